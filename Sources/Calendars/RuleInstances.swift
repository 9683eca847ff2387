import DayBudget

/// The instances of one rule on the wall clock, computed for the days asked for.
struct RuleInstances {
  private let rule: RecurrenceRule
  private let anchor: CivilDateTime
  private let days: DayPattern
  private let times: TimePattern
  /// The places that BYSETPOS chooses, a sorted set.
  private let positions: [Int]
  /// Whether they are chosen among the instances of a period, and not among those of an hour or a minute.
  private let choosesInPeriod: Bool

  /// The instances of a rule whose series begins at the anchor.
  init(_ rule: RecurrenceRule, anchor: CivilDateTime, isDate: Bool) {
    self.rule = rule
    self.anchor = anchor
    days = DayPattern(rule, anchor: anchor.date)
    times = TimePattern(rule, anchor: anchor, isDate: isDate)
    positions = rule.positions.asSortedSet
    choosesInPeriod = !positions.isEmpty && rule.frequency >= .daily
  }

  /// The instances on the days of a window: sorted, each once.
  ///
  /// The anchor itself is not among them unless the rule says so, but where `anchorCounts` it is the first
  /// of COUNT. UNTIL is only used to stop early; instances up to a day after it can be there.
  ///
  /// - Complexity: proportional to the window, and with COUNT to the periods since the anchor, unless all
  ///   of them have the same number of instances.
  func instances(
    in window: ClosedRange<CivilDate>, anchorCounts: Bool, each cost: Int = WorkBudget.perInstance,
    budget: inout WorkBudget
  ) -> [CivilDateTime] {
    // An UNTIL in UTC can lie on the day before or after on this wall clock.
    let last = min(window.upperBound, rule.until.map { $0.civil.date.adding(days: 1) } ?? window.upperBound)
    let first = max(window.lowerBound, anchor.date)
    guard first <= last else { return [] }
    var result: [CivilDateTime] = []
    budget.spend(times.size)
    guard let count = rule.count else {
      walk(from: first, through: last, keeping: (first, cost), budget: &budget) { instance in
        if instance.date >= first { result.append(instance) }
        return true
      }
      return result
    }
    var (start, left) = jump(towards: first, count: count, budget: &budget)
    if anchorCounts, left > 0, !isInstance(anchor, budget: &budget) { left -= 1 }
    guard left > 0 else { return [] }
    walk(from: start, through: last, keeping: (first, cost), budget: &budget) { instance in
      if instance.date >= first { result.append(instance) }
      left -= 1
      return left > 0
    }
    return result
  }

  /// Where to begin counting, and how many instances of COUNT are left there.
  ///
  /// Where every period has the same number of instances, all but the first and the last need no look.
  private func jump(
    towards day: CivilDate, count: Int, budget: inout WorkBudget
  ) -> (start: CivilDate, left: Int) {
    let steps = days.periodIndex(of: day) / days.step
    guard rule.positions.isEmpty, steps > 1, let perDay = times.countPerDay,
      let perPeriod = days.daysPerPeriod
    else { return (anchor.date, count) }
    var inFirst = 0
    let end = days.periodStart(1).adding(days: -1)
    walk(from: anchor.date, through: end, budget: &budget) { _ in
      inFirst += 1
      return true
    }
    let passed = inFirst + (steps - 1) * perPeriod * perDay
    return (days.periodStart(steps * days.step), count - passed)
  }

  private func isInstance(_ moment: CivilDateTime, budget: inout WorkBudget) -> Bool {
    var isFound = false
    walk(from: moment.date, through: moment.date, budget: &budget) { instance in
      isFound = instance == moment
      return !isFound
    }
    return isFound
  }

  /// Gives the instances from one day to another to the body, in order, until it says false.
  ///
  /// Those from the day on that is kept cost what an instance costs, those before only what counting does.
  /// With BYSETPOS the period in which the first day lies is given from its beginning. Nothing before the
  /// anchor is given.
  private func walk(
    from first: CivilDate, through last: CivilDate, keeping kept: (from: CivilDate, cost: Int)? = nil,
    budget: inout WorkBudget,
    _ body: (CivilDateTime) -> Bool
  ) {
    var day = choosesInPeriod ? days.periodStart(days.periodIndex(of: first)) : first
    while let found = days.next(onOrAfter: day, through: last, budget: &budget) {
      var instances: [CivilDateTime]
      var end = found
      if choosesInPeriod {
        end = days.periodStart(days.periodIndex(of: found) + 1).adding(days: -1)
        budget.spend(WorkBudget.perPeriod)
        instances = TimePattern.pick(positions, of: period(from: found, through: end, budget: &budget))
      } else {
        instances = moments(on: found, budget: &budget)
      }
      let cost = kept.flatMap { end >= $0.from ? $0.cost : nil } ?? WorkBudget.perCounted
      budget.spend(instances.count * cost)
      for instance in instances where instance >= anchor && instance.date <= last {
        guard body(instance) else { return }
      }
      day = end.adding(days: 1)
    }
  }

  /// All moments of a period, of which BYSETPOS then chooses.
  private func period(
    from first: CivilDate, through last: CivilDate, budget: inout WorkBudget
  ) -> [CivilDateTime] {
    var all: [CivilDateTime] = []
    var day = first
    while let found = days.next(onOrAfter: day, through: last, budget: &budget) {
      let moments = moments(on: found, budget: &budget)
      budget.spend(moments.count)
      all += moments
      day = found.adding(days: 1)
    }
    return all
  }

  private func moments(on day: CivilDate, budget: inout WorkBudget) -> [CivilDateTime] {
    times.seconds(on: day, budget: &budget).map { CivilDateTime(date: day, secondOfDay: $0) }
  }
}

extension RecurrenceRule {
  /// Throws where the rule, though well written, cannot be followed on dates or on times.
  func check(onDates: Bool) throws(RuleFailure) {
    if onDates && frequency < .daily { throw RuleFailure(fault: .timesOnDates) }
    guard onDates || mostPerDay <= 1_440 else { throw RuleFailure(fault: .tooMany) }
  }

  /// Whether an instance on the wall clock of a zone is not after UNTIL.
  ///
  /// A date includes that whole day, and on an event of whole days only the date of UNTIL counts.
  func allows(_ instance: CivilDateTime, in zone: Zone, isDate: Bool) -> Bool {
    guard let until else { return true }
    if isDate || until.form == .date { return instance.date <= until.civil.date }
    return until.form == .local
      ? instance <= until.civil : zone.instant(of: instance) <= until.civil.secondsAsUTC
  }
}
