import DayBudget
import TestSupport
import Testing

@testable import Parser

@Suite("Blocks of random words")
struct BlockPropertyTests {
  private static let words = [
    "Steuern", "9", "10", "-", "–", "bis", "seit", "since", "jetzt", "now", "45min", "2h", "vor", "ago",
    "gestern",
    "morgen", "Fr", "last", "letzten", "friday", "9:40", "24.11.", "#geld", "+x", "von", "to", "die", "24:00",
    "23",
    "abends", "\"9-10\"", "um", "Tagen", "Stunden", "3", ",", ".", "until", "am", "heute", "0", "30.2.",
  ]

  @Test("Nothing lies in the future, an end is never before its start, and every word is a part or stays")
  func random() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      let now = CivilDateTime(
        date: CivilDate(daysSinceEpoch: 20_787 + Int.random(in: 0..<800, using: &generator)),
        secondOfDay: Int.random(in: 0..<86_400, using: &generator))
      let boundary = DayBoundary(
        start: ClockTime(minutes: Int.random(in: 0..<6, using: &generator) * 60) ?? .midnight)
      let parser = BlockParser(now: now, boundary: boundary)
      let text = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
        Self.words.randomElement(using: &generator) ?? ""
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
      let start = now.adding(seconds: -60 * Int.random(in: 0..<3_000, using: &generator))
      let entries = [
        try? parser.log(text), try? parser.start(text),
        try? parser.change(text, on: boundary.day(of: start), start: start),
      ]
      for case let entry? in entries {
        #expect([entry.start != nil, entry.end != nil, entry.minutes != nil].count { $0 } <= 2, "\(text)")
        for case .clock(let moment)? in [entry.start, entry.end] { #expect(moment <= now, "\(text)") }
        if case .clock(let start)? = entry.start, case .clock(let end)? = entry.end {
          #expect(start < end, "\(text)")
        }
        if let minutes = entry.minutes { #expect((1...1440).contains(minutes), "\(text)") }
        for word in entry.title.split(separator: " ") { #expect(text.contains(word), "\(text)") }
      }
    }
  }
}
