/// Times as they are spoken: «halb drei», «Viertel nach drei», «half past two», «zehn vor halb neun», «ten to noon».
extension Recogniser {
  /// A spoken time, with am or pm where it stands after it.
  func spoken(at index: Int, _ context: ClockContext) -> ClockMatch? {
    if let turn = aroundTurn(at: index, context) { return turn }
    guard let (offset, hourAt) = quarters(at: index) ?? minutes(at: index, context) else { return nil }
    if let turn = turnOfDay(at: hourAt), line.has(hourAt - 1, [.past, .to]) {
      return ClockMatch(clock: Clock(minutes: turn + offset, style: .fixed), end: hourAt + 1, mark: .word)
    }
    guard let hour = line.number(hourAt, digits: 1...2) ?? hourWord(hourAt), (1...24).contains(hour)
    else { return nil }
    if hour <= 12, let (isPost, end) = meridiem(at: hourAt + 1, hourAt: hourAt, context) {
      let minutes = (hour % 12 * 60 + (isPost ? 720 : 0) + offset + 1440) % 1440
      return ClockMatch(clock: Clock(minutes: minutes, style: .fixed), end: end, mark: .word)
    }
    let hasUhr = line.has(hourAt + 1, .uhr)
    guard hasUhr || !countsSomething(hourAt + 1) else { return nil }
    let minutes = hour * 60 + offset
    // Half an hour before one is half past noon.
    let dial = minutes < 60 ? minutes + 720 : minutes % 1440
    return ClockMatch(
      clock: Clock(minutes: dial, style: .open), end: hasUhr ? hourAt + 2 : hourAt + 1, mark: .word)
  }

  /// A length before or after noon or midnight: «half an hour before noon», «2 Stunden nach Mitternacht».
  private func aroundTurn(at index: Int, _ context: ClockContext) -> ClockMatch? {
    guard context.allowsMinutes, let length = length(at: index), let minutes = length.minutes,
      (1...720).contains(minutes), line.has(length.end, [.past, .to]), !line.spells(length.end, "to"),
      let turn = turnOfDay(at: length.end + 1)
    else { return nil }
    let offset = line.has(length.end, .past) ? minutes : -minutes
    return ClockMatch(
      clock: Clock(minutes: turn + offset, style: .fixed), end: length.end + 2, mark: .word)
  }

  /// Noon or midnight, in minutes after the midnight before; after the latter it is the next day.
  private func turnOfDay(at index: Int) -> Int? {
    if line.has(index, .noon) || line.spells(index, "mittag") { return 720 }
    return line.has(index, .midnight) ? 1440 : nil
  }

  /// Whether minutes before or after an hour stand here.
  func isMinutePhrase(at index: Int, _ context: ClockContext) -> Bool {
    minutes(at: index, context) != nil && spoken(at: index, context) != nil
  }

  /// The minutes that «halb», «Viertel nach», «half past» add to the hour, and the place of the hour.
  private func quarters(at index: Int) -> (offset: Int, hourAt: Int)? {
    let index = line.spells(index, "a") && line.has(index + 1, .quarter) ? index + 1 : index
    let next = index + 1
    if line.has(index, .half) {
      // The English half eight is after eight, the German halb acht before it.
      guard line.spells(index, "half") else { return (-30, next) }
      return (30, line.has(next, .past) ? next + 1 : next)
    }
    if line.has(index, .quarter), line.has(next, .past) { return (15, next + 1) }
    if line.has(index, .quarter), line.has(next, .to) { return (-15, next + 1) }
    if line.spells(index, "viertel") { return (-45, next) }
    return line.has(index, .threeQuarters) ? (-15, next) : nil
  }

  /// The minutes before or after an hour or a half one: «20 nach», «ten to», «fünf vor halb», «10 minutes past».
  private func minutes(at index: Int, _ context: ClockContext) -> (offset: Int, hourAt: Int)? {
    guard context.allowsMinutes, let (minutes, end) = quantity(index), (1...30).contains(minutes) else {
      return nil
    }
    let hasUnit = line.word(end).unit == .minute && !line.has(end, .letter) && !line.touches(end)
    guard hasUnit || !line.has(index, .article) else { return nil }
    let sign = hasUnit ? line.pastDot(end + 1) : end
    guard line.has(sign, [.past, .to]), !line.touches(sign) else { return nil }
    let isPast = line.has(sign, .past)
    if !hasUnit, !context.isEnglish {
      // «9 to 5» is a working day, «call 2 before 4» a number of calls.
      if line.spells(sign, "to"), minutes % 5 != 0 { return nil }
      if line.spells(sign, "before") || line.spells(sign, "after") { return nil }
    }
    let offset = isPast ? minutes : -minutes
    let isHalf = line.has(sign + 1, .half) && !line.spells(sign + 1, "half") && isGerman(sign)
    return isHalf ? (offset - 30, sign + 2) : (offset, sign + 1)
  }

  private func isGerman(_ sign: Int) -> Bool {
    line.spells(sign, "vor") || line.spells(sign, "nach")
  }
}
