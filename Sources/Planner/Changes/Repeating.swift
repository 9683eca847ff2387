package import DayBudget
internal import Store

extension DayPlanner {
  /// Lets a task repeat, gives a series another rule from its open occurrence on, or ends it there: nil.
  ///
  /// What was missed before stays as it was, under the rule that it had.
  package func repeats(_ words: [String], _ rule: RepeatRule?) throws -> [ChangedTask] {
    var random = random
    return try change("repeat") {
      [try $0.one(words)]
    } _: { task, draft in
      let today = today(draft.settings)
      guard task.anchor != nil, task.occurrenceMeant(today: today) != nil else {
        return try draft.update(task.id) { task in
          // A series that has ended begins anew today.
          if let rule { task.restart(rule, from: task.anchor == nil ? task.day ?? today : today) }
        }
      }
      let meant = try occurrence(of: task, on: nil, today: today) { $0.occurrenceMeant(today: today) }
      guard let rule else {
        let rest = try draft.split(task, before: meant, keepsPast: false, using: &random).rest
        return try draft.update(rest) { $0.endSeries(on: meant.shown) }
      }
      if rule.hasRhythm(of: task.repeatRule) {
        return try draft.update(task.id) { $0.take(rule) }
      }
      let first = meant.shown < today ? SeriesDay(rule: today, shown: today) : meant
      let rest = try draft.split(task, before: first, keepsPast: false, using: &random).rest
      return try draft.update(rest) { $0.restart(rule, from: first.shown) }
    }
  }
}
