/// Lengths of time: «45min», «1 h 30», «anderthalb Stunden», «half an hour».
extension Recogniser {
  /// A length as it was said.
  struct Length {
    /// Whole minutes; nil when they are no number of minutes at all.
    var minutes: Int?
    /// The place after it.
    var end: Int
    /// Whether it is a lone «m», which in the middle of a title may be metres.
    var isLoneLetter = false
  }

  /// A duration with the small words around it.
  func duration(at index: Int) -> Reading? {
    let first = pastLeads(index)
    let range = lengthRange(at: first)
    guard let length = range ?? length(at: first) else { return nil }
    var end = length.end
    if line.has(end, .long), line.canEnd(end + 1) { end += 1 }
    guard let minutes = length.minutes, (1...1440).contains(minutes) else {
      return Reading(tokens: index..<end, part: .impossible, strength: .unmistakable)
    }
    return Reading(
      tokens: index..<end, part: .duration(minutes: minutes),
      strength: length.isLoneLetter ? .edge : .unmistakable, remark: range == nil ? nil : .range)
  }

  private func pastLeads(_ index: Int) -> Int {
    var index = index
    for _ in 0..<3 {
      if line.has(index, .durationLead) {
        index = line.pastDot(index + 1)
      } else if line.isSymbol(index, "~") || line.isSymbol(index, "≈") {
        index += 1
      }
    }
    return index
  }

  /// A length without the words around it; a whole one takes minutes after hours only with «und».
  func length(at index: Int, isWhole: Bool = false) -> Length? {
    let first = line.has(index, .article) ? index + 1 : index
    if let length = fraction(at: first) { return length }
    guard line.isNumber(index) || line.isSymbol(index, in: Recogniser.fractions) || isDecimalSign(index)
    else {
      return wordLength(at: index, isWhole: isWhole)
    }
    return colonLength(at: index) ?? decimalLength(at: index) ?? plainLength(at: index)
  }

  /// «halbe Stunde», «half an hour», «Dreiviertelstunde», «quarter of an hour».
  private func fraction(at index: Int) -> Length? {
    if let quarters = line.word(index).quarters {
      return Length(minutes: quarters * 15, end: index + 1)
    }
    var index = index
    var minutes = 0
    if line.has(index, .halfOf) {
      minutes = 30
    } else if line.has(index, .threeQuarters) {
      minutes = 45
    } else if line.has(index, .quarter) {
      minutes = 15
    } else if line.word(index).number == 3, line.has(index + 1, .quarter) {
      minutes = 45
      index += 1
    } else {
      return nil
    }
    index += 1
    if line.has(index, .of) { index += 1 }
    if line.has(index, .article) { index += 1 }
    guard line.word(index).unit == .hour, !line.has(index, .letter) else { return nil }
    return Length(minutes: minutes, end: line.pastDot(index + 1))
  }

  /// «zwei Stunden», «an hour and a half», «anderthalb Stunden», «two and a half hours».
  private func wordLength(at index: Int, isWhole: Bool) -> Length? {
    if let halves = line.word(index).halves, line.word(index + 1).unit == .hour {
      return Length(minutes: halves * 30, end: line.pastDot(index + 2))
    }
    guard let (value, end) = quantity(index) else { return nil }
    return unitLength(value, unitAt: end, isWhole: isWhole)
  }

  /// `1:30h`; with two digits before the colon it is a time.
  private func colonLength(at index: Int) -> Length? {
    guard let hours = line.number(index, digits: 1...1), line.touches(index + 1),
      line.isSymbol(index + 1, ":"),
      let minutes = line.touchingNumber(index + 2, digits: 2...2), isLetter(index + 3, .hour)
    else { return nil }
    return Length(minutes: minutes < 60 ? hours * 60 + minutes : nil, end: index + 4)
  }

  /// A number of hours with a fraction: `1,5h`, `1½ Stunden`, `½ h`, `2 1/2 h`, `,5h`.
  private func decimalLength(at index: Int) -> Length? {
    guard let (hundredths, end) = hours(at: index), line.word(end).unit == .hour, isUnit(end) else {
      return nil
    }
    return Length(minutes: (hundredths * 60 + 50) / 100, end: line.pastDot(end + 1))
  }

  /// The hundredths of a number with a fraction.
  func hours(at index: Int) -> (hundredths: Int, end: Int)? {
    if let part = brokenNumber(at: index) { return part }
    if isDecimalSign(index), let part = decimals(at: index + 1) { return (part, index + 2) }
    guard let whole = line.number(index, digits: 1...4) else { return nil }
    let end = index + 1
    if let part = brokenNumber(at: end) { return (whole * 100 + part.hundredths, part.end) }
    guard line.touches(end), line.isSymbol(end, ",") || line.isSymbol(end, "."),
      let part = decimals(at: end + 1)
    else { return nil }
    return (whole * 100 + part, end + 2)
  }

  /// A fraction: `½`, `3/4`.
  private func brokenNumber(at index: Int) -> (hundredths: Int, end: Int)? {
    if let part = line.fraction(index) { return (part, index + 1) }
    guard let part = line.number(index, digits: 1...1), line.touches(index + 1),
      line.isSymbol(index + 1, "/"),
      let whole = line.touchingNumber(index + 2, digits: 1...1), part > 0, part < whole, !line.touches(index)
    else { return nil }
    return ((part * 100 + whole / 2) / whole, index + 3)
  }

  /// The hundredths of one or two digits after a comma.
  private func decimals(at index: Int) -> Int? {
    guard let decimals = line.touchingNumber(index, digits: 1...2) else { return nil }
    return line.tokens[index].digits == 1 ? decimals * 10 : decimals
  }

  /// A comma or full stop before digits, with nothing before it: `,5`.
  private func isDecimalSign(_ index: Int) -> Bool {
    !line.touches(index) && (line.isSymbol(index, ",") || line.isSymbol(index, "."))
  }

  /// A number in figures and its unit.
  private func plainLength(at index: Int) -> Length? {
    guard line.isNumber(index) else { return nil }
    if line.touches(index + 1), line.isSymbol(index + 1, in: Recogniser.minuteMarks) {
      return Length(minutes: line.number(index, digits: 1...4), end: index + 2)
    }
    // A number that is too long for any use still has its unit and so is a duration that cannot be.
    guard let value = line.number(index, digits: 1...4) else {
      guard isUnit(index + 1), line.word(index + 1).unit.isClock else { return nil }
      return Length(minutes: nil, end: line.pastDot(index + 2))
    }
    return unitLength(value, unitAt: index + 1)
  }

  /// A number whose unit stands here, with the minutes after hours.
  private func unitLength(_ value: Int, unitAt index: Int, isWhole: Bool = false) -> Length? {
    // «two and a half hours»
    if line.has(index, .and), line.has(index + 1, .article), line.has(index + 2, .halfOf),
      line.word(index + 3).unit == .hour
    {
      return Length(minutes: value * 60 + 30, end: index + 4)
    }
    guard isUnit(index) else { return nil }
    if line.word(index).unit == .minute {
      let isLetter = line.has(index, .letter)
      guard !isLetter || line.touches(index) else { return nil }
      return Length(
        minutes: value, end: isLetter ? index + 1 : line.pastDot(index + 1), isLoneLetter: isLetter)
    }
    guard line.word(index).unit == .hour else { return nil }
    return withMinutes(value, hourAt: index, isWhole: isWhole)
  }

  /// The minutes that may follow «1 h»: `30`, `30min`, «and a half», «und 15 Minuten».
  private func withMinutes(_ hours: Int, hourAt index: Int, isWhole: Bool) -> Length? {
    let end = line.has(index, .letter) ? index + 1 : line.pastDot(index + 1)
    let next = line.has(end, .and) ? end + 1 : end
    if next > end, line.has(next, .article), line.has(next + 1, .halfOf), line.canEnd(next + 2) {
      return Length(minutes: hours * 60 + 30, end: next + 2)
    }
    if isWhole, next == end { return Length(minutes: hours * 60, end: end) }
    if let (minutes, unit) = quantity(line.pastComma(next)), isMinuteUnit(unit), minutes < 60 {
      let last = line.isSymbol(unit, in: Recogniser.minuteMarks) ? unit + 1 : line.pastDot(unit + 1)
      if line.canEnd(last) { return Length(minutes: hours * 60 + minutes, end: last) }
    }
    if next == end, let minutes = bareMinutes(at: end) {
      // Two digits before h and two after are a time.
      if line.tokens[index - 1].digits == 2, line.tokens[end].digits == 2, line.has(index, .letter) {
        return nil
      }
      return Length(minutes: minutes < 60 ? hours * 60 + minutes : nil, end: end + 1)
    }
    return Length(minutes: hours * 60, end: end)
  }

  /// Minutes without a unit after hours; a number that belongs to what follows it is none.
  private func bareMinutes(at index: Int) -> Int? {
    guard let minutes = line.number(index, digits: line.touches(index) ? 1...2 : 2...2),
      line.canEnd(index + 1),
      !(line.touches(index + 1) && line.isSymbol(index + 1, ".") && index + 2 < line.count)
    else { return nil }
    return !line.touches(index) && countsSomething(index + 1) ? nil : minutes
  }

  /// Whether the word here makes the number before it a number of something.
  func countsSomething(_ index: Int) -> Bool {
    // In «at 4 Dec 24» the month has a number of its own.
    isMeasure(index) || line.word(index).month != nil && monthAndDay(at: index) == nil
  }

  /// Whether a unit, a currency, «Uhr» or the like stands here.
  func isMeasure(_ index: Int) -> Bool {
    if line.has(index, [.measure, .uhr, .post]) || line.isSymbol(index, in: Recogniser.measures) {
      return true
    }
    return line.word(index).unit != nil && !line.has(index + 1, .after)
  }

  /// Whether a unit stands here in a case in which it is one: `h` and `m` only in lower case.
  func isUnit(_ index: Int) -> Bool {
    line.word(index).unit != nil && !(line.has(index, .letter) && line.isCapitalised(index))
  }

  private func isLetter(_ index: Int, _ unit: TimeUnit) -> Bool {
    line.has(index, .letter) && line.word(index).unit == unit && isUnit(index)
  }

  private func isMinuteUnit(_ index: Int) -> Bool {
    if line.touches(index), line.isSymbol(index, in: Recogniser.minuteMarks) { return true }
    guard line.word(index).unit == .minute, isUnit(index) else { return false }
    return !line.has(index, .letter) || line.touches(index)
  }

  private static let measures: [Unicode.Scalar] = ["%", "€", "$", "°"]
  static let minuteMarks: [Unicode.Scalar] = ["'", "’", "′"]
  private static let fractions: [Unicode.Scalar] = ["½", "¼", "¾"]
}

extension Line {
  /// The hundredths of a fraction in one character.
  func fraction(_ index: Int) -> Int? {
    isSymbol(index, "½") ? 50 : isSymbol(index, "¼") ? 25 : isSymbol(index, "¾") ? 75 : nil
  }
}

extension TimeUnit? {
  /// Whether this is a unit of a clock.
  var isClock: Bool { self == .minute || self == .hour }
}
