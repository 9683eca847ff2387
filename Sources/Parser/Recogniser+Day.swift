import DayBudget

/// Days with the words around them.
extension Recogniser {
  /// A day as it was said, perhaps in several words that agree.
  struct DayMatch {
    /// What a day was said with.
    enum Form {
      case weekday
      case deictic
      case date
      case week
      case distance
    }

    /// Nil for a day that cannot be.
    var day: CivilDate?
    /// The place after it.
    var end: Int
    /// What it was said with.
    var form: Form
    /// Where it counts.
    var strength: Reading.Strength
    /// A part of that day.
    var part: DayPart?
    /// Whether it is a shortened weekday that is a word in lower case.
    var isCommon = false
  }

  /// What the words before a day allow.
  private struct DayContext {
    var hasLead = false
    var hasOn = false
    /// Whether the lead holds even for «sat» and «so» in lower case.
    var isFirm = false
    var hasArticle = false
    /// Whether `24.` is a day after these words.
    var allowsOrdinal = false
    var isThis = false
    var isNext = false
    var isAfterNext = false

    /// Whether an abbreviation counts after these words.
    var allowsAbbreviation: Bool { hasLead || hasOn || isThis || isNext || isAfterNext }
  }

  /// A day with the words around it and the part of the day after it.
  func day(at index: Int) -> Reading? {
    guard let match = dayPhrase(at: index) else { return nil }
    guard let day = match.day else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    var reading = Reading(
      tokens: index..<match.end, part: .day(day, match.part), strength: match.strength)
    switch match.form {
    case .weekday where match.part == nil: reading.dayForm = .weekday
    case .date, .deictic: reading.dayForm = .date
    default: break
    }
    return reading
  }

  /// A day with the words around it.
  func dayPhrase(at index: Int) -> DayMatch? {
    var context = DayContext()
    let first = dayLeads(at: index, &context)
    guard var match = dayCore(at: first, context) else { return nil }
    join(&match)
    addPart(&match)
    return match
  }

  /// Steps over «bis», «am», «den», «nächsten» and says what they allow.
  private func dayLeads(at index: Int, _ context: inout DayContext) -> Int {
    var index = index
    for _ in 0..<4 {
      let roles = line.word(index).roles
      if roles.contains(.on) {
        context.hasOn = true
        context.isFirm = true
        context.allowsOrdinal = true
      } else if roles.contains(.dayLead) {
        context.hasLead = true
        context.isFirm = context.isFirm || roles.contains(.firmLead)
        context.allowsOrdinal = !roles.contains(.durationLead)
      }
      if roles.contains(.dateArticle) { context.hasArticle = true }
      guard !roles.isDisjoint(with: [.on, .dayLead, .dateArticle]) else { break }
      index += 1
    }
    return index
  }

  /// The words that name a day.
  private func dayCore(at index: Int, _ context: DayContext) -> DayMatch? {
    if let match = deictic(at: index, context) ?? week(at: index) { return match }
    if let match = weekday(at: index, context) { return match }
    if let match = distance(at: index) { return match }
    let isLed = context.hasLead || context.hasOn || context.hasArticle || isLenient
    if let date = date(at: index, led: isLed) {
      return DayMatch(day: date.day, end: date.end, form: .date, strength: .unmistakable)
    }
    guard context.allowsOrdinal || isLenient, let date = ordinalDay(at: index) else { return nil }
    return DayMatch(day: date.day, end: date.end, form: .date, strength: .edge)
  }

  /// A day counted from today: «heute», «tomorrow», «day after tomorrow».
  private func deictic(at index: Int, _ context: DayContext) -> DayMatch? {
    if line.spells(index, "day"), line.has(index + 1, .after), line.spells(index + 2, "tomorrow") {
      return DayMatch(day: today.adding(days: 2), end: index + 3, form: .deictic, strength: .unmistakable)
    }
    guard let offset = line.word(index).offset, !line.has(index, .bygone) || isLenient, !context.hasArticle
    else {
      return nil
    }
    // «am Morgen» is a part of the day.
    if offset == 1, line.word(index).dayPart != nil, context.hasOn { return nil }
    let part = offset == 0 ? line.word(index).dayPart : nil
    return DayMatch(
      day: today.adding(days: offset), end: index + 1, form: .deictic, strength: .unmistakable, part: part)
  }

  /// A weekday with «next» and the like before it.
  private func weekday(at index: Int, _ outer: DayContext) -> DayMatch? {
    var context = outer
    var index = index
    if line.has(index, [.this, .next, .afterNext]) {
      context.isThis = line.has(index, .this)
      context.isNext = line.has(index, .next) && !context.isThis
      context.isAfterNext = line.has(index, .afterNext)
      index += 1
    }
    guard let weekday = line.word(index).weekday, !line.has(index, .weekly) else { return nil }
    if context.hasArticle, !context.hasLead, !context.hasOn, !context.isThis, !context.isNext { return nil }
    let isShort = line.has(index, .abbreviation)
    if isShort, !isLenient, !allowsAbbreviation(at: index, context) { return nil }
    let monday = today.monday
    let day =
      context.isNext
      ? monday.adding(days: 6 + weekday.rawValue)
      : context.isAfterNext ? monday.adding(days: 13 + weekday.rawValue) : today.next(weekday)
    let end = isShort ? line.pastDot(index + 1) : index + 1
    let isFree = !isShort || context.allowsAbbreviation || isLenient
    return DayMatch(
      day: day, end: line.canEnd(end) ? end : index + 1, form: .weekday,
      strength: !isFree ? .neighbour : context.hasOn && !isShort ? .unmistakable : .edge,
      part: line.word(index).dayPart, isCommon: isShort && isCommonWord(index))
  }

  /// Whether a shortened weekday can be one here, whatever stands beside it.
  private func allowsAbbreviation(at index: Int, _ context: DayContext) -> Bool {
    if line.has(index - 1, .article), !line.has(index - 1, .dateArticle) || !context.hasOn { return false }
    if context.hasOn || context.isThis || context.isNext || context.isAfterNext { return true }
    if line.has(index - 1, .infinitive), line.spells(index, "do") { return false }
    if isCommonWord(index), context.hasLead, !context.isFirm { return false }
    // «Fr.» before a name is a person.
    let isPerson =
      line.has(index, .francs) && line.isSymbol(index + 1, ".") && line.touches(index + 1)
      && line.isCapitalised(index + 2)
    let next = line.word(index + 2)
    return !isPerson || next.month != nil || next.dayPart != nil || next.offset != nil
  }

  /// «so», «do», «sun», «sat», «wed» in lower case.
  private func isCommonWord(_ index: Int) -> Bool {
    line.has(index, .common) && !line.isCapitalised(index)
  }

  /// A week, which stands for its Monday: «nächste Woche», «next week», «week after next».
  private func week(at index: Int) -> DayMatch? {
    let nextMonday = today.monday.adding(days: 7)
    if line.has(index, [.next, .afterNext]), line.word(index + 1).unit == .week,
      !line.spells(index + 1, "weeks")
    {
      let day = line.has(index, .next) ? nextMonday : nextMonday.adding(days: 7)
      return DayMatch(day: day, end: index + 2, form: .week, strength: .edge)
    }
    guard line.spells(index, "week"), line.has(index + 1, .after), line.spells(index + 2, "next") else {
      return nil
    }
    return DayMatch(day: nextMonday.adding(days: 7), end: index + 3, form: .week, strength: .edge)
  }

  /// A distance from today: «in 3 Tagen», «in einer Woche», «in two months».
  private func distance(at index: Int) -> DayMatch? {
    guard let (count, unit, end) = distanceWords(at: index) else { return nil }
    let day: CivilDate
    switch unit {
    case .day: day = today.adding(days: count)
    case .week: day = today.adding(days: count * 7)
    case .month: day = today.adding(months: count)
    default: day = today.adding(months: count * 12)
    }
    return DayMatch(day: day.year <= 9999 ? day : nil, end: end, form: .distance, strength: .edge)
  }

  /// «in», a number and a unit of at least a day.
  private func distanceWords(at index: Int) -> (count: Int, unit: TimeUnit, end: Int)? {
    guard line.has(index, .within), let (count, unitAt) = quantity(index + 1),
      let unit = line.word(unitAt).unit,
      !line.touches(unitAt)
    else { return nil }
    switch unit {
    case .minute, .hour: return nil
    default: return (count, unit, unitAt + 1)
    }
  }
}

/// Days said in two ways, and parts of a day.
extension Recogniser {
  /// Adds a second naming of the same day: «Di 15.12.», «morgen, Dienstag», «Mittwoch nächste Woche».
  private func join(_ match: inout DayMatch) {
    guard let day = match.day else { return }
    let hasComma = line.isSymbol(match.end, ",")
    var context = DayContext()
    let next = dayLeads(at: line.pastComma(match.end), &context)
    switch match.form {
    case .weekday where match.part == nil:
      if let weeks = distanceWords(at: match.end), weeks.unit == .week {
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
      match.end = weekday.end
      match.part = weekday.part
    case .deictic where match.part == nil:
      if let weeks = distanceWords(at: match.end), weeks.unit == .week {
        match.day = day.adding(days: weeks.count * 7)
        (match.end, match.form) = (weeks.end, .distance)
      } else {
        joinWeekday(to: &match, at: next, context)
      }
    case .date: joinWeekday(to: &match, at: next, context)
    default: break
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
    guard context.hasOn || context.hasArticle, let date = ordinalDay(at: index) else { return nil }
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

  /// Adds «Abend», «früh», «morning» after a day; after any day but itself «morgen» is the morning.
  private func addPart(_ match: inout DayMatch) {
    let word = line.word(match.end)
    guard match.part == nil, let part = word.dayPart, word.weekday == nil, word.offset != 0, match.day != nil,
      !line.touches(match.end), line.canEnd(match.end + 1)
    else { return }
    if word.offset == 1, match.form == .deictic, match.day == today.adding(days: 1) { return }
    match.part = part
    match.end += 1
    // «Fr Abend» are two parts beside each other; «so» and «do» in lower case need more.
    if !match.isCommon || !line.has(match.end - 2, .germanDay) { match.strength = max(match.strength, .edge) }
  }
}
