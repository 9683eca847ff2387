internal import DayBudget
package import Planner
package import Store
internal import Terminal

/// A day in words, the same in every face.
extension Words {
  /// The number and what is planned against it, piece by piece; none where the budget is off.
  package func number(of view: DayView) -> [String] {
    guard view.isBudgetOn else { return [] }
    var pieces = view.phase == .open ? [free(view)] + planned(view) : calm(view)
    if view.plan.missed > 0 { pieces.append(notTicked(view.plan.missed)) }
    if view.plan.withoutDuration > 0 { pieces.append(withoutDuration(view.plan.withoutDuration)) }
    return pieces
  }

  /// The day in one line, as a status bar shows it.
  package func short(_ view: DayView) -> String {
    guard view.isBudgetOn else { return count(view.rows.count + view.appointments.count) }
    guard view.phase == .open else { return calm(view).joined(separator: " · ") }
    return view.fits ? free(view) : "\(free(view)) · \(tooMuch(Durations.text(view.plan.overMinutes)))"
  }

  /// The same, and what runs.
  package func short(_ view: DayView, _ running: RunningView?) -> String {
    let running = running.flatMap(shortRunning)
    return running.map { "\(short(view)) · \($0)" } ?? short(view)
  }

  /// What is free: the number itself, in words.
  package func free(_ view: DayView) -> String {
    self.free(
      Durations.text(view.plan.budget.freeMinutes), isMaximum: !view.isComplete,
      isToday: view.day == view.today)
  }

  private func planned(_ view: DayView) -> [String] {
    let plan = view.plan
    guard plan.plannedMinutes > 0 else { return [] }
    let difference =
      view.fits
      ? left(Durations.text(plan.leftMinutes)) : tooMuch(Durations.text(plan.overMinutes))
    return ["\(self.planned(Durations.text(plan.plannedMinutes))), \(difference)"]
  }

  /// Instead of a number, when no time is left to count: what is still open, without a sum that cannot come out.
  private func calm(_ view: DayView) -> [String] {
    let state =
      switch view.phase {
      case .past: dayIsOver()
      case .withoutWindows: dayWithoutWindows(isToday: view.day == view.today)
      case .open, .evening: endOfWork()
      }
    let open = view.open
    if open.isEmpty { return [state] }
    let minutes = open.reduce(0) { $0 + ($1.durationMinutes ?? 0) }
    return [state, stillOpen(open.count) + (minutes > 0 ? ", " + Durations.text(minutes) : "")]
  }
}

extension DayView {
  /// What is said behind the title of an entry of the day's list.
  package func marks(of entry: Entry) -> [DayMark] {
    dueMarks(of: entry.task) + budgetMarks(of: entry)
  }

  /// Whether a task of the day is due on it, or was due before it.
  package func dueMarks(of task: Task) -> [DayMark] {
    guard let due = task.due, due <= day else { return [] }
    return [due == day ? .due : .afterDue]
  }

  private func budgetMarks(of entry: Entry) -> [DayMark] {
    guard isBudgetOn else { return [] }
    switch entry {
    case .appointment(let appointment): return appointment.collides ? [.collides] : []
    case .row(let row):
      if row.placement.isMissed { return [.missed] }
      // When the windows are over nothing fits, and nothing needs to be said of that.
      guard phase == .open else { return [] }
      return (row.placement.wouldFit ? [.wouldFit] : []) + (row.placement.needsSplit ? [.needsSplit] : [])
    }
  }
}
