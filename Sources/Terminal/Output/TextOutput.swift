/// A place to write bytes to: a descriptor of the process, or what a test has instead.
package protocol Sink: AnyObject {
  /// Whether a person looks at it directly.
  var isTerminal: Bool { get }
  /// The width in cells, nil where there is none to know.
  var columns: Int? { get }
  /// The height in lines, nil where there is none to know.
  var rows: Int? { get }
  /// Whether it was closed before the program started.
  var isClosed: Bool { get }
  /// Writes all of the bytes or throws; `WriteFailure.closed` when the reader went away.
  func write(_ bytes: [UInt8]) throws(WriteFailure)
}

extension Sink {
  /// Most places have no height.
  package var rows: Int? { nil }
  /// Open, as outputs usually are.
  package var isClosed: Bool { false }
}

/// Why text could not be written.
package enum WriteFailure: Error, Equatable {
  /// The reader of a pipe went away: nothing is wrong, and nobody is left to tell.
  case closed
  /// The system's error number.
  case failed(Int32)
}

/// An output of the program: all that is written to it passes the gate (`Gate`), whoever writes.
package struct TextOutput {
  private let sink: any Sink

  /// The output that ends in this sink.
  package init(_ sink: any Sink) {
    self.sink = sink
  }

  /// Whether a person looks at it directly.
  package var isTerminal: Bool { sink.isTerminal }
  /// The width in cells, nil where there is none to know.
  package var columns: Int? { sink.columns }
  /// The height in lines, nil where there is none to know.
  package var rows: Int? { sink.rows }
  /// Whether it was closed before the program started.
  package var isClosed: Bool { sink.isClosed }

  /// The bytes of a text as they would be written here, for a program that shows them in this output's place.
  package func bytes(of text: StyledText, as form: TextForm = .text) -> [UInt8] {
    Gate.bytes(of: text, as: form, isTerminal: sink.isTerminal)
  }

  /// Writes all of a text or throws; `WriteFailure.closed` when the reader went away.
  package func write(_ text: StyledText, as form: TextForm = .text) throws(WriteFailure) {
    try sink.write(Gate.bytes(of: text, as: form, isTerminal: form == .interchange && sink.isTerminal))
  }

  /// Writes a file that is no text into a pipe or a file, as it is; at a terminal nothing, since all bytes mean something there.
  package func write(file bytes: [UInt8]) throws(WriteFailure) {
    if !sink.isTerminal { try sink.write(bytes) }
  }

  /// Writes all of a text or throws; `WriteFailure.closed` when the reader went away.
  package func write(_ text: String, as form: TextForm = .text) throws(WriteFailure) {
    try write(StyledText(text), as: form)
  }
}
