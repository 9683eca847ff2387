internal import DayBudget
package import Store

/// A task that a person named.
package struct NamedTask: Hashable {
  /// The task, a series as it is stored.
  package let task: Task
  /// Of a series the one occurrence that was named (`bk.30`); nil where the code was named, or words.
  package let occurrence: SeriesDay?

  /// A task by its code or by words of its title.
  init(_ task: Task, _ occurrence: SeriesDay? = nil) {
    self.task = task
    self.occurrence = occurrence
  }
}

/// The names of occurrences: one that was moved to where it is not the only one of its series has the day of
/// month of its own date behind the code, `bk.30`, the month too where that is not enough, and the year.
extension Task {
  /// The open occurrences that were moved, by the day of the rule.
  private var movedOccurrences: [SeriesDay] {
    exceptions.compactMap { rule, exception in
      if case .moved(let shown) = exception { SeriesDay(rule: rule, shown: shown) } else { nil }
    }.sorted { $0.rule < $1.rule }
  }

  /// The occurrences that were moved and whose own date is named so: `30`, `11-30`, `2026-11-30`.
  func movedOccurrences(named name: Substring) -> [SeriesDay] {
    movedOccurrences.filter { $0.rule.endings.contains { $0.sameNumbers(as: name) } }
  }

  /// What stands behind the code in the name of an occurrence that was moved; nothing in others.
  func nameEnding(of occurrence: SeriesDay) -> String {
    guard occurrence.rule != occurrence.shown, openOccurrences(on: occurrence.shown).count > 1 else {
      return ""
    }
    let others = movedOccurrences.filter { $0.rule != occurrence.rule }
    let endings = occurrence.rule.endings
    let ending = endings.first { ending in !others.contains { $0.rule.endings.contains(ending) } }
    return "." + (ending ?? endings[2])
  }

  /// The occurrence that the task is shown as; nil for a plain task and for a series as it is stored.
  package var shownOccurrence: SeriesDay? {
    guard repeatRule != nil, let day, let series else { return nil }
    return SeriesDay(rule: series.day, shown: day)
  }
}

extension Snapshot {
  /// What names a task on a screen: its code; of an occurrence that was moved to where it is not the only one
  /// of its series, that one's own name.
  package func code(of shown: Task) -> String {
    let code = code(of: shown.id)
    guard let occurrence = shown.shownOccurrence, occurrence.rule != occurrence.shown,
      let series = try? task(shown.id)
    else { return code }
    return code + series.nameEnding(of: occurrence)
  }
}

extension CivilDate {
  /// The date from its day of month to the whole of it: `30`, `11-30`, `2026-11-30`.
  fileprivate var endings: [String] {
    let text = description
    return [String(text.suffix(2)), String(text.suffix(5)), text]
  }
}

extension String {
  /// Whether another text has the same numbers between its dashes, zeros in front or not.
  fileprivate func sameNumbers(as other: Substring) -> Bool {
    func numbers(_ text: Substring) -> [Int?] {
      text.split(separator: "-", omittingEmptySubsequences: false).map { part in
        part.utf8.count <= 4 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
      }
    }
    let typed = numbers(other)
    return !typed.contains(nil) && typed == numbers(self[...])
  }
}
