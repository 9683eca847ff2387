/// A text with what a terminal is to do in it: words from anywhere, controls from the program alone.
///
/// UTF-8 in which a control is `FF` and its number. No `String` holds the byte `FF`, so whatever a title or a file
/// name contains, a control cannot come from it.
package struct StyledText: Equatable, Sendable {
  /// The text and its controls, for the gate.
  private(set) var bytes: [UInt8]

  /// The byte before a control's number; it stands nowhere in UTF-8.
  static let mark: UInt8 = 0xFF
  /// In the place of a control's number: the cursor moves to the cell whose row and column follow, each as two digits
  /// to the base of 128.
  static let moveMark: UInt8 = 0xFE

  /// How many bytes the control has that begins at an index.
  static func controlLength(_ number: UInt8) -> Int { number == moveMark ? 6 : 2 }

  /// A text without controls.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Nothing yet.
  package init() {
    bytes = []
  }

  /// Controls without text, in this order.
  package init(_ controls: Control...) {
    bytes = []
    for control in controls { append(control) }
  }

  /// No text at all.
  package static let empty = StyledText()

  /// Whether there is neither text nor a control.
  package var isEmpty: Bool { bytes.isEmpty }

  /// How many lines it has that are ended.
  package var lineCount: Int { bytes.count { $0 == 0x0A } }

  /// The words alone.
  package var text: String {
    guard bytes.contains(StyledText.mark) else { return String(decoding: bytes, as: UTF8.self) }
    var words: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == StyledText.mark {
        index += StyledText.controlLength(bytes[index + 1])
      } else {
        words.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// Its lines, without the breaks between them; none for no text.
  package var lines: [StyledText] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var text = StyledText()
      text.bytes = Array(line)
      return text
    }
  }

  /// Begins anew in the same place.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends a control.
  package mutating func append(_ control: Control) {
    bytes.append(StyledText.mark)
    bytes.append(control.rawValue)
  }

  /// Appends a move of the cursor to a cell, both counted from 0.
  package mutating func append(moveTo row: Int, column: Int) {
    let digits = [row, column].flatMap { [UInt8($0 >> 7 & 0x7F), UInt8($0 & 0x7F)] }
    bytes += [StyledText.mark, StyledText.moveMark] + digits
  }

  /// Appends spaces, none for a negative number.
  package mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }

  /// Appends a cell and the spaces after it up to a width; a wider one stays as it is.
  package mutating func append(_ cell: Cell, to width: Int) {
    self += cell.text
    append(spaces: width - cell.width)
  }

  /// The text without spaces at its end, which a terminal would only select.
  package var withoutTrailingSpaces: StyledText {
    var result = self
    while result.bytes.last == UInt8(ascii: " ") { result.bytes.removeLast() }
    return result
  }

  /// Appends a piece.
  package static func += (text: inout StyledText, piece: String) {
    text.bytes.append(contentsOf: piece.utf8)
  }

  /// Appends a piece.
  package static func += (text: inout StyledText, piece: StyledText) {
    text.bytes.append(contentsOf: piece.bytes)
  }

  /// One after the other.
  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// One after the other.
  package static func + (left: String, right: StyledText) -> StyledText {
    StyledText(left) + right
  }

  /// One after the other.
  package static func + (left: StyledText, right: String) -> StyledText {
    var result = left
    result += right
    return result
  }
}

extension [String] {
  /// The texts as they are, to stand beside styled ones.
  package var unstyled: [StyledText] { map { StyledText($0) } }
}
