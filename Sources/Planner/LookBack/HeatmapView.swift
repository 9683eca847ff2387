package import DayBudget
package import Parser
package import Retrospect
package import Store

/// What is asked of a heatmap.
package struct HeatmapQuestion {
  /// The days; those after today are left out.
  package var period: Period
  /// What its days show.
  package var of = HeatmapOf.minutes
  /// Only blocks, or completed tasks, that have all of these tags, which come in lower case.
  package var tags: [String] = []
  /// Only what is about this task, named as everywhere.
  package var task: [String]?

  /// The minutes of some days.
  package init(_ period: Period) { self.period = period }
}

/// Days in five steps, and what could not be read for them.
package struct HeatmapView {
  /// What its days show.
  package let of: HeatmapOf
  /// The first day.
  package let first: CivilDate
  /// The last day, inclusive: today where more was asked for; where all of it is to come the last day asked for.
  package let last: CivilDate
  /// The days; none where all of them are to come.
  package let heatmap: Heatmap
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// The heatmap that is asked for, of the store as it was read.
  package func heatmap(_ question: HeatmapQuestion, _ snapshot: Snapshot) throws -> HeatmapView {
    let today = today(snapshot.settings)
    let last = min(question.period.last ?? today, today)
    let boundary = snapshot.settings.boundary
    let first: CivilDate
    let values: [Int]
    let failures: [StoreFailure]
    if question.of == .completed {
      let look = lookBack(Period(first: question.period.first, last: last), snapshot, .completed)
      let days = try completedDays(question, look)
      first = question.period.first ?? days.min() ?? last
      var counts = [Int](repeating: 0, count: max(0, last.days(since: first) + 1))
      for day in days where first <= day { counts[day.days(since: first)] += 1 }
      (values, failures) = (counts, look.failures)
    } else {
      let isMeant = try isMeant(question.task)
      var found = workedBlocks(
        from: question.period.first, through: last, snapshot, isNamed: !question.tags.isEmpty, where: isMeant)
      if !question.tags.isEmpty { found.blocks.removeAll { !$0.tags.hasAll(of: question.tags) } }
      first = question.period.first ?? found.blocks.firstDay(boundary) ?? last
      let figures = DayFigures(found.blocks, from: first, through: last, boundary: boundary)
      values = question.of == .mood ? figures.moods.map { $0 ?? 0 } : figures.minutes
      failures = found.failures
    }
    return HeatmapView(
      of: question.of, first: first, last: first <= last ? last : question.period.last ?? first,
      heatmap: Heatmap(values, from: first), failures: failures)
  }

  /// The days of what was completed and matches, one for each task.
  private func completedDays(_ question: HeatmapQuestion, _ look: LookBack) throws -> [CivilDate] {
    let own = try question.task.map { try any($0).task }
    let id = own?.id.description
    return look.completed.compactMap { task in
      guard task.tags.hasAll(of: question.tags), id.map({ $0 == task.id || $0 == task.series }) ?? true
      else { return nil }
      return task.day
    }
  }
}
