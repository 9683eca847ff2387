import DayBudget

/// Days said in two ways, and parts of a day.
extension Recogniser {
  /// Adds a second naming of the same day: «Di 15.12.», «morgen, Dienstag», «Mittwoch nächste Woche».
  func join(_ match: inout DayMatch) {
    guard let day = match.day else { return }
    let hasComma = line.isSymbol(match.end, ",")
    var context = DayContext()
    let next = dayLeads(at: line.pastComma(match.end), &context)
    // «Offerte morgen bis Dienstag» are a day and a due day.
    guard context.due == nil else { return }
    switch match.form {
    case .weekday where match.part == nil:
      if let weeks = weeksAfter(match.end) {
        match.day = day.adding(days: weeks.count * 7)
        (match.end, match.form) = (weeks.end, .distance)
        match.strength = max(match.strength, .edge)
      } else if let week = week(at: line.has(next, .within) ? next + 1 : next), let monday = week.day {
        match.day = monday.adding(days: day.weekday.rawValue - 1)
        (match.end, match.form) = (week.end, .week)
        match.strength = max(match.strength, .edge)
      } else if line.isSymbol(match.end, "("), let date = date(at: match.end + 1, led: true),
        date.day?.weekday == day.weekday, line.isSymbol(date.end, ")")
      {
        (match.day, match.end, match.form, match.strength) = (date.day, date.end + 1, .date, .unmistakable)
      } else if let date = secondDate(at: next, context, hasComma: hasComma), date.day?.weekday == day.weekday
      {
        (match.day, match.end, match.form) = (date.day, date.end, .date)
        match.strength = max(match.strength, date.strength)
      }
    case .week:
      guard let weekday = dayCore(at: next, context), weekday.form == .weekday, let named = weekday.day else {
        return
      }
      match.day = day.adding(days: named.weekday.rawValue - 1)
      (match.end, match.days) = (weekday.end, 1)
      match.part = weekday.part
    case .deictic where match.part == nil:
      if let later = distanceWords(at: match.end) {
        match.day = Recogniser.day(later.count, later.unit, from: day)
        (match.end, match.form) = (later.end, .distance)
      } else {
        joinWeekday(to: &match, at: next, context)
      }
    case .ending where line.word(match.end - 1).ending == .day:
      // «eod friday»
      guard let named = dayCore(at: next, context), named.form != .ending else { return }
      (match.day, match.end, match.form) = (named.day, named.end, named.form)
    case .date: joinWeekday(to: &match, at: next, context)
    default: break
    }
  }

  /// The weeks of «Freitag in zwei Wochen» and «Friday in 14 days»; eight days are a week by another name.
  private func weeksAfter(_ index: Int) -> (count: Int, end: Int)? {
    guard let later = distanceWords(at: index) else { return nil }
    switch later.unit {
    case .week: return (later.count, later.end)
    case .day where later.count > 1 && later.count % 7 <= 1: return (later.count / 7, later.end)
    default: return nil
    }
  }

  /// The date or «morgen» after a weekday; directly after one «morgen» is the morning.
  private func secondDate(at index: Int, _ context: DayContext, hasComma: Bool) -> DayMatch? {
    guard !line.has(index, [.this, .next, .afterNext, .within]) else { return nil }
    if line.word(index).offset == 1, line.word(index).dayPart != nil, !hasComma { return nil }
    if let match = deictic(at: index, context) { return match }
    if let date = date(at: index, led: true) {
      return DayMatch(day: date.day, end: date.end, form: .date, strength: .unmistakable)
    }
    guard context.hasOn || context.hasArticle || line.has(index + 1, .ordinalSuffix),
      let date = ordinalDay(at: index)
    else { return nil }
    return DayMatch(day: date.day, end: date.end, form: .date, strength: .edge)
  }

  private func joinWeekday(to match: inout DayMatch, at index: Int, _ context: DayContext) {
    // «4.12. (Freitag)»
    if line.isSymbol(index, "("), let second = weekday(at: index + 1, context),
      second.day?.weekday == match.day?.weekday,
      line.isSymbol(second.end, ")")
    {
      match.end = second.end + 1
      return
    }
    guard !line.has(index, [.next, .afterNext]), let second = weekday(at: index, context),
      second.day?.weekday == match.day?.weekday,
      !second.isCommon || second.end == line.count
    else { return }
    match.end = second.end
    match.part = second.part
  }

  /// Whether «morgen» after a day is its morning: after a weekday and «heute»; after any other it is a day of its own.
  private func isMorning(after match: DayMatch) -> Bool {
    let last = line.isSymbol(match.end - 1, ".") ? match.end - 2 : match.end - 1
    if line.word(last).weekday != nil { return true }
    return match.form == .deictic && match.day != today.adding(days: 1)
  }

  /// Adds «Abend», «früh», «morning» after a day.
  func addPart(_ match: inout DayMatch) {
    let partAt = pastShade(match.end)
    let word = line.word(partAt)
    guard match.part == nil, let part = word.dayPart, word.weekday == nil, word.offset != 0, match.day != nil,
      !line.touches(match.end), line.canEnd(partAt + 1)
    else { return }
    if word.offset == 1, !isMorning(after: match) { return }
    match.part = part
    match.end = partAt + 1
    // «Fr Abend» are two parts beside each other; «so» and «do» in lower case need more.
    if !match.isCommon || !line.has(match.end - 2, .germanDay) { match.strength = max(match.strength, .edge) }
  }
}
