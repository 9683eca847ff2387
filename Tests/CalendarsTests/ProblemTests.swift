import Testing

@testable import Calendars

/// A calendar in which something is wrong, with what is said about it and what remains.
struct ProblemCase: CustomTestStringConvertible {
  let title: String
  let calendar: String
  let kinds: [CalendarProblem.Kind]
  let titles: [String]

  var testDescription: String { title }

  init(_ title: String, _ calendar: String, _ kinds: [CalendarProblem.Kind], titles: [String]) {
    self.title = title
    self.calendar = calendar
    self.kinds = kinds
    self.titles = titles
  }
}

private let good = event("UID:good", "DTSTART:20261015T200000Z", "DURATION:PT30M", "SUMMARY:good")
private let start = "DTSTART:20261015T090000Z"

private func withGood(_ lines: String...) -> String {
  calendar(event(["UID:bad", "SUMMARY:bad"] + lines), good)
}

@Suite("What is wrong is said, and costs no more than it must")
struct ProblemTests {
  @Test("A component that cannot be read is passed over", arguments: components)
  func component(_ test: ProblemCase) throws { try check(test) }

  @Test("A value that can be done without is passed over", arguments: values)
  func value(_ test: ProblemCase) throws { try check(test) }

  @Test("A file that is cut off or is no calendar", arguments: files)
  func file(_ test: ProblemCase) throws { try check(test) }

  private func check(_ test: ProblemCase) throws {
    let reading = try reading(test.calendar, "2026-10-15", "2026-10-16")
    #expect(reading.problems.map(\.kind) == test.kinds)
    #expect(reading.events.map(\.title) == test.titles)
    #expect(reading.problems.allSatisfy { $0.calendar == "test" && $0.file == "/test.ics" && $0.line != nil })
  }

  private static let components = [
    ProblemCase(
      "no DTSTART", withGood(), [.missingProperty(component: "VEVENT", property: "DTSTART")], titles: ["good"]
    ),
    ProblemCase(
      "a date of another kind", withGood("DTSTART;TZID=Europe/Berlin:2026-10-15 09:00"),
      [.badValue(property: "DTSTART", value: "2026-10-15 09:00", expected: .dateOrTime)], titles: ["good"]),
    ProblemCase(
      "a day that does not exist", withGood("DTSTART:20260229T090000Z"),
      [.badValue(property: "DTSTART", value: "20260229T090000Z", expected: .dateOrTime)], titles: ["good"]),
    ProblemCase(
      "an hour that does not exist", withGood("DTSTART:20261015T250000"),
      [.badValue(property: "DTSTART", value: "20261015T250000", expected: .dateOrTime)], titles: ["good"]),
    ProblemCase(
      "an unreadable end", withGood(start, "DTEND:later"),
      [.badValue(property: "DTEND", value: "later", expected: .dateOrTime)], titles: ["good"]),
    ProblemCase(
      "an unreadable duration", withGood(start, "DURATION:1 hour"),
      [.badValue(property: "DURATION", value: "1 hour", expected: .duration)], titles: ["good"]),
    ProblemCase(
      "a duration beyond all years", withGood(start, "DURATION:P999999999W"),
      [.badValue(property: "DURATION", value: "P999999999W", expected: .duration)], titles: ["good"]),
    ProblemCase(
      "an unreadable RECURRENCE-ID", withGood(start, "RECURRENCE-ID:x"),
      [.badValue(property: "RECURRENCE-ID", value: "x", expected: .dateOrTime)], titles: ["good"]),
    ProblemCase(
      "a title longer than any",
      withGood(start, "DURATION:PT1H", "COMMENT:", "SUMMARY:x")
        .replacing("SUMMARY:bad", with: "SUMMARY:" + String(repeating: "x", count: 2_000_000)),
      [.lineTooLong(property: "SUMMARY")], titles: ["good"]),
    ProblemCase(
      "a VEVENT that does not end", calendar("BEGIN:VEVENT", "UID:bad", start, "DURATION:PT1H", good),
      [.unclosed(component: "VEVENT")], titles: ["good"]),
    ProblemCase(
      "an alarm that does not end", withGood(start, "DURATION:PT1H", "BEGIN:VALARM", "TRIGGER:PT0S"),
      [.unclosed(component: "VALARM")], titles: ["bad", "good"]),
  ]

  private static let values = [
    ProblemCase(
      "an end before the start", withGood(start, "DTEND:20261015T080000Z"), [.endBeforeStart],
      titles: ["bad", "good"]),
    ProblemCase(
      "a duration that runs backwards", withGood(start, "DURATION:-PT1H"), [.endBeforeStart],
      titles: ["bad", "good"]),
    ProblemCase(
      "an end of another type", withGood("DTSTART;VALUE=DATE:20261015", "DTEND:20261016T000000Z"),
      [.badValue(property: "DTEND", value: "20261016T000000Z", expected: .sameTypeAsStart)],
      titles: ["bad", "good"]),
    ProblemCase(
      "dates among which one is unreadable",
      withGood(
        start, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20261016T090000Z,tomorrow", "RDATE:x"),
      [
        .badValue(property: "EXDATE", value: "tomorrow", expected: .dateOrTime),
        .badValue(property: "RDATE", value: "x", expected: .dateOrTime),
      ], titles: ["bad", "good"]),
    ProblemCase(
      "a period that runs backwards",
      withGood(start, "DURATION:PT1H", "RDATE;VALUE=PERIOD:20261015T120000Z/-PT1H"),
      [.badValue(property: "RDATE", value: "-PT1H", expected: .dateOrTime)], titles: ["bad", "good"]),
    ProblemCase(
      "an empty list of exceptions is none", withGood(start, "EXDATE:", "RDATE:"), [],
      titles: ["bad", "good"]),
    ProblemCase(
      "a garbled SEQUENCE and DTSTAMP do not matter", withGood(start, "SEQUENCE:first", "DTSTAMP:today"), [],
      titles: ["bad", "good"]),
  ]

  private static let files = [
    ProblemCase("nothing at all", "", [.notACalendar], titles: []),
    ProblemCase("a web page", "<html>\n<body>Sign in</body>\n</html>\n", [.notACalendar], titles: []),
    ProblemCase(
      "cut off inside an event", "BEGIN:VCALENDAR\n\(good)\nBEGIN:VEVENT\nUID:2\n\(start)\nDURAT",
      [.unclosed(component: "VCALENDAR"), .unclosed(component: "VEVENT")], titles: ["good"]),
    ProblemCase(
      "cut off between events", "BEGIN:VCALENDAR\n\(good)\n", [.unclosed(component: "VCALENDAR")],
      titles: ["good"]),
    ProblemCase("an empty calendar is one", "BEGIN:VCALENDAR\nEND:VCALENDAR\n", [], titles: []),
    ProblemCase(
      "an end without a beginning does not matter", "END:VEVENT\nEND:VALARM\n" + calendar(good), [],
      titles: ["good"]),
  ]

  @Test(
    "A rule that cannot be followed costs the repetition, not the event",
    arguments: [
      ("FREQ=FORTNIGHTLY", CalendarProblem.RuleFault.frequency), ("COUNT=3", .frequency), ("", .frequency),
      ("FREQ=SECONDLY", .secondly), ("FREQ=DAILY;INTERVAL=0", .part("INTERVAL")),
      ("FREQ=DAILY;INTERVAL=-1", .part("INTERVAL")),
      ("FREQ=DAILY;INTERVAL=99999999999999999999", .part("INTERVAL")),
      ("FREQ=DAILY;COUNT=0", .part("COUNT")), ("FREQ=DAILY;UNTIL=soon", .part("UNTIL")),
      ("FREQ=DAILY;UNTIL=20260230", .part("UNTIL")), ("FREQ=MONTHLY;BYDAY=0MO", .part("BYDAY")),
      ("FREQ=MONTHLY;BYDAY=MO,XX", .part("BYDAY")), ("FREQ=MONTHLY;BYMONTHDAY=32", .part("BYMONTHDAY")),
      ("FREQ=MONTHLY;BYMONTHDAY=0", .part("BYMONTHDAY")), ("FREQ=YEARLY;BYMONTH=13", .part("BYMONTH")),
      ("FREQ=YEARLY;BYMONTH=-1", .part("BYMONTH")), ("FREQ=DAILY;BYHOUR=24", .part("BYHOUR")),
      ("FREQ=DAILY;BYDAY=", .part("BYDAY")), ("FREQ=DAILY;BYDAY", .part("BYDAY")),
      ("FREQ=DAILY;WKST=1", .part("WKST")),
      ("FREQ=DAILY;COUNT=1;COUNT=2", .part("COUNT")), ("FREQ=DAILY;BYEASTER=0", .part("BYEASTER")),
      ("FREQ=DAILY;\u{FEFF}=1", .part("\u{FEFF}")), ("FREQ=MINUTELY;BYSECOND=0,30", .tooMany),
      (
        "FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23;BYMINUTE="
          + (0...59).map(String.init).joined(separator: ",") + ";BYSECOND=0,1", .tooMany
      ),
    ])
  func rule(text: String, fault: CalendarProblem.RuleFault) throws {
    let reading = try reading(withGood(start, "RRULE:\(text)"), "2026-10-15", "2026-11-15")
    #expect(reading.problems.map(\.kind) == [.unusableRule(value: String(text.prefix(200)), fault: fault)])
    #expect(reading.problems.map(\.uid) == ["bad"])
    #expect(reading.events.map(\.title) == ["bad", "good"])
  }

  @Test("A rule of hours on an event of whole days has no meaning")
  func hoursOnDates() throws {
    let reading = try reading(
      withGood("DTSTART;VALUE=DATE:20261015", "RRULE:FREQ=HOURLY"), "2026-10-15", "2026-10-20")
    #expect(reading.problems.map(\.kind) == [.unusableRule(value: "FREQ=HOURLY", fault: .timesOnDates)])
    #expect(reading.events.count == 2)
  }

  @Test("A rule of whole days ignores times, and parts of extensions are skipped")
  func harmless() throws {
    let reading = try reading(
      withGood("DTSTART;VALUE=DATE:20261015", "RRULE:freq=daily;byhour=1,2,3;x-foo=bar;count=2;"),
      "2026-10-15",
      "2026-10-20")
    #expect(reading.problems.isEmpty)
    #expect(reading.events.map(\.title) == ["bad", "good", "bad"])
  }

  @Test("Where VALUE and the value's own form disagree, the form decides")
  func forms() throws {
    let reading = try reading(
      calendar(
        event("UID:1", "DTSTART;VALUE=DATE:20261015T120000", "DTEND;VALUE=DATE:20261015T130000", "SUMMARY:a"),
        event("UID:2", "DTSTART;VALUE=DATE-TIME:20261015", "SUMMARY:b"),
        event(
          "UID:3", "DTSTART;VALUE=DATE:20261001", "RDATE;VALUE=PERIOD:20261015,20261016", "SUMMARY:c"),
        event(
          "UID:4", "DTSTART:20261014T080000", "RDATE;VALUE=DATE:20261015T090000/PT30M", "DURATION:PT1H",
          "SUMMARY:d"),
        event(
          "UID:5", "DTSTART:20261014T080000", "RRULE:FREQ=DAILY", "DURATION:PT1H",
          "EXDATE;VALUE=DATE:20261015T080000", "SUMMARY:e")),
      "2026-10-15", "2026-10-16")
    #expect(reading.problems.isEmpty)
    #expect(
      try lines(reading.events) == [
        "2026-10-15/2026-10-16 b", "2026-10-15/2026-10-16 c",
        "2026-10-15T09:00+02:00/2026-10-15T09:30+02:00 d", "2026-10-15T12:00+02:00/2026-10-15T13:00+02:00 a",
      ])
  }

  @Test("Blanks in a rule and in a list do not matter")
  func blanks() throws {
    let reading = try reading(
      withGood(
        start, "RRULE:FREQ=WEEKLY; BYDAY=TH, FR;COUNT=3 ", "EXDATE:20261016T090000Z, 20261022T090000Z"),
      "2026-10-15", "2026-11-15")
    #expect(reading.problems.isEmpty)
    #expect(reading.events.map(\.title) == ["bad", "good"])
  }

  @Test("What cannot touch the days asked for is not reported, what could is")
  func relevance() throws {
    let text = calendar(
      event("UID:1", "DTSTART;TZID=Nope:20200101T090000", "DURATION:PT1H"),
      event("UID:2", "DTSTART:20200101T090000Z", "DTEND:20190101T090000Z"),
      event("UID:3", "DTSTART:20200101T090000Z", "RRULE:FREQ=NEVER"))
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(reading.problems.map(\.kind) == [.unusableRule(value: "FREQ=NEVER", fault: .frequency)])
  }

  @Test("The line is that of the property, or of the component where one is missing")
  func places() throws {
    let text = calendar(event("UID:1", "SUMMARY:A"), event("UID:2", "COMMENT:a\r\n b\r\n c", "DTSTART:x"))
    #expect(try reading(text, "2026-10-15", "2026-10-16").problems.map(\.line) == [3, 12])
  }
}
