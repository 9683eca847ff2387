internal import DayBudget
package import Retrospect

/// What is said about days that are looked back on.
package protocol LookBackWording {
  /// «3 von 4».
  func part(_ completed: Int, of total: Int) -> String
  /// «3 von 4 erledigt».
  func progressTotal(_ completed: Int, of total: Int) -> String
  /// Nothing was planned and nothing done.
  func nothingPlannedThen() -> String
  /// Tasks of days up to today that are still open.
  func openUpToToday(_ count: Int) -> String
  /// Above the last weeks.
  func lastWeeks(_ count: Int) -> String
  /// Nothing was completed then.
  func nothingCompleted() -> String
  /// «3 Aufgaben · gebraucht 2 h · geschätzt 1 h 30 min», as pieces; what is 0 is left out.
  func completedSum(_ count: Int, used: Int, estimated: Int) -> [String]
  /// «Faktor 1,4»: used ÷ estimate.
  func factorOfAll(_ factor: Factor) -> String
  /// «1,4», with up to two decimals.
  func factor(_ factor: Factor) -> String
  /// A number of hundredths, «2,5».
  func hundredths(_ number: Int) -> String
  /// So many tasks have an estimate and time spent on them.
  func reviewed(_ count: Int) -> String
  /// No task has both estimate and time spent on it.
  func nothingToReview() -> String
  /// How many completed tasks had no estimate, and on how many no time was spent, as pieces.
  func notReviewed(withoutEstimate: Int, withoutBlocks: Int) -> [String]
  /// A group of tasks by what it has in common.
  func group(_ kind: Review.Kind, _ key: String?) -> String
  /// Before the longest block.
  func longestBlockLabel() -> String
  /// Before the day with the most time.
  func bestDayLabel() -> String
  /// Before the first day with time.
  func firstDayLabel() -> String
  /// On the lighter line: where the day stops adding up by experience; shorter where there is no room.
  func experienced(_ factor: Factor, samples: Int, isNarrow: Bool) -> String
  /// How many times their estimates tasks took lately, and what is planned by that.
  func experiencedSum(_ factor: Factor, samples: Int, planned: Int) -> String
  /// «120 erledigt, 2,5 am Tag».
  func completedCount(_ count: Int, perDay: Int) -> String
}

extension German: LookBackWording {
  func part(_ completed: Int, of total: Int) -> String { "\(completed) von \(total)" }
  func progressTotal(_ completed: Int, of total: Int) -> String { "\(completed) von \(total) erledigt" }
  func nothingPlannedThen() -> String { "nichts geplant und nichts erledigt" }
  func openUpToToday(_ count: Int) -> String {
    count == 0
      ? "bis heute ist nichts offen"
      : count == 1 ? "bis heute offen: 1 Aufgabe" : "bis heute offen: \(count) Aufgaben"
  }
  func lastWeeks(_ count: Int) -> String { "Die letzten \(count) Wochen" }
  func nothingCompleted() -> String { "nichts erledigt" }
  func completedSum(_ count: Int, used: Int, estimated: Int) -> [String] {
    [count == 1 ? "1 Aufgabe" : "\(count) Aufgaben"]
      + (used > 0 ? ["gebraucht \(Durations.text(used))"] : [])
      + (estimated > 0 ? ["geschätzt \(Durations.text(estimated))"] : [])
  }
  func factorOfAll(_ factor: Factor) -> String { "Faktor \(self.factor(factor))" }
  func factor(_ factor: Factor) -> String { hundredths((factor.tenThousandths + 50) / 100) }
  func hundredths(_ number: Int) -> String { Decimals.text(number, separator: ",") }
  func reviewed(_ count: Int) -> String {
    count == 1 ? "1 Aufgabe mit Schätzung und Zeit" : "\(count) Aufgaben mit Schätzung und Zeit"
  }
  func nothingToReview() -> String { "keine erledigte Aufgabe mit Schätzung und erfasster Zeit" }
  func notReviewed(withoutEstimate: Int, withoutBlocks: Int) -> [String] {
    (withoutEstimate > 0 ? ["\(withoutEstimate) ohne Schätzung"] : [])
      + (withoutBlocks > 0 ? ["\(withoutBlocks) ohne erfasste Zeit"] : [])
  }
  func group(_ kind: Review.Kind, _ key: String?) -> String {
    guard kind == .size else { return label(key.map(SpentKey.tag) ?? .none, of: .category, today: .epoch) }
    return key.flatMap { Int($0) }.map { "bis \(Durations.text($0))" } ?? "länger"
  }
  func longestBlockLabel() -> String { "längster Block" }
  func bestDayLabel() -> String { "Tag mit der meisten Zeit" }
  func firstDayLabel() -> String { "erster Tag mit Zeit" }
  func experienced(_ factor: Factor, samples: Int, isNarrow: Bool) -> String {
    isNarrow
      ? "erfahrungsgemäss, Faktor \(self.factor(factor))"
      : "erfahrungsgemäss bis hier, Faktor \(self.factor(factor)) aus \(samples)"
  }
  func experiencedSum(_ factor: Factor, samples: Int, planned: Int) -> String {
    "Erfahrung: Faktor \(self.factor(factor)) aus \(samples) Aufgaben der letzten 90 Tage; damit \(Durations.text(planned)) verplant"
  }
  func completedCount(_ count: Int, perDay: Int) -> String {
    "\(count) erledigt" + (count > 0 ? ", \(hundredths(perDay)) am Tag" : "")
  }
}

extension English: LookBackWording {
  func part(_ completed: Int, of total: Int) -> String { "\(completed) of \(total)" }
  func progressTotal(_ completed: Int, of total: Int) -> String { "\(completed) of \(total) done" }
  func nothingPlannedThen() -> String { "nothing planned and nothing done" }
  func openUpToToday(_ count: Int) -> String {
    count == 0
      ? "nothing is open up to today"
      : count == 1 ? "open up to today: 1 task" : "open up to today: \(count) tasks"
  }
  func lastWeeks(_ count: Int) -> String { "The last \(count) weeks" }
  func nothingCompleted() -> String { "nothing completed" }
  func completedSum(_ count: Int, used: Int, estimated: Int) -> [String] {
    [count == 1 ? "1 task" : "\(count) tasks"] + (used > 0 ? ["used \(Durations.text(used))"] : [])
      + (estimated > 0 ? ["estimated \(Durations.text(estimated))"] : [])
  }
  func factorOfAll(_ factor: Factor) -> String { "factor \(self.factor(factor))" }
  func factor(_ factor: Factor) -> String { hundredths((factor.tenThousandths + 50) / 100) }
  func hundredths(_ number: Int) -> String { Decimals.text(number, separator: ".") }
  func reviewed(_ count: Int) -> String {
    count == 1 ? "1 task with an estimate and time" : "\(count) tasks with an estimate and time"
  }
  func nothingToReview() -> String { "no completed task with an estimate and logged time" }
  func notReviewed(withoutEstimate: Int, withoutBlocks: Int) -> [String] {
    (withoutEstimate > 0 ? ["\(withoutEstimate) without an estimate"] : [])
      + (withoutBlocks > 0 ? ["\(withoutBlocks) without logged time"] : [])
  }
  func group(_ kind: Review.Kind, _ key: String?) -> String {
    guard kind == .size else { return label(key.map(SpentKey.tag) ?? .none, of: .category, today: .epoch) }
    return key.flatMap { Int($0) }.map { "up to \(Durations.text($0))" } ?? "longer"
  }
  func longestBlockLabel() -> String { "longest block" }
  func bestDayLabel() -> String { "day with the most time" }
  func firstDayLabel() -> String { "first day with time" }
  func experienced(_ factor: Factor, samples: Int, isNarrow: Bool) -> String {
    isNarrow
      ? "by experience, factor \(self.factor(factor))"
      : "by experience up to here, factor \(self.factor(factor)) of \(samples)"
  }
  func experiencedSum(_ factor: Factor, samples: Int, planned: Int) -> String {
    "Experience: factor \(self.factor(factor)) of \(samples) tasks of the last 90 days; that makes \(Durations.text(planned)) planned"
  }
  func completedCount(_ count: Int, perDay: Int) -> String {
    "\(count) completed" + (count > 0 ? ", \(hundredths(perDay)) a day" : "")
  }
}

extension CivilDate {
  /// Any day, where a text has none in it.
  fileprivate static let epoch = CivilDate(daysSinceEpoch: 0)
}

/// Numbers with decimals as people write them.
enum Decimals {
  /// A number of hundredths, 0 or more, without zeros at its end: «2», «1,4», «1,25».
  static func text(_ hundredths: Int, separator: String) -> String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return String(whole) }
    return String(whole) + separator
      + (rest % 10 == 0 ? String(rest / 10) : rest < 10 ? "0\(rest)" : String(rest))
  }
}
