import DayBudget
import Testing

@testable import Parser

/// Monday 2026-11-30, 09:12.
private let parser = EntryParser(
  now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

@Suite("Texts that are one part")
struct WholeTextTests {
  @Test(
    "A day in every wording",
    arguments: [
      ("heute", "2026-11-30"), ("morgen", "2026-12-01"), ("Übermorgen", "2026-12-02"),
      ("gestern", "2026-11-29"),
      ("yesterday", "2026-11-29"), ("vorgestern", "2026-11-28"), ("TOMORROW", "2026-12-01"),
      ("day after tomorrow", "2026-12-02"), ("the day after tomorrow", "2026-12-02"), ("Fr", "2026-12-04"),
      ("fr.", "2026-12-04"), ("so", "2026-12-06"), ("sun", "2026-12-06"), ("Mo", "2026-12-07"),
      ("Freitag", "2026-12-04"), ("next friday", "2026-12-11"), ("am Freitag", "2026-12-04"),
      ("next week", "2026-12-07"), ("nächste Woche Mittwoch", "2026-12-09"), ("24.12.", "2026-12-24"),
      ("24.12", "2026-12-24"), ("24.12.26", "2026-12-24"), ("24. Dezember", "2026-12-24"),
      ("Dec 24", "2026-12-24"), ("2026-12-24", "2026-12-24"), ("24/12/2026", "2026-12-24"),
      ("in 3 Tagen", "2026-12-03"), ("in two weeks", "2026-12-14"), ("Di 15.12.", "2026-12-15"),
      ("am 24.", "2026-12-24"), ("the 24th", "2026-12-24"), (" morgen ", "2026-12-01"),
      ("2020-02-29", "2020-02-29"),
    ])
  func day(text: String, expected: String) throws {
    #expect(try parser.day(text).description == expected)
  }

  @Test(
    "Where a parser looks back, days are those that have been, today included",
    arguments: [
      ("Montag", "2026-11-30"), ("mon", "2026-11-30"), ("Freitag", "2026-11-27"),
      ("am Sonntag", "2026-11-29"),
      ("24.12.", "2025-12-24"), ("30.11.", "2026-11-30"), ("Nov 29", "2026-11-29"),
      ("the 24th", "2026-11-24"),
      ("am 30.", "2026-11-30"), ("KW 48", "2026-11-23"), ("KW 50", "2025-12-08"), ("gestern", "2026-11-29"),
      ("heute", "2026-11-30"), ("2026-12-04", "2026-12-04"), ("29.2.", "2024-02-29"),
    ])
  func past(text: String, expected: String) throws {
    let now = CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600)
    #expect(try EntryParser(now: now, looksBack: true).day(text).description == expected)
  }

  @Test(
    "Days that have been, in a text that is one day",
    arguments: [
      ("letzte Woche", "2026-11-23"), ("last week", "2026-11-23"), ("letzten Freitag", "2026-11-27"),
      ("last monday", "2026-11-23"), ("last weekend", "2026-11-28"), ("letzten Monat", "2026-10-01"),
      ("last year", "2025-01-01"), ("vor 3 Tagen", "2026-11-27"), ("vor einer Woche", "2026-11-23"),
      ("3 days ago", "2026-11-27"), ("a month ago", "2026-10-30"),
    ])
  func bygone(text: String, expected: String) throws {
    let now = CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600)
    #expect(try EntryParser(now: now, looksBack: true).day(text).description == expected)
    #expect(try parser.day(text).description == expected)
    // In a line they are title.
    #expect(try parser.entry("Notizen \(text)").day == nil)
  }

  @Test(
    "The days that a text names are all of a week and a weekend",
    arguments: [
      ("KW 50", "2026-12-07", 7), ("KW50", "2026-12-07", 7), ("next week", "2026-12-07", 7),
      ("übernächste Woche", "2026-12-14", 7), ("last week", "2026-11-23", 7),
      ("this weekend", "2026-12-05", 2), ("am Wochenende", "2026-12-05", 2),
      ("next weekend", "2026-12-12", 2),
      ("Mittwoch KW 50", "2026-12-09", 1), ("KW 50 Montag", "2026-12-07", 1), ("24.12.", "2026-12-24", 1),
      ("eow", "2026-12-04", 1), ("Fr", "2026-12-04", 1),
    ])
  func days(text: String, first: String, count: Int) throws {
    let days = try parser.days(text)
    #expect(days.first?.description == first && days.count == count)
    #expect(days.last == days.first?.adding(days: count - 1))
  }

  @Test(
    "A day, a time, a span or a day with one of them, and nothing else",
    arguments: [
      ("Fr", "2026-12-04", nil, nil), ("14 Uhr", "2026-11-30", "14:00", nil),
      ("fr 14:00", "2026-12-04", "14:00", nil), ("fr 14-15", "2026-12-04", "14:00", 60),
      ("von 14 bis 15 Uhr", "2026-11-30", "14:00", 60), ("14-15 Uhr", "2026-11-30", "14:00", 60),
      ("morgen 14:00 45min", "2026-12-01", "14:00", 45), ("heute Abend", "2026-11-30", "18:00", nil),
    ] as [(String, String, String?, Int?)])
  func dayAndTime(text: String, day: String, time: String?, minutes: Int?) throws {
    let entry = try parser.dayAndTime(text)
    #expect(entry.day?.description == day && entry.time?.description == time)
    #expect(entry.durationMinutes == minutes)
  }

  @Test(
    "What is no day and no time is refused, and the word that is nearly one is named",
    arguments: [
      ("bis Freitag", nil), ("45min", nil), ("fr 45min", nil), ("fr +tag", nil), ("Zahnarzt", nil),
      ("täglich", nil), ("14:00 !", nil), ("", nil), ("fr 25:00", "25:00"), ("Mitwoch", "Mitwoch"),
      ("tomorow 3pm", "tomorow"), ("14-15", "14-15"),
    ] as [(String, String?)])
  func noDayAndTime(text: String, misread: String?) {
    let failure = #expect(throws: EntryFailure.self) { try parser.dayAndTime(text) }
    #expect(failure?.kind == .notADayOrTime && failure?.remark?.text == misread)
  }

  @Test(
    "Words that were to be a part are no new title",
    arguments: [
      ("Sontag", "Sontag"), ("am Sontag", "Sontag"), ("Sontag abend", "Sontag"), ("25h", "25h"),
      ("31.11.", "31.11."), ("14:75", "14:75"), ("14-15", "14-15"), ("KW 54", "KW 54"), ("fr 25:00", "25:00"),
      ("tomorow 3pm", "tomorow"), ("morgen 24.12.", "24.12."), ("Mo 15.12.", "Mo"),
      ("jeden Mitwoch", "Mitwoch"),
      ("14:00 15:00", "15:00"), ("45min 1h30", "1h30"), ("täglich jeden Tag", "jeden Tag"),
    ])
  func onlyMisread(text: String, word: String) throws {
    let failure = #expect(throws: EntryFailure.self) { try parser.change(text) }
    #expect(failure?.kind == .onlyMisread && failure?.remark?.text == word)
    if let range = failure?.range {
      #expect(String(Array(text)[range]) == word)
    }
    // With a word of its own it is a title, and so it is letter for letter.
    #expect(try parser.change("Zahnarzt \(text)").title.hasPrefix("Zahnarzt"))
    #expect(try parser.change("\"\(text)\"").title == text)
  }

  @Test(
    "A day that is not understood names the word that is nearly one, and its place",
    arguments: [
      ("Mitwoch", "Mittwoch", 0..<7), ("am wendesday", "Wednesday", 3..<12),
      ("next firday", "Friday", 5..<11),
      ("31.2.", nil, 0..<5), ("fr 25:00", nil, 3..<8),
    ] as [(String, String?, Range<Int>)])
  func nearDay(text: String, meant: String?, range: Range<Int>) {
    let failure = #expect(throws: EntryFailure.self) { try parser.day(text) }
    #expect(failure?.kind == .notADay && failure?.remark?.meant == meant && failure?.range == range)
  }

  @Test(
    "A due day with or without the word that leads it",
    arguments: [
      ("Freitag", "2026-12-04"), ("bis Freitag", "2026-12-04"), ("by fri", "2026-12-04"),
      ("vor Freitag", "2026-12-03"),
      ("due:fri", "2026-12-04"), ("Monatsende", "2026-11-30"), ("eow", "2026-12-04"),
      ("gestern", "2026-11-29"),
    ])
  func dueDay(text: String, expected: String) throws {
    #expect(try parser.dueDay(text).description == expected)
  }

  @Test("A day is not asked for as a due day", arguments: ["bis Freitag", "due fri", "vor dem 24.12."])
  func noDueDay(text: String) {
    #expect(throws: EntryFailure(kind: .notADay, text: text, range: 0..<text.count)) { try parser.day(text) }
  }

  @Test("A repetition takes its last day", arguments: ["jeden Montag bis 24.12.", "every mon until Dec 24"])
  func lastDay(text: String) throws {
    #expect(try parser.repeatRule(text).until?.description == "2026-12-24")
  }

  @Test("A duration that is too long says so, and a bare number is one only where it may be")
  func durationLimits() throws {
    for text in ["25h", "0min", "1500min"] {
      #expect(throws: EntryFailure(kind: .durationOutOfRange, text: text, range: 0..<text.count)) {
        try parser.duration(text)
      }
    }
    #expect(try parser.duration("24h") == 1440)
    #expect(try parser.duration("90") == 90)
    #expect(throws: EntryFailure(kind: .notADuration, text: "90", range: 0..<2)) {
      try parser.duration("90", allowsBare: false)
    }
  }

  @Test(
    "What is no day is refused",
    arguments: [
      "", " ", "10", "14:00", "morgen 14:00", "heute Abend", "Zahnarzt", "morgen Zahnarzt", "24/12",
    ])
  func noDay(text: String) {
    #expect(throws: EntryFailure(kind: .notADay, text: text, range: 0..<text.count)) { try parser.day(text) }
  }

  @Test(
    "A time in every wording",
    arguments: [
      ("14:00", "14:00"), ("14", "14:00"), ("2pm", "14:00"), ("halb drei", "14:30"), ("14.30", "14:30"),
      ("14 Uhr", "14:00"), ("um 14", "14:00"), ("9:05", "09:05"), ("noon", "12:00"), ("Mitternacht", "00:00"),
      ("24:00", "00:00"), ("3", "15:00"), ("8", "08:00"), ("quarter to three", "14:45"),
      ("8 Uhr abends", "20:00"),
      ("am Abend", "18:00"), ("7 am", "07:00"),
    ])
  func time(text: String, expected: String) throws {
    #expect(try parser.time(text).description == expected)
  }

  @Test(
    "What is no time is refused",
    arguments: ["", "25:00", "14:60", "14-16", "morgen", "14:00 Uhr früh am Tag", "99"])
  func noTime(text: String) {
    #expect(throws: EntryFailure(kind: .notATime, text: text, range: 0..<text.count)) {
      try parser.time(text)
    }
  }

  @Test(
    "A duration in every wording",
    arguments: [
      ("45min", 45), ("1h30", 90), ("90", 90), ("1,5h", 90), ("eine halbe Stunde", 30), ("an hour", 60),
      ("45'", 45),
      ("24h", 1440), ("1", 1), ("1440", 1440), ("ca. 2 Stunden", 120), ("45m", 45),
    ])
  func duration(text: String, expected: Int) throws {
    #expect(try parser.duration(text) == expected)
  }

  @Test(
    "What is no duration is refused",
    arguments: ["", "0", "1441", "morgen", "-5", "1e3", "99999999999"])
  func noDuration(text: String) {
    #expect(throws: EntryFailure(kind: .notADuration, text: text, range: 0..<text.count)) {
      try parser.duration(text)
    }
  }

  @Test(
    "A repetition in every wording",
    arguments: [
      ("every 2 weeks", RepeatRule(unit: .week, every: 2)),
      ("jeden Montag", RepeatRule(unit: .week, weekdays: [.monday])),
      ("montags", RepeatRule(unit: .week, weekdays: [.monday])),
      ("daily", RepeatRule(unit: .day)),
      ("jeden 15.", RepeatRule(unit: .month, monthDay: 15)),
      ("every last friday", RepeatRule(unit: .month, weekdays: [.friday], ordinal: -1)),
      ("alle 3 Monate", RepeatRule(unit: .month, every: 3)),
      ("every mon and thu", RepeatRule(unit: .week, weekdays: [.monday, .thursday])),
      ("jedes Jahr", RepeatRule(unit: .year)),
    ])
  func repetition(text: String, expected: RepeatRule) throws {
    #expect(try parser.repeatRule(text) == expected)
  }

  @Test(
    "What is no repetition is refused",
    arguments: ["", "Montag", "every", "jeden Morgen", "every 2 hours", "off"])
  func noRepetition(text: String) {
    #expect(throws: EntryFailure(kind: .notARepeatRule, text: text, range: 0..<text.count)) {
      try parser.repeatRule(text)
    }
  }
}
