import DayBudget

/// Dates in figures and with the names of months.
extension Recogniser {
  /// A date as it was said.
  struct DateMatch {
    /// Nil for a date that cannot be.
    let day: CivilDate?
    /// The place after it.
    let end: Int

    /// A date and the place after it; one outside of `CivilDate.years` cannot be.
    init(day: CivilDate?, end: Int) {
      self.day = day.flatMap { $0.isInRange ? $0 : nil }
      self.end = end
    }
  }

  /// A date that begins here; `led` says that a word before it makes `24.12` one without its last full stop.
  func date(at index: Int, led: Bool) -> DateMatch? {
    if line.isNumber(index) {
      return isoDate(at: index) ?? slashDate(at: index) ?? dottedDate(at: index, led: led)
        ?? dayAndMonth(at: index, led: led)
    }
    return monthAndDay(at: index)
  }

  /// The form of ISO 8601, as in 2026-12-24.
  private func isoDate(at index: Int) -> DateMatch? {
    guard let year = line.number(index, digits: 4...4), line.touches(index + 1),
      line.isSymbol(index + 1, "-"),
      let month = line.touchingNumber(index + 2, digits: 2...2), line.touches(index + 3),
      line.isSymbol(index + 3, "-"), let day = line.touchingNumber(index + 4, digits: 2...2),
      line.canEnd(index + 5)
    else { return nil }
    return DateMatch(day: CivilDate(year: year, month: month, day: day), end: index + 5)
  }

  /// `24/12/2026`, the day first; without a year a slash is no date.
  private func slashDate(at index: Int) -> DateMatch? {
    guard let day = line.number(index, digits: 1...2), line.touches(index + 1), line.isSymbol(index + 1, "/"),
      let month = line.touchingNumber(index + 2, digits: 1...2), line.touches(index + 3),
      line.isSymbol(index + 3, "/"), line.touches(index + 4), let year = year(index + 4),
      line.canEnd(index + 5)
    else { return nil }
    return DateMatch(day: CivilDate(year: year, month: month, day: day), end: index + 5)
  }

  /// Figures with full stops, as in 24.12.26 and with spaces after them.
  private func dottedDate(at index: Int, led: Bool) -> DateMatch? {
    guard let day = line.number(index, digits: 1...2), line.touches(index + 1), line.isSymbol(index + 1, "."),
      let month = line.number(index + 2, digits: 1...2), day > 0, month > 0
    else { return nil }
    let isSpaced = !line.touches(index + 2)
    guard line.touches(index + 3), line.isSymbol(index + 3, ".") else {
      guard led, !isSpaced, (1...12).contains(month), line.canEnd(index + 3), !countsSomething(index + 3)
      else { return nil }
      return DateMatch(day: coming(day: day, month: month), end: index + 3)
    }
    if isSpaced == !line.touches(index + 4), let year = year(index + 4), line.canEnd(index + 5),
      !countsSomething(index + 5)
    {
      return DateMatch(day: CivilDate(year: year, month: month, day: day), end: line.pastDot(index + 5))
    }
    guard line.canEnd(index + 4), !(isSpaced && month > 12) else { return nil }
    return DateMatch(day: coming(day: day, month: month), end: index + 4)
  }

  /// The day before the name of its month: «24 Dez», «24th of December», or with a full stop and a year.
  private func dayAndMonth(at index: Int, led: Bool) -> DateMatch? {
    guard let day = line.number(index, digits: 1...2) else { return nil }
    var end = line.pastDot(index + 1)
    if end == index + 1, line.touches(end) {
      guard line.has(end, .ordinalSuffix) else { return nil }
      end += 1
    }
    // In «Lektion 14 Dec 24» the first number is the title's.
    if end == index + 1, !led, index > 0, line.word(end).month != nil, monthAndDay(at: end) != nil {
      return nil
    }
    if line.spells(end, "of") { end += 1 }
    guard let month = line.word(end).month, day <= 31 else { return nil }
    return withYear(day: day, month: month, end: monthEnd(end))
  }

  /// The day after the name of its month: «Dec 24», «December 24th, 2026».
  func monthAndDay(at index: Int) -> DateMatch? {
    guard let month = line.word(index).month else { return nil }
    var end = monthEnd(index)
    if line.spells(end, "the") { end += 1 }
    guard !line.touches(end), let day = line.number(end, digits: 1...2), day <= 31 else { return nil }
    end += 1
    if line.touches(end), line.has(end, .ordinalSuffix) {
      end += 1
    } else if line.touches(end), line.isSymbol(end, "."), !line.touches(end + 1) {
      end += 1
    }
    guard line.canEnd(end), !isMeasure(end) else { return nil }
    return withYear(day: day, month: month, end: end)
  }

  /// The place after a month's name and the full stop that shortens it.
  private func monthEnd(_ index: Int) -> Int {
    line.touches(index + 1) && line.isSymbol(index + 1, ".") && line.canEnd(index + 1) ? index + 2 : index + 1
  }

  /// The date with the year that follows it, or the next one to come.
  private func withYear(day: Int, month: Int, end: Int) -> DateMatch {
    let yearAt = line.pastComma(end)
    if let year = line.number(yearAt, digits: 4...4), (1900..<2200).contains(year), line.canEnd(yearAt + 1),
      !countsSomething(yearAt + 1)
    {
      return DateMatch(day: CivilDate(year: year, month: month, day: day), end: yearAt + 1)
    }
    return DateMatch(day: coming(day: day, month: month), end: end)
  }

  /// A year of four digits, or of two that lie near: `2.1.12` is the number of a version.
  private func year(_ index: Int) -> Int? {
    if let year = line.number(index, digits: 4...4) { return year }
    guard let short = line.number(index, digits: 2...2) else { return nil }
    let year = today.year / 100 * 100 + short
    return (today.year - 5...today.year + 20).contains(year) ? year : nil
  }

  /// The next such day, or the last one, today included; nil when no year has it.
  func coming(day: Int, month: Int) -> CivilDate? {
    for offset in 0...8 {
      let year = looksBack ? today.year - offset : today.year + offset
      if let date = CivilDate(year: year, month: month, day: day), isInSight(date) { return date }
    }
    return nil
  }
}

/// Days of a month that is not named.
extension Recogniser {
  /// `24.`, `24th`, which are days only after «am» and the like.
  func ordinalDay(at index: Int) -> DateMatch? {
    guard let day = line.number(index, digits: 1...2), day >= 1, line.touches(index + 1),
      line.isSymbol(index + 1, ".") || line.has(index + 1, .ordinalSuffix), line.canEnd(index + 2)
    else { return nil }
    return DateMatch(day: coming(day: day), end: index + 2)
  }

  /// The next day of that number, or the last one, today included; nil when no month has it.
  private func coming(day: Int) -> CivilDate? {
    guard day <= 31 else { return nil }
    let first = today.firstOfMonth
    for offset in 0..<4 {
      let month = first.adding(months: looksBack ? -offset : offset)
      if let date = CivilDate(year: month.year, month: month.month, day: day), isInSight(date) { return date }
    }
    return nil
  }

  /// Whether a date lies where days are looked for, today included.
  private func isInSight(_ date: CivilDate) -> Bool {
    looksBack ? date <= today : date >= today
  }
}
