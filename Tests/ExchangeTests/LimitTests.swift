import DayBudget
import Testing

@testable import Exchange

@Suite("What is too much for an import")
struct LimitTests {
  static let texts = [
    "", "a", "a\nb", "a\r\nb\r\n", "a\rb\n\rc", "a\u{85}b\u{2028}c\u{2029}d\u{B}e\u{C}f",
    "\n\u{301}x\r\n\u{301}\n",
    "🏔\r\n\r\n\t", "\r\r\n\n",
  ]

  @Test("lines end where a reader of characters sees them end", arguments: texts)
  func lines(text: String) {
    let characters = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    #expect(Array(TextLines(text)) == characters)
  }

  static let calendars: [(text: String, lines: [String])] = [
    ("A:1\r\nB:2", ["1 A:1", "2 B:2"]), ("A:\n 1\n\t2\nB:3\n", ["1 A:12", "4 B:3"]),
    ("\n\r\nA:1\n\n 2\n\nB:3", ["3 A:12", "7 B:3"]), (" A:1\n 2", ["1  A:12"]), ("\r", []), ("", []),
    ("A:1\r", ["1 A:1"]), ("A:1\r\r\nB:2", ["1 A:1\r", "2 B:2"]), ("A:ü\n", ["1 A:ü"]),
  ]

  @Test("content lines: folds, empty lines, no break at the end", arguments: calendars)
  func contentLines(text: String, expected: [String]) {
    var reader = ICalendarLines(text)
    var lines: [String] = []
    while let (number, bytes) = reader.next() {
      lines.append("\(number) " + String(decoding: bytes, as: UTF8.self))
    }
    #expect(lines == expected)
  }

  private static func fault(_ read: () throws -> ImportedTasks) -> ExchangeFault? {
    do {
      _ = try read()
      return nil
    } catch {
      return error as? ExchangeFault
    }
  }

  @Test("what is to be a title, a tag or a name is no book, and the line of it is named")
  func details() throws {
    let long = String(repeating: "a ", count: 50_001)
    let tooLong = { ExchangeFault(line: $0, kind: .detailTooLong) }
    #expect(Self.fault { try todoTxt("Milk\n\n" + long) } == tooLong(3))
    for name in ["SUMMARY", "UID", "CATEGORIES"] {
      #expect(Self.fault { try todo("DTSTART:20261201", "\(name):\(long)") } == tooLong(4), "\(name)")
    }
    for name in ["description", "uuid", "project", "tags"] {
      var tasks = ImportedTasks()
      var attributes = ["description": ForeignValue.text("x")]
      attributes[name] = .text(long)
      let object = try #require(TaskwarriorObject(attributes, line: 7))
      #expect(throws: tooLong(7), "\(name)") {
        try TaskwarriorReader(context()).read([object], into: &tasks)
      }
    }
    // A note can be one.
    #expect(try todo("SUMMARY:x", "DESCRIPTION:" + long).tasks.first?.notes == long)
  }

  @Test("as many tasks as are taken in at once, and one more")
  func tasks() throws {
    var tasks = ImportedTasks()
    for number in 0..<ImportLimits.tasks { try tasks.add(PlainTask(.own("\(number)"), title: "x")) }
    #expect(throws: ExchangeFault(kind: .tooManyTasks)) {
      try tasks.add(PlainTask(.own("one more"), title: "x"))
    }
  }

  @Test("as many components as tasks are taken in at once, and one more, whether they are tasks or not")
  func components() {
    func text(_ count: Int) -> String {
      "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VTODO\nEND:VTODO\n", count: count) + "END:VCALENDAR\n"
    }
    #expect(throws: Never.self) { try ICalendarComponent.all(in: text(ImportLimits.tasks)) }
    #expect(throws: ExchangeFault(kind: .tooManyTasks)) {
      try ICalendarComponent.all(in: text(ImportLimits.tasks + 1))
    }
  }

  @Test("a todo.txt has an end of its own")
  func todoTxtBytes() throws {
    let most = ImportLimits.todoTxtBytes
    let empty = String(repeating: "\n", count: most - 1)
    #expect(try todoTxt(empty + "x").tasks.count == 1)
    #expect(Self.fault { try todoTxt(empty + "xy") } == ExchangeFault(kind: .tooLarge(most: most)))
  }

  @Test("whatever went out comes in again: of xday's own documents more is read")
  func bytes() {
    for own in ["{\"schema\": \"xday.export/1\", ", "\n\n{\"format\": 1"] {
      #expect(ImportLimits.bytes(beginning: own.utf8) == ImportLimits.ownBytes)
    }
    for other in ["", "[{\"format\": 1}]", "{\"description\": 1}", "BEGIN:VCALENDAR", "\0\0\0\0"] {
      #expect(ImportLimits.bytes(beginning: other.utf8) == ImportLimits.bytes)
    }
  }
}
