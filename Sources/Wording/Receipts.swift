package import DayBudget
package import Planner
package import Store
internal import Terminal

/// How a task is told back, the same in every face.
extension Words {
  /// A rule in words, with its last day, whose year is named where it is another than that of `today`.
  package func rule(_ rule: RepeatRule, today: CivilDate?) -> String {
    guard let until = rule.until else { return repeats(rule) }
    return repeats(rule) + " " + self.until(until, today: today ?? until)
  }

  /// A task's parts as understood, each a piece of its receipt: the day with its weekday, the time, the
  /// duration, and what else it has.
  ///
  /// - Parameter today: The day that is called so; nil where it is not known.
  package func receipt(_ task: Task, today: CivilDate?) -> [String] {
    let day = task.day.map { day -> String in
      let text = shortDay(day, today: today ?? day)
      return day == today ? "\(self.today()), \(text)" : text
    }
    let when = [day ?? list(), task.time?.description].compactMap(\.self).joined(separator: " ")
    let parts: [String?] = [
      when, task.due.map { due(shortDay($0, today: today ?? $0)) },
      task.durationMinutes.map(Durations.text), task.repeatRule.map { rule($0, today: today) },
      task.reminder.map { label(.reminder) + " " + reminder($0) }, task.isUrgent ? urgent() : nil,
    ]
    return parts.compactMap(\.self) + task.tags.map { "#" + SafeText.shown($0) }
  }

  /// A line for a task that was changed: what was done, and the task as it is now.
  package func receipt(_ changed: ChangedTask, _ kind: ChangeKind, today: CivilDate?) -> String {
    // Of a series that ended, what was missed is still there.
    let kind = changed.isEndOfSeries ? .endsRepeating : kind
    let did = changed.isChanged ? did(kind) : nothingChanged()
    let title = "\(did): \(changed.code)  \(SafeText.shown(changed.task.title))"
    let extent = changed.isChanged && !changed.isEndOfSeries ? changed.extent.map(extent) : nil
    return ([title] + receipt(changed.task, today: today) + [extent].compactMap(\.self))
      .joined(separator: " · ")
  }
}
