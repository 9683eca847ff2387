package import DayBudget

/// Reads a goal, in German and English: «5h/week #sport», «höchstens 2h am Tag #medien», «10 Aufgaben pro Woche».
///
/// Bound, amount, period and tag may stand in any order; there is no title, so every word has to be one of them.
package enum GoalParser {
  /// The goal that a whole text names, at least unless it says at most.
  ///
  /// Throws `notAGoal` with the place that is none, or with the whole text where amount or period is missing, and
  /// `goalOutOfRange`.
  package static func goal(_ text: String) throws(EntryFailure) -> Goal {
    let line = Lexer.line(text)
    var said = SaidOfGoal()
    var index = 0
    while index < line.count {
      guard let end = said.take(line, at: index) else {
        throw failure(.notAGoal, line, index..<index + 1)
      }
      index = end
    }
    guard let (measure, target) = said.amount, let period = said.period else {
      throw failure(.notAGoal, line, 0..<line.count)
    }
    let range = 1...measure.most(in: period)
    guard let target, range.contains(target) else {
      throw failure(.goalOutOfRange(measure, most: range.upperBound), line, said.amountPlace)
    }
    return Goal(measure, said.bound ?? .atLeast, target, per: period, tag: said.tag)
  }

  private static func failure(_ kind: EntryFailure.Kind, _ line: Line, _ tokens: Range<Int>) -> EntryFailure {
    let text = String(decoding: line.bytes, as: UTF8.self)
    guard let first = tokens.first, let last = tokens.last, last < line.count else {
      return EntryFailure(kind: kind, text: text, range: 0..<text.count)
    }
    func characters(_ end: Int) -> Int { String(decoding: line.bytes[..<end], as: UTF8.self).count }
    return EntryFailure(
      kind: kind, text: text,
      range: characters(line.tokens[first].bytes.lowerBound)..<characters(line.tokens[last].bytes.upperBound))
  }
}

/// What a text has said of a goal so far, each part once.
private struct SaidOfGoal {
  var bound: Goal.Bound?
  /// The target is nil where it is no whole number of minutes.
  var amount: (measure: Goal.Measure, target: Int?)?
  var amountPlace = 0..<0
  var period: CalendarPeriod?
  var tag: String?

  /// Takes the part that begins at a place and returns the place after it; nil where none does, or it was said before.
  mutating func take(_ line: Line, at index: Int) -> Int? {
    let recogniser = Recogniser(line: line, today: GoalWords.anyDay, isLenient: true)
    if GoalWords.isBeforeTag(line, index) { return index + 1 }
    if tag == nil, line.isSymbol(index, in: ["#", "+"]), let reading = recogniser.tag(at: index),
      case .tag(let name) = reading.part
    {
      tag = name
      return reading.tokens.upperBound
    }
    if bound == nil, let (said, end) = GoalWords.bound(line, index) {
      bound = said
      return end
    }
    if period == nil, let (said, end) = GoalWords.period(line, index) {
      period = said
      return end
    }
    if amount == nil, let (measure, target, end) = GoalWords.amount(recogniser, index) {
      amount = (measure, target)
      amountPlace = index..<end
      return end
    }
    return nil
  }
}
