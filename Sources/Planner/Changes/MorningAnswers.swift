package import DayBudget
package import Store

/// What is decided about a leftover.
package enum MorningAnswer: Hashable {
  /// It is brought into this day.
  case day(CivilDate)
  /// It goes back to the List.
  case later
  /// It was done on its own day.
  case done
  /// It is deleted; of a series all that was missed is skipped.
  case drop
}

/// What `morning` did, and what still waits.
package struct MorningOutcome {
  /// What was decided about each leftover, in the order of the list.
  package let changed: [(answer: MorningAnswer, task: ChangedTask)]
  /// The leftovers that nothing was decided about.
  package let waiting: [Leftover]
  /// The store before the answers, which has the codes of what waits.
  package let before: Snapshot
}

extension DayPlanner {
  /// What is left over, in the order of the list.
  package func leftovers() throws -> [Leftover] {
    let snapshot = try snapshot()
    return try snapshot.leftovers(today: today(snapshot.settings), now: now, zone: zone)
  }

  /// Carries out answers about leftovers that are named, and one about all others where there is one.
  ///
  /// Throws `PlanFailure` where a task is no leftover or gets two answers.
  package func answer(
    _ named: [(words: [String], answer: MorningAnswer)], others: MorningAnswer? = nil
  ) throws -> MorningOutcome {
    try change("morning") { draft in
      let leftovers = try leftovers(in: draft)
      var answers: [TaskID: MorningAnswer] = [:]
      for (words, answer) in named {
        for named in try lookup(in: draft).open(words) {
          let task = named.task
          // Of a series all that was missed is decided about, whichever occurrence is named.
          let isMissed = named.occurrence.map { $0.shown < today(draft.settings) } ?? true
          guard isMissed, leftovers.contains(where: { $0.task.id == task.id }) else {
            let day = named.occurrence?.shown ?? task.shown(today: today(draft.settings)).day
            throw PlanFailure.notLeftOver(title: task.title, day: day)
          }
          guard answers.updateValue(answer, forKey: task.id) ?? answer == answer else {
            throw PlanFailure.ambiguousAnswer(task.title)
          }
        }
      }
      return try decide(leftovers, answers, others: others, in: &draft)
    }
  }

  /// Carries out answers about leftovers as they were shown, all as one step.
  ///
  /// Throws `PlanFailure` where one of them is no longer so, with what became of it; then nothing is changed.
  package func answer(
    shown answered: [(leftover: Leftover, answer: MorningAnswer)]
  ) throws -> MorningOutcome {
    try change("morning") { draft in
      let leftovers = try leftovers(in: draft)
      var answers: [TaskID: MorningAnswer] = [:]
      for (shown, answer) in answered {
        let found = leftovers.first { $0.task.id == shown.task.id }
        guard let found, found.occurrence == shown.occurrence, found.task.day == shown.task.day else {
          throw try failure(shown.task, in: &draft)
        }
        answers[found.task.id] = answer
      }
      return try decide(leftovers, answers, others: nil, in: &draft)
    }
  }

  /// Why a task that was shown is no leftover any more.
  private func failure(_ shown: Task, in draft: inout Draft) throws -> PlanFailure {
    guard let task = try draft.task(shown.id) else { return .noSuchTask(shown.title) }
    guard task.isOpen else { return .alreadyDone(title: task.title, code: draft.code(of: task.id)) }
    return .notLeftOver(title: task.title, day: task.shown(today: today(draft.settings)).day)
  }

  private func leftovers(in draft: Draft) throws -> [Leftover] {
    try draft.snapshot.leftovers(today: today(draft.settings), now: now, zone: zone)
  }

  private func decide(
    _ leftovers: [Leftover], _ answers: [TaskID: MorningAnswer], others: MorningAnswer?, in draft: inout Draft
  ) throws -> MorningOutcome {
    let decided = leftovers.compactMap { leftover in
      (answers[leftover.task.id] ?? others).map { (leftover: leftover, answer: $0) }
    }
    let today = today(draft.settings)
    var random = random
    var next = decided.makeIterator()
    let tasks = try decided.map {
      NamedTask(try draft.snapshot.task($0.leftover.task.id) ?? $0.leftover.task, $0.leftover.occurrence)
    }
    let changed = try changed(tasks, in: &draft) { _, draft in
      guard let (leftover, answer) = next.next() else { return nil }
      return try answer.apply(to: leftover, at: instant, today: today, in: &draft, using: &random)
    }
    return MorningOutcome(
      changed: zip(decided, changed).map { ($0.answer, $1) },
      waiting: others == nil ? leftovers.filter { answers[$0.task.id] == nil } : [], before: draft.snapshot)
  }
}

extension MorningAnswer {
  /// Carries the decision out and returns the task as it is afterwards.
  ///
  /// Of a series the occurrence that was missed last is decided about, and those before it are settled.
  fileprivate func apply(
    to leftover: Leftover, at now: Int, today: CivilDate, in draft: inout Draft,
    using random: inout some RandomNumberGenerator
  ) throws -> Task? {
    let task = leftover.task
    guard let occurrence = leftover.occurrence else { return try apply(to: task, at: now, in: &draft) }
    switch self {
    case .day(let day):
      return try draft.update(task.id) { series in
        series.settle(before: today, keeping: occurrence.rule)
        series.move(occurrence, to: day)
      }?.shown(as: SeriesDay(rule: occurrence.rule, shown: day))
    case .later:
      try draft.update(task.id) { $0.letGo(of: occurrence, today: today) }
      let plain = try draft.addPlain(from: task, occurrence, day: nil, using: &random)
      try draft.removeIfOver(task.id)
      return plain
    case .done:
      try draft.update(task.id) { series in
        series.unmark(occurrence, today: today)
        series.exceptions[occurrence.rule] = .done
        series.settle(before: today)
      }
      let done = try draft.add(task.title, using: &random) { done in
        done.take(from: task, day: occurrence.shown)
        done.series = Occurrence(id: task.id, day: occurrence.rule)
        done.complete(at: now, on: occurrence.shown)
      }
      try draft.removeIfOver(task.id)
      return done
    case .drop:
      try draft.update(task.id) { $0.letGo(of: occurrence, today: today) }
      try draft.removeIfOver(task.id)
      return task
    }
  }

  private func apply(to task: Task, at now: Int, in draft: inout Draft) throws -> Task? {
    switch self {
    case .day(let day): return try draft.update(task.id) { $0.day = day }
    case .later: return try draft.update(task.id) { $0.putIntoList() }
    case .done:
      return try draft.update(task.id) { done in
        if let day = task.day { done.complete(at: now, on: day) }
      }
    case .drop:
      try draft.remove(task.id)
      return task
    }
  }
}

extension Task {
  /// Settles all that was missed of a series, of which this occurrence was the last.
  fileprivate mutating func letGo(of occurrence: SeriesDay, today: CivilDate) {
    unmark(occurrence, today: today)
    settle(before: today)
  }
}
