import DayBudget

/// An instance of a series at its original time.
struct Instance {
  /// The instant at which it starts.
  let start: Int
  /// What the clock of the series' zone shows then.
  let civil: CivilDateTime
  /// Its own length, where it was given as a period.
  let length: EventLength?
}

extension EventSeries {
  /// The occurrences of the series that could touch the span, in no particular order.
  ///
  /// An override stands at its own time whatever the series does; the instance that it names is gone.
  func occurrences(touching span: Span, budget: inout WorkBudget) -> [Occurrence] {
    var occurrences = overrides.map { event in
      Occurrence(
        of: event, at: event.start.instant, event.start.civil, in: event.start.zone, length: event.length)
    }
    guard let master else { return occurrences }
    let shifts = overrides.compactMap { FutureShift($0, in: master) }.sorted { $0.from < $1.from }
    let days = dayWindow(around: span, master: master, shifts: shifts)
    var next = 0
    for instance in instances(of: master, on: days, budget: &budget) {
      while next < shifts.count, shifts[next].from <= instance.start { next += 1 }
      let occurrence =
        next > 0
        ? shifts[next - 1].occurrence(of: instance)
        : Occurrence(
          of: master, at: instance.start, instance.civil, in: master.start.zone,
          length: instance.length ?? master.length)
      occurrences.append(occurrence)
    }
    return occurrences
  }

  /// The days on the series' clock on which an instance can start that touches the span.
  private func dayWindow(
    around span: Span, master: EventComponent, shifts: [FutureShift]
  ) -> ClosedRange<CivilDate> {
    let periods = master.recurrence.dates.compactMap { $0.length?.daysAtMost }
    let longest = (periods + shifts.map(\.event.length.daysAtMost)).reduce(master.length.daysAtMost, max)
    let later = shifts.map(\.days).reduce(0, max)
    let earlier = shifts.map(\.days).reduce(0, min)
    // Wall clocks differ by up to 26 hours, so two days more on either side hold every zone's.
    let first = CivilDate(daysSinceEpoch: CivilDate.floorDivide(span.start, 86_400) - 2 - longest - later)
    let last = CivilDate(daysSinceEpoch: CivilDate.floorDivide(span.end, 86_400) + 2 - earlier)
    return first...last
  }

  /// The instances at their original times: rules and dates united, exceptions and replaced ones taken out.
  ///
  /// Sorted; two times of the clock that are the same instant are one instance.
  private func instances(
    of master: EventComponent, on days: ClosedRange<CivilDate>, budget: inout WorkBudget
  ) -> [Instance] {
    var moments = days.contains(master.start.civil.date) ? [master.start.civil] : []
    for rule in master.recurrence.rules where !budget.isSpent {
      moments += master.moments(of: rule, on: days, anchorCounts: true, budget: &budget)
    }
    var all = moments.map { master.instance(at: $0) }
    all += master.recurrence.dates.map { master.instance(on: $0) }.filter { days.contains($0.civil.date) }
    guard !all.isEmpty, !budget.isSpent else { return [] }
    let gone = exceptions(to: master, on: days, budget: &budget)
    var last: Int?
    return all.sorted { $0.start < $1.start }.filter { instance in
      guard instance.start != last, !gone.containsSorted(.date(instance.civil.date)),
        !gone.containsSorted(.instant(instance.start))
      else { return false }
      last = instance.start
      return true
    }
  }

  /// The names of the instances that are taken out or replaced, sorted.
  private func exceptions(
    to master: EventComponent, on days: ClosedRange<CivilDate>, budget: inout WorkBudget
  ) -> [InstanceKey] {
    var gone = master.recurrence.exceptionDates.map { InstanceKey(of: $0, beside: master.start) }
    for rule in master.recurrence.exceptionRules where !budget.isSpent {
      let moments = master.moments(of: rule, on: days, anchorCounts: false, budget: &budget)
      gone += moments.map { .instant(master.instance(at: $0).start) }
    }
    gone += overrides.compactMap(\.replaced).map { InstanceKey(of: $0.time, beside: master.start) }
    return gone.sorted()
  }
}

extension EventComponent {
  /// What a rule gives on some days of the event's clock, UNTIL observed.
  fileprivate func moments(
    of rule: RecurrenceRule, on days: ClosedRange<CivilDate>, anchorCounts: Bool,
    budget: inout WorkBudget
  ) -> [CivilDateTime] {
    RuleInstances(rule, anchor: start.civil, isDate: start.isDate)
      .instances(in: days, anchorCounts: anchorCounts, budget: &budget)
      .filter { rule.allows($0, in: start.zone, isDate: start.isDate) }
  }

  /// The instance at a time of the event's own clock.
  fileprivate func instance(at civil: CivilDateTime) -> Instance {
    Instance(start: start.zone.instant(of: civil), civil: civil, length: nil)
  }

  /// The instance of an RDATE: what it does not say, date or time of day or zone, is the event's.
  fileprivate func instance(on added: Recurrence.AddedDate) -> Instance {
    let time = added.time
    if start.isDate { return instance(at: CivilDateTime(date: time.civil.date, secondOfDay: 0)) }
    if time.isDate {
      return instance(at: CivilDateTime(date: time.civil.date, secondOfDay: start.civil.secondOfDay))
    }
    let instant = time.instant(beside: start)
    return Instance(start: instant, civil: start.zone.civil(at: instant), length: added.length)
  }
}
