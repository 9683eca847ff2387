import DayBudget
import Testing

@testable import Exchange

@Suite("VTODO")
struct TodoTests {
  /// Lines of a VTODO, what day, time, minutes it gives, and what is listed.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    var day: String?
    var time: String?
    var due: String?
    var minutes: Int?
    var losses: [String] = []

    var testDescription: String { name }
  }

  static let days: [Case] = [
    Case(
      name: "midnight to ten (Tasks.org) is ten o'clock",
      lines: ["DTSTART:20261201T000000", "DUE:20261201T100000"], day: "2026-12-01", time: "10:00",
      due: "2026-12-01"),
    Case(
      name: "a start and an end are a time and its length",
      lines: ["DTSTART:20261201T090000", "DUE:20261201T100000"], day: "2026-12-01", time: "09:00",
      due: "2026-12-01", minutes: 60),
    Case(
      name: "a start that is a date and an end with a time",
      lines: ["DTSTART;VALUE=DATE:20261201", "DUE:20261201T100000"], day: "2026-12-01", time: "10:00",
      due: "2026-12-01"),
    Case(
      name: "a start at midnight and an end that is a date",
      lines: ["DTSTART:20261201T000000", "DUE;VALUE=DATE:20261201"], day: "2026-12-01", due: "2026-12-01"),
    Case(
      name: "start and end are one moment", lines: ["DTSTART:20261201T090000", "DUE:20261201T090000"],
      day: "2026-12-01", time: "09:00", due: "2026-12-01"),
    Case(name: "a date without VALUE", lines: ["DUE:20261201"], due: "2026-12-01"),
    Case(
      name: "a start and another day on which it is due",
      lines: ["DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261204"], day: "2026-12-01", due: "2026-12-04"),
    Case(
      name: "a start with a time and the end of the day on which it is due",
      lines: ["DTSTART:20261201T090000", "DUE:20261201T235959"], day: "2026-12-01", time: "09:00",
      due: "2026-12-01"),
    Case(
      name: "due at a time alone is due on that day", lines: ["DUE:20261201T140000"], due: "2026-12-01",
      losses: [#"DUE changed(to: "2026-12-01")"#]),
    Case(
      name: "a series is counted from DUE where that stands alone",
      lines: ["DUE:20261201T140000", "RRULE:FREQ=DAILY"], day: "2026-12-01", time: "14:00"),
    Case(
      name: "a series has no due day",
      lines: ["DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261204", "RRULE:FREQ=DAILY"],
      day: "2026-12-01",
      losses: ["DUE otherDateCounts"]),
    Case(
      name: "a zone that is known", lines: ["DTSTART;TZID=Test/East:20261201T010000"], day: "2026-11-30",
      time: "23:00"),
    Case(
      name: "a zone that nobody knows", lines: ["DTSTART;TZID=Mars:20261201T010000"], day: "2026-12-01",
      time: "01:00", losses: [#"DTSTART changed(to: "2026-12-01 01:00")"#]),
    Case(
      name: "a year beyond all plans", lines: ["DUE:99991231"],
      losses: ["DUE outOfRange(Exchange.Loss.Limit.year)"]),
    Case(
      name: "a year before all plans", lines: ["DUE:00010101T000000"],
      losses: ["DUE outOfRange(Exchange.Loss.Limit.year)"]),
    Case(name: "no date", lines: ["DUE:20261301"], losses: ["DUE unreadable"]),
    Case(
      name: "more minutes than a day has", lines: ["DURATION:PT9999999H"],
      losses: ["DURATION outOfRange(Exchange.Loss.Limit.duration)"]),
    Case(name: "a priority that is none", lines: ["PRIORITY:12"], losses: ["PRIORITY unreadable"]),
  ]

  @Test("days, times and lengths", arguments: days)
  func day(_ test: Case) throws {
    var tasks = ImportedTasks()
    let text =
      (["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:x"] + test.lines + ["END:VTODO", "END:VCALENDAR"])
      .joined(separator: "\n")
    try TodoReader(try context()).read(text, into: &tasks)
    let task = try #require(tasks.tasks.first)
    #expect(task.day?.description == test.day && task.time?.description == test.time)
    #expect(task.durationMinutes == test.minutes && task.due?.description == test.due)
    #expect(tasks.lossTexts == test.losses)
  }

  static let completions: [(name: String, lines: [String], day: String, losses: [String])] = [
    ("its own instant", ["STATUS:COMPLETED", "COMPLETED:20261115T093000Z"], "2026-11-15", []),
    ("a date", ["STATUS:COMPLETED", "COMPLETED;VALUE=DATE:20261115"], "2026-11-15", []),
    ("a date without VALUE", ["COMPLETED:20261115"], "2026-11-15", []),
    (
      "the latest of the others",
      [
        "STATUS:COMPLETED", "CREATED:20261101T080000Z", "LAST-MODIFIED:20261103T080000Z",
        "DTSTAMP:20261102T080000Z",
      ], "2026-11-03", []
    ),
    ("DTSTAMP alone (Home Assistant)", ["STATUS:COMPLETED", "DTSTAMP:20261024T014011"], "2026-10-24", []),
    ("nothing", ["STATUS:COMPLETED"], "2026-11-30", ["STATUS noCompletionDay"]),
    ("per cent", ["PERCENT-COMPLETE:100"], "2026-11-30", ["PERCENT-COMPLETE noCompletionDay"]),
    (
      "what cannot be", ["STATUS:COMPLETED", "COMPLETED:whenever"], "2026-11-30",
      ["COMPLETED unreadable", "STATUS noCompletionDay"]
    ),
  ]

  @Test("when something was done", arguments: completions)
  func completed(name: String, lines: [String], day: String, losses: [String]) throws {
    for dayStart in [0, 1] {
      var tasks = ImportedTasks()
      let text = (["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:x"] + lines + ["END:VTODO", "END:VCALENDAR"])
        .joined(separator: "\n")
      try TodoReader(try context(dayStart: dayStart)).read(text, into: &tasks)
      #expect(tasks.tasks.first?.completedDay?.description == day)
      #expect(tasks.tasks.first?.completed != nil)
      #expect(tasks.lossTexts == losses)
    }
  }

  @Test("a time before the day's start belongs to the day before, and so does what a rule says of it")
  func dayStart() throws {
    let tasks = try todo(
      "UID:1", "SUMMARY:x", "DTSTART:20261201T020000", "RRULE:FREQ=WEEKLY;BYDAY=TU",
      "EXDATE:20261208T020000", "EXDATE;VALUE=DATE:20261215", dayStart: 4)
    let task = try #require(tasks.tasks.first)
    #expect(task.day?.description == "2026-11-30" && task.time?.description == "02:00")
    #expect(task.repeatRule?.weekdays == [.monday])
    #expect(task.exceptions.keys.map(\.description).sorted() == ["2026-12-07", "2026-12-14"])
  }

  @Test("titles: line breaks, nothing to see, a description instead, too long")
  func titles() throws {
    #expect(try todo("SUMMARY:a\\nb").tasks.map(\.title) == ["a b"])
    #expect(try todo("SUMMARY:\u{200B}", "DESCRIPTION:c\\nd").tasks.map(\.title) == ["c"])
    #expect(try todo("SUMMARY:\u{200B}").lossTexts == ["SUMMARY noTitle"])
    let long = try todo("SUMMARY:" + String(repeating: "y", count: 501))
    #expect(long.lossTexts == ["SUMMARY titleTooLong"] && long.tasks.first?.notes?.count == 501)
    #expect(long.tasks.first?.title.count == 500)
    // Two characters, and yet too long.
    let accents = try todo("SUMMARY:yy" + String(repeating: "\u{301}", count: 4_999))
    #expect(accents.lossTexts == ["SUMMARY titleTooLong"])
    #expect(accents.tasks.first?.title.unicodeScalars.count == 5_000)
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 500)
    #expect(try todo("SUMMARY:" + family).tasks.map(\.title) == [family])
  }

  @Test("what names are made of where there is no UID")
  func noUID() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:a
      END:VTODO
      BEGIN:VTODO
      SUMMARY:b
      DUE:20261201
      END:VTODO
      BEGIN:VTODO
      SUMMARY:a
      END:VTODO
      END:VCALENDAR
      """
    let reader = TodoReader(try context())
    var (first, second) = (ImportedTasks(), ImportedTasks())
    // Two files of a folder, and the same again with the second one edited.
    try reader.read(text, of: "1.ics", into: &first)
    try reader.read(text, of: "2.ics", into: &first)
    try reader.read(text, of: "1.ics", into: &second)
    try reader.read(text.replacing("20261201", with: "20261202"), of: "2.ics", into: &second)
    #expect(Set(first.tasks.map(\.name)).count == 6)
    #expect(first.tasks.map(\.name) == second.tasks.map(\.name))
  }

  @Test("an account of edits that says nothing is listed, and stops nothing")
  func emptyEdit() throws {
    let tasks = try todo(
      "UID:bcdfghjklmnpqrst@xday", "SUMMARY:x", "LAST-MODIFIED:20261101T080000Z",
      "X-XDAY-MODIFIED:20261101T080000Z", "X-XDAY-EDITED:", "X-XDAY-EDITED:20261101T080000Z title",
      "X-XDAY-EDITED:99991231T080000Z day", "X-XDAY-RANK:", "X-XDAY-SERIES:", "X-XDAY-OPEN-FROM:")
    #expect(tasks.tasks.first?.edited?.keys.sorted() == ["title"])
    #expect(tasks.lossTexts == ["X-XDAY-EDITED unreadable", "X-XDAY-EDITED unreadable"])
  }

  static let lastDays: [(start: String, until: String, day: String)] = [
    ("DTSTART;VALUE=DATE:20261201", "20261224", "2026-12-24"),
    ("DTSTART:20261201T140000", "20261224", "2026-12-24"),
    ("DTSTART:20261201T140000", "20261224T140000", "2026-12-24"),
    ("DTSTART:20261201T140000", "20261224T120000Z", "2026-12-23"),
  ]

  @Test("the last day of a series, also where it ends before its time of the day", arguments: lastDays)
  func until(start: String, until: String, day: String) throws {
    let tasks = try todo("SUMMARY:x", start, "RRULE:FREQ=DAILY;UNTIL=\(until)")
    #expect(tasks.tasks.first?.repeatRule?.until?.description == day && tasks.losses.isEmpty)
  }
}
