import DayBudget
import TestSupport
import Testing

@testable import Exchange

/// From 2026-10-25 01:00 UTC on an hour less.
private let zone = Zone(identifier: "test") { $0 < 1_792_890_000 ? 7200 : 3600 }

@Suite("Time on its way out")
struct BlockExportTests {
  private static func random(_ seed: Int) -> [PlainBlock] {
    var generator = SeededGenerator(seed: UInt64(seed))
    return (0..<20).map { number in
      let start = 1_792_700_400 + 60 * Int.random(in: 0..<6_000, using: &generator)
      let minutes = Int.random(in: 1..<700, using: &generator)
      let isClocked = Int.random(in: 0..<4, using: &generator) > 0
      var block = PlainBlock(
        .own("\(number)"), title: ["Steuern", "=1, \"x\"", "Büro aufräumen", "'s"][number % 4],
        when: isClocked
          ? .clock(start: start, end: start + minutes * 60)
          : .day(zone.civil(at: start).date, minutes: minutes))
      for tag in ["geld", "haus", "büro"].prefix(Int.random(in: 0..<4, using: &generator)) {
        block.add(tag: tag)
      }
      block.mood = Bool.random(using: &generator) ? Int.random(in: 1...5, using: &generator) : nil
      block.note = Bool.random(using: &generator) ? "eins\nzwei, \"drei\"" : nil
      return block
    }
  }

  private func context() throws -> ReadingContext {
    ReadingContext(
      zone: zone, boundary: .midnight, today: try day("2026-11-30"), now: 1_796_040_000,
      zoneNamed: { _ in nil },
      spokenMinutes: { _ in nil }, composed: { $0 })
  }

  @Test("Our table comes back as it went, over a change of the clock too", arguments: 0..<8)
  func table(seed: Int) throws {
    let blocks = Self.random(seed)
    var result = ImportedTasks()
    let text = BlockTable(isRaw: false) { _ in zone }.text(blocks)
    try BlockTableReader(try context()).read(text, into: &result)
    #expect(result.losses.isEmpty)
    #expect(result.blocks.map { $0.shown(zone) } == blocks.map { $0.shown(zone) })
    #expect(result.blocks.map(\.when) == blocks.map(\.when))
  }

  @Test("klog comes back with every minute, title, tag, note and mood", arguments: 0..<8)
  func klog(seed: Int) throws {
    let blocks = Self.random(seed)
    var result = ImportedTasks()
    try KlogReader(try context()).read(KlogWriter { _ in zone }.text(blocks), into: &result)
    #expect(result.losses.isEmpty)
    let sum = { (blocks: [PlainBlock]) in
      blocks.map { block in
        let when =
          switch block.when {
          case .day(let day, let minutes): "\(day) \(minutes)"
          case .clock(let start, let end): "\(zone.civil(at: start).date) \(((end ?? 0) - start) / 60)"
          }
        return "\(when) \(block.title) \(block.tags) \(block.note ?? "") \(block.mood ?? 0)"
      }.sorted()
    }
    #expect(sum(result.blocks) == sum(blocks))
  }

  @Test("klog as it is written")
  func klogText() throws {
    var one = PlainBlock(.own("1"), title: "Steuern", when: .clock(start: 1_795_766_400, end: 1_795_770_900))
    one.add(tag: "geld")
    one.note = "eins\n\nzwei"
    one.mood = 4
    let night = PlainBlock(.own("2"), title: "Wache", when: .clock(start: 1_795_818_600, end: 1_795_823_100))
    let runs = PlainBlock(.own("3"), title: "", when: .clock(start: 1_796_022_300, end: nil))
    let autumn = PlainBlock(.own("4"), title: "Uhr", when: .clock(start: 1_792_884_600, end: 1_792_895_400))
    let long = PlainBlock(.own("5"), title: "lang", when: .clock(start: 1_795_766_400, end: 1_795_946_400))
    let flat = PlainBlock(.own("6"), title: "Mails", when: .day(try day("2026-11-27"), minutes: 45))
    #expect(
      KlogWriter { _ in zone }.text([one, night, long, flat, runs, autumn]) == """
        2026-10-25
            3h Uhr

        2026-11-27
            9:00 - 10:15 Steuern #geld #mood=4
                eins
                zwei
            23:30 - 0:45> Wache
            50h lang
            45m Mails

        2026-11-30
            8:05 - ?

        """)
  }

  @Test("Events make nobody busy; the running one is left out")
  func events() throws {
    var one = PlainBlock(.own("482"), title: "a, b", when: .clock(start: 1_795_766_400, end: 1_795_770_900))
    one.add(tag: "geld")
    let flat = PlainBlock(.own("483"), title: "Mails", when: .day(try day("2026-11-27"), minutes: 45))
    let runs = PlainBlock(.own("484"), title: "", when: .clock(start: 1_796_022_300, end: nil))
    let text = EventWriter(version: "1", now: 1_796_040_000).text([one, flat, runs])
    #expect(
      text.split(separator: "\r\n").map(String.init) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//xday//xday 1//EN", "BEGIN:VEVENT", "UID:block-482@xday",
        "DTSTAMP:20261130T120000Z", "DTSTART:20261127T080000Z", "DTEND:20261127T091500Z", "SUMMARY:a\\, b",
        "CATEGORIES:geld", "TRANSP:TRANSPARENT", "END:VEVENT", "BEGIN:VEVENT", "UID:block-483@xday",
        "DTSTAMP:20261130T120000Z", "DTSTART;VALUE=DATE:20261127", "SUMMARY:Mails (45 min)",
        "X-XDAY-MINUTES:45",
        "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR",
      ])
  }
}
