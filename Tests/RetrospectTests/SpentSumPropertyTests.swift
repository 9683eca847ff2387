import DayBudget
import Retrospect
import TestSupport
import Testing

/// Counts every minute of every block.
private struct MinuteCount {
  var rows: [String: Int] = [:]
  var blocks: [String: Set<Int>] = [:]
  var clocked = 0
  var placeless = 0
  var seen: Set<Int> = []
  var days: Set<CivilDate> = []

  init(_ all: [WorkedBlock], _ period: ClosedRange<CivilDate>, _ by: [SpentBy], _ boundary: DayBoundary) {
    for (index, block) in all.enumerated() {
      for minute in 0..<block.minutes {
        let instant = block.span.map { $0.start + minute * 60 }
        let day = instant.map { boundary.day(of: $0, in: block.zone) } ?? block.day
        guard period.contains(day) else { continue }
        days.insert(day)
        if let instant {
          clocked += 1
          seen.insert(instant)
        } else {
          placeless += 1
        }
        let hour = instant.map { block.zone.civil(at: $0).secondOfDay / 3600 }
        // Two tags below one row are one minute of that row.
        let names = paths(by[...], block, day, hour).flatMap { path in
          (1...path.count).map { path[..<$0].joined(separator: "/") }
        }
        for name in Set(names) {
          rows[name, default: 0] += 1
          blocks[name, default: []].insert(index)
        }
      }
    }
  }

  private func paths(_ by: ArraySlice<SpentBy>, _ block: WorkedBlock, _ day: CivilDate, _ hour: Int?)
    -> [[String]]
  {
    guard let first = by.first else { return [[]] }
    let keys: [String?] =
      switch first {
      case .category: [block.tags.first]
      case .tag: block.tags.isEmpty ? [nil] : block.tags
      case .task: [block.task ?? block.title]
      case .day: [day.description]
      case .week: [day.weekName]
      case .month: [String(day.description.prefix(7))]
      case .weekday: [day.weekday.code]
      case .hour: [hour.map(String.init)]
      case .mood: [block.mood.map(String.init)]
      }
    return keys.flatMap { key in paths(by.dropFirst(), block, day, hour).map { [key ?? "null"] + $0 } }
  }
}

@Suite("Sums of random blocks")
struct SpentSumPropertyTests {
  private static let zones = [zurich, newYork, lordHowe, tokyo, chatham, Zone.utc]
  /// Days around which clocks are changed somewhere.
  private static let dates = [
    "2026-03-08", "2026-03-29", "2026-04-04", "2026-10-03", "2026-10-25", "2026-11-01",
  ]

  @Test("They are what counting every minute gives", arguments: 0..<60)
  func counted(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = day(Self.dates[seed % Self.dates.count])
    let blocks = (0..<Int.random(in: 0..<9, using: &generator)).map { _ in
      Self.block(around: base, using: &generator)
    }
    let boundary = DayBoundary(
      start: ClockTime(minutes: [0, 0, 150, 240, 1380].randomElement(using: &generator) ?? 0) ?? .midnight)
    let by = (0..<Int.random(in: 1..<4, using: &generator)).map { _ in
      SpentBy.allCases.randomElement(using: &generator) ?? .day
    }
    let first = base.adding(days: Int.random(in: -3..<1, using: &generator))
    let last = base.adding(days: Int.random(in: 0..<3, using: &generator))
    let sum = SpentSum(blocks, from: first, to: last, by: by, boundary: boundary)
    let count = MinuteCount(blocks, first...last, by, boundary)

    var rows: [String: Int] = [:]
    var numbers: [String: Int] = [:]
    func gather(_ list: [SpentRow], _ path: String) {
      for row in list {
        let name = path + (row.key.text ?? "null")
        if row.minutes > 0 { (rows[name], numbers[name]) = (row.minutes, row.blocks) }
        gather(row.rows, name + "/")
      }
    }
    gather(sum.rows, "")
    #expect(rows == count.rows)
    #expect(numbers == count.blocks.mapValues(\.count))
    #expect(sum.minutes == count.seen.count + count.placeless)
    #expect(sum.doubleMinutes == count.clocked - count.seen.count)
    #expect(sum.days == count.days.count)
    if !by.contains(.tag) {
      #expect(sum.rows.reduce(0) { $0 + $1.minutes } - sum.doubleMinutes == sum.minutes)
    }
    #expect(by.contains(.tag) == sum.isShared)
  }

  @Test("The order in which blocks come changes nothing", arguments: 0..<10)
  func shuffled(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(1000 + seed))
    let base = day(Self.dates[seed % Self.dates.count])
    let blocks = (0..<12).map { _ in Self.block(around: base, using: &generator) }
    let sums = [blocks, blocks.shuffled(using: &generator)].map {
      SpentSum($0, from: nil, to: base.adding(days: 4), by: [.category, .day], boundary: .midnight)
    }
    #expect(sums[0].rows == sums[1].rows)
    #expect(sums[0].minutes == sums[1].minutes)
  }

  private static func block(around base: CivilDate, using generator: inout SeededGenerator) -> WorkedBlock {
    let tags = [[], ["a"], ["b", "a"], ["c"]].randomElement(using: &generator) ?? []
    let task = Bool.random(using: &generator) ? "task" : nil
    let mood = Bool.random(using: &generator) ? Int.random(in: 1...5, using: &generator) : nil
    let zone = zones.randomElement(using: &generator) ?? .utc
    let minutes = Int.random(in: 0..<400, using: &generator)
    let day = base.adding(days: Int.random(in: -1..<3, using: &generator))
    if Int.random(in: 0..<4, using: &generator) == 0 {
      return WorkedBlock(
        day: day, minutes: minutes, title: "t", task: task, tags: tags, mood: mood, zone: zone)
    }
    let start = zone.instant(
      of: CivilDateTime(date: day, secondOfDay: 60 * Int.random(in: 0..<1440, using: &generator)))
    return WorkedBlock(
      span: Span(start: start, end: start + minutes * 60), day: day, title: "t", task: task, tags: tags,
      mood: mood, zone: zone)
  }
}
