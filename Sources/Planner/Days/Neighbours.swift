package import DayBudget
package import Store

/// Which other days have to do with a day.
extension DayView {
  /// The other days of which an appointment can take time from this day's windows or meet an appointment of its own:
  /// in their order.
  ///
  /// It follows from how far things reach: windows from midnight to midnight after next, wherever the day starts,
  /// appointments to 24 hours after their day's last moment.
  package static func neighbours(of day: CivilDate, settings: Settings, zone: Zone) -> [CivilDate] {
    let boundary = settings.boundary
    let longest = 86_400
    /// The instant until which an appointment of a day lasts at most.
    func latestEnd(_ day: CivilDate) -> Int {
      let end = boundary.span(of: day, in: zone).end
      // A time that the clock skips is later by as much, and can so lie behind the next day's start.
      let skipped = max(0, zone.offset(end) - zone.offset(end - 86_400))
      return end + skipped + longest
    }
    let reach = reach(of: day, settings: settings, zone: zone)
    var first = day
    while latestEnd(first.adding(days: -1)) > reach.start { first = first.adding(days: -1) }
    let end = max(reach.end, latestEnd(day))
    var last = day
    while boundary.span(of: last, in: zone).end < end { last = last.adding(days: 1) }
    return (first.daysSinceEpoch...last.daysSinceEpoch).map(CivilDate.init).filter { $0 != day }
  }
}

extension Snapshot {
  /// The open tasks of the days whose appointments reach into a day.
  package func neighbours(of day: CivilDate, series: [Task], zone: Zone) throws -> [Task] {
    try DayView.neighbours(of: day, settings: settings, zone: zone).flatMap { other in
      try tasks(on: other, series: series)
    }
  }
}
