package import Calendars
internal import DayBudget
package import Parser
package import Retrospect
package import Store

/// What is asked of the time that was spent.
package struct SpentQuestion {
  /// The days.
  package var period: Period
  /// What it is summed by, the outermost first.
  package var by: [SpentBy] = [.category]
  /// Only blocks that have all of these tags, which come in lower case.
  package var tags: [String] = []
  /// Only blocks on this task, named as everywhere.
  package var task: [String]?
  /// Whether the calendars' events count where no block lies; those of no tag and no task are not asked for then.
  package var countsEvents = false

  /// All time of some days by category.
  package init(_ period: Period) { self.period = period }
}

/// Where the time of a period went, and what could not be read for it.
package struct SpentView {
  /// The sums.
  package let sum: SpentSum
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
  /// What could not be read in the calendars, where they were asked.
  package let problems: [CalendarProblem]
}

extension DayPlanner {
  /// The period that a text names, today for an empty one; throws `EntryFailure`.
  package func period(_ text: String, _ settings: Settings) throws(EntryFailure) -> Period {
    let today = today(settings)
    return text.isEmpty ? Period(today) : try PeriodParser(today: today).period(text)
  }

  /// The sums that are asked for, of the store as it was read.
  package func spent(_ question: SpentQuestion, _ snapshot: Snapshot) throws -> SpentView {
    let settings = snapshot.settings
    let today = today(settings)
    let last = question.period.last ?? today
    let found = workedBlocks(
      from: question.period.first, through: last, snapshot, where: try isMeant(question.task))
    let worked =
      question.tags.isEmpty ? found.blocks : found.blocks.filter { $0.tags.hasAll(of: question.tags) }
    let countsEvents = question.countsEvents && question.tags.isEmpty && question.task == nil
    let reading =
      countsEvents
      ? pastReading(
        from: question.period.first ?? worked.lazy.map { $0.startDay(settings.boundary) }.min() ?? last,
        through: min(last, today), settings) : nil
    let events = reading.map { $0.events.filter(\.counts).compactMap { past($0.span) } } ?? []
    let sum = SpentSum(
      worked, from: question.period.first.map { min($0, last) }, to: last, by: question.by,
      boundary: settings.boundary, order: settings.tagOrder, events: events, zone: zone)
    return SpentView(sum: sum, failures: found.failures, problems: reading?.problems ?? [])
  }

  /// What tells the blocks on this task, named as everywhere, from others; nil where none is named.
  func isMeant(_ task: [String]?) throws -> ((BlockSketch) -> Bool)? {
    guard let task else { return nil }
    let key = WorkKey(try any(task).task)
    return { key.holds($0) }
  }

  private func pastReading(from first: CivilDate, through last: CivilDate, _ settings: Settings)
    -> CalendarReading
  {
    let span = settings.boundary.span(of: first, in: zone)
    return reading(
      settings, over: Span(start: span.start, end: min(now, settings.boundary.span(of: last, in: zone).end)))
  }

  /// The whole minutes of a span that are past; nil for none.
  private func past(_ span: Span) -> Span? {
    let past = Span(start: span.start / 60 * 60, end: min(span.end / 60 * 60, now))
    return past.isEmpty ? nil : past
  }
}
