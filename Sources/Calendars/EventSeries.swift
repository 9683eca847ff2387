import DayBudget

/// All components of one UID: the event or series itself, and what replaces instances of it.
struct EventSeries {
  /// The event; nil where the file holds only replaced instances of it.
  let master: EventComponent?
  /// What replaces instances: one for each, in the order of the file.
  let overrides: [EventComponent]

  /// Whether it has more than one date.
  var repeats: Bool { master.map { !$0.recurrence.isEmpty } ?? false }

  /// The line at which it begins, to name it when something is wrong with it as a whole.
  var line: Int { (master ?? overrides.first)?.line ?? 1 }

  /// Brings together what has the same UID; of several versions of one thing the last revision is kept.
  static func group(_ events: [EventComponent]) -> [EventSeries] {
    var groups: [[EventComponent]] = []
    var places: [String: Int] = [:]
    for event in events {
      if let uid = event.uid, let place = places[uid] {
        groups[place].append(event)
      } else {
        if let uid = event.uid { places[uid] = groups.count }
        groups.append([event])
      }
    }
    return groups.map(EventSeries.init(versions:))
  }

  private init(versions: [EventComponent]) {
    if versions.count == 1, versions[0].replaced == nil {
      master = versions[0]
      overrides = []
      return
    }
    let master = versions.filter { $0.replaced == nil }.max { $0.isOlder(than: $1) }
    var latest: [InstanceKey: EventComponent] = [:]
    for version in versions {
      guard let replaced = version.replaced else { continue }
      let key = InstanceKey(of: replaced.time, beside: master?.start ?? replaced.time)
      if let other = latest[key], version.isOlder(than: other) { continue }
      latest[key] = version
    }
    self.master = master
    overrides = latest.values.sorted { $0.order < $1.order }
  }
}

extension EventComponent {
  /// Whether another version of the same thing takes precedence: by SEQUENCE, then DTSTAMP, then place.
  fileprivate func isOlder(than other: EventComponent) -> Bool {
    (sequence, stamp, order) < (other.sequence, other.stamp, other.order)
  }
}

/// What names an instance of a series: a day, or the instant of its start.
enum InstanceKey: Hashable {
  case date(CivilDate)
  case instant(Int)

  /// The name that a time means in the series of an event.
  ///
  /// In a series of whole days only the date counts; elsewhere a date stands for what starts on it.
  init(of time: EventTime, beside event: EventTime) {
    self =
      event.isDate || time.isDate ? .date(time.civil.date) : .instant(time.instant(beside: event))
  }
}
