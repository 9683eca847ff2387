import DayBudget
internal import Store

/// What is due to be told at a moment, and what comes next, by what was told already.
package struct ReminderList {
  /// What is due and was not told, in the order in which it is told.
  package private(set) var due: [Reminder] = []
  /// What comes after now, the next one first.
  package private(set) var next: [Reminder] = []
  /// The instant at which today began, and that at which the day before did.
  package let dayStart: Int
  private let yesterdayStart: Int
  /// What was told before.
  private let memory: ReminderMemory
  /// What can come again: everything else that was put off is over.
  private let known: Set<ReminderKey>

  /// Those due that are older than the day before, which are told as one.
  package var old: [Reminder] { due.filter { $0.moment < yesterdayStart } }

  /// The list of what a source has; without a memory nothing before this minute is told.
  init(_ source: ReminderSource, _ memory: ReminderMemory?) {
    let (now, zone) = (source.now, source.zone)
    let memory = ReminderList.memory(memory, now: now, in: zone)
    let all = source.reminders
    for var reminder in all {
      if let again = memory.snoozed[reminder.key] {
        reminder.at = again
      } else if memory.told.contains(reminder.key) || reminder.at <= memory.since {
        continue
      }
      if reminder.at <= now { due.append(reminder) } else { next.append(reminder) }
    }
    due.sort { $0.at != $1.at ? $0.at < $1.at : $0.key < $1.key }
    next.sort { $0.at != $1.at ? $0.at < $1.at : $0.key < $1.key }
    let today = source.settings.boundary.day(of: now, in: zone)
    let yesterday = source.settings.boundary.span(of: today.adding(days: -1), in: zone)
    (dayStart, yesterdayStart) = (yesterday.end, yesterday.start)
    known = Set(all.map(\.key))
    self.memory = memory
  }

  /// What was told, as it counts now: where nothing ever was, or a clock was ahead, telling begins with this minute.
  static func memory(_ memory: ReminderMemory?, now: Int, in zone: Zone) -> ReminderMemory {
    var known = memory ?? ReminderMemory(since: now)
    if memory == nil || known.since > now { known.since = zone.minute(at: now) - 1 }
    return known
  }

  /// The memory once these were told.
  func memory(after told: [Reminder], now: Int) -> ReminderMemory {
    var memory = memory
    for reminder in told {
      memory.told.insert(reminder.key)
      memory.snoozed[reminder.key] = nil
    }
    memory.snoozed = memory.snoozed.filter { known.contains($0.key) }
    let waiting = due.filter { !memory.told.contains($0.key) }.map(\.key.at).min()
    memory.forgetLongAgo(now: now, butNot: waiting)
    return memory
  }

  /// Shortens what comes next, and gives what is left the codes of its tasks.
  mutating func name(next count: Int, _ code: (TaskID) -> String) {
    next = Array(next.prefix(count))
    for index in due.indices { due[index].name(code) }
    for index in next.indices { next[index].name(code) }
  }
}

extension Reminder {
  fileprivate mutating func name(_ code: (TaskID) -> String) {
    if self.code == nil, let id = key.id { self.code = code(id) }
  }
}
