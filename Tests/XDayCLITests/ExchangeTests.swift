import Calendars
import DayBudget
import Foundation
import Testing

@testable import XDayCLI

@Suite("Exchange with other programs")
struct ExchangeTests {
  static let durations: [(text: String, minutes: Int?)] = [
    ("PT45M", 45), ("PT1H30M", 90), ("P1DT2H", 1_560), ("P2W", 20_160), ("pt30s", 1), ("+PT1H", 60),
    ("P1D", 1_440), ("PT", nil), ("P", nil), ("", nil), ("45", nil), ("-PT5M", nil), ("PT5", nil),
    ("P5M", nil),
    ("PT99999999H", nil), ("PT1H1H1H1H1H1H1H", nil),
  ]

  @Test("an ISO duration is so many minutes", arguments: durations)
  func duration(text: String, minutes: Int?) {
    #expect(DurationText.minutes(text) == minutes)
  }

  static let tags: [(text: String, tag: String)] = [
    ("work", "work"), ("Haus.Garten", "haus-garten"), ("Zu Hause", "zu-hause"), ("Büro", "büro"),
    ("2026", ""), ("@1st", "st"), ("a--b_c", "a--b_c"), ("...", ""), ("x.", "x"),
  ]

  @Test("a name of another program becomes the tag that comes closest", arguments: tags)
  func tag(text: String, tag: String) {
    #expect(Tag.name(text) == tag)
  }

  static let unknownRules = [
    "FREQ=HOURLY", "FREQ=DAILY;COUNT=3", "FREQ=WEEKLY;UNTIL=20270101", "FREQ=MONTHLY;BYDAY=MO,TU", "",
    "FREQ=YEARLY;BYDAY=1MO", "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "BYDAY=MO", "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYDAY=6MO", "FREQ=DAILY;INTERVAL=0", "FREQ", "FREQ=DAILY;FREQ=DAILY",
    "FREQ=YEARLY;BYMONTH=3",
  ]

  @Test("a rule that xday cannot follow exactly is none", arguments: unknownRules)
  func unknownRule(text: String) throws {
    let day = try #require(CivilDate("2026-11-30"))
    #expect(RuleText.rule(text, from: day) == nil)
  }

  @Test("every rule is written so that it reads back as the same")
  func rules() throws {
    let units = RepeatRule.Unit.allCases
    for anchor in ["2026-11-30", "2026-01-31", "2024-02-29", "2026-12-15"] {
      let day = try #require(CivilDate(anchor))
      for every in [1, 2, 5] {
        var rules = units.map { RepeatRule(unit: $0, every: every) }
        rules.append(RepeatRule(unit: .week, every: every, weekdays: [.friday, .monday]))
        rules += [1, 5, -1].map { RepeatRule(unit: .month, every: every, weekdays: [.tuesday], ordinal: $0) }
        rules += ([1, 28, 29, 30, 31, -1] as [Int]).map {
          RepeatRule(unit: .month, every: every, monthDay: $0)
        }
        for rule in rules {
          let text = RuleText.text(rule, from: day)
          let read = RuleText.rule(text, from: day)
          // A day after the 28th has to be named; the mark beside the rule says where it came from.
          let isMarked = RuleText.isAnchored(rule, from: day) && read?.monthDay == day.day
          #expect(read == rule || isMarked, "\(text) from \(anchor)")
        }
      }
    }
  }

  @Test("lines are folded at 75 octets, between characters, and unfold to what they were")
  func folding() throws {
    for text in [
      String(repeating: "ä", count: 200), String(repeating: "x", count: 64) + "😀😀😀", "a\\b;c,d\ne",
    ] {
      var lines = ICalendarText()
      lines.line("BEGIN", "X")
      lines.line("SUMMARY", ICalendarText.escaped(text))
      lines.line("END", "X")
      #expect(lines.text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 })
      let read = try ICalendarComponent.all(in: lines.text)
      #expect(read.first?.property("SUMMARY")?.text == text)
    }
  }

  static let brokenCalendars: [(text: String, line: Int?)] = [
    ("BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VCALENDAR\n", 3), ("BEGIN:VCALENDAR\n", 1), ("hello\n", 1),
    ("END:VTODO\n", 1), ("BEGIN:VCALENDAR\nnonsense\nEND:VCALENDAR\n", 2), ("", nil),
    ("BEGIN:VTODO\nEND:VTODO", nil),
  ]

  @Test("a broken iCalendar file is refused with its line", arguments: brokenCalendars)
  func brokenCalendar(text: String, line: Int?) {
    let reader = TodoReader(zone: .utc, boundary: .midnight, zones: ZoneDatabase())
    #expect {
      try reader.read(text)
    } throws: { error in
      (error as? ExchangeFault)?.line == line
    }
  }

  static let formats: [(text: String, name: String, format: ImportFormat?)] = [
    ("BEGIN:VCALENDAR\n", "x", .ics), (" [\n{}]", "x", .taskwarrior), ("{\"format\": 1}", "x", .json),
    ("{\"schema\": \"xday.export/1\"}", "-", .json), ("{\"description\":\"a\"}", "x", .taskwarrior),
    ("Milk\n", "todo.txt", .todotxt), ("Milk\n", "letter", nil), ("x 2026-11-01 Milk", "-", .todotxt),
    ("(A) Milk", "-", .todotxt), ("Call @phone", "-", .todotxt), ("", "-", nil),
  ]

  @Test("the format is seen from the text", arguments: formats)
  func format(text: String, name: String, format: ImportFormat?) {
    #expect(ImportFormat.detected(in: text, named: name) == format)
  }

  static let repetitions: [(text: String, rule: RepeatRule?)] = [
    ("weekly", RepeatRule(unit: .week)), ("2weeks", RepeatRule(unit: .week, every: 2)),
    ("P1M", RepeatRule(unit: .month)), ("3d", RepeatRule(unit: .day, every: 3)),
    ("quarterly", RepeatRule(unit: .month, every: 3)), ("2q", RepeatRule(unit: .month, every: 6)),
    ("day", RepeatRule(unit: .day)), ("0d", nil), ("10seconds", nil), ("", nil),
  ]

  @Test("a repetition of Taskwarrior is a rule, where xday has one", arguments: repetitions)
  func repetition(text: String, rule: RepeatRule?) {
    #expect(TaskwarriorRule.rule(text) == rule)
  }
}
