import DayBudget

/// Repetitions: «täglich», «jeden Montag», «every 2 weeks», «every 15th».
extension Recogniser {
  /// A repetition as it was said.
  struct RuleMatch {
    /// Nil for a repetition that cannot be.
    var rule: RepeatRule?
    /// The place after it.
    var end: Int
    /// Where it counts.
    var strength = Reading.Strength.edge
    /// A part of its days.
    var part: DayPart?
    /// The day of the year of a yearly one.
    var date: CivilDate?
  }

  /// A repetition.
  func repetition(at index: Int) -> Reading? {
    guard var match = ruleInOneWord(at: index) ?? everyRule(at: index) ?? allRule(at: index) else {
      return nil
    }
    addWeekdays(&match)
    addRulePart(&match)
    guard let rule = match.rule else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    return Reading(
      tokens: index..<match.end, part: .repeating(rule, match.part, match.date), strength: match.strength)
  }

  /// One word or adverbs of weekdays: «täglich», «weekly», «montags und donnerstags», «on weekdays».
  private func ruleInOneWord(at index: Int) -> RuleMatch? {
    let first = line.has(index, .on) ? index + 1 : index
    if let rule = line.word(first).rule, first == index || line.word(first).rule?.weekdays.isEmpty == false {
      return RuleMatch(rule: rule, end: first + 1)
    }
    guard let (weekdays, end) = weekdayList(at: first, needing: .weekly) else { return nil }
    return RuleMatch(rule: RepeatRule(unit: .week, weekdays: weekdays), end: end)
  }

  /// What begins with «alle»: «alle 2 Wochen».
  private func allRule(at index: Int) -> RuleMatch? {
    guard line.has(index, .all), let (count, end) = quantity(index + 1) else { return nil }
    return counted(count, unitAt: end)
  }

  /// What follows «jeden» or «every».
  private func everyRule(at index: Int) -> RuleMatch? {
    guard line.has(index, .every) else { return nil }
    let next = index + 1
    if line.has(next, .other) { return everyOther(at: next + 1, count: 2) }
    if let match = yearly(at: next) ?? everyOrdinal(at: next) ?? everyDay(at: next, count: 1) { return match }
    if line.has(next, .workday) {
      return RuleMatch(
        rule: RepeatRule(unit: .week, weekdays: Vocabulary.workdays), end: next + 1, strength: .unmistakable)
    }
    if let part = line.word(next).dayPart, line.word(next).weekday == nil {
      return RuleMatch(rule: RepeatRule(unit: .day), end: next + 1, strength: .unmistakable, part: part)
    }
    guard let (count, end) = quantity(next) else { return nil }
    return counted(count, unitAt: end)
  }

  /// A number and its unit, as in «every 2 weeks».
  private func counted(_ count: Int, unitAt index: Int) -> RuleMatch? {
    guard let unit = line.word(index).unit?.repeated, !line.touches(index) else { return nil }
    let rule = RepeatRule.intervals.contains(count) ? RepeatRule(unit: unit, every: count) : nil
    return RuleMatch(rule: rule, end: index + 1)
  }

  /// A unit or weekdays after «every»: «every day», «every other week», «jeden Montag und Donnerstag».
  private func everyDay(at index: Int, count: Int) -> RuleMatch? {
    if let unit = line.word(index).unit?.repeated {
      return RuleMatch(
        rule: RepeatRule(unit: unit, every: count), end: index + 1,
        strength: unit == .day ? .unmistakable : .edge)
    }
    guard let (weekdays, end) = weekdayList(at: index, needing: []) else { return nil }
    let part = line.word(end - 1).dayPart
    return RuleMatch(
      rule: RepeatRule(unit: .week, every: count, weekdays: weekdays), end: end, strength: .unmistakable,
      part: line.word(end - 1).weekday == nil ? nil : part)
  }

  private func everyOther(at index: Int, count: Int) -> RuleMatch? {
    everyDay(at: index, count: count)
  }

  /// A place in an order after «every»: «jeden ersten Montag», «every last day of the month», «every 15th».
  private func everyOrdinal(at index: Int) -> RuleMatch? {
    guard let (ordinal, next, isFigures) = ordinal(at: index) else { return nil }
    let named = line.word(next)
    if let weekday = named.weekday, !line.has(next, .weekly) {
      let end = line.has(next, .abbreviation) ? line.pastDot(next + 1) : next + 1
      let monthEnd = monthWords(at: end)
      if ordinal == 2, monthEnd == nil { return everyOther(at: next, count: 2) }
      guard ordinal == -1 || (1...5).contains(ordinal) else { return nil }
      return RuleMatch(
        rule: RepeatRule(unit: .month, weekdays: [weekday], ordinal: ordinal), end: monthEnd ?? end,
        strength: .unmistakable, part: named.dayPart)
    }
    if named.unit == .day, ordinal == -1 || monthWords(at: next + 1) != nil {
      return monthDay(ordinal, end: monthWords(at: next + 1) ?? next + 1)
    }
    if let unit = named.unit?.repeated {
      guard ordinal >= 2 else { return nil }
      return RuleMatch(
        rule: RepeatRule(unit: unit, every: ordinal), end: next + 1,
        strength: unit == .day ? .unmistakable : .edge)
    }
    guard isFigures, line.canEnd(next) else { return nil }
    return monthDay(ordinal, end: monthWords(at: next) ?? next)
  }

  private func monthDay(_ day: Int, end: Int) -> RuleMatch {
    let rule = day == -1 || (1...31).contains(day) ? RepeatRule(unit: .month, monthDay: day) : nil
    return RuleMatch(rule: rule, end: end, strength: .unmistakable)
  }

  /// A place in an order, in words or figures: «ersten», «2nd», «15.».
  private func ordinal(at index: Int) -> (value: Int, end: Int, isFigures: Bool)? {
    if let value = line.word(index).ordinal { return (value, index + 1, false) }
    guard let value = line.number(index, digits: 1...2), line.touches(index + 1),
      line.isSymbol(index + 1, ".") || line.has(index + 1, .ordinalSuffix),
      !line.touches(index + 2) || line.canEnd(index + 2)
    else { return nil }
    return (value, index + 2, true)
  }

  /// The place after «im Monat», «of the month».
  private func monthWords(at index: Int) -> Int? {
    guard line.has(index, .of) || line.has(index, .within) || line.has(index, .article) else { return nil }
    var index = index + 1
    if line.has(index, .article) || line.has(index, .every) { index += 1 }
    return line.word(index).unit == .month ? index + 1 : nil
  }

  /// «jeden 24. Dezember», «every Dec 24»
  private func yearly(at index: Int) -> RuleMatch? {
    guard let match = date(at: index, led: false) else { return nil }
    let rule = match.day == nil ? nil : RepeatRule(unit: .year)
    return RuleMatch(rule: rule, end: match.end, strength: .unmistakable, date: match.day)
  }

  /// Weekdays with «und» or commas between them, at most seven.
  func weekdayList(at index: Int, needing role: Word.Roles) -> (weekdays: [Weekday], end: Int)? {
    var weekdays: [Weekday] = []
    var end = index
    var next = index
    while weekdays.count < 7, let weekday = line.word(next).weekday, line.has(next, .weekly) == !role.isEmpty
    {
      weekdays.append(weekday)
      end = line.has(next, .abbreviation) ? line.pastDot(next + 1) : next + 1
      next = line.pastComma(end)
      if line.has(next, .and) || line.isSymbol(next, "&") || isPlus(next) { next += 1 }
      guard next > end else { break }
      if line.has(next, .every) { next += 1 }
    }
    return weekdays.isEmpty ? nil : (weekdays, end)
  }

  /// Whether a plus stands here between two words; «+sport» is a tag.
  private func isPlus(_ index: Int) -> Bool {
    line.isSymbol(index, "+") && (line.touches(index) || !line.touches(index + 1))
  }

  /// Adds the weekdays of «alle 2 Wochen montags», «weekly on Monday and Thursday».
  ///
  /// A single «weekly on Monday» is a repetition and a day beside it, and that day begins it.
  private func addWeekdays(_ match: inout RuleMatch) {
    guard let rule = match.rule, rule.unit == .week, rule.weekdays.isEmpty, !line.touches(match.end) else {
      return
    }
    let first = line.has(match.end, .on) ? match.end + 1 : match.end
    let list = weekdayList(at: first, needing: .weekly) ?? weekdayList(at: first, needing: [])
    guard let list, list.weekdays.count > 1 || line.has(first, .weekly) else { return }
    match.rule = RepeatRule(unit: .week, every: rule.every, weekdays: list.weekdays)
    match.end = list.end
  }

  /// Adds «Abend», «morning» after the days.
  private func addRulePart(_ match: inout RuleMatch) {
    let word = line.word(match.end)
    guard match.part == nil, let part = word.dayPart, word.weekday == nil, word.offset != 0,
      !line.touches(match.end), line.canEnd(match.end + 1)
    else { return }
    let isNamed = match.rule?.weekdays.isEmpty == false || line.has(match.end, .partSuffix)
    guard isNamed else { return }
    match.part = part
    match.end += 1
  }
}

extension TimeUnit {
  /// The unit of a repetition, nil for those of a clock.
  var repeated: RepeatRule.Unit? {
    switch self {
    case .minute, .hour: nil
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}
