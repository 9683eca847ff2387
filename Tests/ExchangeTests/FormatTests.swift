import DayBudget
import Testing

@testable import Exchange

@Suite("Formats of other programs")
struct FormatTests {
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
    "FREQ=YEARLY;BYDAY=1MO", "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "BYDAY=MO", "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=MONTHLY;BYDAY=6MO", "FREQ=DAILY;INTERVAL=x", "FREQ", "FREQ=DAILY;FREQ=DAILY",
    "FREQ=YEARLY;BYMONTH=3",
  ]

  @Test("a rule that xday cannot follow exactly is none", arguments: unknownRules)
  func unknownRule(text: String) throws {
    let day = try #require(CivilDate("2026-11-30"))
    #expect(RuleText.reading(text, from: day) == .none)
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
          guard case .exact(let read) = RuleText.reading(text, from: day) else {
            Issue.record("\(text) from \(anchor)")
            continue
          }
          // A day after the 28th has to be named; the mark beside the rule says where it came from.
          let isMarked = RuleText.isAnchored(rule, from: day) && read.monthDay == day.day
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
    ("BEGIN:VTODO\nEND:VTODO", nil), (String(repeating: "BEGIN:VTODO\n", count: 200_000), 8),
  ]

  @Test("a broken iCalendar file is refused with its line", arguments: brokenCalendars)
  func brokenCalendar(text: String, line: Int?) throws {
    let reader = TodoReader(try context())
    var tasks = ImportedTasks()
    #expect {
      try reader.read(text, into: &tasks)
    } throws: { error in
      (error as? ExchangeFault)?.line == line
    }
  }

  static let formats: [(text: String, name: String, format: ImportFormat?)] = [
    ("BEGIN:VCALENDAR\n", "x", .ics), (" [\n{}]", "x", .taskwarrior), ("{\"format\": 1}", "x", .json),
    ("{\"schema\": \"xday.export/1\"}", "-", .json), ("{\"description\":\"a\"}", "x", .taskwarrior),
    ("Milk\n", "todo.txt", .todotxt), ("Milk\n", "letter", nil), ("x 2026-11-01 Milk", "-", .todotxt),
    ("(A) Milk", "-", .todotxt), ("Call @phone", "-", .todotxt), ("", "-", nil),
    ("[\n{\"id\":1,\"start\":\"20261127T080000Z\"}]", "x", .timewarrior), ("[[1, 2]]", "frames", .watson),
    ("[{\"start\":\"20261127T080000Z\",\"uuid\":\"x\"}]", "x", .taskwarrior),
    ("2026-11-27 (8h!)\n    1h", "x", .klog), ("2026/11/27\n    1h", "day.txt", .klog),
    ("2026-11-27 Milk", "todo.txt", .todotxt), ("Date,Start,End,Minutes,Title\n", "x", .csv),
    ("\u{FEFF}User,Start date,Start time,Duration\n", "x", .toggl),
    ("\"Project\",\"Start Date\",\"Start Time\",\"Duration (h)\"\n", "x", .clockify),
  ]

  @Test("the format is seen from the text", arguments: formats)
  func format(text: String, name: String, format: ImportFormat?) {
    #expect(ImportFormat.detected(in: text, named: name) == format)
  }

  static let repetitions: [(text: String, rule: RepeatRule?)] = [
    ("weekly", RepeatRule(unit: .week)), ("2weeks", RepeatRule(unit: .week, every: 2)),
    ("P1M", RepeatRule(unit: .month)), ("3d", RepeatRule(unit: .day, every: 3)),
    ("quarterly", RepeatRule(unit: .month, every: 3)), ("2q", RepeatRule(unit: .month, every: 6)),
    ("day", RepeatRule(unit: .day)), ("0d", nil), ("10seconds", nil), ("", nil), ("1000d", nil),
    ("999999999999999999d", nil), ("400q", nil),
  ]

  @Test("a repetition of Taskwarrior is a rule, where xday has one", arguments: repetitions)
  func repetition(text: String, rule: RepeatRule?) {
    #expect(TaskwarriorRule.rule(text) == rule)
  }

  static let intervals: [(text: String, reading: RuleText.Reading)] = [
    ("FREQ=DAILY;INTERVAL=999", .exact(RepeatRule(unit: .day, every: 999))),
    ("FREQ=DAILY;INTERVAL=1000", .outOfRange), ("FREQ=DAILY;INTERVAL=0", .outOfRange),
    ("FREQ=WEEKLY;INTERVAL=999999999999999999", .outOfRange),
    ("FREQ=WEEKLY;INTERVAL=99999999999999999999999999", .outOfRange), ("FREQ=WEEKLY;INTERVAL=-1", .none),
  ]

  @Test("an interval is held to what a rule can have", arguments: intervals)
  func interval(text: String, reading: RuleText.Reading) throws {
    #expect(RuleText.reading(text, from: try day("2026-11-30")) == reading)
  }

  static let clampedRules: [(text: String, anchor: String, rule: RepeatRule)] = [
    ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-12-31", RepeatRule(unit: .month, monthDay: 31)),
    ("FREQ=MONTHLY;BYMONTHDAY=29", "2026-11-29", RepeatRule(unit: .month, monthDay: 29)),
    ("FREQ=MONTHLY", "2026-11-30", RepeatRule(unit: .month)),
    ("FREQ=YEARLY", "2028-02-29", RepeatRule(unit: .year)),
  ]

  @Test(
    "a rule that iCalendar lets fail in short months is taken over with a difference", arguments: clampedRules
  )
  func clamped(text: String, anchor: String, rule: RepeatRule) throws {
    #expect(RuleText.reading(text, from: try day(anchor)) == .clamped(rule))
    #expect(RuleText.reading("FREQ=MONTHLY;BYMONTHDAY=28", from: try day(anchor)) != .clamped(rule))
  }

  @Test("a rule of a time before the day's start counts the same instants one date later")
  func shiftedRules() throws {
    var shifted = 0
    for anchor in ["2026-11-30", "2026-12-27", "2026-02-28", "2026-12-01", "2026-01-31"] {
      let anchor = try day(anchor)
      var rules = RepeatRule.Unit.allCases.flatMap { unit in
        [1, 2, 3].map { RepeatRule(unit: unit, every: $0) }
      }
      for every in [1, 2] {
        rules.append(RepeatRule(unit: .week, every: every, weekdays: [anchor.weekday, .sunday]))
        rules += [1, 27, 28, 31, -1].map { RepeatRule(unit: .month, every: every, monthDay: $0) }
        rules += [1, -1].map {
          RepeatRule(unit: .month, every: every, weekdays: [anchor.weekday], ordinal: $0)
        }
      }
      for rule in rules {
        let first = rule.first(onOrAfter: anchor)
        if let later = RuleShift.later(rule, from: first) {
          shifted += 1
          let moved = first.adding(days: 1)
          let dates = Self.days(later, from: moved).map { $0.adding(days: -1) }
          #expect(dates == Self.days(rule, from: first), "\(rule) from \(first) as \(later)")
        }
        if let earlier = RuleShift.earlier(rule, from: first) {
          shifted += 1
          let dates = Self.days(earlier, from: first.adding(days: -1)).map { $0.adding(days: 1) }
          #expect(dates == Self.days(rule, from: first), "\(rule) from \(first) as \(earlier)")
        }
      }
    }
    #expect(shifted > 100)
  }

  /// The first hundred days of a series.
  private static func days(_ rule: RepeatRule, from anchor: CivilDate) -> [CivilDate] {
    var days: [CivilDate] = []
    while days.count < 100,
      let next = rule.next(onOrAfter: days.last?.adding(days: 1) ?? anchor, from: anchor)
    {
      days.append(next)
    }
    return days
  }

  static let titles: [(text: String, title: String)] = [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{10}b\tc", "a b c"), ("plain", "plain"), ("\u{2028}x", " x"),
  ]

  @Test("a title is one line", arguments: titles)
  func title(text: String, title: String) {
    #expect(Title.onOneLine(text) == title)
  }

  @Test("a title that is too long is cut, and stands in the notes as a whole")
  func longTitle() {
    var task = PlainTask(.foreign("x"), title: String(repeating: "ä", count: 500))
    let isCut = task.cutTitle()
    #expect(!isCut && task.notes == nil)
    task.title += "ö"
    let whole = task.title
    let isCutNow = task.cutTitle()
    #expect(isCutNow)
    #expect(task.title.count == 500 && task.title.hasSuffix("…") && task.notes == whole)
  }

  @Test("of many losses so many of each kind are listed, the others counted")
  func manyLosses() {
    var losses = Losses()
    for index in 0..<100_000 {
      let value = String(repeating: "x", count: 500)
      losses.add(Loss(line: index, title: value, field: "h", value: value, reason: .noSuchField))
      losses.add(Loss(line: index, title: "", field: "\(index)", value: "", reason: .unreadable))
    }
    #expect(losses.count == 200_000 && losses.listed.count == Losses.limit)
    #expect(losses.listed.count { $0.field == "h" } == Losses.limitOfKind)
    #expect(losses.listed.allSatisfy { $0.value.count <= 81 && $0.title.count <= 81 })
    #expect(losses.more.first?.count == 100_000 - Losses.limitOfKind)
    #expect(losses.rest + losses.listed.count + losses.more.reduce(0) { $0 + $1.count } == 200_000)
  }
}
