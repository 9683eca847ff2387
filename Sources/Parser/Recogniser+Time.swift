/// Times and spans with the words around them, and times counted from now.
extension Recogniser {
  /// A time, a span, a part of the day, or a time counted from now.
  func time(at index: Int) -> Reading? {
    time(at: index, after: dayEnd(before: index))
  }

  /// The same where a day, or none, stands before it.
  func time(at index: Int, after dayEnd: DayEnd) -> Reading? {
    now(at: index) ?? fromNow(at: index) ?? clockTime(at: index, after: dayEnd)
  }

  /// A time, a span or a part of the day.
  func clockTime(at index: Int, after dayEnd: DayEnd) -> Reading? {
    if let reading = timeAfterPart(at: index, dayEnd) { return reading }
    return partOfDay(at: index) ?? timeOnClock(at: index, dayEnd)
  }

  /// A time or a span with the words that lead it.
  private func timeOnClock(at index: Int, _ dayEnd: DayEnd) -> Reading? {
    var context = ClockContext(allowsDot: dayEnd != .none || isLenient)
    context.allowsBare = isLenient
    let first = leads(at: index, &context)
    // «at ten to nine pm» is one time, «10 to 4pm» are two.
    let isPhrase = (context.isEnglish || !line.isNumber(first)) && isMinutePhrase(at: first, context)
    if !isPhrase, let reading = span(at: first, from: index, context) { return reading }
    guard let match = clock(at: first, context) else { return nil }
    guard let clock = match.clock else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    let (part, end) = partAfter(match.end)
    var reading = Reading(
      tokens: index..<end, part: .time(TimePhrase(start: clock, part: part)),
      strength: match.isUnmistakable || isHourBeforePlace(match, context) ? .unmistakable : .edge)
    reading.yields = end == index + 1 && line.has(index, [.noon, .midnight])
    return reading
  }

  /// A time after its part of the day: «nachts um 3», «abends 8 Uhr», «at night at 11».
  private func timeAfterPart(at index: Int, _ dayEnd: DayEnd) -> Reading? {
    let (part, first) = partAfter(index, isFirst: true)
    guard let part, first < line.count, !line.has(first, .partSuffix),
      let reading = timeOnClock(at: first, dayEnd),
      case .time(let phrase) = reading.part, phrase.part == nil
    else { return nil }
    return Reading(
      tokens: index..<reading.tokens.upperBound, part: .time(TimePhrase(phrase, part: part)),
      strength: reading.strength)
  }

  /// Whether this is a bare hour as in «um 9 am Bahnhof», which nothing but a time can be.
  private func isHourBeforePlace(_ match: ClockMatch, _ context: ClockContext) -> Bool {
    match.mark == .none && context.isGerman && context.allowsBare && line.has(match.end, .ante)
  }

  /// Steps over «bis», «um», «at», «@» and says what they allow.
  func leads(at index: Int, _ context: inout ClockContext) -> Int {
    var index = index
    for _ in 0..<3 {
      if line.isSymbol(index, "@") {
        context.allowsBare = true
        context.allowsDot = true
        index += 1
      } else if line.has(index, .timeLead) {
        context.allowsBare = line.has(index, .clockLead) || isLenient
        context.allowsDot = context.allowsBare
        // «around 2h» is how long something takes.
        context.allowsLetter = line.has(index, .clockLead) && !line.has(index, .durationLead)
        context.isGerman = line.has(index, .german)
        context.isEnglish = line.spells(index, "at")
        index = line.pastDot(index + 1)
      } else {
        break
      }
    }
    return index
  }

  /// «abends», «in the morning», «at night» directly after a time.
  func partAfter(_ index: Int, isFirst: Bool = false) -> (DayPart?, end: Int) {
    if line.has(index, .partSuffix), !line.touches(index) || isFirst, line.canEnd(index + 1) {
      return (line.word(index).dayPart, index + 1)
    }
    if let (part, end) = partWithArticle(at: index), line.canEnd(end) { return (part, end) }
    return (nil, index)
  }

  /// «in the morning», «in der Nacht», «at night»; of the night a late one, as no evening is meant.
  func partWithArticle(at index: Int) -> (DayPart, end: Int)? {
    let isAtNight = line.spells(index, "at") && line.spells(index + 1, "night")
    let partAt = isAtNight ? index + 1 : pastShade(index + 2)
    guard
      isAtNight
        || line.has(index, .within) && (line.spells(index + 1, "the") || line.spells(index + 1, "der")),
      let part = line.word(partAt).dayPart, line.word(partAt).offset == nil, nightOnto(at: index) == nil
    else { return nil }
    return (part == .night ? .lateNight : part, partAt + 1)
  }

  /// «am Abend», «this evening», «in the morning», «mittags».
  private func partOfDay(at index: Int) -> Reading? {
    if line.has(index, .partAlone), let part = line.word(index).dayPart {
      return Reading(tokens: index..<index + 1, part: .dayPart(part), strength: .edge)
    }
    if let (part, end) = partWithArticle(at: index) {
      return Reading(tokens: index..<end, part: .dayPart(part), strength: .edge)
    }
    let partAt = pastShade(index + 1)
    guard line.has(index, .partLead), let part = line.word(partAt).dayPart,
      line.word(partAt).weekday == nil,
      !line.has(partAt, .partSuffix) || line.has(partAt, .partAlone)
    else { return nil }
    let isToday = line.has(index, .this)
    // «bis morgen» is a day.
    if line.word(partAt).offset != nil, !isToday, !line.has(index, .on) { return nil }
    return Reading(
      tokens: index..<partAt + 1, part: isToday ? .day(today, part) : .dayPart(part), strength: .edge)
  }

  /// The place after «frühen», «late» before a part of the day, whose hour they do not change.
  func pastShade(_ index: Int) -> Int {
    let isShade =
      line.spells(index, "frühen") || line.spells(index, "späten") || line.spells(index, "fruehen")
      || line.spells(index, "spaeten") || line.spells(index, "early") || line.spells(index, "late")
    return isShade && line.word(index + 1).dayPart != nil ? index + 1 : index
  }

  /// «jetzt», «right now»: not «bis jetzt», and not the last word of a name.
  func now(at index: Int) -> Reading? {
    let at = line.has(index, .nowBeside) ? index + 1 : index
    guard line.has(at, .now), !line.has(index - 1, [.dayLead, .timeLead, .durationLead, .dated, .nowBeside]),
      !(line.isCapitalised(at) && line.isCapitalised(at - 1) && !line.isUpperCase(at))
    else { return nil }
    let end = line.has(at + 1, .nowBeside) && line.canEnd(at + 2) ? at + 2 : at + 1
    return Reading(tokens: index..<end, part: .fromNow(minutes: 0), strength: .edge)
  }

  /// «in 20 Minuten», «in half an hour», «heute in 2 Stunden», «two hours from now».
  private func fromNow(at index: Int) -> Reading? {
    if !line.has(index, .within), let length = length(at: index), let minutes = length.minutes, minutes > 0,
      line.spells(length.end, "from"), line.has(length.end + 1, .now)
    {
      return Reading(tokens: index..<length.end + 2, part: .fromNow(minutes: minutes), strength: .edge)
    }
    let first = line.word(index).offset == 0 && line.word(index).dayPart == nil ? index + 1 : index
    // «in einer Stunde 20min» is a time and a duration.
    guard line.has(first, .within), let length = length(at: first + 1, isWhole: !line.isNumber(first + 1)),
      let minutes = length.minutes, minutes > 0
    else { return nil }
    return Reading(
      tokens: index..<length.end, part: .fromNow(minutes: minutes),
      strength: first > index ? .unmistakable : .edge)
  }
}
