#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file descriptor to write to: the one throwing writer for all output.
final class DescriptorSink: Sink {
  private let descriptor: Int32

  /// A sink on an open descriptor, 1 for the answer, 2 for everything else.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  var columns: Int? { size.map { Int($0.ws_col) } }

  var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return size
  }

  func write(_ text: String) throws(WriteFailure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      #if canImport(Darwin)
        let count = bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Glibc)
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = bytes.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .failed(errno)
      }
    }
  }
}

/// Standard input.
final class DescriptorInput: Input {
  private let descriptor: Int32
  /// What was typed ahead and not asked for yet.
  private var ahead: [UInt8] = []

  /// An input on an open descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func readAll() throws(ReadFailure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let chunk = readChunk(65_536)
      if let chunk {
        if chunk.isEmpty { return all }
        all += chunk
      } else if errno != EINTR {
        throw ReadFailure(code: errno)
      }
    }
  }

  func readLine() -> String? {
    let typed = String(decoding: ahead, as: UTF8.self)
    ahead = []
    if let end = typed.firstIndex(where: \.isNewline) {
      ahead = Array(typed[typed.index(after: end)...].utf8)
      return String(typed[..<end])
    }
    return Swift.readLine(strippingNewline: true).map { typed + $0 }
  }

  func readKey() -> Character? {
    var saved = termios()
    guard tcgetattr(descriptor, &saved) == 0 else { return nil }
    var raw = saved
    // Ctrl-C comes as a key, so that the terminal is left as it was found.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(descriptor, TCSANOW, &raw)
    defer { tcsetattr(descriptor, TCSANOW, &saved) }
    if ahead.isEmpty {
      guard let bytes = readChunk(64), !bytes.isEmpty else { return nil }
      ahead = bytes
    }
    // A terminal hands the bytes of one character over together.
    let key = String(decoding: ahead, as: UTF8.self).first
    ahead.removeFirst(min(ahead.count, key?.utf8.count ?? ahead.count))
    return key
  }

  private func readChunk(_ size: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let got = read(descriptor, buffer.baseAddress, size)
      failed = got < 0
      count = max(0, got)
    }
    return failed ? nil : bytes
  }
}
