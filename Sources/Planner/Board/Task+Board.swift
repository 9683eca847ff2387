package import DayBudget
package import Parser
package import Store

extension Task {
  /// Where its card stands, which follows from what is known of it; nil for what was completed on another day.
  package func boardPlace(today: CivilDate) -> BoardPlace? {
    if completed != nil { return completedDay == today ? .completed : nil }
    if stage == .doing { return .doing }
    return day != nil || stage == .soon ? .soon : .later
  }

  /// The task as its card shows it: a series as its occurrence of today, else the one that was missed last, else the
  /// next; one of which nothing is open as it is stored.
  func card(today: CivilDate) -> Task {
    guard isOpen, let occurrence = occurrenceMeant(today: today) else { return self }
    return shown(as: occurrence)
  }
}
