/// What a terminal shows of what was written to it: a few sequences of ECMA-48 and xterm, and nothing else.
///
/// A sequence that it does not know is noted, so that a test sees it.
package struct ReplayedScreen {
  package let columns: Int
  package let rows: Int
  package private(set) var cells: [[String]]
  package private(set) var reversed: [[Bool]]
  package private(set) var cursor = (row: 0, column: 0)
  package private(set) var unknown: [String] = []
  private var isReversed = false
  private let width: (Character) -> Int

  /// An empty screen; `width` says how many cells a cluster takes.
  package init(columns: Int, rows: Int, width: @escaping (Character) -> Int) {
    (self.columns, self.rows, self.width) = (columns, rows, width)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    reversed = Array(repeating: Array(repeating: false, count: columns), count: rows)
  }

  /// The lines without spaces at their ends.
  package var lines: [String] {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// All of them.
  package var text: String { lines.joined(separator: "\n") }

  /// The lines with what is shown in reverse between SGR 7 and 27.
  package var styled: String {
    zip(cells, reversed).map { cells, reversed in
      var (line, isOn) = ("", false)
      for (cell, isReversed) in zip(cells, reversed) {
        if isOn != isReversed { line += isReversed ? "\u{1B}[7m" : "\u{1B}[27m" }
        isOn = isReversed
        line += cell
      }
      return isOn ? line + "\u{1B}[27m" : line
    }.joined(separator: "\n")
  }

  /// The lines in which something is shown in reverse, but for the first.
  package var selected: [Int] { reversed.indices.dropFirst().filter { reversed[$0].contains(true) } }

  /// Takes an output.
  package mutating func write(_ output: String) {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      if character == "\u{1B}" {
        guard rest.popFirst() == "[" else { continue }
        var parameters = ""
        while let next = rest.popFirst() {
          if next.isLetter {
            take(next, parameters)
            break
          }
          parameters.append(next)
        }
      } else {
        put(character)
      }
    }
  }

  private mutating func take(_ final: Character, _ parameters: String) {
    let numbers = parameters.split(separator: ";").map { Int($0) ?? 0 }
    switch final {
    case "H":
      cursor = (max(1, numbers.first ?? 1) - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J":
      for row in (parameters == "2" ? 0 : cursor.row)..<rows {
        for column in 0..<columns where row > cursor.row || column >= cursor.column || parameters == "2" {
          cells[row][column] = " "
          reversed[row][column] = false
        }
      }
    case "m": isReversed = parameters == "7" ? true : parameters == "27" ? false : isReversed
    case "h", "l": break
    default: unknown.append(parameters + String(final))
    }
  }

  private mutating func put(_ character: Character) {
    let taken = width(character)
    guard cursor.row < rows, cursor.column + taken <= columns else {
      unknown.append("outside: \(character)")
      return
    }
    cells[cursor.row][cursor.column] = String(character)
    reversed[cursor.row][cursor.column] = isReversed
    for column in cursor.column + 1..<max(cursor.column + 1, cursor.column + taken) {
      cells[cursor.row][column] = ""
      reversed[cursor.row][column] = isReversed
    }
    cursor.column += taken
  }
}
