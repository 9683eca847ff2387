import Terminal

/// What a terminal shows, as a picture in SVG that follows the reader's choice of light or dark.
struct Picture {
  /// A stretch of characters that look alike.
  private struct Run {
    var column: Int
    var width: Int
    var text: String
    var look: Set<Int>
  }

  private var rows: [[Run]] = []
  /// What was met that a picture does not know, so that no picture is wrong unseen.
  private(set) var unknown: [String] = []

  private static let (cell, line, edge, above) = (8.4, 20, 20, 44)

  /// Shows the lines of an output; of its sequences those that set the look of characters count.
  init(_ output: String) {
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      rows.append(runs(of: line))
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
  }

  private mutating func runs(of line: Substring) -> [Run] {
    var (runs, column, look) = ([Run](), 0, Set<Int>())
    var rest = line[...]
    while let character = rest.first {
      if character == "\u{1B}", let end = rest.firstIndex(where: \.isLetter) {
        set(&look, String(rest[...end].dropFirst()))
        rest = rest[rest.index(after: end)...]
        continue
      }
      let width = CellWidth.of(character)
      if let last = runs.last, last.look == look, last.column + last.width == column,
        character != " " || look == [7]
      {
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].width += width
      } else if character != " " || look == [7] {
        runs.append(Run(column: column, width: width, text: String(character), look: look))
      }
      column += width
      rest = rest.dropFirst()
    }
    return runs
  }

  private mutating func set(_ look: inout Set<Int>, _ sequence: String) {
    guard sequence.hasPrefix("["), sequence.hasSuffix("m") else { return unknown.append(sequence) }
    for code in sequence.dropFirst().dropLast().split(separator: ";") {
      switch Int(code) {
      case 0: look = []
      case 22: look.subtract([1, 2])
      case 27: look.remove(7)
      case let known? where [1, 2, 7].contains(known): look.insert(known)
      default: unknown.append(sequence)
      }
    }
  }

  /// The picture, with the command line that gave it as its first line.
  func svg(of command: String) -> String {
    let columns = max(command.count + 2, rows.map { $0.last.map { $0.column + $0.width } ?? 0 }.max() ?? 0)
    let width = Int(Double(columns) * Self.cell) + 2 * Self.edge
    let height = Self.above + rows.count * Self.line + Self.edge
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(Self.escaped(command))</title>",
      """
      <style>
      rect { fill: #fbfaf7 } text { fill: #24292f; font: 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace }
      .s1 { font-weight: bold } .s2 { fill: #6a737d } rect.s7 { fill: #24292f } text.s7 { fill: #fbfaf7 }
      @media (prefers-color-scheme: dark) {
      rect { fill: #16191d } text { fill: #d8dee4 } .s2 { fill: #8b949e } rect.s7 { fill: #d8dee4 } text.s7 { fill: #16191d }
      }
      </style>
      <rect width="100%" height="100%" rx="8"/>
      """,
      "<text class=\"s2\" x=\"\(Self.edge)\" y=\"28\">$ \(Self.escaped(command))</text>",
    ]
    for (row, runs) in rows.enumerated() {
      for run in runs { lines.append(Self.element(run, top: Self.above + row * Self.line)) }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func element(_ run: Run, top: Int) -> String {
    let tenths = Int(cell * 10)
    func pixels(_ columns: Int) -> String { "\(columns * tenths / 10).\(columns * tenths % 10)" }
    let (x, width) = (pixels(run.column), pixels(run.width))
    let name =
      run.look.isEmpty ? "" : " class=\"\(run.look.sorted().map { "s\($0)" }.joined(separator: " "))\""
    let back =
      run.look.contains(7)
      ? "<rect\(name) x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(line)\" transform=\"translate(\(edge))\"/>"
      : ""
    return back
      + "<text\(name) x=\"\(x)\" y=\"\(top + 15)\" textLength=\"\(width)\" transform=\"translate(\(edge))\" xml:space=\"preserve\">\(escaped(run.text))</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }
}
