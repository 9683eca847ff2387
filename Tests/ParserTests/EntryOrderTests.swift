import DayBudget
import TestSupport
import Testing

@testable import Parser

@Suite("Parts beside each other")
struct EntryOrderTests {
  private static let parser = EntryParser(
    now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

  private static let days = [
    "heute": "2026-11-30", "übermorgen": "2026-12-02", "day after tomorrow": "2026-12-02",
    "am Freitag": "2026-12-04", "on Friday": "2026-12-04", "24.12.": "2026-12-24", "24.12.26": "2026-12-24",
    "24. Dezember 2026": "2026-12-24", "24 Dez": "2026-12-24", "Dec 24": "2026-12-24",
    "2026-12-24": "2026-12-24",
    "December 24th, 2026": "2026-12-24", "the 24th of December": "2026-12-24", "24/12/2026": "2026-12-24",
    "for tomorrow": "2026-12-01", "Di 15.12.": "2026-12-15", "Dienstag, den 15. Dezember": "2026-12-15",
    "zum 24.12.": "2026-12-24", "4. 12.": "2026-12-04",
  ]
  private static let times = [
    "14:00": "14:00", "9:30": "09:30", "14.00 Uhr": "14:00", "14 Uhr 30": "14:30", "2pm": "14:00",
    "2:30 pm": "14:30", "ab 17 Uhr": "17:00",
  ]
  private static let weakTimes = [
    "14h00": "14:00", "um 14": "14:00", "@14": "14:00", "um 14.30": "14:30", "halb drei": "14:30",
    "noon": "12:00",
    "Viertel nach drei": "15:15", "quarter to three": "14:45", "dreiviertel zwölf": "11:45",
  ]
  private static let durations = [
    "45min": 45, "45'": 45, "1 h 30": 90, "1h30": 90, "1h 30m": 90, "1,5h": 90, "1½h": 90, "1:30h": 90,
    "2 Stunden": 120, "1 Std. 30 Min": 90, "eine Stunde": 60, "half an hour": 30, "an hour and a half": 90,
    "ca. 2h": 120, "für 2 Stunden": 120, "2 Stunden lang": 120,
  ]

  /// What an entry must say, whatever the order of the parts.
  private struct Wanted {
    var parts: [String] = []
    var day: String?
    var time: String?
    var minutes: Int?
  }

  private func wanted(_ generator: inout SeededGenerator, times: [String: String]) -> Wanted {
    var wanted = Wanted()
    if let (text, day) = Self.days.sorted(by: { $0.key < $1.key }).randomElement(using: &generator) {
      wanted.parts.append(text)
      wanted.day = day
    }
    if let (text, time) = times.sorted(by: { $0.key < $1.key }).randomElement(using: &generator) {
      wanted.parts.append(text)
      wanted.time = time
    }
    if let (text, minutes) = Self.durations.sorted(by: { $0.key < $1.key }).randomElement(using: &generator) {
      wanted.parts.append(text)
      wanted.minutes = minutes
    }
    wanted.parts.shuffle(using: &generator)
    return wanted
  }

  private func check(_ text: String, _ title: String, _ wanted: Wanted) throws {
    let entry = try Self.parser.entry(text)
    #expect(entry.title == title, "\(text)")
    #expect(entry.day?.description == wanted.day, "\(text)")
    #expect(entry.time?.description == wanted.time, "\(text)")
    #expect(entry.durationMinutes == wanted.minutes, "\(text)")
    #expect(entry.remarks.isEmpty, "\(text)")
  }

  @Test("At the edges they are read in any order and split, with commas or without", arguments: 1...3)
  func edges(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let titles = [
      "Zahnarzt", "Anna anrufen", "call Bob", "Milch, Brot und Eier kaufen", "Rechnung (2. Mahnung) zahlen",
    ]
    for _ in 0..<300 {
      let wanted = wanted(&generator, times: Self.times.merging(Self.weakTimes) { first, _ in first })
      let split = Int.random(in: 0...3, using: &generator)
      let title = titles.randomElement(using: &generator) ?? ""
      let separator = Bool.random(using: &generator) ? " " : ", "
      let words = Array(wanted.parts[..<split]) + [title] + Array(wanted.parts[split...])
      try check(words.joined(separator: separator), title, wanted)
    }
  }

  @Test("In the middle they are read when one of them is unmistakable", arguments: 1...3)
  func middle(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 50)
    for _ in 0..<300 {
      let wanted = wanted(&generator, times: Self.times.merging(Self.weakTimes) { first, _ in first })
      try check(
        "Mit Anna \(wanted.parts.joined(separator: " ")) Kuchen backen", "Mit Anna Kuchen backen", wanted)
    }
  }

  @Test("In the middle a part that is not unmistakable is title", arguments: weakTimes.keys.sorted())
  func weak(text: String) throws {
    let line = "Mit Anna \(text) Kuchen backen"
    let entry = try Self.parser.entry(line)
    #expect(entry.title == line)
    #expect(entry.day == nil)
  }
}
