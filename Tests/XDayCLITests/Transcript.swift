import Foundation
import Testing
import XDayCLI

/// A session as it is typed: command lines, what they print, and their exit status where it is not 0.
///
/// ```
/// # language: de
/// # codes: bk fd
/// # file work.ics: BEGIN:VCALENDAR\n…
/// $ xday add "Zahnarzt morgen 14:00 45min"
/// bk  Zahnarzt · Di 1. Dez 14:00 · 45 min · rückgängig: xday undo
/// $ xday done nichts
/// xday: keine offene Aufgabe passt zu «nichts»
/// [3]
/// ```
/// `# now:` moves the clock; `# clock:` the machine's own, without `--now`. `{folder}` in a command line is the session's folder. Standard output comes
/// before standard error; a line of it that begins with `# ` has a backslash before that; CR LF, as CSV has it, is compared as a line end.
struct Transcript {
  /// One command line with what was expected.
  struct Step {
    var line: Int
    var command: String
    var expected: String
  }

  private enum Part {
    case setting(name: String, value: String)
    case step(Step)
  }

  private var parts: [Part] = []

  /// Reads a transcript.
  init(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("$ ") {
        parts.append(.step(Step(line: index + 1, command: String(line.dropFirst(2)), expected: "")))
      } else if line.hasPrefix("# ") {
        let pair = line.dropFirst(2).split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        if pair.count == 2 { parts.append(.setting(name: pair[0], value: pair[1])) }
      } else if case .step(var step) = parts.last {
        // An output line that begins like a comment is escaped.
        step.expected += (line.hasPrefix("\\# ") ? line.dropFirst() : line) + "\n"
        parts[parts.count - 1] = .step(step)
      }
    }
  }

  /// Runs it and returns, for each step that came out differently, what was wanted and what came.
  func differences(in session: Session = Session()) throws -> [String] {
    var differences: [String] = []
    for part in parts {
      switch part {
      case .setting("language", let value): session.environment["XDAY_LANG"] = value
      case .setting("now", let value): session.now = value
      case .setting("clock", let value): session.clock = value
      case .setting("columns", let value): session.environment["COLUMNS"] = value
      case .setting("codes", let value): session.random = LetterGenerator(letters: value)
      case .setting("input", let value): session.input = value.replacing("\\n", with: "\n")
      case .setting(let name, let value) where name.hasPrefix("file "):
        _ = try session.write(value.replacing("\\n", with: "\n"), to: String(name.dropFirst(5)))
      case .setting: break
      case .step(let step):
        let result = session.run(
          Array(Transcript.words(step.command.replacing("{folder}", with: session.folder)).dropFirst()))
        let status = result.status == 0 ? "" : "[\(result.status)]\n"
        let actual = (result.out + result.err + status).replacing(session.folder, with: "{folder}")
          .replacing("\r\n", with: "\n")
        // Empty lines between steps are for the reader.
        if Transcript.trimmed(actual) != Transcript.trimmed(step.expected) {
          differences.append("line \(step.line): \(step.command)\nwanted:\n\(step.expected)came:\n\(actual)")
        }
      }
    }
    return differences
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The words of a command line with single and double quotes and backslashes.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var escaped = false
    for character in line {
      if escaped {
        word = (word ?? "") + String(character)
        escaped = false
      } else if character == "\\" && quote != "'" {
        escaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
