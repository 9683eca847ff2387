import DayBudget
import TestSupport
import Testing

/// One row of the worked examples: Monday 2026-11-30 in Central Europe, windows 9–12 and 13–17.
struct WorkedExample: CustomTestStringConvertible, Sendable {
  var name: String
  var now: String
  var events: [(String, String)] = []
  var appointments: [(String, Int)] = []
  var flexible: [Int?] = []
  var free: Int
  var firstBelow: Int?
  var doneBy: String?

  var testDescription: String { name }

  static let all = [
    WorkedExample(
      name: "exactly full", now: "08:00", flexible: [120, 180, 120], free: 420, doneBy: "17:00"),
    WorkedExample(
      name: "a minute too much", now: "08:00", flexible: [120, 180, 121], free: 420, firstBelow: 2,
      doneBy: "15:00"),
    WorkedExample(
      name: "overlapping events and an appointment", now: "09:12",
      events: [("10:00", "11:30"), ("11:00", "12:30")], appointments: [("14:00", 45)],
      flexible: [60, nil, 120, 120, nil], free: 243, firstBelow: 3, doneBy: "15:57"),
    WorkedExample(
      name: "touching events", now: "12:30", events: [("13:00", "13:30"), ("13:30", "14:00")],
      flexible: [180], free: 180, doneBy: "17:00"),
    WorkedExample(
      name: "a missed appointment", now: "16:50", appointments: [("16:00", 30)], free: 10),
    WorkedExample(
      name: "a missed appointment before work that fits", now: "16:50", appointments: [("16:00", 30)],
      flexible: [10], free: 10, doneBy: "17:00"),
    WorkedExample(
      name: "an appointment that ends now is over", now: "16:30", appointments: [("16:00", 30)],
      flexible: [30, 1], free: 30, firstBelow: 1, doneBy: "17:00"),
    WorkedExample(name: "after the windows", now: "18:00", flexible: [5, nil], free: 0, firstBelow: 0),
    WorkedExample(
      name: "an appointment outside the windows", now: "10:00", appointments: [("19:00", 60)],
      flexible: [60], free: 360, doneBy: "11:00"),
  ]
}

@Suite("Free, and the line")
struct DayPlanTests {
  static func at(_ clock: String) throws -> Int { try instant("2026-11-30", clock) }

  @Test("the worked examples come out as printed", arguments: WorkedExample.all)
  func worked(example: WorkedExample) throws {
    let windows = Windows.standard.spans(on: try day("2026-11-30"), boundary: .midnight, in: centralEurope)
    let events = try example.events.map { Span(start: try Self.at($0), end: try Self.at($1)) }
    let appointments = try example.appointments.map { clock, minutes in
      let start = try Self.at(clock)
      return PlanItem(durationMinutes: minutes, appointment: Span(start: start, end: start + minutes * 60))
    }
    let flexible = example.flexible.map { PlanItem(durationMinutes: $0) }
    let plan = DayPlan(
      windows: windows, now: try Self.at(example.now), events: events, items: appointments + flexible)
    let line = plan.firstBelow.map { $0 - appointments.count }
    #expect(plan.budget.freeMinutes == example.free)
    #expect(line == example.firstBelow)
    #expect(plan.doneBy == (try example.doneBy.map { try Self.at($0) }))
  }

  /// A random day of 300 seconds to a minute, with minutes as the unit of everything.
  struct RandomDay {
    var windows: SpanSet
    var events: [Span]
    var items: [PlanItem]
    var now: Int

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      func span(_ random: inout SeededGenerator) -> Span {
        let start = Int.random(in: 0..<120, using: &random) * 60
        return Span(start: start, end: start + Int.random(in: 0...40, using: &random) * 60)
      }
      windows = SpanSet((0..<Int.random(in: 0...4, using: &random)).map { _ in span(&random) })
      events = (0..<Int.random(in: 0...4, using: &random)).map { _ in span(&random) }
      items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return PlanItem(durationMinutes: nil)
        case 1:
          let place = span(&random)
          return PlanItem(durationMinutes: max(1, place.seconds / 60), appointment: place)
        default: return PlanItem(durationMinutes: Int.random(in: 1...30, using: &random))
        }
      }
      now = Int.random(in: 0..<9_600, using: &random)
    }

    var plan: DayPlan { DayPlan(windows: windows, now: now, events: events, items: items) }
  }

  @Test("the budget agrees with a count of every second", arguments: 0..<300)
  func naiveCount(seed: Int) {
    let day = RandomDay(seed: seed)
    let plan = day.plan
    func holds(_ spans: [Span], _ second: Int) -> Bool {
      spans.contains { $0.start <= second && second < $0.end }
    }
    let busy = day.events + day.items.compactMap { $0.appointment }.filter { $0.end > day.now }
    var count = (past: 0, busy: 0, free: 0)
    for second in 0..<10_000 where holds(day.windows.spans, second) {
      if second < day.now {
        count.past += 1
      } else if holds(busy, second) {
        count.busy += 1
      } else {
        count.free += 1
      }
    }
    #expect(plan.budget.past.seconds == count.past)
    #expect(plan.budget.busy.seconds == count.busy)
    #expect(plan.budget.free.seconds == count.free)
    #expect(day.windows.seconds == count.past + count.busy + count.free)
    #expect(plan.budget.shares(of: busy).reduce(0, +) == count.busy)
  }

  @Test("the line stands before the first task that no longer fits, and latches", arguments: 0..<300)
  func line(seed: Int) {
    let day = RandomDay(seed: seed)
    let plan = day.plan
    let free = plan.budget.freeMinutes
    let missed = day.items.indices.filter { (day.items[$0].appointment?.end ?? .max) <= day.now }
    let flexible = day.items.indices.filter { day.items[$0].appointment == nil }
    let above = flexible.filter { plan.placements[$0].flexible?.isBelow == false }
    let below = flexible.filter { plan.placements[$0].flexible?.isBelow == true }
    let sum = above.reduce(0) { $0 + (day.items[$1].durationMinutes ?? 0) }
    #expect(sum <= free)
    #expect(above + below == flexible)
    #expect(plan.firstBelow == below.first)
    if let first = below.first {
      let minutes = day.items[first].durationMinutes
      #expect(minutes.map { sum + $0 > free } == true)
    }
    for index in below {
      let minutes = day.items[index].durationMinutes
      #expect(plan.placements[index].flexible?.wouldFit == (minutes.map { $0 <= free - sum } ?? false))
    }
    for index in above {
      let longest = plan.budget.free.longestSeconds
      #expect(
        plan.placements[index].flexible?.needsSplit
          == ((day.items[index].durationMinutes ?? 0) * 60 > longest))
    }
    for index in missed { #expect(plan.placements[index] == .flexible(.missed)) }
    #expect(plan.missed == missed.count)
    #expect(plan.plannedMinutes == flexible.reduce(0) { $0 + (day.items[$1].durationMinutes ?? 0) })
    #expect(plan.leftMinutes == 0 || plan.overMinutes == 0)
    #expect((plan.overMinutes > 0) == (plan.firstBelow != nil))
    #expect((plan.doneBy != nil) == (sum > 0))
  }

  @Test("time and events only ever take, and their order changes nothing", arguments: 0..<200)
  func monotone(seed: Int) {
    let day = RandomDay(seed: seed)
    let free = day.plan.budget.free.seconds
    var later = day
    later.now += 600
    #expect(later.plan.budget.free.seconds <= free)
    var fuller = day
    fuller.events.append(Span(start: 3_000, end: 4_500))
    #expect(fuller.plan.budget.free.seconds <= free)
    #expect(free >= 0)
    var random = SeededGenerator(seed: UInt64(seed))
    var shuffled = day
    shuffled.events.shuffle(using: &random)
    #expect(shuffled.plan.budget == day.plan.budget)
  }

  @Test("days of 23 and 25 hours add up to the minute")
  func shortAndLongDays() throws {
    for (date, minutes) in [("2026-03-29", 1_380), ("2026-10-25", 1_500)] {
      let window = try #require(Window(start: .midnight, end: .endOfDay))
      let windows = Windows(weekly: [.sunday: [window]])
        .spans(on: try day(date), boundary: .midnight, in: centralEurope)
      let start = try instant(date, "00:00")
      for passed in stride(from: 0, through: minutes, by: 7) {
        let plan = DayPlan(windows: windows, now: start + passed * 60, events: [], items: [])
        #expect(plan.budget.freeMinutes == minutes - passed)
      }
    }
  }

  @Test("appointments at the same time, or at an event's, collide; the minutes are taken once")
  func collisions() throws {
    func item(_ clock: String, _ minutes: Int) throws -> PlanItem {
      let start = try Self.at(clock)
      return PlanItem(durationMinutes: minutes, appointment: Span(start: start, end: start + minutes * 60))
    }
    let windows = Windows.standard.spans(on: try day("2026-11-30"), boundary: .midnight, in: centralEurope)
    let plan = DayPlan(
      windows: windows, now: try Self.at("08:00"),
      events: [Span(start: try Self.at("16:00"), end: try Self.at("17:00"))],
      items: [try item("10:00", 60), try item("10:30", 60), try item("11:30", 30), try item("16:30", 30)])
    let collides = plan.placements.map { placement in
      if case .appointment(_, let collides) = placement { collides } else { false }
    }
    #expect(collides == [true, true, false, true])
    #expect(plan.budget.busy.seconds == (90 + 30 + 60) * 60)
  }

  @Test("a gap is found exactly where the day's sum and one stretch of it have room", arguments: 0..<100)
  func gaps(seed: Int) {
    let plan = RandomDay(seed: seed).plan
    // The free seconds in order, those of what is planned taken from the front.
    let rest = plan.budget.free.spans.flatMap { Array($0.start..<$0.end) }.dropFirst(plan.plannedMinutes * 60)
    let stretches = rest.reduce(into: [Span]()) { stretches, second in
      if let last = stretches.last, last.end == second,
        plan.budget.free.span(holding: last.start)?.end != second
      {
        stretches[stretches.count - 1] = Span(start: last.start, end: second + 1)
      } else {
        stretches.append(Span(start: second, end: second + 1))
      }
    }
    for minutes in [1, 5, 12, 30, 60] {
      let isRoom = plan.budget.freeMinutes - plan.plannedMinutes >= minutes
      let expected = isRoom ? stretches.filter { $0.seconds >= minutes * 60 } : []
      #expect(plan.gaps(for: minutes) == expected, "\(minutes)")
    }
    #expect(plan.gaps(for: 0).isEmpty)
  }

  @Test(
    "what is above the line takes the free seconds in order, the last of them at doneBy", arguments: 0..<200)
  func schedule(seed: Int) {
    let day = RandomDay(seed: seed)
    let plan = day.plan
    let schedule = DaySchedule(plan, items: day.items)
    var seconds = plan.budget.free.spans.flatMap { Array($0.start..<$0.end) }[...]
    for (index, item) in day.items.enumerated() {
      let flexible = plan.placements[index].flexible
      let isWorked = flexible.map { !$0.isBelow && !$0.isMissed } ?? false
      let expected = seconds.prefix(isWorked ? (item.durationMinutes ?? 0) * 60 : 0)
      seconds = seconds.dropFirst(expected.count)
      #expect(schedule.pieces[index].flatMap { Array($0.start..<$0.end) } == Array(expected))
    }
    #expect(schedule.rest.spans.flatMap { Array($0.start..<$0.end) } == Array(seconds))
    #expect(schedule.pieces.joined().map(\.end).max() == plan.doneBy)
  }
}
