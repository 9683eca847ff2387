package import Calendars
package import DayBudget
package import Store

/// How days reach the calendars.
extension DayPlanner {
  /// The events of a stretch of time in all calendars of the settings, and what is not known of them.
  package func reading(_ settings: Settings, over span: Span) -> CalendarReading {
    // Where the clock is not known, no event and no window lies where it should: nothing is complete.
    let zone = isZoneUnknown ? [CalendarProblem(calendar: "", file: "", kind: .unknownSystemZone)] : []
    // Without calendars nothing is opened and no zone is asked.
    if settings.calendars.isEmpty { return CalendarReading(events: [], problems: zone) }
    let reading = reader(settings).read(settings.calendars.map(CalendarSource.init), over: span)
    return zone.isEmpty ? reading : CalendarReading(events: reading.events, problems: zone + reading.problems)
  }

  /// A reader for the calendars of these settings.
  package func reader(_ settings: Settings) -> CalendarReader {
    CalendarReader(viewer: zone, zones: zones, me: settings.me)
  }

  /// A day, added up.
  package func dayView(_ day: CivilDate, _ snapshot: Snapshot) throws -> DayView {
    let settings = snapshot.settings
    let reach = DayView.reach(of: day, settings: settings, zone: zone)
    return DayView(
      day, try contents(of: day, snapshot), settings: settings, reading: reading(settings, over: reach),
      now: now, zone: zone)
  }

  /// A day, added up from what can be read where records of the store are damaged; it says which are missing.
  package func readableDayView(_ day: CivilDate, _ snapshot: Snapshot) throws -> DayView {
    do {
      return try dayView(day, snapshot)
    } catch is StoreFailure {
      let sound = snapshot.withoutDamage()
      var view = try dayView(day, sound.snapshot)
      view.damage += sound.failures
      return view
    }
  }
}

extension CalendarSource {
  /// A calendar of the settings, ready to be read.
  package init(_ setting: CalendarSetting) {
    self.init(
      name: setting.name, path: setting.path,
      policies: CalendarPolicies(
        allDay: setting.allDay.flatMap { CalendarPolicies.Treatment(rawValue: $0.rawValue) },
        tentative: setting.tentative.flatMap { CalendarPolicies.Treatment(rawValue: $0.rawValue) },
        unanswered: setting.unanswered.flatMap { CalendarPolicies.Treatment(rawValue: $0.rawValue) }))
  }
}
