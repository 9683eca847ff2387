import Terminal

/// What a terminal shows of an output: its lines after returns and breaks at its edge, without spaces at their ends.
struct Screen {
  private var lines: [[String]] = [[]]
  private var column = 0
  private let columns: Int

  /// The lines.
  var rows: [String] {
    lines.map { line in
      var row = line.joined()
      while row.last == " " { row.removeLast() }
      return row
    }
  }

  /// All of them.
  var text: String { rows.joined(separator: "\n") }

  /// Shows an output of text, returns, line breaks and sequences that change nothing of the text.
  init(_ output: String, columns: Int) {
    self.columns = columns
    var isSequence = false
    for character in output {
      if isSequence {
        isSequence = !character.isLetter
      } else if character == "\u{1B}" {
        isSequence = true
      } else if character == "\r" {
        column = 0
      } else if character == "\n" || character == "\r\n" {
        lines.append([])
        column = 0
      } else {
        put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = CellWidth.of(character)
    if column + width > columns {
      lines.append([])
      column = 0
    }
    let row = lines.count - 1
    while lines[row].count < column + width { lines[row].append(" ") }
    lines[row][column] = String(character)
    for covered in column + 1..<max(column + 1, column + width) { lines[row][covered] = "" }
    column += width
  }
}
