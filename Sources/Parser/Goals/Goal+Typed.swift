package import DayBudget

extension Goal {
  /// In the form in which it can be typed: `at most 2h/day #media`, `3 times/week`, `10 tasks/month`.
  package var typed: String {
    let amount =
      switch measure {
      case .minutes: target % 60 == 0 ? "\(target / 60)h" : "\(target)min"
      case .days: target == 1 ? "1 time" : "\(target) times"
      case .tasks: target == 1 ? "1 task" : "\(target) tasks"
      }
    return (bound == .atMost ? "at most " : "") + amount + "/" + period.rawValue
      + (tag.map { " #" + $0 } ?? "")
  }
}
