/// A line as it is typed: its text, where the cursor stands, and the editing keys of a shell.
package struct LineEditor: Equatable, Sendable {
  /// What became of the line.
  package enum Outcome: Equatable, Sendable {
    /// It goes on.
    case editing
    /// Enter: it is complete.
    case done
    /// Esc, or Ctrl-D in an empty line.
    case cancelled
  }

  /// What stands before the cursor.
  package private(set) var before: String
  /// What stands after it.
  package private(set) var after: String

  /// The whole line.
  package var text: String { before + after }

  /// A line that begins with a text, the cursor behind it.
  package init(_ text: String = "") {
    before = text
    after = ""
  }

  /// Takes a key or a paste; whatever means nothing in a line does nothing.
  package mutating func take(_ event: ConsoleEvent) -> Outcome {
    switch event {
    case .paste(let text):
      insert(LineEditor.singleLine(text))
      return .editing
    case .key(let press): return take(press)
    default: return .editing
    }
  }

  /// A paste in one line: a line break is a space, other controls are left out.
  private static func singleLine(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.trimming({ $0.isNewline }).unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        if result.last != " " { result.append(" ") }
      } else if !Harmful.contains(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private mutating func insert(_ text: String) {
    before += text
  }

  private mutating func take(_ press: KeyPress) -> Outcome {
    switch (press.key, press.modifiers) {
    case (.enter, _): return .done
    case (.escape, _): return .cancelled
    case (.character(let character), []), (.character(let character), .shift): insert(String(character))
    case (.character("d"), .control) where text.isEmpty: return .cancelled
    case (.backspace, .alt), (.character("w"), .control): before = String(before[..<wordStart])
    case (.backspace, _), (.character("h"), .control): before = String(before.dropLast())
    case (.delete, _), (.character("d"), .control): after = String(after.dropFirst())
    case (.character("d"), .alt): after = String(after[wordEnd...])
    case (.character("u"), .control): before = ""
    case (.character("k"), .control): after = ""
    case (.home, _), (.character("a"), .control): move(to: 0)
    case (.end, _), (.character("e"), .control): move(to: text.count)
    case (.left, .control), (.left, .alt), (.character("b"), .alt):
      move(to: before.distance(from: before.startIndex, to: wordStart))
    case (.right, .control), (.right, .alt), (.character("f"), .alt):
      move(to: before.count + after.distance(from: after.startIndex, to: wordEnd))
    case (.left, _), (.character("b"), .control): move(to: max(0, before.count - 1))
    case (.right, _), (.character("f"), .control): move(to: before.count + 1)
    default: break
    }
    return .editing
  }

  private mutating func move(to offset: Int) {
    let text = text
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    (before, after) = (String(text[..<index]), String(text[index...]))
  }

  /// Where the word before the cursor begins.
  private var wordStart: String.Index {
    var index = before.endIndex
    while index > before.startIndex, before[before.index(before: index)] == " " {
      index = before.index(before: index)
    }
    while index > before.startIndex, before[before.index(before: index)] != " " {
      index = before.index(before: index)
    }
    return index
  }

  /// Where the word after the cursor ends.
  private var wordEnd: String.Index {
    var index = after.startIndex
    while index < after.endIndex, after[index] == " " { index = after.index(after: index) }
    while index < after.endIndex, after[index] != " " { index = after.index(after: index) }
    return index
  }
}
