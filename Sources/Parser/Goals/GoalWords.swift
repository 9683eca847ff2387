import DayBudget

/// The words of a goal beside those of a line of text.
enum GoalWords {
  /// A goal names no day, so that on which it is read does not matter.
  static let anyDay = CivilDate(daysSinceEpoch: 0)

  /// «höchstens», «at most», «mindestens», «at least».
  static func bound(_ line: Line, _ index: Int) -> (Goal.Bound, end: Int)? {
    if isOne(line, index, of: most) { return (.atMost, line.pastDot(index + 1)) }
    if isOne(line, index, of: least) { return (.atLeast, line.pastDot(index + 1)) }
    if line.spells(index, "at"), line.spells(index + 1, "most") { return (.atMost, index + 2) }
    if line.spells(index, "at"), line.spells(index + 1, "least") { return (.atLeast, index + 2) }
    if line.spells(index, "up"), line.spells(index + 1, "to") { return (.atMost, index + 2) }
    if line.spells(index, "no"), line.spells(index + 1, "more"), line.spells(index + 2, "than") {
      return (.atMost, index + 3)
    }
    if line.spells(index, "nicht"), line.spells(index + 1, "mehr"), line.spells(index + 2, "als") {
      return (.atMost, index + 3)
    }
    if line.isSymbol(index, "≤") { return (.atMost, index + 1) }
    if line.isSymbol(index, "≥") { return (.atLeast, index + 1) }
    guard line.touches(index + 1), line.isSymbol(index + 1, "=") else { return nil }
    return line.isSymbol(index, "<")
      ? (.atMost, index + 2) : line.isSymbol(index, ">") ? (.atLeast, index + 2) : nil
  }

  private static let most: [StaticString] = [
    "höchstens", "hoechstens", "maximal", "maximum", "max", "atmost",
  ]
  private static let least: [StaticString] = ["mindestens", "mind", "wenigstens", "minimum", "atleast"]

  /// «/week», «pro Woche», «am Tag», «a month», «jede Woche», «täglich».
  static func period(_ line: Line, _ index: Int) -> (CalendarPeriod, end: Int)? {
    if let unit = line.word(index).rule?.unit, !line.has(index, .workday) { return (of(unit), index + 1) }
    var unitAt = index + 1
    if line.isSymbol(index, "/") || isOne(line, index, of: leads) || line.has(index, .every) {
      if line.spells(index, "in"), line.has(unitAt, .article) { unitAt += 1 }
    } else {
      return nil
    }
    guard let period = unit(line, unitAt) else { return nil }
    return (period, line.pastDot(unitAt + 1))
  }

  private static let leads: [StaticString] = [
    "pro", "per", "je", "a", "an", "am", "im", "in", "each", "die", "den",
  ]

  private static func unit(_ line: Line, _ index: Int) -> CalendarPeriod? {
    switch line.word(index).unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    default: nil
    }
  }

  private static func of(_ unit: RepeatRule.Unit) -> CalendarPeriod {
    switch unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }

  /// «of #sport», «für #sport».
  static func isBeforeTag(_ line: Line, _ index: Int) -> Bool {
    isOne(line, index, of: ["of", "on", "for", "für", "fuer", "von", "mit", "with"])
      && line.isSymbol(index + 1, in: ["#", "+"])
  }

  /// «5h», «30 min», «3 mal», «twice», «4 days», «10 Aufgaben».
  static func amount(
    _ recogniser: Recogniser, _ index: Int
  ) -> (measure: Goal.Measure, target: Int?, end: Int)? {
    let line = recogniser.line
    if let count = times(line, index) { return (.days, count, index + 1) }
    if let (count, end) = recogniser.quantity(index) {
      if isOne(line, end, of: countedTasks) { return (.tasks, count, end + 1) }
      if isOne(line, end, of: countedTimes) || line.isSymbol(end, "×") || line.word(end).unit == .day {
        return (.days, count, end + 1)
      }
    }
    return recogniser.length(at: index).map { (.minutes, $0.minutes, $0.end) }
  }

  private static let countedTasks: [StaticString] = [
    "task", "tasks", "aufgabe", "aufgaben", "todo", "todos",
  ]
  private static let countedTimes: [StaticString] = ["mal", "x", "time", "times"]

  /// «once», «zweimal», as one word.
  private static func times(_ line: Line, _ index: Int) -> Int? {
    let words: [[StaticString]] = [
      ["once", "einmal"], ["twice", "zweimal"], ["thrice", "dreimal"], ["viermal"],
      ["fünfmal", "fuenfmal"], ["sechsmal"], ["siebenmal"],
    ]
    return words.firstIndex { isOne(line, index, of: $0) }.map { $0 + 1 }
  }

  private static func isOne(_ line: Line, _ index: Int, of words: [StaticString]) -> Bool {
    words.contains { line.spells(index, $0) }
  }
}
