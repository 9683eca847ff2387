internal import DayBudget
internal import Parser
package import Retrospect
package import Store

/// Where a day stops adding up when things take as long as they took lately, beside the estimates.
///
/// It changes nothing about the day: the number, the estimates and the line stay what they are.
package struct ExperiencedDay {
  /// How long things took.
  package let experience: Experience
  /// The sum of what remains of the flexible tasks by experience, whole minutes.
  package let plannedMinutes: Int
  /// The index into the day's `rows` before which its line stands, nil without one.
  package let line: Int?
  /// The instant at which the tasks above that line are done; nil where there is nothing with a duration above it.
  package let doneBy: Int?

  /// Adds up what a day has free once more, with the minutes that experience gives each of its tasks.
  package init(_ view: DayView, _ experience: Experience) {
    let items = view.rows.map { row in
      // What is over is in no sum; unknown stays unknown.
      let remaining = row.placement.isMissed ? nil : row.task.remainingMinutes
      return PlanItem(durationMinutes: remaining.map { experience.minutes($0, tags: row.task.tags) })
    }
    let free = view.plan.budget.free
    let plan = DayPlan(windows: free, now: free.spans.first?.start ?? view.now, events: [], items: items)
    self.experience = experience
    (plannedMinutes, line, doneBy) = (plan.plannedMinutes, plan.firstBelow, plan.doneBy)
  }
}

extension DayPlanner {
  /// A day by experience, and what could not be read for it; nil while that is switched off, and where too little was
  /// completed lately to say anything.
  package func experienced(
    _ view: DayView, _ snapshot: Snapshot
  ) -> (day: ExperiencedDay?, failures: [StoreFailure]) {
    guard snapshot.settings.isExperienceOn, snapshot.settings.isBudgetOn else { return (nil, []) }
    let today = today(snapshot.settings)
    let back = lookBack(
      Period(first: today.adding(days: 1 - Experience.days), last: today), snapshot)
    return (Experience(back.completed).map { ExperiencedDay(view, $0) }, back.failures)
  }
}
