import DayBudget

/// Nights said by the day that they lead to, and hours before a part of the day.
extension Recogniser {
  /// «in der Nacht auf Sonntag», «über Nacht auf Freitag», «Nacht zum 25.12.», «the night before Friday»: the night
  /// of the day before.
  func nightOnto(at index: Int) -> DayMatch? {
    let isLed = line.has(index, .within) && line.spells(index + 1, "der")
    let isOver = line.spells(index, "über") || line.spells(index, "ueber")
    let at = isLed ? index + 2 : isOver || line.spells(index, "die") ? index + 1 : index
    let isEnglish = line.spells(at, "night") && line.spells(at - 1, "the") && line.spells(at + 1, "before")
    guard isEnglish || line.spells(at, "nacht") else { return nil }
    var sign = at + 1
    if line.spells(sign, "von") || line.spells(sign, "vom"), let first = named(at: sign + 1) {
      sign = first.end
    }
    guard
      isEnglish || line.spells(sign, "auf") || line.spells(sign, "zu") || line.spells(sign, "zum")
        || line.spells(sign, "vor"),
      let next = named(at: sign + 1)
    else { return nil }
    return DayMatch(
      day: next.day?.adding(days: -1), end: next.end, form: .distance,
      strength: isLed ? .unmistakable : .edge,
      part: isEnglish ? .night : .lateNight)
  }

  /// Whether a bare hour that ends here is one for the part of the day behind it: «3 in the morning».
  func isHour(_ hour: Int, at index: Int, before end: Int) -> Bool {
    guard (1...12).contains(hour), !line.has(index - 1, .label) else { return false }
    if isThisEvening(end) { return hour >= 5 }
    if let (part, _) = partWithArticle(at: end) { return part != .evening || hour >= 5 }
    return line.has(end, .within) && nightOnto(at: end) != nil
  }

  /// Whether «tonight», «this evening», «heute Abend» or «heute Nacht» stands here.
  private func isThisEvening(_ index: Int) -> Bool {
    let word = line.word(index)
    let isToday = word.offset == 0 || line.has(index, .this) && word.weekday == nil
    let part = word.offset == 0 ? word.dayPart ?? line.word(index + 1).dayPart : line.word(index + 1).dayPart
    return isToday && (part == .evening || part?.isNight == true)
  }
}
