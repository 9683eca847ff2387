import DayBudget
import Retrospect
import TestSupport
import Testing

@Suite("Trends")
struct TrendTests {
  @Test("the mean looks back over the days before the first one")
  func mean() {
    let blocks = [
      placeless("2026-11-20", 70), clocked("2026-11-23 09:00", "2026-11-23 10:00", mood: 4),
      clocked("2026-11-23 09:30", "2026-11-23 10:30", mood: 5),
    ]
    let figures = DayFigures(
      blocks, from: day("2026-11-17"), through: day("2026-11-24"), boundary: .midnight)
    let points = Trend(figures).points
    #expect(points.map(\.day) == [day("2026-11-23"), day("2026-11-24")])
    // An hour and a half on the clock, not two.
    #expect(points.map(\.minutes) == [90, 0])
    #expect(points.map(\.mean) == [229, 229])
    #expect(points.map(\.mood) == [45, nil])
  }

  @Test("a mood belongs to the day of the start, minutes to both days")
  func midnight() {
    let blocks = [clocked("2026-11-23 23:30", "2026-11-24 00:45", mood: 2)]
    for (start, minutes, moods) in [
      (0, [30, 45], [20, nil]), (4 * 60, [75, 0], [20, nil]),
    ] as [(Int, [Int], [Int?])] {
      let boundary = DayBoundary(start: ClockTime(hour: start / 60, minute: 0) ?? .midnight)
      let figures = DayFigures(
        blocks, from: day("2026-11-23"), through: day("2026-11-24"), boundary: boundary)
      #expect(figures.minutes == minutes)
      #expect(figures.moods == moods)
    }
  }

  @Test("random years count as every minute by itself does, and follow when a block goes", arguments: 0..<12)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(4000 + seed))
    let zones = [zurich, newYork, tokyo, lordHowe]
    let first = day("2026-03-20")
    let count = 40
    let boundary = DayBoundary(start: ClockTime(hour: [0, 4][seed % 2], minute: 0) ?? .midnight)
    var blocks = (0..<60).map { _ -> WorkedBlock in
      let on = first.adding(days: Int.random(in: -2..<count + 2, using: &generator))
      let zone = zones.randomElement(using: &generator) ?? .utc
      let mood = Bool.random(using: &generator) ? Int.random(in: 1...5, using: &generator) : nil
      let minutes = Int.random(in: 1..<300, using: &generator)
      if Int.random(in: 0..<5, using: &generator) == 0 {
        return WorkedBlock(day: on, minutes: minutes, title: "", mood: mood, zone: zone)
      }
      let start = zone.instant(
        of: CivilDateTime(date: on, secondOfDay: 60 * Int.random(in: 0..<1440, using: &generator)))
      return WorkedBlock(
        span: Span(start: start, end: start + minutes * 60), day: zone.civil(at: start).date, title: "",
        mood: mood, zone: zone)
    }
    for _ in 0..<3 {
      let figures = DayFigures(
        blocks, from: first, through: first.adding(days: count - 1), boundary: boundary)
      check(figures, blocks, count, boundary)
      #expect(blocks.firstDay(boundary) == blocks.map { $0.startDay(boundary) }.min())
      blocks.remove(at: Int.random(in: 0..<blocks.count, using: &generator))
    }
  }

  private func check(_ figures: DayFigures, _ blocks: [WorkedBlock], _ count: Int, _ boundary: DayBoundary) {
    var seen: [CivilDate: Set<Int>] = [:]
    var placeless: [CivilDate: Int] = [:]
    var moods: [CivilDate: [Int]] = [:]
    for block in blocks {
      if let mood = block.mood { moods[block.startDay(boundary), default: []].append(mood) }
      guard let span = block.span else {
        placeless[block.day, default: 0] += block.minutes
        continue
      }
      for minute in stride(from: span.start, to: span.end, by: 60) {
        seen[boundary.day(of: minute, in: block.zone), default: []].insert(minute)
      }
    }
    let days = (0..<count).map { figures.first.adding(days: $0) }
    let minutes = days.map { (seen[$0]?.count ?? 0) + (placeless[$0] ?? 0) }
    #expect(figures.minutes == minutes)
    for (place, on) in days.enumerated() {
      let mean = moods[on].map { Double($0.reduce(0, +)) / Double($0.count) }
      #expect(figures.moods[place] == mean.map { Int(($0 * 10 + 1e-9).rounded()) })
    }
    for (place, point) in Trend(figures).points.enumerated() {
      let week = minutes[place...place + 6].reduce(0, +)
      #expect(point.mean == Int((Double(week) * 10 / 7).rounded()))
      #expect(point.minutes == minutes[place + 6])
    }
  }
}
