package import DayBudget
package import Store

/// An occurrence of a series: the day on which the rule has it, and the day on which it is shown.
///
/// The two differ where it was moved.
package struct SeriesDay: Hashable {
  /// The day by the rule, which names the occurrence for ever.
  package let rule: CivilDate
  /// The day on which it lies.
  package let shown: CivilDate

  /// An occurrence that the rule has on one day and that is shown on another, or the same.
  package init(rule: CivilDate, shown: CivilDate) {
    self.rule = rule
    self.shown = shown
  }
}

/// A repeating task: its occurrences are computed for the days asked for, and nothing is stored by looking.
extension Task {
  /// The rule and the day from which occurrences are computed; nil for a plain task.
  package var anchor: (rule: RepeatRule, day: CivilDate)? {
    guard let repeatRule, let day else { return nil }
    return (repeatRule, day)
  }

  /// The open occurrences that lie on a day: the one that the rule has, then those that were moved there.
  package func openOccurrences(on day: CivilDate) -> [SeriesDay] {
    guard let anchor else { return [] }
    let isOpen = exceptions[day] == nil && day >= firstOpen(anchor.day)
    let own = isOpen && anchor.rule.contains(day, from: anchor.day)
    return (own ? [SeriesDay(rule: day, shown: day)] : []) + moved { $0 == day }
  }

  /// The occurrence that was missed last: open, and on a day before this one.
  ///
  /// - Complexity: linear in the exceptions; how long nothing was done does not matter.
  package func latestMissed(before day: CivilDate) -> SeriesDay? {
    guard let anchor else { return nil }
    let first = firstOpen(anchor.day)
    var last = anchor.rule.last(onOrBefore: day.adding(days: -1), from: anchor.day)
    while let ruleDay = last, ruleDay >= first, exceptions[ruleDay] != nil {
      last = anchor.rule.last(onOrBefore: ruleDay.adding(days: -1), from: anchor.day)
    }
    let own = last.flatMap { $0 >= first ? SeriesDay(rule: $0, shown: $0) : nil }
    return ([own].compactMap(\.self) + moved { $0 < day }).max { $0.shown < $1.shown }
  }

  /// The occurrence that was missed first.
  package func earliestMissed(before day: CivilDate) -> SeriesDay? {
    earliest.flatMap { $0.shown < day ? $0 : nil }
  }

  /// The first of all open occurrences by the day on which it is shown; nil where none will ever come.
  var earliest: SeriesDay? {
    let own = anchor.flatMap { nextByRule(onOrAfter: $0.day) }
    return ([own].compactMap(\.self) + moved { _ in true }).min { $0.shown < $1.shown }
  }

  /// How many open occurrences lie on days before this one.
  package func missedCount(before day: CivilDate) -> Int {
    guard let anchor, firstOpen(anchor.day) < day else { return moved { $0 < day }.count }
    let range = firstOpen(anchor.day)..<day
    let decided = exceptions.keys.count { range.contains($0) && anchor.rule.contains($0, from: anchor.day) }
    return anchor.rule.count(in: range, from: anchor.day) - decided + moved { $0 < day }.count
  }

  /// The next open occurrence, from a day on.
  package func nextOccurrence(onOrAfter day: CivilDate) -> SeriesDay? {
    ([nextByRule(onOrAfter: day)].compactMap(\.self) + moved { $0 >= day }).min { $0.shown < $1.shown }
  }

  /// The occurrence that a person means who names the series: today's, else the one missed last, else the next.
  package func occurrenceMeant(today: CivilDate) -> SeriesDay? {
    openOccurrences(on: today).first ?? latestMissed(before: today) ?? nextOccurrence(onOrAfter: today)
  }

  /// The occurrence as a task of its day: what lists show and days count.
  package func shown(as occurrence: SeriesDay) -> Task {
    var task = self
    task.day = occurrence.shown
    task.series = Occurrence(id: id, day: occurrence.rule)
    return task
  }

  /// The task as lists show it: a series on the day of its next occurrence; one that is over on that of the
  /// occurrence that was missed last.
  package func shown(today: CivilDate) -> Task {
    guard isOpen, anchor != nil,
      let next = nextOccurrence(onOrAfter: today) ?? latestMissed(before: today)
    else { return self }
    return shown(as: next)
  }

  /// The first day by the rule whose occurrence may still be open, of a series that began on `anchor`.
  private func firstOpen(_ anchor: CivilDate) -> CivilDate {
    openFrom.map { max($0, anchor) } ?? anchor
  }

  /// All open occurrences that were moved by hand, by the day of the rule.
  var movedAhead: [SeriesDay] { moved { _ in true } }

  /// The occurrences that were moved to days that are asked for, by the day of the rule.
  private func moved(to isAskedFor: (CivilDate) -> Bool) -> [SeriesDay] {
    let moved = exceptions.compactMap { ruleDay, exception -> SeriesDay? in
      guard case .moved(let shown) = exception, isAskedFor(shown) else { return nil }
      return SeriesDay(rule: ruleDay, shown: shown)
    }
    return moved.sorted { $0.rule < $1.rule }
  }

  private func nextByRule(onOrAfter day: CivilDate) -> SeriesDay? {
    guard let anchor else { return nil }
    var next = anchor.rule.next(onOrAfter: max(day, firstOpen(anchor.day)), from: anchor.day)
    while let ruleDay = next, exceptions[ruleDay] != nil {
      next = anchor.rule.next(onOrAfter: ruleDay.adding(days: 1), from: anchor.day)
    }
    return next.map { SeriesDay(rule: $0, shown: $0) }
  }
}

/// Occurrences among other tasks.
package enum Series {
  /// The open tasks of a day in the order of the list: plain ones, and the occurrences of series.
  package static func merged(_ plain: [Task], with series: [Task], on day: CivilDate) -> [Task] {
    let occurrences = series.flatMap { series in
      series.openOccurrences(on: day).map { series.shown(as: $0) }
    }
    return occurrences.isEmpty ? plain : inOrder(plain + occurrences)
  }

  /// The tasks in the order of the list.
  package static func inOrder(_ tasks: [Task]) -> [Task] {
    tasks.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }
  }
}

extension Snapshot {
  /// The open tasks of a day in the order of the list: plain ones, and the occurrences of series.
  ///
  /// Who asks for several days hands the series over, so that they are decoded once.
  package func tasks(on day: CivilDate, series: [Task]? = nil) throws -> [Task] {
    Series.merged(try open(on: day), with: try series ?? self.series(), on: day)
  }
}
