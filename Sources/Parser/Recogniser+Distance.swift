import DayBudget

/// Days counted from another: «nächste Woche», «KW 50», «in 3 Tagen», «a week from friday», «the day before».
extension Recogniser {
  /// A week, which stands for its Monday: «nächste Woche», «next week», «week after next».
  func week(at index: Int) -> DayMatch? {
    if let match = weekNumber(at: index) { return match }
    let nextMonday = today.monday.adding(days: 7)
    if line.has(index, [.next, .afterNext]), line.word(index + 1).unit == .week,
      !line.spells(index + 1, "weeks")
    {
      let day = line.has(index, .next) ? nextMonday : nextMonday.adding(days: 7)
      return DayMatch(day: day, end: index + 2, form: .week, strength: .edge, days: 7)
    }
    guard line.spells(index, "week"), line.has(index + 1, .after), line.spells(index + 2, "next") else {
      return nil
    }
    return DayMatch(
      day: nextMonday.adding(days: 7), end: index + 3, form: .week, strength: .edge, days: 7)
  }

  /// A distance from today: «in 3 Tagen», «in einer Woche», «in two months».
  func distance(at index: Int) -> DayMatch? {
    guard let (count, unit, end) = distanceWords(at: index) else { return nil }
    return DayMatch(
      day: Recogniser.day(count, unit, from: today), end: end, form: .distance, strength: .edge)
  }

  /// The day that lies so many units after another; nil outside of `CivilDate.years`.
  static func day(_ count: Int, _ unit: TimeUnit, from day: CivilDate) -> CivilDate? {
    let found =
      switch unit {
      case .minute, .hour: day
      case .day: day.adding(days: count)
      case .week: day.adding(days: count * 7)
      case .month: day.adding(months: count)
      case .year: day.adding(months: count * 12)
      }
    return found.isInRange ? found : nil
  }

  /// «in», a number and a unit of at least a day.
  func distanceWords(at index: Int) -> (count: Int, unit: TimeUnit, end: Int)? {
    guard line.has(index, .within), let (count, unitAt) = quantity(index + 1),
      let unit = line.word(unitAt).unit,
      !line.touches(unitAt)
    else { return nil }
    switch unit {
    case .minute, .hour: return nil
    default: return (count, unit, unitAt + 1)
    }
  }

  /// A day counted from another that is named: «a week from friday», «two days before Dec 24», «the day after».
  func related(at index: Int) -> DayMatch? {
    var (count, unitAt) = (1, index)
    var isCounted = false
    if let quantity = quantity(index) { (count, unitAt, isCounted) = (quantity.value, quantity.end, true) }
    guard let unit = line.word(unitAt).unit, !unit.isOfClock, !line.touches(unitAt) || !isCounted,
      isCounted || unit == .day, let sign = direction(at: unitAt + 1, of: unit, isCounted: isCounted)
    else { return nil }
    let relation = unitAt + 1
    if line.spells(relation, "from"), line.has(relation + 1, .now) {
      return DayMatch(
        day: Recogniser.day(count, unit, from: today), end: relation + 2, form: .distance, strength: .edge)
    }
    guard let base = named(at: relation + 1) else { return nil }
    return DayMatch(
      day: base.day.flatMap { Recogniser.day(sign * count, unit, from: $0) }, end: base.end, form: .distance,
      strength: .edge)
  }

  /// The day named here from which another is counted; an article before it does not keep «morgen» from being a day.
  func named(at index: Int) -> DayMatch? {
    var context = DayContext(hasLead: true, isRelated: true)
    let first = dayLeads(at: index, &context)
    (context.hasArticle, context.isFirm, context.allowsOrdinal) = (false, true, true)
    guard context.due == nil, var match = dayCore(at: first, context), match.part == nil else { return nil }
    join(&match)
    return match
  }

  /// Whether the word here counts forwards or backwards; «from» needs a number before it, «on» a week.
  private func direction(at index: Int, of unit: TimeUnit, isCounted: Bool) -> Int? {
    if line.has(index, .after) || line.spells(index, "nach") { return 1 }
    if line.has(index, .before) { return -1 }
    guard isCounted else { return nil }
    return line.spells(index, "from") || unit == .week && line.spells(index, "on") ? 1 : nil
  }
}

/// Weeks by their number.
extension Recogniser {
  /// A week of the calendar, which stands for its Monday: «KW 50», «week 51», «KW 2/2027».
  private func weekNumber(at index: Int) -> DayMatch? {
    guard line.has(index, .weekNumber) else { return nil }
    let numberAt = line.pastDot(index + 1)
    guard let week = line.number(numberAt, digits: 1...2), line.canEnd(numberAt + 1) || isYear(numberAt + 1),
      !line.spells(numberAt + 1, "of"), !isMeasure(numberAt + 1)
    else { return nil }
    var end = numberAt + 1
    var year: Int?
    let yearAt = line.isSymbol(end, "/") ? end + 1 : end
    if let named = line.number(yearAt, digits: 4...4), (1900..<2200).contains(named), line.canEnd(yearAt + 1)
    {
      (year, end) = (named, yearAt + 1)
    }
    return DayMatch(
      day: monday(ofWeek: week, in: year), end: end, form: .week, strength: .edge, days: 7)
  }

  private func isYear(_ index: Int) -> Bool {
    line.isSymbol(index, "/") && line.number(index + 1, digits: 4...4) != nil
  }

  /// The Monday of a week (ISO 8601) of a year; without a year of this one, or of the next when it has passed.
  private func monday(ofWeek week: Int, in year: Int?) -> CivilDate? {
    // The year of a week is that of its Thursday.
    let years =
      year.map { [$0] } ?? (0...6).map { today.monday.adding(days: 3).year + (looksBack ? -$0 : $0) }
    for year in years {
      guard let monday = Recogniser.monday(ofWeek: week, in: year) else { continue }
      let hasPassed = monday.adding(days: 6) < today
      if years.count == 1 || (looksBack ? monday <= today : !hasPassed) { return monday }
    }
    return nil
  }

  /// The Monday of the latest week of that number that is not to come, where the text looks back.
  func lastMonday(ofWeek week: Int) -> CivilDate? {
    monday(ofWeek: week, in: nil)
  }

  /// The Monday of a week of a year; nil where the year has no such week.
  static func monday(ofWeek week: Int, in year: Int) -> CivilDate? {
    guard week >= 1, let first = CivilDate(year: year, month: 1, day: 4)?.monday,
      let next = CivilDate(year: year + 1, month: 1, day: 4)?.monday
    else { return nil }
    let monday = first.adding(days: (week - 1) * 7)
    return monday < next ? monday : nil
  }
}

/// Ends of weeks, months and years.
extension Recogniser {
  /// «Ende der Woche» and «eow» (Friday), «Monatsende», «end of next month», «Ende Januar», «eod».
  func ending(at index: Int) -> DayMatch? {
    if let unit = line.word(index).ending {
      return DayMatch(day: end(of: unit, offset: nil), end: index + 1, form: .ending, strength: .edge)
    }
    guard line.has(index, .end) else { return nil }
    var next = index + 1
    for _ in 0..<2 where line.has(next, [.of, .article]) { next += 1 }
    var offset: Int?
    if line.has(next, [.this, .next, .afterNext]) {
      offset = line.has(next, .this) ? 0 : line.has(next, .next) ? 1 : 2
      next += 1
    }
    if let unit = line.word(next).unit, !unit.isOfClock, !isPlural(next) {
      return DayMatch(day: end(of: unit, offset: offset), end: next + 1, form: .ending, strength: .edge)
    }
    guard offset == nil, let month = line.word(next).month, !line.has(next, .abbreviation),
      let first = coming(endOf: month)
    else { return nil }
    return DayMatch(day: first, end: next + 1, form: .ending, strength: .edge)
  }

  /// The weekend, which stands for its Saturday, with a word before it: «am Wochenende», «next weekend».
  func weekend(at index: Int, _ context: DayContext) -> DayMatch? {
    let isNamed = line.has(index, [.this, .next, .afterNext])
    let at = isNamed ? index + 1 : index
    guard line.has(at, .weekend),
      isNamed || context.hasOn || context.hasLead || context.hasArticle || isLenient
    else { return nil }
    let saturday = today.monday.adding(days: 5)
    let day: CivilDate
    if line.has(index, .next), !line.has(index, .this) {
      day = saturday.adding(days: 7)
    } else if line.has(index, .afterNext) {
      day = saturday.adding(days: 14)
    } else {
      day = saturday < today ? saturday.adding(days: 7) : saturday
    }
    return DayMatch(day: day, end: at + 1, form: .ending, strength: .edge, days: 2)
  }

  /// Whether «at» or «in» stands here before «the end of the month», «the weekend» or «KW 50».
  func isBesideEnd(_ index: Int) -> Bool {
    let next = line.has(index + 1, .article) ? index + 2 : index + 1
    if line.spells(index, "at") { return line.has(next, [.end, .weekend]) }
    return line.has(index, .within) && line.has(next, .weekNumber) && line.isNumber(next + 1)
  }

  /// «eod» after a day says nothing more about it, and before one it leads it.
  func addEndOfDay(_ match: inout DayMatch) {
    guard match.day != nil, match.part == nil, match.form != .ending else { return }
    if line.word(match.end).ending == .day { match.end += 1 }
  }

  /// The last day of a unit, counted from this one; of the week the Friday, which may have passed.
  private func end(of unit: TimeUnit, offset: Int?) -> CivilDate {
    let steps = offset ?? 0
    switch unit {
    case .week:
      let friday = today.monday.adding(days: 4 + steps * 7)
      return offset == nil && friday < today ? friday.adding(days: 7) : friday
    case .month:
      let first = today.firstOfMonth.adding(months: steps)
      return first.adding(days: CivilDate.daysInMonth(year: first.year, month: first.month) - 1)
    case .year: return CivilDate(year: today.year + steps, month: 12, day: 31) ?? today
    default: return today.adding(days: steps)
    }
  }

  /// The last day of a month that is the next to come, today included.
  private func coming(endOf month: Int) -> CivilDate? {
    let year = today.month > month ? today.year + 1 : today.year
    return CivilDate(year: year, month: month, day: CivilDate.daysInMonth(year: year, month: month))
  }

  private func isPlural(_ index: Int) -> Bool {
    let plurals: [StaticString] = [
      "days", "weeks", "months", "years", "tage", "wochen", "monate", "monaten", "jahre", "jahren", "tagen",
    ]
    return plurals.contains { line.spells(index, $0) }
  }
}

extension TimeUnit {
  /// Whether it is shorter than a day.
  var isOfClock: Bool { self == .minute || self == .hour }
}
