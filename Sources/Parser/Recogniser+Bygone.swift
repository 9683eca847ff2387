import DayBudget

/// Days that have been, in a text that is one part; in a line they are title: «notes of last week», «vor 3 Tagen».
extension Recogniser {
  /// «letzten Freitag», «last week» (its Monday), «vor 3 Tagen», «two weeks ago».
  func bygone(at index: Int) -> DayMatch? {
    guard isLenient else { return nil }
    if line.has(index, .previous) { return previous(at: index + 1) }
    let isGerman = line.spells(index, "vor")
    guard let (count, unitAt) = quantity(isGerman ? index + 1 : index), let unit = line.word(unitAt).unit,
      !unit.isOfClock, !line.touches(unitAt), isGerman || line.spells(unitAt + 1, "ago")
    else { return nil }
    return DayMatch(
      day: Recogniser.day(-count, unit, from: today), end: isGerman ? unitAt + 1 : unitAt + 2,
      form: .distance,
      strength: .edge)
  }

  /// What a word after «last» stands for: a weekday the one before today, a week, month or year its first day.
  private func previous(at index: Int) -> DayMatch? {
    let word = line.word(index)
    if let weekday = word.weekday, word.dayPart == nil {
      let day = today.adding(days: -1).next(weekday).adding(days: -7)
      return DayMatch(day: day, end: line.pastDot(index + 1), form: .distance, strength: .edge)
    }
    let (first, days): (CivilDate?, Int) =
      switch word.unit {
      case .week: (today.monday.adding(days: -7), 7)
      case .month: (today.firstOfMonth.adding(months: -1), 1)
      case .year: (CivilDate(year: today.year - 1, month: 1, day: 1), 1)
      default: (line.has(index, .weekend) ? today.monday.adding(days: -2) : nil, 2)
      }
    return first.map { DayMatch(day: $0, end: index + 1, form: .distance, strength: .edge, days: days) }
  }
}
