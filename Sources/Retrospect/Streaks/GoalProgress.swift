package import DayBudget

/// How far a goal is in the period that runs, and how often it was met in a row.
package struct GoalProgress: Sendable, Equatable {
  /// The goal.
  package let goal: Goal
  /// The first day of the period that runs.
  package let first: CivilDate
  /// The last day of it, inclusive.
  package let last: CivilDate
  /// Minutes, days or tasks up to now.
  package let value: Int
  /// The days of the period up to today, and today.
  package let elapsedDays: Int
  /// The days of the period from today on, and today.
  package let leftDays: Int
  /// The periods in a row that met it, from the first in which it counts.
  package let streaks: Streaks
  /// How many periods are over or met already, from the first in which it counts.
  package let periods: Int
  /// How many of them met it.
  package let metPeriods: Int

  /// The progress of a goal on a day.
  ///
  /// `counted` has what each day contributes: its minutes, its completed tasks, or 1 where a block began on it. `since` is
  /// a day of the first period in which the goal counts. For a goal of every day, days that `isWorking` denies neither count
  /// nor break a streak.
  package init(
    _ goal: Goal, counted: [CivilDate: Int], since: CivilDate, today: CivilDate,
    isWorking: (CivilDate) -> Bool = { _ in true }
  ) {
    self.goal = goal
    (first, last) = goal.period.days(around: today)
    elapsedDays = today.days(since: first) + 1
    leftDays = last.days(since: today) + 1
    var sums: [CivilDate: Int] = [:]
    for (day, amount) in counted where day <= today {
      sums[goal.period.days(around: day).first, default: 0] += amount
    }
    value = sums[first] ?? 0
    var stretches: [Streaks.Stretch] = []
    var day = min(since, today)
    while day <= today {
      let days = goal.period.days(around: day)
      let isOver = days.last < today
      let isMet = goal.isMet(by: sums[days.first] ?? 0) && (isOver || goal.bound == .atLeast)
      if goal.period != .day || isWorking(day) {
        stretches.append(Streaks.Stretch(days: days.first...days.last, isMet: isMet, isOver: isOver))
      }
      day = days.last.adding(days: 1)
    }
    streaks = Streaks(stretches)
    periods = stretches.count { $0.isMet || $0.isOver }
    metPeriods = stretches.count(where: \.isMet)
  }

  /// The share of the target in ten-thousandths, rounded; more than 10 000 where it is passed.
  package var share: Int { (20_000 * value + goal.target) / (2 * goal.target) }

  /// What is missing to the target, or what may still be spent; 0 where there is nothing of that.
  package var left: Int { max(0, goal.target - value) }

  /// What is missing, spread over the days that are left with today, rounded up; nil for a goal of at most.
  package var neededPerDay: Int? {
    goal.bound == .atMost ? nil : (left + leftDays - 1) / leftDays
  }

  /// Whether it is met as things are.
  package var isMet: Bool { goal.isMet(by: value) }

  /// Whether as much is done as the days that are gone, today among them, ask for; for at most, whether it is met.
  package var isOnCourse: Bool {
    goal.bound == .atMost ? isMet : value * (elapsedDays + leftDays - 1) >= goal.target * elapsedDays
  }
}

extension Goal {
  /// Whether it is met by so much.
  package func isMet(by value: Int) -> Bool {
    bound == .atLeast ? value >= target : value <= target
  }
}
