/// Spans: «14:00-15:30», «von 14 bis 16 Uhr», and two bare numbers, which are one only after a day.
extension Recogniser {
  /// «14:00-15:30», «von 14 bis 16 Uhr», «2-3pm»; `index` is where the reading begins.
  func span(at first: Int, from index: Int, _ outer: ClockContext) -> Reading? {
    let isOpened = line.has(first, .spanFrom) || first > index && line.has(first - 1, .spanFrom)
    let startAt = line.has(first, .spanFrom) ? first + 1 : first
    let context = ClockContext(
      allowsBare: true, allowsDot: true, allowsLetter: isLetterSpan(startAt, isOpened: isOpened),
      allowsMinutes: false, isGerman: outer.isGerman,
      isEnglish: outer.isEnglish)
    guard let start = clock(at: startAt, context), let (endAt, isTight) = pastSpanSign(start.end) else {
      return nil
    }
    var contextOfEnd = context
    contextOfEnd.allowsLooseLetter = isTight && isLetterSpan(startAt, isOpened: false)
    guard let end = clock(at: endAt, contextOfEnd) else { return nil }
    // «20-30h» is no time, and no wrong one.
    if end.mark == .letter, end.clock == nil { return nil }
    // A bare number after a loose dash is the title's: «14:00 - 2 Personen».
    if !isOpened, end.mark == .none || end.mark == .dot, !isTight, !isOfBlock { return nil }
    guard
      isOpened || start.isUnmistakable || end.isUnmistakable || end.mark == .letter
        || (outer.allowsDot || isOfBlock) && (start.mark == .dot || end.mark == .dot && !isDate(endAt))
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

  /// Whether `h` after the ends is Uhr: «14h-16h», «von 9h bis 11h»; «2h bis 4h» is how long something takes.
  private func isLetterSpan(_ start: Int, isOpened: Bool) -> Bool {
    guard let hour = line.number(start, digits: 1...2) else { return false }
    return hour > (isOpened ? 5 : 12)
  }

  /// The place after the dash or word between the ends of a span, and whether it binds a bare number.
  func pastSpanSign(_ index: Int) -> (end: Int, isTight: Bool)? {
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
    } else if first.mark == .none, last.mark != .dot, !isOpened || last.mark == .uhr {
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

/// Two bare numbers.
extension Recogniser {
  /// `14-15`, `14-15.30`: a span directly after a day and in a block, elsewhere something to be remarked; nil before what it counts.
  func bareSpan(at index: Int) -> Reading? {
    let isAfterDay = isOfBlock || dayEnd(before: index) == .day
    if let reading = impossibleSpan(at: index) { return reading }
    guard let start = bareTime(at: index), start.minutes < 1440,
      let (endAt, isTight) = pastSpanSign(start.end), isTight || isAfterDay,
      let end = bareTime(at: endAt), isOfBlock || start.minutes != end.minutes,
      line.isSymbol(endAt - 1, in: Recogniser.dashes) || isAfterDay, line.canEnd(end.end),
      !countsSomething(end.end), isOfBlock || !line.has(end.end, .counted),
      !line.has(index - 1, [.label, .measure])
    else { return nil }
    let phrase = TimePhrase(
      start: Clock(minutes: start.minutes, style: .open), end: Clock(minutes: end.minutes, style: .open),
      endFloats: end.minutes < 780 && !(line.tokens[endAt].digits == 2 && end.minutes < 600))
    guard let length = phrase.place(in: nil).length else {
      return isOfBlock ? Reading(tokens: index..<end.end, part: .impossible, strength: .unmistakable) : nil
    }
    guard isOfBlock || length <= 16 * 60 else { return nil }
    return Reading(
      tokens: index..<end.end, part: isAfterDay ? .time(phrase) : .bareSpan,
      strength: isOfBlock && isTight ? .unmistakable : .edge)
  }

  /// `14-25.30` directly after a day: minutes say that times were meant, of which one cannot be.
  private func impossibleSpan(at index: Int) -> Reading? {
    guard dayEnd(before: index) == .day, let start = bareFigures(at: index),
      line.isSymbol(start.end, in: Recogniser.dashes), line.touches(start.end), line.touches(start.end + 1),
      let end = bareFigures(at: start.end + 1), start.hasMinutes || end.hasMinutes,
      !start.isPossible || !end.isPossible, line.canEnd(end.end), !countsSomething(end.end),
      !line.has(end.end, [.counted, .francs]), !isDate(index), !isDate(start.end + 1)
    else { return nil }
    return Reading(tokens: index..<end.end, part: .impossible, strength: .unmistakable)
  }

  /// Figures as they stand in a bare span, whether or not they are a time.
  private func bareFigures(at index: Int) -> (hasMinutes: Bool, isPossible: Bool, end: Int)? {
    guard let hour = line.number(index, digits: 1...2) else { return nil }
    guard line.touches(index + 1), line.isSymbol(index + 1, ".") || line.isSymbol(index + 1, ":"),
      let minute = line.touchingNumber(index + 2, digits: 2...2)
    else { return (false, hour <= 24, index + 1) }
    return (true, hour < 24 && minute < 60, index + 3)
  }

  /// The minutes of a bare hour, `14`, or of one with a full stop, `15.30`, which is no date.
  private func bareTime(at index: Int) -> (minutes: Int, end: Int)? {
    guard let hour = line.number(index, digits: 1...2), hour <= 24 else { return nil }
    guard line.touches(index + 1), line.isSymbol(index + 1, "."),
      let minute = line.touchingNumber(index + 2, digits: 2...2)
    else { return (hour * 60, index + 1) }
    return hour < 24 && minute < 60 && !isDate(index) ? (hour * 60 + minute, index + 3) : nil
  }

  private func isDate(_ index: Int) -> Bool { date(at: index, led: false)?.day != nil }

  static let dashes: [Unicode.Scalar] = ["-", "–", "—"]
}

extension TimePhrase {
  /// The same span with a part of the day.
  init(_ phrase: TimePhrase, part: DayPart?) {
    self = phrase
    self.part = part
  }
}
