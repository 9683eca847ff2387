import DayBudget
import Store
import TestSupport
import Testing

@testable import Planner

/// Tasks, edits, ticks, sleeps and clocks that jump, against what a plain list of what was told says.
@Suite("Reminders under random days")
struct ReminderPropertyTests {
  private struct Told: Hashable {
    let id: TaskID
    let at: Int
  }

  @Test(
    "Everything due is told exactly once, and nothing done or moved is told",
    arguments: 1...5 as ClosedRange<UInt64>)
  func exactlyOnce(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let starts = ["2026-11-30T08:00", "2026-03-28T20:00", "2026-10-24T20:00", "2026-12-31T10:00"]
    let desk = try ReminderDesk(starts[Int(seed % 4)])
    let lead = [0, 10, 90][Int(seed % 3)]
    try desk.set { settings in
      settings.remindLead = lead
      settings.isMorningReminded = false
      if seed.isMultiple(of: 2) { settings.dayStart = ClockTime(minutes: 240) ?? .midnight }
    }
    #expect(try desk.tick().isEmpty)
    var (begin, latest) = (desk.now, desk.now)
    var told: Set<Told> = []
    var ids: [TaskID] = []
    for step in 0..<120 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        let civil = desk.zone.civil(at: desk.now + Int.random(in: -60...1_500, using: &random) * 60)
        let task = try desk.add("T\(step)") { task in
          (task.day, task.time) = (civil.date, civil.time)
          if Int.random(in: 0..<4, using: &random) == 0 {
            task.reminder = .before([0, 5, 60, 1_440].randomElement(using: &random) ?? 0)
          }
        }
        ids.append(task.id)
      case 3, 4:
        guard let id = ids.randomElement(using: &random) else { continue }
        let civil = desk.zone.civil(at: desk.now + Int.random(in: -60...900, using: &random) * 60)
        try desk.change(id) { task in
          switch civil.secondOfDay % 3 {
          case 0: task.time = civil.time
          case 1: task.day = civil.date
          default: task.title += "x"
          }
        }
      case 5:
        guard let id = ids.randomElement(using: &random) else { continue }
        try desk.change(id) { task in
          task.completed = task.completed == nil ? desk.now : nil
          task.completedDay = task.completed == nil ? nil : task.day
        }
      case 6:
        let longest = Int.random(in: 0..<3, using: &random) == 0 ? 30 * 60 : 90
        desk.now += Int.random(in: 1...longest, using: &random) * 60
      case 7: desk.now += Int.random(in: -180...180, using: &random) * 60
      default:
        // Some desktops refuse now and then.
        let refused =
          Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 1...3, using: &random) : .max
        var count = 0
        try tick(desk, &begin, &latest, lead: lead, &told) { _ in
          count += 1
          return count % refused != 0
        }
        desk.now += Int.random(in: 0...59, using: &random)
      }
    }
    try tick(desk, &begin, &latest, lead: lead, &told) { _ in true }
    #expect(!told.isEmpty)
  }

  /// A tick, and what has to be told at it as the whole store says, task by task.
  private func tick(
    _ desk: ReminderDesk, _ begin: inout Int, _ latest: inout Int, lead: Int, _ told: inout Set<Told>,
    _ isShown: (Reminder) -> Bool
  ) throws {
    let planner = desk.planner()
    let snapshot = try planner.snapshot()
    // A clock that is set back to before telling began lets it begin there.
    begin = min(begin, desk.zone.minute(at: desk.now))
    var all: Set<Told> = []
    let found = try desk.tick { reminder in
      if let id = reminder.key.id { all.insert(Told(id: id, at: reminder.at)) }
      return isShown(reminder)
    }
    #expect(Set(found.map(\.key)).count == found.count)
    var wanted: Set<Told> = []
    for task in try snapshot.open() {
      guard let day = task.day, let time = task.time else { continue }
      let moment = desk.zone.instant(of: snapshot.settings.boundary.moment(of: time, on: day))
      var own = lead
      if case .before(let minutes) = task.reminder { own = minutes }
      let at = moment - own * 60
      let given = ["day", "time", "completed"].compactMap { task.edited[$0] }.max() ?? task.created
      let isKnownOver = given >= moment && given <= desk.now
      guard at <= desk.now, at >= begin, !isKnownOver, !told.contains(Told(id: task.id, at: at)) else {
        continue
      }
      wanted.insert(Told(id: task.id, at: at))
    }
    // What came up two days late may be told or not.
    latest = max(latest, desk.now)
    let late = latest - 47 * 3_600
    #expect(all.filter { $0.at > late } == wanted.filter { $0.at > late })
    #expect(all.isSubset(of: wanted))
    for reminder in found { if let id = reminder.key.id { told.insert(Told(id: id, at: reminder.at)) } }
  }
}
