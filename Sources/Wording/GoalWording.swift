package import DayBudget
package import Planner
package import Retrospect
internal import Store
internal import Terminal

/// What is said about goals and streaks.
package protocol GoalWording {
  /// «höchstens 2 h am Tag #medien».
  func goal(_ goal: Goal) -> String
  /// An amount of what is counted: «2 h», «3 Tage», «10 Aufgaben».
  func amount(_ count: Int, of measure: Goal.Measure) -> String
  /// How far it is, each piece by itself: «2 h von 5 h», «noch 3 h, 36 min am Tag», «im Rückstand».
  func progress(_ progress: GoalProgress) -> [String]
  /// What was done with a goal.
  func receipt(_ changed: ChangedGoal) -> String
  /// There is no goal, and how to set one.
  func noGoals() -> String
  /// So many in a row: «3 Wochen», «1 Tag».
  func count(_ count: Int, of period: CalendarPeriod) -> String
  /// «3 Wochen in Folge».
  func inARow(_ count: Int, _ period: CalendarPeriod) -> String
  /// What a streak is about: blocks on a day, completed tasks.
  func streakLabel(_ kind: StreakRow.Kind) -> String
  /// The heading of the current and the longest streaks.
  func streakHeadings() -> (current: String, longest: String)
  /// Nothing was ever logged or completed, and there is no goal.
  func noStreaks() -> String
}

extension German: GoalWording {
  func goal(_ goal: Goal) -> String {
    let period =
      switch goal.period {
      case .day: "am Tag"
      case .week: "pro Woche"
      case .month: "im Monat"
      case .year: "im Jahr"
      }
    return [
      goal.bound == .atMost ? "höchstens" : nil, amount(goal.target, of: goal.measure), period,
      goal.tag.map { "#" + SafeText.shown($0) },
    ].compactMap(\.self).joined(separator: " ")
  }
  func amount(_ count: Int, of measure: Goal.Measure) -> String {
    switch measure {
    case .minutes: Durations.text(count)
    case .days: self.count(count, of: .day)
    case .tasks: self.count(count)
    }
  }
  func progress(_ progress: GoalProgress) -> [String] {
    let goal = progress.goal
    let value = goal.measure == .minutes ? Durations.text(progress.value) : "\(progress.value)"
    let done =
      "\(value) von \(goal.measure == .days ? "\(goal.target) Tagen" : amount(goal.target, of: goal.measure))"
    if goal.bound == .atMost {
      if !progress.isMet {
        return [done, amount(progress.value - goal.target, of: goal.measure) + " zu viel"]
      }
      return [
        done, progress.left == 0 ? "ausgeschöpft" : "noch \(amount(progress.left, of: goal.measure)) möglich",
      ]
    }
    if progress.isMet { return [done, "erreicht"] }
    let daily =
      progress.dailyNeed.map { ", \(amount($0, of: goal.measure)) am Tag" }
      ?? progress.daysForDays.map { ", \($0) Tage bleiben" } ?? ""
    return [
      done, "noch \(amount(progress.left, of: goal.measure))" + daily,
      goal.period == .day ? "" : progress.isOnCourse ? "auf Kurs" : "im Rückstand",
    ].filter { !$0.isEmpty }
  }
  func receipt(_ changed: ChangedGoal) -> String {
    let text = goal(changed.stored.goal)
    switch changed.kind {
    case .set: return "neues Ziel \(changed.code): \(text)"
    case .changed(let before) where before == changed.stored.goal:
      return "Ziel \(changed.code) zählt von da an: \(text)"
    case .changed(let before):
      return "Ziel \(changed.code): \(text) · vorher \(amount(before.target, of: before.measure))"
    case .kept: return "das Ziel steht schon: \(changed.code)  \(text)"
    case .dropped: return "Ziel gelöscht: \(text)"
    }
  }
  func noGoals() -> String { "keine Ziele; eines setzen: xday goal '5h/Woche #sport'" }
  func count(_ count: Int, of period: CalendarPeriod) -> String {
    switch period {
    case .day: count == 1 ? "1 Tag" : "\(count) Tage"
    case .week: count == 1 ? "1 Woche" : "\(count) Wochen"
    case .month: count == 1 ? "1 Monat" : "\(count) Monate"
    case .year: count == 1 ? "1 Jahr" : "\(count) Jahre"
    }
  }
  func inARow(_ count: Int, _ period: CalendarPeriod) -> String {
    "\(self.count(count, of: period)) in Folge"
  }
  func streakLabel(_ kind: StreakRow.Kind) -> String {
    switch kind {
    case .logging: "Zeit erfasst"
    case .completing: "etwas erledigt"
    case .category(let tag): "#" + SafeText.shown(tag)
    case .goal(_, let goal): self.goal(goal)
    }
  }
  func streakHeadings() -> (current: String, longest: String) { ("zurzeit", "am längsten") }
  func noStreaks() -> String { "noch keine Serie: nichts erfasst, nichts erledigt" }
}

extension English: GoalWording {
  func goal(_ goal: Goal) -> String {
    [
      goal.bound == .atMost ? "at most" : nil, amount(goal.target, of: goal.measure), "a",
      goal.period.rawValue, goal.tag.map { "#" + SafeText.shown($0) },
    ].compactMap(\.self).joined(separator: " ")
  }
  func amount(_ count: Int, of measure: Goal.Measure) -> String {
    switch measure {
    case .minutes: Durations.text(count)
    case .days: self.count(count, of: .day)
    case .tasks: self.count(count)
    }
  }
  func progress(_ progress: GoalProgress) -> [String] {
    let goal = progress.goal
    let value = goal.measure == .minutes ? Durations.text(progress.value) : "\(progress.value)"
    let done = "\(value) of \(amount(goal.target, of: goal.measure))"
    if goal.bound == .atMost {
      if !progress.isMet {
        return [done, amount(progress.value - goal.target, of: goal.measure) + " too much"]
      }
      return [done, progress.left == 0 ? "used up" : "\(amount(progress.left, of: goal.measure)) to go"]
    }
    if progress.isMet { return [done, "reached"] }
    let daily =
      progress.dailyNeed.map { ", \(amount($0, of: goal.measure)) a day" }
      ?? progress.daysForDays.map { ", \($0) days left" } ?? ""
    return [
      done, "\(amount(progress.left, of: goal.measure)) missing" + daily,
      goal.period == .day ? "" : progress.isOnCourse ? "on course" : "behind",
    ].filter { !$0.isEmpty }
  }
  func receipt(_ changed: ChangedGoal) -> String {
    let text = goal(changed.stored.goal)
    switch changed.kind {
    case .set: return "new goal \(changed.code): \(text)"
    case .changed(let before) where before == changed.stored.goal:
      return "goal \(changed.code) counts from then on: \(text)"
    case .changed(let before):
      return "goal \(changed.code): \(text) · before \(amount(before.target, of: before.measure))"
    case .kept: return "the goal is set already: \(changed.code)  \(text)"
    case .dropped: return "goal deleted: \(text)"
    }
  }
  func noGoals() -> String { "no goals; to set one: xday goal '5h/week #sport'" }
  func count(_ count: Int, of period: CalendarPeriod) -> String {
    "\(count) \(period.rawValue)\(count == 1 ? "" : "s")"
  }
  func inARow(_ count: Int, _ period: CalendarPeriod) -> String {
    "\(self.count(count, of: period)) in a row"
  }
  func streakLabel(_ kind: StreakRow.Kind) -> String {
    switch kind {
    case .logging: "time logged"
    case .completing: "something done"
    case .category(let tag): "#" + SafeText.shown(tag)
    case .goal(_, let goal): self.goal(goal)
    }
  }
  func streakHeadings() -> (current: String, longest: String) { ("current", "longest") }
  func noStreaks() -> String { "no streak yet: nothing logged, nothing done" }
}

extension GoalProgress {
  /// What is needed a day, where that says more than what is missing: not on the last day, and not of days.
  fileprivate var dailyNeed: Int? {
    leftDays > 1 && goal.measure != .days ? neededPerDay.flatMap { $0 < left ? $0 : nil } : nil
  }

  /// How many days are left for those that are missing, where days are counted.
  fileprivate var daysForDays: Int? { leftDays > 1 && goal.measure == .days ? leftDays : nil }
}
