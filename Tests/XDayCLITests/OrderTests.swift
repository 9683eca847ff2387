import Foundation
import Terminal
import Testing
import XDayCLI

@Suite("The order in an editor")
struct OrderTests {
  static func session() -> (Session, ScriptedHelpers) {
    let session = Session(language: "en")
    session.random = LetterGenerator(letters: "bk fd gz hn kt")
    session.run("add", "Tax return today 2h")
    session.run("add", "Offer today 1h #work")
    session.run("add", "Dentist today 14:00 45min")
    session.run("add", "--title", "Monday report", "--day", "today", "--for", "30", "--urgent")
    session.run("add", "every day stretch 10min")
    let helpers = ScriptedHelpers()
    session.helpers = helpers
    session.environment["EDITOR"] = "nano"
    return (session, helpers)
  }

  /// The text with these lines in the place of the tasks' lines.
  static func lines(_ new: String...) -> (String) -> String {
    { text in
      let notes = text.components(separatedBy: "\n# ").dropFirst().map { "# " + $0 }
      return (new + [""] + notes).joined(separator: "\n")
    }
  }

  static func codes(_ session: Session) -> [String] {
    session.run("today", "--no-color").out.split(separator: "\n").compactMap { line in
      let code = line.split(separator: " ").last.map(String.init) ?? ""
      return ["bk", "fd", "gz", "hn", "kt"].contains(code) ? code : nil
    }
  }

  static func kept(_ session: Session) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: session.folder)) ?? []).filter {
      $0.hasPrefix("xday-order-")
    }
  }

  @Test("one task a line, code first, as add reads it; saved as it is nothing happens")
  func unchanged() {
    let (session, helpers) = Self.session()
    let before = session.run("list", "--all", "--json").out
    helpers.edits = [{ $0 }]
    #expect(session.run("order").out == "nothing changed\n")
    #expect(helpers.command == "nano")
    let shown = helpers.opened[0].split(separator: "\n").prefix { !$0.hasPrefix("#") }
    #expect(
      shown == [
        "gz Dentist 14:00 45min", "bk Tax return 120min", "fd Offer 60min #work",
        "hn \"Monday report\" 30min !",
        "kt stretch 10min",
      ])
    #expect(session.run("list", "--all", "--json").out == before)
    #expect(session.run("undo", "--list").out.contains("order") == false)
    #expect(Self.kept(session).isEmpty)
  }

  @Test("the lines' order is the order, what has a time stays by the clock, and one undo takes all back")
  func reordered() {
    let (session, helpers) = Self.session()
    helpers.edits = [
      Self.lines(
        "kt stretch 10min", "hn Report 45min", "bk Tax return 120min", "gz Dentist 14:00 45min",
        "fd Offer 90min")
    ]
    let before = session.run("today").out
    let result = session.run("order", "--json")
    #expect(result.status == 0)
    #expect(Self.codes(session) == ["gz", "kt", "hn", "bk", "fd"])
    let list = session.run("today").out
    #expect(
      list.contains("Report ") && list.contains("45 min") && !list.contains("#work")
        && !list.contains("urgent"))
    #expect(session.run("undo").out.contains("order"))
    #expect(session.run("today").out == before)
  }

  @Test("as few tasks move as can: one line taken to the front is one change")
  func few() {
    let (session, helpers) = Self.session()
    helpers.edits = [
      { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return ([lines[3]] + lines[0..<3] + lines[4...]).joined(separator: "\n")
      }
    ]
    let result = session.run("order")
    #expect(result.out.split(separator: "\n").count == 1 && result.out.contains("hn  Monday report"))
    #expect(Self.codes(session) == ["gz", "hn", "bk", "fd", "kt"])
  }

  static let faultyLines: [(String, Int)] = [
    ("zz Offer", 3), ("fd Offer\nfd Offer", 4), ("fd " + String(repeating: "x", count: 501), 3),
  ]

  @Test("an error names the line and keeps the text", arguments: faultyLines)
  func faults(line: String, number: Int) {
    let (session, helpers) = Self.session()
    let before = session.run("list", "--all", "--json").out
    helpers.edits = [Self.lines("gz Dentist 14:00 45min", "bk Tax return 120min", line)]
    let result = session.run("order")
    #expect(result.status == 2 && result.err.contains("line \(number): "))
    #expect(Self.kept(session).count == 1 && result.err.contains(Self.kept(session)[0] + "/order.txt"))
    #expect(session.run("list", "--all", "--json").out == before)
  }

  @Test("a line that is gone is an error where nobody can be asked, and a question at a terminal")
  func gone() {
    let (session, helpers) = Self.session()
    let without = Self.lines("gz Dentist 14:00 45min", "bk Tax return 120min")
    helpers.edits = [without]
    let refused = session.run("order")
    #expect(refused.status == 2 && refused.err.contains("“Offer” is missing"))
    #expect(Self.codes(session).count == 5)
    helpers.edits = [without]
    session.terminalWidth = 80
    session.keys = "xl\r"
    #expect(session.run("order").status == 0)
    session.keys = nil
    session.terminalWidth = nil
    #expect(Self.codes(session) == ["gz", "bk", "kt"])
    #expect(session.run("list").out.contains("Monday report"))
    session.run("undo")
    #expect(Self.codes(session).count == 5)
  }

  @Test("at a terminal one can go on editing after an error, or stop and keep the text")
  func again() {
    let (session, helpers) = Self.session()
    let good = Self.lines(
      "gz Dentist 14:00 45min", "fd Offer 60min #work", "bk Tax return 120min",
      "hn \"Monday report\" 30min !",
      "kt stretch 10min")
    session.terminalWidth = 80
    session.keys = "e"
    helpers.edits = [Self.lines("zz nothing"), good]
    #expect(session.run("order").status == 0)
    #expect(helpers.opened.last?.hasPrefix("zz nothing") ?? false)
    session.keys = "q"
    helpers.edits = [Self.lines("zz nothing")]
    #expect(session.run("order").status == 2)
    #expect(Self.kept(session).count == 1)
  }

  @Test("what another has changed meanwhile is not written over, and the text is kept")
  func meanwhile() {
    let (session, helpers) = Self.session()
    helpers.edits = [
      { text in
        session.run("done", "fd")
        return Self.lines(
          "hn \"Monday report\" 30min !", "fd Offer 2h", "bk Tax return 120min", "kt stretch 10min",
          "gz Dentist")(text)
      }
    ]
    let result = session.run("order")
    #expect(result.status == 4 && result.err.contains("“Offer” has changed meanwhile"))
    #expect(Self.kept(session).count == 1)
    #expect(Self.codes(session) == ["gz", "bk", "hn", "kt"])
  }

  @Test(
    "an editor that is missing, or ends with a status of its own, changes nothing and is told as what it is",
    arguments: [
      (nil, "could not be used"), (127, "could not be used"), (126, "could not be used"),
      (1, "ended with status 1"), (130, "ended with status 130"),
    ] as [(Int32?, String)])
  func noEditor(status: Int32?, told: String) {
    let (session, helpers) = Self.session()
    helpers.editing = status
    session.environment["VISUAL"] = "nope"
    let before = session.run("list", "--all", "--json").out
    let result = session.run("order")
    #expect(result.status == 2 && result.err.contains("the editor “nope” \(told)"), "\(result.err)")
    #expect(Self.kept(session).isEmpty && session.run("list", "--all", "--json").out == before)
  }

  @Test("where none is named and no terminal is there, no editor is started")
  func noTerminal() {
    let (session, helpers) = Self.session()
    helpers.edits = [{ $0 }]
    for name in [nil, "", " "] {
      session.environment["EDITOR"] = name
      let result = session.run("order")
      #expect(result.status == 2 && result.err.contains("needs a terminal"), "\(result)")
    }
    #expect(helpers.command.isEmpty && Self.kept(session).isEmpty)
    session.terminalWidth = 80
    session.keys = ""
    #expect(session.run("order").status == 0 && helpers.command == "vi")
  }

  @Test("no comment in the file is wider than editors usually stand", arguments: ["de", "en"])
  func notes(language: String) {
    let (session, helpers) = Self.session()
    session.environment["XDAY_LANG"] = language
    helpers.edits = [{ $0 }]
    session.run("order")
    let notes = helpers.opened[0].split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(notes.count > 5 && notes.allSatisfy { $0.count <= 79 }, "\(notes)")
  }

  @Test("a real editor gets the file, whatever its folder is called")
  func live() throws {
    let folder = NSTemporaryDirectory() + "xday it's \(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/order.txt"
    try Data("one\n".utf8).write(to: URL(fileURLWithPath: file))
    #expect(LiveHelpers().edit(file, with: "sed -i.old s/one/two/") == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "two\n")
    #expect(LiveHelpers().edit(file, with: "exit 3;") == 3)
  }
}
