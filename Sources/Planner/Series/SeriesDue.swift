internal import DayBudget
internal import Store

extension RepeatRule {
  /// Whether it differs from another at most in its last day.
  func hasRhythm(of other: RepeatRule?) -> Bool {
    var rule = self
    rule.until = other?.until
    return rule == other
  }
}

/// The due day of a task that repeats: a series has none, and what is said of one is the last day of its rule.
extension Task {
  /// Makes the due day of a series its last day.
  mutating func moveDueIntoRule() {
    guard repeatRule != nil, let due else { return }
    repeatRule?.until = due
    self.due = nil
  }

  /// Gives the task a rule; its last day is what it was, or the due day, unless the rule names one.
  mutating func take(_ rule: RepeatRule) {
    let last = rule.until ?? due ?? repeatRule?.until
    repeatRule = rule
    repeatRule?.until = last
    due = nil
  }

  /// Takes the due day away, and from a series its last day.
  mutating func clearDue() {
    due = nil
    repeatRule?.until = nil
  }
}
