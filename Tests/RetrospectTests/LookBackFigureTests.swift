import DayBudget
import TestSupport
import Testing

@testable import Retrospect

@Suite("Figures of days that are looked back on")
struct LookBackFigureTests {
  private static let monday = CivilDate(daysSinceEpoch: 20_786)
  private static let zones = [
    Zone.utc, Zone.fixed(9 * 3600, identifier: "Asia/Tokyo"), Zone.fixed(-19_800, identifier: "-0530"),
  ]

  private func task(_ used: Int, of estimated: Int?, day: Int = 0, tags: [String] = []) -> CompletedTask {
    CompletedTask(
      id: "\(used)", completed: day * 86_400, day: Self.monday.adding(days: day), estimatedMinutes: estimated,
      usedMinutes: used, tags: tags)
  }

  @Test("The median of an even count is the mean of the middle two, exactly")
  func median() throws {
    let half = [(30, 60), (60, 60), (90, 60), (120, 60)].map { Factor(used: $0.0, estimated: $0.1) }
    #expect(Factor.median(half)?.tenThousandths == 12_500)
    #expect(Factor.median([Factor(used: 1, estimated: 3)])?.tenThousandths == 3_333)
    #expect(Factor.median([Factor(used: 2, estimated: 3)])?.tenThousandths == 6_667)
    #expect(Factor.median([]) == nil)
  }

  @Test("Ten samples of the median 1.25 make 113 experienced minutes of 90")
  func experienced() throws {
    let used = [30, 30, 30, 60, 60, 90, 90, 120, 120, 120]
    let experience = try #require(Experience(used.map { task($0, of: 60) }))
    #expect(experience.factor.tenThousandths == 12_500)
    #expect(experience.samples == 10)
    #expect(experience.minutes(90, tags: []) == 113)
    #expect(experience.minutes(0, tags: []) == 0)
    #expect(Experience(used.dropLast().map { task($0, of: 60) }) == nil)
  }

  @Test("A category with ten samples has its own factor, and both are kept within 0.5 and 3")
  func categories() throws {
    let slow = (0..<10).map { _ in task(600, of: 60, tags: ["Garten", "x"]) }
    let quick = (0..<9).map { _ in task(6, of: 60, tags: ["post"]) }
    let experience = try #require(Experience(slow + quick))
    #expect(experience.factor(of: ["garten"]).tenThousandths == 30_000)
    #expect(experience.factor(of: ["post"]).tenThousandths == 30_000)
    let other = try #require(Experience(slow + quick + quick))
    #expect(other.factor(of: ["POST"]).tenThousandths == 5_000)
    #expect(other.factor(of: ["x"]).tenThousandths == 5_000)
    #expect(other.minutes(61, tags: []) == 31)
  }

  @Test("A review is what a naive count says, over random tasks", arguments: UInt64(0)..<40)
  func review(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tags = ["a", "A", "b", "c"]
    let tasks = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      task(
        Int.random(in: 0...3, using: &random) * Int.random(in: 1...50, using: &random),
        of: Bool.random(using: &random) ? Int.random(in: 1...200, using: &random) : nil,
        tags: Bool.random(using: &random) ? [tags.randomElement(using: &random) ?? ""] : [])
    }
    let review = Review(tasks)
    let good = tasks.filter { $0.usedMinutes > 0 && $0.estimatedMinutes != nil }
    #expect(review.tasks == good)
    #expect(review.withoutEstimate == tasks.filter { $0.estimatedMinutes == nil }.count)
    #expect(review.withoutBlocks == tasks.filter { $0.usedMinutes == 0 }.count)
    func median(_ tasks: [CompletedTask]) -> Double? {
      let factors = tasks.map { Double($0.usedMinutes) / Double($0.estimatedMinutes ?? 1) }.sorted()
      guard !factors.isEmpty else { return nil }
      return (factors[(factors.count - 1) / 2] + factors[factors.count / 2]) / 2
    }
    func isClose(_ factor: Factor?, _ wanted: Double?) -> Bool {
      guard let factor, let wanted else { return factor == nil && wanted == nil }
      return abs(Double(factor.tenThousandths) / 10_000 - wanted) <= 0.000_051
    }
    #expect(isClose(review.median, median(good)))
    var count = 0
    for category in ["a", "b", "c", nil] {
      let members = good.filter { $0.tags.first?.lowercased() == category }
      let group = review.groups.first { $0.kind == .category && $0.key?.lowercased() == category }
      #expect((group != nil) == (members.count >= 5))
      guard let group else { continue }
      count += 1
      #expect(group.count == members.count)
      #expect(isClose(group.median, median(members)))
    }
    for (key, range) in [
      ("15", 1...15), ("30", 16...30), ("60", 31...60), ("120", 61...120), ("longer", 121...1_440),
    ] {
      let members = good.filter { range.contains($0.estimatedMinutes ?? 0) }
      let group = review.groups.first { $0.kind == .size && $0.key == key }
      #expect((group?.count ?? 0) == (members.count >= 5 ? members.count : 0))
      if group != nil {
        count += 1
        #expect(isClose(group?.median, median(members)))
      }
    }
    #expect(review.groups.count == count)
    let sizes = review.groups.filter { $0.kind == .category && $0.key != nil }.map(\.count)
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test("Progress is what a naive count says: days, four calendar weeks, what is open up to today")
  func progress() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let today = Self.monday.adding(days: Int.random(in: 0..<14, using: &random))
      let first = today.adding(days: Int.random(in: -20...3, using: &random))
      let last = first.adding(days: Int.random(in: 0...30, using: &random))
      var (done, planned): ([CivilDate: Int], [CivilDate: Int]) = ([:], [:])
      for day in -60...60 {
        let day = today.adding(days: day)
        if Bool.random(using: &random) { done[day] = Int.random(in: 1...4, using: &random) }
        if Bool.random(using: &random) { planned[day] = Int.random(in: 1...4, using: &random) }
      }
      let progress = ProgressSum(from: first, to: last, today: today, completed: done, planned: planned)
      #expect(progress.days.count == last.days(since: first) + 1)
      for (index, part) in progress.days.enumerated() {
        let day = first.adding(days: index)
        #expect(part.first == day && part.last == day)
        #expect(part.completed == done[day] ?? 0)
        #expect(part.total == (done[day] ?? 0) + (planned[day] ?? 0))
      }
      #expect(
        progress.open
          == planned.filter { $0.key >= first && $0.key <= min(last, today) }.map(\.value).reduce(0, +))
      #expect(progress.weeks.count == 4)
      #expect(progress.weeks[3].first <= today && today <= progress.weeks[3].last)
      for (index, week) in progress.weeks.enumerated() {
        #expect(week.first.weekday == .monday && week.last == week.first.adding(days: 6))
        if index > 0 { #expect(week.first == progress.weeks[index - 1].last.adding(days: 1)) }
        #expect(
          week.completed
            == done.filter { $0.key >= week.first && $0.key <= week.last }.map(\.value).reduce(0, +))
      }
    }
  }

  @Test("Totals are what a count of every minute says", arguments: UInt64(0)..<30)
  func stats(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let boundary = DayBoundary(start: try #require(ClockTime(hour: seed % 2 == 0 ? 0 : 4)))
    let base = Self.monday.daysSinceEpoch * 86_400
    let blocks = (0..<Int.random(in: 0...30, using: &random)).map { _ -> WorkedBlock in
      let zone = Self.zones[Int.random(in: 0..<(seed < 15 ? 1 : 3), using: &random)]
      let tags = [["a"], ["b", "a"], []][Int.random(in: 0..<3, using: &random)]
      if Int.random(in: 0..<4, using: &random) == 0 {
        return WorkedBlock(
          day: Self.monday.adding(days: Int.random(in: 0..<8, using: &random)),
          minutes: Int.random(in: 1...90, using: &random), title: "", tags: tags, zone: zone)
      }
      let start = base + 60 * Int.random(in: 0..<11_000, using: &random)
      return WorkedBlock(
        span: Span(start: start, end: start + 60 * Int.random(in: 1...2_000, using: &random)),
        day: zone.civil(at: start).date, title: "", tags: tags, zone: zone)
    }
    let (first, last) = (Self.monday.adding(days: 1), Self.monday.adding(days: 6))
    let done = (1...6).flatMap { day in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in task(30, of: 20, day: day) }
    }
    let hasEarlier = Bool.random(using: &random)
    let today = Self.monday.adding(days: 4)
    let stats = Stats(
      blocks, completed: done, from: first, to: last, today: today, hasEarlier: hasEarlier, boundary: boundary
    )

    var (weekdays, hours) = ([Int](repeating: 0, count: 7), [Int](repeating: 0, count: 24))
    var (clocked, placeless): ([CivilDate: Set<Int>], [CivilDate: Int]) = ([:], [:])
    for block in blocks {
      guard let span = block.span else {
        guard block.day >= first, block.day <= last else { continue }
        placeless[block.day, default: 0] += block.minutes
        weekdays[block.day.weekday.rawValue - 1] += block.minutes
        continue
      }
      for minute in stride(from: span.start, to: span.end, by: 60) {
        let day = boundary.day(of: minute, in: block.zone)
        guard day >= first, day <= last else { continue }
        clocked[day, default: []].insert(minute)
        weekdays[day.weekday.rawValue - 1] += 1
        hours[block.zone.civil(at: minute).secondOfDay / 3_600] += 1
      }
    }
    #expect(stats.byWeekday == weekdays)
    #expect(stats.byHour == hours)
    let minutes = (0...7).map { Self.monday.adding(days: $0) }.map {
      ($0, (clocked[$0]?.count ?? 0) + (placeless[$0] ?? 0))
    }
    let most = minutes.map(\.1).max() ?? 0
    let best = minutes.first { $0.1 == most && most > 0 }
    #expect(stats.bestDay?.day == best?.0)
    #expect(stats.bestDay?.minutes == best?.1)
    #expect(stats.firstDay == minutes.first { $0.1 > 0 }?.0)
    let all =
      clocked.values.reduce(into: Set<Int>()) { $0.formUnion($1) }.count + placeless.values.reduce(0, +)
    #expect(stats.sum.minutes == all)
    let own = blocks.filter { $0.startDay(boundary) >= first && $0.startDay(boundary) <= last }
    #expect(stats.longestBlock?.minutes == own.map(\.minutes).max())
    #expect(stats.completed == done.count)
    if let earliest = done.first {
      let start = hasEarlier ? first : earliest.day
      let end = max(today, done.last?.day ?? today)
      let wanted = Double(done.count) / Double(end.days(since: start) + 1)
      #expect(abs(Double(stats.completedPerDay) / 100 - wanted) <= 0.005_001)
      #expect(stats.medianFactor?.tenThousandths == 15_000)
    } else {
      #expect(stats.completedPerDay == 0)
    }
  }
}
