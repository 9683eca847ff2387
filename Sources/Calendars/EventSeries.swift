import DayBudget

/// All components of one UID: the event or series itself, and what replaces instances of it.
struct EventSeries {
  /// The event; nil where the file holds only replaced instances of it.
  let master: EventComponent?
  /// What replaces instances: one for each, in the order of the file.
  let overrides: [EventComponent]

  /// Whether it has more than one date.
  var repeats: Bool { master.map { !$0.recurrence.isEmpty } ?? false }

  /// Whether there is a rule in it or a list of dates, so that it costs more than its bytes.
  var hasRules: Bool { repeats || master.map { !$0.recurrence.exceptionRules.isEmpty } ?? false }

  /// The line at which it begins, to name it when something is wrong with it as a whole.
  var line: Int { (master ?? overrides.first)?.line ?? 1 }

  /// Brings together what has the same UID; of several versions of one thing the last revision is kept.
  static func group(_ events: [EventComponent]) -> [EventSeries] {
    // Sorted, not hashed: the first dictionary of a type costs a program more than all that is in a file.
    let named = events.indices.filter { events[$0].uid != nil }
      .sorted { (events[$0].uid ?? "", $0) < (events[$1].uid ?? "", $1) }
    var groups = events.filter { $0.uid == nil }.map { [$0] }
    for (place, index) in named.enumerated() {
      if place > 0, events[named[place - 1]].uid == events[index].uid {
        groups[groups.count - 1].append(events[index])
      } else {
        groups.append([events[index]])
      }
    }
    return groups.sorted { $0[0].order < $1[0].order }.map(EventSeries.init(versions:))
  }

  private init(versions: [EventComponent]) {
    if versions.count == 1, versions[0].replaced == nil {
      master = versions[0]
      overrides = []
      return
    }
    let master = versions.filter { $0.replaced == nil }.max { $0.isOlder(than: $1) }
    let replacing = versions.compactMap { version in
      version.replaced.map { (InstanceKey(of: $0.time, beside: master?.start ?? $0.time), version) }
    }.sorted { left, right in left.0 == right.0 ? left.1.isOlder(than: right.1) : left.0 < right.0 }
    let latest = replacing.indices.filter { index in
      index + 1 == replacing.count || replacing[index].0 != replacing[index + 1].0
    }
    self.master = master
    overrides = latest.map { replacing[$0].1 }.sorted { $0.order < $1.order }
  }
}

extension EventComponent {
  /// Whether another version of the same thing takes precedence: by SEQUENCE, then DTSTAMP, then place.
  fileprivate func isOlder(than other: EventComponent) -> Bool {
    (sequence, stamp, order) < (other.sequence, other.stamp, other.order)
  }
}

/// What names an instance of a series: a day, or the instant of its start.
struct InstanceKey: Comparable {
  private let isDate: Bool
  private let number: Int

  /// The day itself.
  static func date(_ date: CivilDate) -> InstanceKey {
    InstanceKey(isDate: true, number: date.daysSinceEpoch)
  }

  /// The instant itself, in seconds since the epoch.
  static func instant(_ instant: Int) -> InstanceKey {
    InstanceKey(isDate: false, number: instant)
  }

  private init(isDate: Bool, number: Int) {
    self.isDate = isDate
    self.number = number
  }

  /// The name that a time means in the series of an event.
  ///
  /// In a series of whole days only the date counts; elsewhere a date stands for what starts on it.
  init(of time: EventTime, beside event: EventTime) {
    self =
      event.isDate || time.isDate ? .date(time.civil.date) : .instant(time.instant(beside: event))
  }

  /// Days before instants, each in their order.
  static func < (left: InstanceKey, right: InstanceKey) -> Bool {
    left.isDate == right.isDate ? left.number < right.number : left.isDate
  }
}
