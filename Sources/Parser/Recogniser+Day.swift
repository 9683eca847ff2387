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
      case ending
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
    /// The due day that the words before it make of it.
    var due: Due?
    /// How many days the words span that stand for their first: seven of a week, two of a weekend.
    var days = 1
  }

  /// What a due day has to do with the day that is named.
  enum Due {
    case on
    case dayBefore
  }

  /// What the words before a day allow.
  struct DayContext {
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
    /// What the lead makes of the day.
    var due: Due?
    /// Whether this is the day from which another is counted.
    var isRelated = false

    /// Whether an abbreviation counts after these words.
    var allowsAbbreviation: Bool { hasLead || hasOn || isThis || isNext || isAfterNext }
  }

  /// A day with the words around it and the part of the day after it.
  func day(at index: Int) -> Reading? {
    if let range = dayRange(at: index) { return range }
    guard let match = dayPhrase(at: index) else { return nil }
    guard let day = match.day else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    if let due = dueReading(match, on: day, at: index) { return due }
    var reading = Reading(
      tokens: index..<match.end, part: .day(day, match.part), strength: match.strength)
    switch match.form {
    case .weekday where match.part == nil: reading.dayForm = .weekday
    case .date, .deictic: reading.dayForm = .date
    default: break
    }
    return reading
  }

  /// Whether a day was named here that no calendar has.
  func isImpossibleDay(at index: Int) -> Bool {
    dayPhrase(at: index).map { $0.day == nil } ?? false
  }

  /// A day with the words around it.
  func dayPhrase(at index: Int) -> DayMatch? {
    if let match = bygone(at: index) { return match }
    var context = DayContext()
    let first = dayLeads(at: index, &context)
    guard var match = dayCore(at: first, context) else { return nil }
    match.due = context.due
    join(&match)
    addPart(&match)
    addEndOfDay(&match)
    addDue(&match)
    return match
  }

  /// Steps over «bis», «am», «den», «nächsten» and says what they allow.
  func dayLeads(at index: Int, _ context: inout DayContext) -> Int {
    var index = index
    for _ in 0..<6 {
      let roles = line.word(index).roles
      if roles.contains(.due) { context.due = context.due ?? .on }
      if roles.contains(.before) { context.due = .dayBefore }
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
      if isBesideEnd(index) { context.hasOn = true }
      guard !roles.isDisjoint(with: [.on, .dayLead, .dateArticle]) || isBesideEnd(index) else { break }
      index += 1
      if roles.contains(.dueLabel), line.isSymbol(index, ":") { index += 1 }
    }
    return index
  }

  /// The words that name a day.
  func dayCore(at index: Int, _ context: DayContext) -> DayMatch? {
    if let match = deictic(at: index, context) ?? week(at: index) { return match }
    if let match = ending(at: index) ?? weekend(at: index, context) { return match }
    if !context.isRelated, let match = related(at: index) ?? nightOnto(at: index) { return match }
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
  func deictic(at index: Int, _ context: DayContext) -> DayMatch? {
    if line.has(index, .still), line.word(index + 1).offset == 0 { return deictic(at: index + 1, context) }
    if line.spells(index, "day"), line.has(index + 1, .after), line.spells(index + 2, "tomorrow") {
      return DayMatch(day: today.adding(days: 2), end: index + 3, form: .deictic, strength: .unmistakable)
    }
    guard let offset = line.word(index).offset, !context.hasArticle,
      !line.has(index, .bygone) || allowsBygone(at: index, context)
    else {
      return nil
    }
    // «am Morgen» is a part of the day.
    if offset == 1, line.word(index).dayPart != nil, context.hasOn { return nil }
    let part = offset == 0 ? line.word(index).dayPart : nil
    return DayMatch(
      day: today.adding(days: offset), end: offset == 0 ? pastStill(index + 1) : index + 1, form: .deictic,
      strength: offset < 0 ? .edge : .unmistakable, part: part)
  }

  /// The place after the «noch» of «heute noch», where no word of the title follows to which it belongs.
  private func pastStill(_ index: Int) -> Int {
    guard line.has(index, .still), line.canEnd(index + 1) else { return index }
    // «heute noch Mutter anrufen», but «heute noch einmal anrufen»
    let belongsToDay = index + 1 == line.count || line.isCapitalised(index + 1)
    return belongsToDay || time(at: index + 1, after: .day) != nil ? index + 1 : index
  }

  /// Whether «gestern» is a day here: «von gestern», «notes from yesterday» are titles.
  private func allowsBygone(at index: Int, _ context: DayContext) -> Bool {
    if isLenient || context.isRelated || context.due != nil { return true }
    return !line.has(index - 1, [.dayLead, .of, .dated, .between]) && !line.spells(index - 1, "like")
      && !line.spells(index - 1, "wie")
  }

  /// A weekday with «next» and the like before it.
  func weekday(at index: Int, _ outer: DayContext) -> DayMatch? {
    var context = outer
    var index = index
    if line.has(index, [.this, .next, .afterNext]) {
      context.isThis = line.has(index, .this)
      context.isNext = line.has(index, .next) && !context.isThis
      context.isAfterNext = line.has(index, .afterNext)
      index += 1
    }
    guard let weekday = line.word(index).weekday, !line.has(index, .weekly), !isSurname(index) else {
      return nil
    }
    if context.hasArticle, !context.hasLead, !context.hasOn, !context.isThis, !context.isNext { return nil }
    let isShort = line.has(index, .abbreviation)
    if isShort, !isLenient, !allowsAbbreviation(at: index, context) { return nil }
    let monday = today.monday
    let day =
      context.isNext
      ? monday.adding(days: 6 + weekday.rawValue)
      : context.isAfterNext
        ? monday.adding(days: 13 + weekday.rawValue)
        : today.next(weekday).adding(days: looksBack ? -7 : 0)
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
    if line.spells(index - 1, "to"), line.spells(index, "do") { return false }
    if isCommonWord(index), context.hasLead, !context.isFirm { return false }
    // «Fr.» before a name is a person.
    let isPerson =
      line.has(index, .francs) && line.isSymbol(index + 1, ".") && line.touches(index + 1)
      && line.isCapitalised(index + 2)
    let next = line.word(index + 2)
    return !isPerson || next.month != nil || next.dayPart != nil || next.offset != nil
  }

  /// Whether a person of that name is meant: «Herr Sonntag», «Mr Friday».
  private func isSurname(_ index: Int) -> Bool {
    let title = line.isSymbol(index - 1, ".") ? index - 2 : index - 1
    return line.isCapitalised(index)
      && (line.spells(title, "herr") || line.spells(title, "herrn") || line.spells(title, "hr")
        || line.spells(title, "mr") || line.spells(title, "mrs") || line.spells(title, "ms"))
  }

  /// «so», «do», «sun», «sat», «wed» in lower case.
  private func isCommonWord(_ index: Int) -> Bool {
    line.has(index, .common) && !line.isCapitalised(index)
  }
}
