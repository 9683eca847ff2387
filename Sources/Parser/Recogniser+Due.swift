import DayBudget

/// Due days: «bis Freitag», «fällig am 15.», «due:2026-12-04», «vor dem 1.1.».
extension Recogniser {
  /// The due day that a day is after such words; nil after others.
  ///
  /// With a part of the day, «bis heute Abend», it stays a day and a time.
  func dueReading(_ match: DayMatch, on day: CivilDate, at index: Int) -> Reading? {
    guard let due = match.due, match.part == nil else { return nil }
    let last = due == .dayBefore ? day.adding(days: -1) : day
    return Reading(
      tokens: index..<match.end,
      part: .due(last, named: day, isTimed: hasClock(at: line.pastComma(match.end))),
      strength: match.strength)
  }

  /// Takes «fällig» after a day, unless that leads another day.
  func addDue(_ match: inout DayMatch) {
    guard match.due == nil, match.part == nil, line.has(match.end, .dueLabel), !line.touches(match.end),
      line.tokens[match.end].bytes.count >= "fällig".utf8.count, !line.spells(match.end, "deadline")
    else { return }
    var context = DayContext(hasLead: true)
    let next = dayLeads(at: match.end, &context)
    if dayCore(at: next, context) != nil { return }
    match.due = .on
    match.end += 1
  }

  /// Whether a time on the clock stands here, so that the day before it is that of the time.
  private func hasClock(at index: Int) -> Bool {
    guard index < line.count, case .time? = time(at: index, after: .due)?.part else { return false }
    return true
  }

  /// The first and the last day of a repetition: «von Montag bis Freitag».
  func dayRange(at index: Int) -> Reading? {
    guard line.has(index, .spanFrom) || line.spells(index, "vom"), let first = end(ofRangeAt: index + 1),
      line.has(first.end, .spanTo), let last = end(ofRangeAt: first.end + 1), let firstDay = first.day,
      var lastDay = last.day
    else { return nil }
    // From Monday to Friday is to the Friday after that Monday.
    if lastDay < firstDay, last.form == .weekday { lastDay = lastDay.adding(days: 7) }
    guard lastDay >= firstDay else { return nil }
    return Reading(
      tokens: index..<last.end, part: .days(firstDay, lastDay), strength: max(first.strength, last.strength))
  }

  private func end(ofRangeAt index: Int) -> DayMatch? {
    var context = DayContext(hasLead: true)
    let first = dayLeads(at: index, &context)
    guard context.due == nil, var match = dayCore(at: first, context), match.part == nil else { return nil }
    join(&match)
    return match
  }
}
