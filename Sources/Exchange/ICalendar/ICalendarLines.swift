/// The content lines of an iCalendar text (RFC 5545 §3.1), with folds taken out: one after the other, each once.
///
/// A fold may lie inside a character, so it is taken out of the bytes.
struct ICalendarLines {
  private let bytes: [UInt8]
  private var place = 0
  /// How many physical lines lie before the place.
  private var row = 0

  /// The lines of a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next line that is not empty, with the number of its first physical line, counted from 1; nil at the end.
  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    skipEmpty()
    guard place < bytes.count else { return nil }
    let number = row + 1
    let first = takeRow()
    skipEmpty()
    guard isAtFold else { return (number, first) }
    var all = Array(first)
    while isAtFold {
      all += takeRow().dropFirst()
      skipEmpty()
    }
    return (number, all[...])
  }

  private var isAtFold: Bool {
    place < bytes.count && (bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t"))
  }

  /// The physical line that begins here, without its break: LF or CR LF.
  private mutating func takeRow() -> ArraySlice<UInt8> {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[place..<end]
    place = min(end + 1, bytes.count)
    row += 1
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  private mutating func skipEmpty() {
    while place < bytes.count {
      let hasReturn = bytes[place] == UInt8(ascii: "\r")
      let end = hasReturn ? place + 1 : place
      guard end == bytes.count || bytes[end] == UInt8(ascii: "\n") else { return }
      place = min(end + 1, bytes.count)
      row += 1
    }
  }
}
