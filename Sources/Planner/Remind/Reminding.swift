internal import DayBudget
internal import Retrospect
package import Store

/// What is to be told, as `remind` asks for it.
package struct ReminderView {
  /// What is due and what comes next.
  package fileprivate(set) var list: ReminderList
  /// Why it is not known what was told before; nothing before this minute is due then.
  package let damage: StoreFailure?
  /// Whether telling begins with this minute, which has to be kept: nothing was ever told here, or a clock was ahead.
  package let isBeginning: Bool
}

/// A turn of telling: nobody else tells meanwhile.
package final class ReminderTurn {
  /// What is to be told, as it was found under the lock.
  package let view: ReminderView
  /// Where what was known before is kept, once that could not be read and telling begins anew.
  package private(set) var keptDamage: String?
  private let planner: DayPlanner
  private let lock: ReminderLock
  private var told: [Reminder] = []

  fileprivate init(_ planner: DayPlanner, _ lock: ReminderLock, _ snapshot: Snapshot) throws {
    (self.planner, self.lock) = (planner, lock)
    view = try planner.reminders(snapshot)
  }

  /// Keeps that some more of what was due has been told; throws `StoreFailure`.
  package func remember(_ reminders: [Reminder]) throws {
    told += reminders
    if view.damage != nil, keptDamage == nil {
      keptDamage = try planner.store.setReminderFileAside(holding: lock)
    }
    try planner.store.keep(view.list.memory(after: told, now: planner.instant), holding: lock)
  }
}

extension DayPlanner {
  /// For how many hundredths of a second it is waited for another process that tells.
  private static let patience = 1_500

  /// What is to be told, and so many of what comes in the next days, from the store as it was read; nothing is changed.
  ///
  /// Throws `StoreFailure`; what was told being damaged is no failure, and begins anew.
  package func reminders(_ snapshot: Snapshot, next: Int = 0) throws -> ReminderView {
    var (memory, damage): (ReminderMemory?, StoreFailure?)
    do throws(StoreFailure) {
      memory = try store.reminderMemory()
    } catch {
      guard case .damaged = error else { throw error }
      damage = error
    }
    // A day before a time can be two dates before it, where the clock changes in between.
    var list = ReminderList(try source(snapshot, memory, daysAhead: next == 0 ? 2 : 7), memory)
    list.name(next: next) { snapshot.code(of: $0) }
    return ReminderView(list: list, damage: damage, isBeginning: memory.map { $0.since > instant } ?? true)
  }

  /// Takes the right to tell; nil where another process keeps it for longer than one waits.
  package func takeReminders(_ snapshot: Snapshot) throws -> ReminderTurn? {
    guard let lock = try store.takeReminderLock(patience: Self.patience) else { return nil }
    return try ReminderTurn(self, lock, snapshot)
  }

  /// Lets something that was told come again at an instant, in seconds since the epoch.
  package func putOff(_ key: ReminderKey, until again: Int) throws {
    guard let lock = try store.takeReminderLock(patience: Self.patience),
      var memory = try store.reminderMemory()
    else { return }
    memory.snoozed[key] = again
    try store.keep(memory, holding: lock)
  }

  /// What can be told of, from the days in which anything can be that was not.
  private func source(
    _ snapshot: Snapshot, _ memory: ReminderMemory?, daysAhead: Int
  ) throws -> ReminderSource {
    let settings = snapshot.settings
    let today = settings.boundary.day(of: instant, in: zone)
    let known = ReminderList.memory(memory, now: instant, in: zone)
    // Who was away for more than a year has other things to think of.
    let begin = settings.boundary.day(of: max(known.since, instant - 366 * 86_400), in: zone)
    let first = min(begin.adding(days: -1), known.snoozed.keys.compactMap(\.day).min() ?? today)
    let last = today.adding(days: daysAhead)
    var source = ReminderSource(settings: settings, zone: zone, now: instant)
    source.putOff = Set(known.snoozed.keys)
    let series = try snapshot.series()
    let timed = series.filter { $0.time != nil }
    for (index, plain) in try snapshot.open(from: first, days: last.days(since: first) + 1).enumerated() {
      source.timed += plain.filter { $0.time != nil }
      let day = first.adding(days: index)
      for task in timed { source.timed += task.openOccurrences(on: day).map { task.shown(as: $0) } }
    }
    if snapshot.hasDue {
      source.due = try snapshot.due(through: last).filter { $0.due.map { $0 >= first } ?? false }
    }
    source.running = try snapshot.running()
    // What is asked about a day is looked for only where it may have to be told.
    let span = settings.boundary.span(of: today, in: zone)
    func isOpen(_ topic: ReminderKey.Topic, at moment: Int) -> Bool {
      moment <= instant && moment > known.since
        && !known.told.contains(ReminderKey(topic, nil, day: today, at: moment))
    }
    if settings.isMorningReminded, isOpen(.morning, at: span.start) {
      source.leftovers = try snapshot.leftovers(today: today, now: now, zone: zone, series: series).count
    }
    if let time = settings.eveningReminder,
      isOpen(.evening, at: zone.instant(of: settings.boundary.moment(of: time, on: today)))
    {
      source.isEveningWorthAsking = try isWorthAsking(of: today, span, snapshot)
    }
    return source
  }

  /// Whether a day has less than an hour of blocks, or something of it or of an earlier day is still open.
  private func isWorthAsking(of today: CivilDate, _ span: Span, _ snapshot: Snapshot) throws -> Bool {
    if try !snapshot.tasks(on: today).isEmpty { return true }
    if try !snapshot.leftovers(today: today, now: now, zone: zone).isEmpty { return true }
    let spent = spentBlocks(from: today, through: today, snapshot).blocks.reduce(0) { sum, block in
      guard let place = block.worked.span else {
        return block.worked.day == today ? sum + block.worked.minutes * 60 : sum
      }
      return sum + max(0, min(place.end, span.end) - max(place.start, span.start))
    }
    return spent < 3_600
  }
}
