import Testing

@testable import Calendars

private let good = event("UID:good", "DTSTART:20261015T200000Z", "DURATION:PT30M", "SUMMARY:good")

/// A calendar made to take for ever or all memory, and a good event in it.
struct HostileCase: CustomTestStringConvertible {
  let title: String
  let calendar: String

  var testDescription: String { title }
}

@Suite("Calendars made to do harm")
struct HostileTests {
  @Test(
    "The good event is found all the same; of a flood of problems the first of each kind are named",
    arguments: cases)
  func survive(_ test: HostileCase) throws {
    let reading = try reading(test.calendar, "2026-10-15", "2026-10-16")
    #expect(reading.events.contains { $0.title == "good" })
    #expect(reading.events.count <= 1_500)
    #expect(reading.problems.count <= 30)
    // What is quoted is cut, so that all of it fits on a page.
    #expect(reading.problems.reduce(0) { $0 + "\($1.kind)".utf8.count } < 20_000)
  }

  private static func series(_ rule: String, start: String = "19900101T000000Z", _ more: String...) -> String
  {
    calendar(event(["UID:1", "DTSTART:\(start)", "RRULE:\(rule)", "SUMMARY:x"] + more), good)
  }

  private static let cases = [
    HostileCase(title: "a day that never comes", calendar: series("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")),
    HostileCase(
      title: "a day that never comes, counted",
      calendar: series("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=2", start: "00010101T000000Z")),
    HostileCase(
      title: "a minute that never comes, counted",
      calendar: series("FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31;COUNT=99", start: "00010101T000000Z")),
    HostileCase(
      title: "an hour that never comes", calendar: series("FREQ=HOURLY;INTERVAL=24;BYHOUR=5;COUNT=3")),
    HostileCase(title: "every minute since 1990", calendar: series("FREQ=MINUTELY")),
    HostileCase(
      title: "every minute, counted to a billion", calendar: series("FREQ=MINUTELY;COUNT=999999999")),
    HostileCase(
      title: "every minute, each lasting years",
      calendar: series("FREQ=MINUTELY", start: "19900101T000000Z", "DURATION:P30000D")
        .replacing("SUMMARY:x", with: "STATUS:CANCELLED")),
    HostileCase(
      title: "the middle of a year of minutes",
      calendar: series(
        "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-366;BYHOUR=\((0...23).map(String.init).joined(separator: ","))"
          + ";BYMINUTE=\((0...59).map(String.init).joined(separator: ","));COUNT=9999")),
    HostileCase(
      title: "an end and a length before the start",
      calendar: calendar(
        event("UID:1", "DTSTART;VALUE=DATE:20261001", "DTEND;VALUE=DATE:20260901", "DURATION:-P20D"), good)),
    HostileCase(
      title: "as many zones as events",
      calendar: calendar(
        ((0..<20_000).map { number in
          event("UID:\(number)", "DTSTART;TZID=Nowhere/Unknown/Zone\(number):20261001T100000")
        } + [good]).joined(separator: "\n"))),
    HostileCase(title: "an interval beyond all years", calendar: series("FREQ=YEARLY;INTERVAL=999999999")),
    HostileCase(title: "minutes far apart", calendar: series("FREQ=MINUTELY;INTERVAL=999999999")),
    HostileCase(
      title: "the last year", calendar: series("FREQ=DAILY;UNTIL=99991231T235959Z", start: "99990101T000000Z")
    ),
    HostileCase(
      title: "from the first day to the last",
      calendar: calendar(
        event("UID:1", "DTSTART:00010101", "DTEND:99991231", "RRULE:FREQ=DAILY", "STATUS:CANCELLED"), good
      )
      .replacing("RRULE:FREQ=DAILY", with: "RRULE:FREQ=YEARLY;INTERVAL=10")),
    HostileCase(
      title: "a deep nest",
      calendar: calendar(
        String(repeating: "BEGIN:VALARM\n", count: 200_000)
          + String(repeating: "END:VALARM\n", count: 200_000) + good)),
    HostileCase(
      title: "a deep nest that does not end",
      calendar: calendar(good, String(repeating: "BEGIN:X\n", count: 200_000))),
    HostileCase(
      title: "a line of megabytes",
      calendar: calendar(good, event("UID:1", "DESCRIPTION:" + String(repeating: "x", count: 5_000_000)))),
    HostileCase(
      title: "a date of megabytes",
      calendar: calendar(event("UID:1", "DTSTART:" + String(repeating: "2", count: 5_000_000)), good)),
    HostileCase(
      title: "a line of folds", calendar: calendar(good, "X:" + String(repeating: "\n ", count: 1_000_000))),
    HostileCase(
      title: "a name of folds",
      calendar: calendar(good, "D" + String(repeating: "\n ", count: 500_000) + "TSTART:x")),
    HostileCase(
      title: "a zone of its own with too many changes",
      calendar: calendar(
        "BEGIN:VTIMEZONE", "TZID:X", "BEGIN:STANDARD", "DTSTART:00010101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0100", "RRULE:FREQ=DAILY;BYHOUR=\((0...23).map(String.init).joined(separator: ","))",
        "END:STANDARD", "END:VTIMEZONE", event("UID:1", "DTSTART;TZID=X:20261015T000000"), good)),
    HostileCase(
      title: "a thousand rules",
      calendar: calendar(
        event(["UID:1", "DTSTART:20000101T000000Z"] + (1...1_000).map { "RRULE:FREQ=DAILY;INTERVAL=\($0)" }),
        good)),
    HostileCase(
      title: "tens of thousands of exceptions and replaced instances",
      calendar: calendar(
        event(
          "UID:1", "DTSTART:20000101T000000Z", "RRULE:FREQ=DAILY",
          "EXDATE:" + Array(repeating: "20200101T000000Z", count: 40_000).joined(separator: ",")),
        (0..<5_000).map {
          event(
            "UID:1", "RECURRENCE-ID:20200101T0000\($0 % 60 < 10 ? "0" : "")\($0 % 60)Z",
            "DTSTART:20200101T000000Z")
        }.joined(separator: "\n"), good)),
    HostileCase(
      title: "thousands of definitions of thousands of zones",
      calendar: calendar(
        (0..<2_000).map {
          "BEGIN:VTIMEZONE\nTZID:Z\($0)\nBEGIN:STANDARD\nTZOFFSETTO:+0100\nEND:STANDARD\nEND:VTIMEZONE"
        }.joined(separator: "\n"),
        (0..<2_000).map { event("UID:z\($0)", "DTSTART;TZID=Z\($0):20261020T000000") }.joined(
          separator: "\n"), good)),
    HostileCase(
      title: "a product of lists, which repeat themselves",
      calendar: series(
        "FREQ=DAILY;BYHOUR=\(many("1", 1_700));BYMINUTE=\(many("2", 1_700));BYSECOND=\(many("3", 1_700))")),
    HostileCase(
      title: "a product of lists with a choice of one",
      calendar: series(
        "FREQ=HOURLY;BYMINUTE=\(all(0...59));BYSECOND=\(all(0...59));BYSETPOS=\(many("1", 20_000))")),
    HostileCase(
      title: "a list of places that repeats itself",
      calendar: series("FREQ=DAILY;BYSETPOS=\(many("1", 30_000));COUNT=9999", start: "00010101T000000Z")),
    HostileCase(
      title: "all places, all days of the year, all weekdays of it",
      calendar: series(
        "FREQ=YEARLY;BYYEARDAY=\(all(1...366)),\(all(-366...(-1)));BYSETPOS=\(all(1...366)),\(all(-366...(-1)))"
          + ";BYDAY=\(all(1...53, "MO")),\(all(1...53, "TU")),\(all(-53...(-1), "SU"));BYWEEKNO=\(all(1...53));COUNT=999999",
        start: "00010101T000000Z")),
    HostileCase(
      title: "a minute of the day that is sought through all years",
      calendar: series("FREQ=MINUTELY;BYHOUR=3;BYMINUTE=5;COUNT=99999999", start: "00010101T000000Z")),
    HostileCase(
      title: "thousands of such rules",
      calendar: calendar(
        event(
          ["UID:1", "DTSTART:00010101T000000Z"]
            + Array(repeating: "RRULE:FREQ=MINUTELY;BYHOUR=3;BYMINUTE=5;COUNT=99999999", count: 2_000)), good)
    ),
    HostileCase(
      title: "rules that only take out",
      calendar: calendar(
        event(
          ["UID:1", "DTSTART:20261015T000000Z", "DURATION:P3000D", "STATUS:CANCELLED"]
            + Array(repeating: "EXRULE:FREQ=MINUTELY", count: 1_000)), good)),
    HostileCase(
      title: "series of minutes that last for months, one beside the other",
      calendar: calendar(
        (0..<60).map {
          event(
            "UID:\($0)", "DTSTART:20260101T000000Z", "RRULE:FREQ=MINUTELY", "DURATION:P80D",
            "STATUS:CANCELLED")
        }.joined(separator: "\n"), good)),
    HostileCase(
      title: "thousands of zones of daily changes",
      calendar: calendar(
        (0..<2_000).map {
          "BEGIN:VTIMEZONE\nTZID:Z\($0)\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\n"
            + "RRULE:FREQ=DAILY\nEND:STANDARD\nEND:VTIMEZONE"
        }.joined(separator: "\n"),
        (0..<2_000).map { event("UID:z\($0)", "DTSTART;TZID=Z\($0):20261020T000000") }.joined(
          separator: "\n"), good)),
    HostileCase(
      title: "a product of lists in a zone",
      calendar: calendar(
        "BEGIN:VTIMEZONE", "TZID:X", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0100",
        "RRULE:FREQ=DAILY;BYHOUR=\(all(0...23));BYMINUTE=\(all(0...59));BYSECOND=\(all(0...59))",
        "END:STANDARD", "END:VTIMEZONE", event("UID:1", "DTSTART;TZID=X:20261015T000000"), good)),
    HostileCase(
      title: "one zone asked for in thousands of calendars",
      calendar: calendar(
        "BEGIN:VTIMEZONE", "TZID:X", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0100", "RRULE:FREQ=DAILY", "END:STANDARD", "END:VTIMEZONE")
        + String(repeating: calendar(event("DTSTART;TZID=X:20261020T000000")), count: 2_000) + calendar(good)),
    HostileCase(
      title: "many dates behind many parameters",
      calendar: calendar(
        event(
          "UID:1", "DTSTART:20261016T000000Z", "RRULE:FREQ=DAILY",
          "EXDATE\(String(repeating: ";X=1", count: 100_000));TZID=Europe/Berlin:\(many("20261101T000000", 25_000))"
        ), good)),
    HostileCase(
      title: "a zone with a name of a megabyte",
      calendar: calendar(
        event("UID:1", "DTSTART;TZID=\(String(repeating: "A/b", count: 300_000)):20261016T000000"), good)),
    HostileCase(
      title: "hundreds of thousands of unreadable dates",
      calendar: calendar(
        event(
          ["UID:1", "DTSTART:20261016T000000Z", "RRULE:FREQ=DAILY"]
            + Array(repeating: "EXDATE:\(many("x", 200_000))", count: 2)),
        good)),
    HostileCase(
      title: "beginnings without an end",
      calendar: calendar(String(repeating: "BEGIN:VEVENT\n", count: 100_000), good)),
    HostileCase(
      title: "all that follow moved by thousands of years",
      calendar: calendar(
        event("UID:1", "DTSTART:00010101T000000Z", "RRULE:FREQ=MINUTELY;INTERVAL=7", "STATUS:CANCELLED"),
        event("UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:00010102T000000Z", "DTSTART:99990101T000000Z"), good
      )),
    HostileCase(
      title: "a rule of one character that is as long as the file",
      calendar: series("FREQ=DAILY;e" + String(repeating: "\u{301}", count: 200_000))),
    HostileCase(title: "bytes of zero", calendar: calendar(good, "X:\0\0\0", "\0:\0")),
  ]

  private static func many(_ item: String, _ count: Int) -> String {
    Array(repeating: item, count: count).joined(separator: ",")
  }

  private static func all(_ numbers: ClosedRange<Int>, _ unit: String = "") -> String {
    numbers.map { "\($0)\(unit)" }.joined(separator: ",")
  }

  @Test("A flood is counted to the last of it")
  func count() throws {
    let bad = calendar(event("UID:1", "DTSTART:20261016T000000Z", "RDATE:\(Self.many("x", 1_000))"), good)
    let kinds = try reading(bad, "2026-10-15", "2026-10-16").problems.map(\.kind)
    let one = CalendarProblem.Kind.badValue(property: "RDATE", value: "x", expected: .dateOrTime)
    #expect(kinds == Array(repeating: one, count: 10) + [.more(count: 990, like: one)])
    let few = calendar(event("UID:1", "DTSTART:20261016T000000Z", "RDATE:\(Self.many("x", 11))"), good)
    #expect(
      try reading(few, "2026-10-15", "2026-10-16").problems.map(\.kind) == Array(repeating: one, count: 11))
  }

  @Test("Many files with problems are named until the page is full, then counted")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<600 { try folder.write("\(1_000 + number).ics", "?") }
    let viewer = try zone("Europe/Berlin")
    let source = CalendarSource(name: "work", path: folder.path)
    let reader = CalendarReader(viewer: viewer, zones: database, me: [])
    let problems = reader.read([source], over: try span("2026-10-15", "2026-10-16", in: viewer)).problems
    let checked = reader.check(source).flatMap(\.problems)
    for named in [problems, checked] {
      #expect((50...250).contains(named.count))
      #expect(named.last?.kind == .more(count: 601 - named.count, like: .notACalendar))
      #expect(named.dropLast().allSatisfy { $0.kind == .notACalendar })
    }
    #expect(reader.check(source).count == 600)
  }

  @Test("What is left out for being too much is said")
  func tooMuch() throws {
    let text = Self.series("FREQ=MINUTELY", start: "19900101T000000Z", "DURATION:P30000D")
    #expect(try reading(text, "2026-10-15", "2026-10-16").problems.map(\.kind) == [.tooManyInstances])
  }
}
