/// Single times on the clock: «14:00», «14 Uhr 30», «2pm», «halb drei», «noon».
extension Recogniser {
  /// A time as it was said.
  struct ClockMatch {
    /// Nil for a time that cannot be.
    var clock: Clock?
    /// The place after it.
    var end: Int
    /// How its hour is marked.
    var mark = Mark.none
    /// Whether the hour is at most 12 and does not begin with 0, so that it may mean an afternoon.
    var isOnDial = false

    /// Whether this is a time wherever it stands.
    var isUnmistakable: Bool { mark != .none && mark != .letter && mark != .dot && mark != .word }
  }

  /// What marks a time as one.
  enum Mark {
    case none
    case colon
    case dot
    case uhr
    case letter
    case word
    case ante
    case post
  }

  /// What the words before a time allow.
  struct ClockContext {
    /// Whether a bare number is an hour.
    var allowsBare = false
    /// Whether `14.30` is a time without more.
    var allowsDot = false
    /// Whether `14h` is a time and no duration.
    var allowsLetter = false
    /// Whether `16 h` is one: at the end of a span that cannot be how long something takes.
    var allowsLooseLetter = false
    /// Whether minutes before or after an hour are a time; not in a span, whose «to» is another.
    var allowsMinutes = true
    /// Whether the words before are German, so that «am» is not a.m.
    var isGerman = false
    /// Whether the words before are «at».
    var isEnglish = false
  }

  /// A time that begins here.
  func clock(at index: Int, _ context: ClockContext) -> ClockMatch? {
    if line.has(index, .noon) {
      return ClockMatch(clock: Clock(minutes: 720, style: .fixed), end: index + 1, mark: .word)
    }
    if line.has(index, .midnight) {
      return ClockMatch(clock: Clock(minutes: 1440, style: .fixed), end: index + 1, mark: .word)
    }
    if let spoken = spoken(at: index, context) { return spoken }
    if line.isNumber(index) { return figures(at: index, context) }
    guard let hour = hourWord(index) else { return nil }
    return marked(hour: hour, minute: 0, at: index, end: index + 1, context)
      ?? (context.allowsBare || isOClock(index + 1) || isHour(hour, at: index, before: index + 1)
        ? bare(hour: hour, end: index + 1) : nil)
  }

  /// A number word from one to twelve.
  func hourWord(_ index: Int) -> Int? {
    guard let hour = line.word(index).number, hour <= 12 else { return nil }
    // «ein» is an hour in «ein Uhr» alone.
    let isOne = line.spells(index, "ein") && line.has(index + 1, .uhr)
    return isOne || !line.has(index, .article) ? hour : nil
  }

  private func figures(at index: Int, _ context: ClockContext) -> ClockMatch? {
    guard let hour = line.number(index, digits: 1...2) else { return nil }
    let isOnDial = hour <= 12 && !(line.tokens[index].digits == 2 && hour < 10)
    if line.touches(index + 1), let minute = line.touchingNumber(index + 2, digits: 2...2) {
      if line.isSymbol(index + 1, ":") {
        return withColon(hour: hour, minute: minute, at: index, isOnDial: isOnDial, context)
      }
      if line.isSymbol(index + 1, ".") {
        return withDot(hour: hour, minute: minute, at: index, isOnDial: isOnDial, context)
      }
    }
    if var match = marked(hour: hour, minute: 0, at: index, end: index + 1, context)
      ?? withLetter(hour: hour, at: index, context)
    {
      match.isOnDial = isOnDial
      return match
    }
    guard context.allowsBare || isOClock(index + 1) || isHour(hour, at: index, before: index + 1), hour <= 24,
      !countsSomething(index + 1),
      !(line.touches(index + 1) && line.isSymbol(index + 1, "."))
    else { return nil }
    var match = bare(hour: hour, end: index + 1)
    match.isOnDial = isOnDial
    return match
  }

  private func bare(hour: Int, end: Int) -> ClockMatch {
    ClockMatch(
      clock: Clock(minutes: hour * 60, style: .open), end: isOClock(end) ? end + 3 : end, isOnDial: hour <= 12
    )
  }

  private func isOClock(_ index: Int) -> Bool {
    line.spells(index, "o") && line.touches(index + 1) && line.spells(index + 2, "clock")
  }

  /// `14:00`, and after it «Uhr», «h», «am» or «pm».
  private func withColon(
    hour: Int, minute: Int, at index: Int, isOnDial: Bool, _ context: ClockContext
  ) -> ClockMatch? {
    if var match = marked(hour: hour, minute: minute, at: index, end: index + 3, context) {
      match.isOnDial = isOnDial
      return match
    }
    let hasLetter = line.spells(index + 3, "h") && line.canEnd(index + 4)
    // `1:30h` is a duration.
    if hasLetter, line.tokens[index].digits == 1 { return nil }
    return ClockMatch(
      clock: plain(hour: hour, minute: minute), end: hasLetter ? index + 4 : index + 3, mark: .colon,
      isOnDial: isOnDial)
  }

  /// `14.30`, which is a time with «Uhr», «am» or «pm» after it, or with words before it that say so.
  private func withDot(
    hour: Int, minute: Int, at index: Int, isOnDial: Bool, _ context: ClockContext
  ) -> ClockMatch? {
    if var match = marked(hour: hour, minute: minute, at: index, end: index + 3, context) {
      match.isOnDial = isOnDial
      return match
    }
    let hasLetter = line.spells(index + 3, "h") && line.tokens[index].digits == 2
    let isDate =
      line.touches(index + 3) && line.isSymbol(index + 3, ".") && line.canEnd(index + 4)
      && index + 4 < line.count
    let isMoney = countsSomething(index + 3) || line.has(index + 3, .francs) && line.isSymbol(index + 4, ".")
    guard hasLetter || context.allowsDot && !isMoney && !isDate,
      let clock = plain(hour: hour, minute: minute)
    else { return nil }
    return ClockMatch(clock: clock, end: hasLetter ? index + 4 : index + 3, mark: .dot, isOnDial: isOnDial)
  }

  /// `14h00`: two digits, h, two digits; with one digit before h it is a duration.
  ///
  /// After «um» and the like `14h` and `9h30` are times too.
  private func withLetter(hour: Int, at index: Int, _ context: ClockContext) -> ClockMatch? {
    guard line.has(index + 1, .letter), line.word(index + 1).unit == .hour, !line.isCapitalised(index + 1)
    else { return nil }
    if line.tokens[index].digits == 2 || context.allowsLetter,
      let minute = line.number(index + 2, digits: 2...2), line.canEnd(index + 3),
      line.word(index + 3).unit != .minute
    {
      return ClockMatch(clock: plain(hour: hour, minute: minute), end: index + 3, mark: .letter)
    }
    guard context.allowsLetter, line.touches(index + 1) || context.allowsLooseLetter else { return nil }
    return ClockMatch(clock: plain(hour: hour, minute: 0), end: index + 2, mark: .letter)
  }

  /// The time when «Uhr», «am» or «pm» follows its figures.
  private func marked(
    hour: Int, minute: Int, at index: Int, end: Int, _ context: ClockContext
  ) -> ClockMatch? {
    if line.has(end, .uhr) {
      let hasMinutes = end == index + 1 && minutesAfterUhr(end + 1) != nil
      let minute = hasMinutes ? minutesAfterUhr(end + 1) ?? minute : minute
      return ClockMatch(
        clock: plain(hour: hour, minute: minute), end: hasMinutes ? end + 2 : end + 1, mark: .uhr)
    }
    if hour == 12, minute == 0, line.has(end, [.noon, .midnight]) {
      let minutes = line.has(end, .noon) ? 720 : 1440
      return ClockMatch(clock: Clock(minutes: minutes, style: .fixed), end: end + 1, mark: .post)
    }
    guard let (isPost, last) = meridiem(at: end, hourAt: index, context) else { return nil }
    guard (1...12).contains(hour), minute < 60 else { return ClockMatch(clock: nil, end: last, mark: .post) }
    let minutes = hour % 12 * 60 + minute + (isPost ? 720 : 0)
    return ClockMatch(
      clock: Clock(minutes: minutes, style: .fixed), end: last, mark: isPost ? .post : .ante, isOnDial: true)
  }

  /// The two digits of «14 Uhr 30», or the word of «sechs Uhr dreissig», unless they belong to what follows.
  private func minutesAfterUhr(_ index: Int) -> Int? {
    if let minute = line.word(index).number, minute >= 10, minute % 5 == 0, minute < 60,
      index + 1 == line.count || line.word(index + 1).isKnown, !countsSomething(index + 1)
    {
      return minute
    }
    guard let minute = line.number(index, digits: 2...2), minute < 60, line.canEnd(index + 1),
      !countsSomething(index + 1),
      !(line.touches(index + 1) && line.isSymbol(index + 1, ".") && index + 2 < line.count)
    else { return nil }
    return minute
  }

  /// A time read on 24 hours, nil when there is none.
  private func plain(hour: Int, minute: Int) -> Clock? {
    guard hour < 24 && minute < 60 || hour == 24 && minute == 0 else { return nil }
    return Clock(minutes: hour * 60 + minute, style: .plain)
  }
}
