/// Two lengths of which the larger counts: «1-2h», «ein bis zwei Stunden», «an hour or two».
extension Recogniser {
  /// A range of lengths.
  func lengthRange(at index: Int) -> Length? {
    if line.has(index, .between) { return range(at: index + 1, isAnd: true) }
    return range(at: index, isAnd: false)
  }

  private func range(at index: Int, isAnd: Bool) -> Length? {
    let sign: Int
    var first: Int?
    if let length = length(at: index), pastRangeSign(length.end, isAnd: isAnd) != nil {
      (sign, first) = (length.end, length.minutes)
      if let hours = hoursOrMore(after: length) { return hours }
    } else if let number = number(at: index) {
      sign = number.end
    } else {
      return nil
    }
    guard let next = pastRangeSign(sign, isAnd: isAnd), let last = length(at: next),
      let minutes = last.minutes,
      !isSpan(index, next)
    else { return nil }
    let smaller = first ?? number(at: index).map { $0.hundredths * unitMinutes(before: last.end) / 100 } ?? 0
    return Length(minutes: max(smaller, minutes), end: last.end, isLoneLetter: last.isLoneLetter)
  }

  /// The hours of «an hour or two», «eine Stunde oder zwei».
  private func hoursOrMore(after length: Length) -> Length? {
    guard length.minutes == 60, line.has(length.end, .or), let (count, end) = quantity(length.end + 1),
      line.word(end).unit == nil
    else { return nil }
    return Length(minutes: count * 60, end: end)
  }

  /// A number, whole or with a fraction, in hundredths.
  private func number(at index: Int) -> (hundredths: Int, end: Int)? {
    if let hours = hours(at: index) { return hours }
    return quantity(index).map { ($0.value * 100, $0.end) }
  }

  /// The place after «bis», «oder», a dash, or «und» after «zwischen».
  private func pastRangeSign(_ index: Int, isAnd: Bool) -> Int? {
    if isAnd { return line.has(index, .and) ? index + 1 : nil }
    if line.has(index, [.spanTo, .or]) { return index + 1 }
    let isDash = line.isSymbol(index, "-") || line.isSymbol(index, "–") || line.isSymbol(index, "—")
    return isDash && line.touches(index) == line.touches(index + 1) ? index + 1 : nil
  }

  /// `14-16h` is a time of the day.
  private func isSpan(_ first: Int, _ last: Int) -> Bool {
    guard let start = line.number(first, digits: 2...2), line.number(last, digits: 2...2) != nil else {
      return false
    }
    return start > 12 && line.has(last + 1, .letter) && line.word(last + 1).unit == .hour
  }

  /// The minutes of the unit that ends before this place.
  private func unitMinutes(before index: Int) -> Int {
    let at = line.isSymbol(index - 1, ".") ? index - 2 : index - 1
    return line.word(at).unit == .hour ? 60 : 1
  }
}
