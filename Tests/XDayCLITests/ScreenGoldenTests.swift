import Foundation
import Terminal
import TestSupport
import Testing

@testable import XDayCLI

/// Recorded keys at three sizes in both languages: what the screen shows after each, as it was looked at once.
@Suite("xday ui, as it looks")
struct ScreenGoldenTests {
  static let sizes = [(40, 10), (80, 24), (200, 60)]
  static let cases = ["de", "en"].flatMap { language in sizes.map { (language, $0.0, $0.1) } }

  /// What is pressed, each until the next is looked at.
  static let keys = [
    "j", "j", " ", "2", "3", "\u{1B}[C", "4", "5", "6", "1", "?", "q", "aAnruf 日本 16:00 30min #work",
    "\u{1B}",
  ]

  /// The frames, and all that was written for them.
  static func frames(_ language: String, _ columns: Int, _ rows: Int) -> (frames: [String], output: String) {
    let screen = ScreenTests.filled(language, columns: columns, rows: rows)
    screen.session.run("log", "8:00-9:00 Mails #work")
    screen.session.run("add", "Old bread", "--day", "2026-11-27")
    var frames: [String] = []
    var steps: [(ScreenSession) -> ConsoleEvent] = []
    for key in keys {
      for (index, event) in ScreenSession.events(key).enumerated() {
        steps.append { screen in
          if index == 0 { frames.append("\(screen.screen.text)") }
          return event
        }
      }
    }
    screen.run(steps)
    frames.append(screen.screen.text)
    return (frames, screen.output)
  }

  @Test("every frame is the recorded one (XDAY_RECORD=1 writes them)", arguments: cases)
  func golden(language: String, columns: Int, rows: Int) throws {
    let (frames, output) = Self.frames(language, columns, rows)
    let text = zip(frames, ["start"] + Self.keys.map(\.debugDescription)).map { frame, key in
      "== \(key)\n\(frame)\n"
    }.joined()
    let file = Repository.file("Tests/XDayCLITests/Fixtures/screen/\(language)-\(columns)x\(rows).txt")
    if ProcessInfo.processInfo.environment["XDAY_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    // No line is wider than the screen, and nothing was written outside of it.
    for line in text.split(separator: "\n") where !line.hasPrefix("== ") {
      #expect(CellWidth.of(String(line)) <= columns)
    }
    #expect(!output.isEmpty)
  }

  /// Whether python3 has pyte, a terminal emulator of others.
  static let hasPyte = (try? Binary().shell("python3 -c 'import pyte'").status == 0) ?? false

  @Test(
    "a terminal emulator of others shows the same",
    .enabled(if: hasPyte, "needs python3 with pyte"), arguments: cases)
  func emulator(language: String, columns: Int, rows: Int) throws {
    let (frames, output) = Self.frames(language, columns, rows)
    let file = NSTemporaryDirectory() + "xday-tests-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    // What was written before the screen is left.
    let shown = output.components(separatedBy: "\u{1B}[?1049l")[0]
    try shown.write(toFile: file, atomically: true, encoding: .utf8)
    let script =
      "import pyte,sys; s=pyte.Screen(\(columns),\(rows)); pyte.ByteStream(s).feed(open(sys.argv[1],'rb').read()); "
      + "print('\\n'.join(l.rstrip() for l in s.display))"
    let result = try Binary().shell(
      "PYTHONIOENCODING=utf-8 python3 -c \"\(script.replacing("\\", with: "\\\\"))\" \(file)")
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out == (frames.last ?? "") + "\n")
  }
}
