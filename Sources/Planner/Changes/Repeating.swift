internal import DayBudget
internal import Store

extension DayPlanner {
  /// Lets tasks repeat, gives series another rule from their open occurrence on, or ends them there, as words
  /// say that name tasks and behind them a rule or `off`; and whether they end.
  ///
  /// What was missed before stays as it was, under the rule that it had.
  package func repeats(_ words: [String]) throws -> (changed: [ChangedTask], isEnd: Bool) {
    try change("repeat") { draft in
      let (tasks, rule) = try lookup(in: draft).repeated(words, parser(draft.settings))
      return (try repeats(tasks, rule, in: &draft), rule == nil)
    }
  }

  private func repeats(
    _ tasks: [NamedTask], _ rule: RepeatRule?, in draft: inout Draft
  ) throws -> [ChangedTask] {
    var random = random
    return try changed(tasks, in: &draft) { named, draft in
      let (task, today) = (named.task, today(draft.settings))
      guard task.anchor != nil, task.occurrenceMeant(today: today) != nil else {
        return try draft.update(task.id) { task in
          // A series that has ended begins anew today, without its last day.
          let isOver = task.anchor != nil
          if isOver { task.endSeries(on: nil) }
          if let rule { task.restart(rule, from: isOver ? today : task.day ?? today) }
        }
      }
      let meant = try occurrence(of: named, on: nil, today: today) { $0.occurrenceMeant(today: today) }
      guard let rule else {
        let rest = try draft.split(task, before: meant, keepsPast: false, using: &random).rest
        if let series = try draft.task(rest) { try draft.keepMoved(of: series, but: meant, using: &random) }
        return try draft.update(rest) { $0.endSeries(on: meant.shown) }
      }
      if rule.hasRhythm(of: task.repeatRule) {
        return try draft.update(task.id) { $0.take(rule) }
      }
      let first = meant.shown < today ? SeriesDay(rule: today, shown: today) : meant
      let rest = try draft.split(task, before: first, keepsPast: false, using: &random).rest
      return try draft.update(rest) { $0.restart(rule, from: first) }
    }
  }
}
