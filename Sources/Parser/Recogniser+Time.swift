/// Times and spans with the words around them, and times counted from now.
extension Recogniser {
  /// A time, a span, a part of the day, or a time counted from now.
  func time(at index: Int) -> Reading? {
    if let reading = fromNow(at: index) { return reading }
    if let reading = partOfDay(at: index) { return reading }
    var context = ClockContext(allowsDot: followsDay(index) || isLenient)
    context.allowsBare = isLenient
    let first = leads(at: index, &context)
    if let reading = span(at: first, from: index, context) { return reading }
    guard let match = clock(at: first, context) else { return nil }
    guard let clock = match.clock else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    let (part, end) = partAfter(match.end)
    return Reading(
      tokens: index..<end, part: .time(TimePhrase(start: clock, part: part)),
      strength: match.isUnmistakable || isHourBeforePlace(match, context) ? .unmistakable : .edge)
  }

  /// Whether this is a bare hour as in «um 9 am Bahnhof», which nothing but a time can be.
  private func isHourBeforePlace(_ match: ClockMatch, _ context: ClockContext) -> Bool {
    match.mark == .none && context.isGerman && context.allowsBare && line.has(match.end, .ante)
  }

  /// Steps over «bis», «um», «at», «@» and says what they allow.
  private func leads(at index: Int, _ context: inout ClockContext) -> Int {
    var index = index
    for _ in 0..<3 {
      if line.isSymbol(index, "@") {
        context.allowsBare = true
        context.allowsDot = true
        index += 1
      } else if line.has(index, .timeLead) {
        context.allowsBare = line.has(index, .clockLead) || isLenient
        context.allowsDot = context.allowsBare
        context.isGerman = line.has(index, .german)
        context.isEnglish = line.spells(index, "at")
        index = line.pastDot(index + 1)
      } else {
        break
      }
    }
    return index
  }

  /// «abends», «in the morning» directly after a time.
  private func partAfter(_ index: Int) -> (DayPart?, end: Int) {
    if line.has(index, .partSuffix), !line.touches(index), line.canEnd(index + 1) {
      return (line.word(index).dayPart, index + 1)
    }
    if line.has(index, .within), line.spells(index + 1, "the"), let part = line.word(index + 2).dayPart,
      line.canEnd(index + 3)
    {
      return (part, index + 3)
    }
    return (nil, index)
  }

  /// «am Abend», «this evening», «in the morning», «mittags».
  private func partOfDay(at index: Int) -> Reading? {
    if line.has(index, .partAlone), let part = line.word(index).dayPart {
      return Reading(tokens: index..<index + 1, part: .dayPart(part), strength: .edge)
    }
    if line.has(index, .within), line.spells(index + 1, "the"), let part = line.word(index + 2).dayPart {
      return Reading(tokens: index..<index + 3, part: .dayPart(part), strength: .edge)
    }
    guard line.has(index, .partLead), let part = line.word(index + 1).dayPart,
      line.word(index + 1).weekday == nil,
      !line.has(index + 1, .partSuffix) || line.has(index + 1, .partAlone)
    else { return nil }
    let isToday = line.has(index, .this)
    // «bis morgen» is a day.
    if line.word(index + 1).offset != nil, !isToday, !line.has(index, .on) { return nil }
    return Reading(
      tokens: index..<index + 2, part: isToday ? .day(today, part) : .dayPart(part), strength: .edge)
  }

  /// «in 20 Minuten», «in half an hour», «heute in 2 Stunden».
  private func fromNow(at index: Int) -> Reading? {
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

/// Spans.
extension Recogniser {
  /// «14:00-15:30», «von 14 bis 16 Uhr», «2-3pm»; `index` is where the reading begins.
  private func span(at first: Int, from index: Int, _ outer: ClockContext) -> Reading? {
    let isOpened = line.has(first, .spanFrom) || first > index && line.has(first - 1, .spanFrom)
    let startAt = line.has(first, .spanFrom) ? first + 1 : first
    let context = ClockContext(
      allowsBare: true, allowsDot: true, isGerman: outer.isGerman, isEnglish: outer.isEnglish)
    guard let start = clock(at: startAt, context),
      let (endAt, isTight) = pastSpanSign(start.end), let end = clock(at: endAt, context)
    else { return nil }
    // A bare number after a loose dash is the title's: «14:00 - 2 Personen».
    if !isOpened, end.mark == .none || end.mark == .dot, !isTight { return nil }
    guard isOpened || start.isUnmistakable || end.isUnmistakable || start.mark == .dot && outer.allowsDot
    else {
      return nil
    }
    guard let phrase = phrase(from: start, to: end, isOpened: isOpened) else {
      return Reading(tokens: index..<end.end, part: .impossible, strength: .unmistakable)
    }
    let (part, last) = partAfter(end.end)
    let isUnmistakable = start.isUnmistakable || end.isUnmistakable
    return Reading(
      tokens: index..<last, part: .time(TimePhrase(phrase, part: part)),
      strength: isUnmistakable ? .unmistakable : .edge)
  }

  /// The place after the dash or word between the ends of a span, and whether it binds a bare number.
  private func pastSpanSign(_ index: Int) -> (end: Int, isTight: Bool)? {
    if line.has(index, .spanTo) { return (index + 1, true) }
    guard line.isSymbol(index, "-") || line.isSymbol(index, "–") || line.isSymbol(index, "—") else {
      return nil
    }
    return (index + 1, line.touches(index) && line.touches(index + 1))
  }

  /// The span between two times: a mark on its end holds for its start too.
  private func phrase(from first: ClockMatch, to last: ClockMatch, isOpened: Bool) -> TimePhrase? {
    guard var start = first.clock, let end = last.clock else { return nil }
    if first.mark == .none || first.mark == .colon || first.mark == .dot, first.isOnDial,
      last.mark == .ante || last.mark == .post
    {
      start = Clock(
        minutes: beginning(start.minutes, before: end.minutes, isPost: last.mark == .post), style: .fixed)
    } else if first.mark == .none, !isOpened || last.mark == .uhr {
      start.style = .plain
    }
    let isBareEnd = last.mark == .none && last.isOnDial
    let isLooseEnd = isOpened && first.mark == .none && last.isOnDial && last.mark == .colon
    return TimePhrase(start: start, end: end, endFloats: isBareEnd || isLooseEnd)
  }

  /// The start of «2-3pm» in minutes: in the half of its end, unless it would then lie after it.
  private func beginning(_ minutes: Int, before end: Int, isPost: Bool) -> Int {
    let dial = minutes % 720
    let candidate = isPost ? dial + 720 : dial
    let last = end == 0 ? 1440 : end
    return candidate < last ? candidate : (candidate + 720) % 1440
  }
}

extension TimePhrase {
  /// The same span with a part of the day.
  init(_ phrase: TimePhrase, part: DayPart?) {
    self = phrase
    self.part = part
  }
}
