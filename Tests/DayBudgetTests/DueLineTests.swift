import DayBudget
import TestSupport
import Testing

@Suite("The line through the days ahead")
struct DueLineTests {
  /// A page of days of 420 free minutes but for today, which has 408 left: Monday 2026-11-30, 09:12.
  static let workingDays: [SpanSet] = (0..<14).map { day in
    let minutes = day == 0 ? 408 : [5, 6].contains(day % 7) ? 0 : 420
    let end = (day + 1) * 86_400
    return SpanSet([Span(start: end - minutes * 60, end: end)])
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var name: String
    /// Due days as indices from Monday on, with minutes.
    var demands: [(Int, Int)]
    var supply: [Int]
    var left: [Int]
    var starts: [Int?]
    var firstShort: Int?

    var testDescription: String { name }
  }

  static let examples = [
    Example(
      name: "it all fits", demands: [(2, 180), (4, 540), (7, 1_200)], supply: [1_248, 2_088, 2_508],
      left: [1_068, 1_368, 588], starts: [1, 1, 3]),
    Example(
      name: "twelve minutes too little on the last day", demands: [(2, 180), (4, 540), (7, 1_800)],
      supply: [1_248, 2_088, 2_508], left: [1_068, 1_368, -12], starts: [2, 3, nil], firstShort: 2),
    Example(name: "a whole day", demands: [(4, 420)], supply: [2_088], left: [1_668], starts: [4]),
    Example(name: "a minute more", demands: [(4, 421)], supply: [2_088], left: [1_667], starts: [3]),
    Example(
      name: "a day each", demands: [(3, 420), (4, 420)], supply: [1_668, 2_088], left: [1_248, 1_248],
      starts: [3, 4]),
    Example(
      name: "two of one day", demands: [(4, 420), (4, 420)], supply: [2_088], left: [1_248], starts: [3]),
    Example(
      name: "on a day without windows", demands: [(5, 30), (6, 30)], supply: [2_088, 2_088],
      left: [2_058, 2_028], starts: [4, 4]),
    Example(
      name: "nothing remains of one", demands: [(1, 0), (2, 60)], supply: [828, 1_248], left: [828, 1_188],
      starts: [nil, 2]),
    Example(name: "nothing is due", demands: [], supply: [], left: [], starts: []),
  ]

  @Test("the examples come out as worked by hand", arguments: examples)
  func worked(example: Example) {
    let line = DueLine(
      free: Self.workingDays, demands: example.demands.map { DueDemand(day: $0.0, minutes: $0.1) })
    #expect(line.rows.map(\.supplyMinutes) == example.supply)
    #expect(line.rows.map(\.leftMinutes) == example.left)
    #expect(line.rows.map(\.latestStart) == example.starts)
    #expect(line.firstShort == example.firstShort)
  }

  /// Some days of 60 minutes each on which windows reach up to two days on, and demands on them.
  struct RandomMonth {
    var free: [SpanSet] = []
    var demands: [DueDemand] = []

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let days = Int.random(in: 1...31, using: &random)
      for day in 0..<days {
        free.append(
          SpanSet(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
              let start = (day * 60 + Int.random(in: -60..<60, using: &random)) * 60
              return Span(start: start, end: start + Int.random(in: 0...60, using: &random) * 60)
            }))
      }
      let most = [10, 40, 90].randomElement(using: &random) ?? 10
      demands = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        DueDemand(
          day: Int.random(in: 0..<days, using: &random), minutes: Int.random(in: 0...most, using: &random))
      }
    }
  }

  @Test("random months agree with a count of every minute", arguments: 0..<400)
  func naiveCount(seed: Int) {
    let month = RandomMonth(seed: seed)
    let line = DueLine(free: month.free, demands: month.demands)

    /// The day to which a minute belongs: the first that has it in its free time.
    var owner: [Int: Int] = [:]
    for (day, spans) in month.free.enumerated() {
      for span in spans.spans {
        for minute in span.start / 60..<span.end / 60 where owner[minute] == nil { owner[minute] = day }
      }
    }
    let dueDays = Set(month.demands.map(\.day)).sorted()
    #expect(line.rows.map(\.day) == dueDays)
    let left = dueDays.map { due in
      owner.values.count { $0 <= due }
        - month.demands.filter { $0.day <= due }.reduce(0) { $0 + $1.minutes }
    }
    #expect(line.rows.map(\.leftMinutes) == left)
    let firstShort = left.firstIndex { $0 < 0 }
    #expect(line.firstShort == firstShort)

    // Minute by minute, the latest due day first: each takes the last free minute of the last day not after it.
    var unclaimed = owner.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.value)
    var starts = [Int?](repeating: nil, count: dueDays.count)
    for index in dueDays.indices.reversed() where index < firstShort ?? .max {
      let minutes = month.demands.filter { $0.day == dueDays[index] }.reduce(0) { $0 + $1.minutes }
      for _ in 0..<minutes {
        guard let last = unclaimed.lastIndex(where: { $0 <= dueDays[index] }) else {
          Issue.record("a row above the line finds no time")
          return
        }
        starts[index] = unclaimed.remove(at: last)
      }
    }
    #expect(line.rows.map(\.latestStart) == starts)
  }
}
