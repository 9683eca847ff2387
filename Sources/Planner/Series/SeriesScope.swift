package import DayBudget
package import Store

/// What of a series a change means.
package struct SeriesScope {
  /// How much of it.
  package enum Extent: CaseIterable {
    /// One occurrence; the series goes on as it was.
    case this
    /// The series from this occurrence on; what lies before it stays as it was.
    case later
    /// The whole series.
    case all
  }

  /// How much of it.
  package let extent: Extent
  /// The occurrence from which it is seen.
  package let occurrence: SeriesDay

  /// A part of a series.
  package init(extent: Extent, occurrence: SeriesDay) {
    self.extent = extent
    self.occurrence = occurrence
  }
}

/// How a person says what of a series is meant, for all series that a change names.
package struct SeriesChoice {
  /// How much; nil where that was not said.
  package var extent: SeriesScope.Extent?
  /// The day of the occurrence; nil for the one that is meant without a day.
  package var day: CivilDate?
  /// What was answered when it was asked about single series; it holds only while it is still so.
  package var answers: [TaskID: SeriesScope] = [:]

  /// A choice that says so much; one occurrence of a day that is named needs no extent.
  package init(extent: SeriesScope.Extent? = nil, day: CivilDate? = nil) {
    self.extent = extent
    self.day = day
  }
}

extension DayPlanner {
  /// The series among the tasks named, of which it has to be asked what is meant, each with the occurrence that
  /// the question is about; none where the choice says it.
  package func questions(
    _ tasks: [NamedTask], _ choice: SeriesChoice
  ) throws -> [(series: Task, occurrence: SeriesDay)] {
    guard choice.extent == nil, choice.day == nil else { return [] }
    let today = today(try snapshot().settings)
    return try tasks.filter { $0.task.repeatRule != nil && $0.occurrence == nil && !$0.task.isOver }.map {
      named in
      (named.task, try occurrence(of: named, on: nil, today: today) { $0.occurrenceMeant(today: today) })
    }
  }

  /// What of a task in the draft is meant; nil for a plain one, and for a series of which nothing is open: all of it.
  ///
  /// Throws `PlanFailure.noOccurrence` where there is none on the day asked for, or not any more what was
  /// answered about, `.needsScope` where neither an answer nor the choice says how much, and `.noSeries` where a
  /// day is asked for of a plain task.
  func scope(of named: NamedTask, _ choice: SeriesChoice, in draft: Draft) throws -> SeriesScope? {
    try scope(of: named, choice, today: today(draft.settings))
  }

  /// The same on a day.
  func scope(of named: NamedTask, _ choice: SeriesChoice, today: CivilDate) throws -> SeriesScope? {
    let task = named.task
    if named.occurrence == nil, let answer = choice.answers[task.id] {
      let occurrence = answer.occurrence
      guard task.openOccurrences(on: occurrence.shown).contains(occurrence) else {
        throw task.noOccurrence(on: occurrence.shown)
      }
      return answer
    }
    guard task.repeatRule != nil else {
      if choice.day != nil { throw PlanFailure.noSeries(title: task.title) }
      return nil
    }
    if task.isOver { return nil }
    let occurrence = try occurrence(of: named, on: choice.day, today: today) {
      $0.occurrenceMeant(today: today)
    }
    guard let extent = choice.extent ?? (choice.day == nil && named.occurrence == nil ? nil : .this) else {
      throw PlanFailure.needsScope(title: task.title)
    }
    return SeriesScope(extent: extent, occurrence: occurrence)
  }

  /// The occurrence that was named, or that of a day, or the one that is chosen where none is.
  ///
  /// Who names no day means the one that was open when the command was given: where another command has taken
  /// it since, the next one is not meant, and `PlanFailure.noOccurrence` says so.
  func occurrence(
    of named: NamedTask, on day: CivilDate?, today: CivilDate, _ choose: (Task) -> SeriesDay?
  ) throws -> SeriesDay {
    let series = named.task
    if let occurrence = named.occurrence {
      guard series.openOccurrences(on: day ?? occurrence.shown).contains(occurrence) else {
        throw series.noOccurrence(on: day ?? occurrence.shown)
      }
      return occurrence
    }
    let found = day.map { series.openOccurrences(on: $0).first } ?? choose(series)
    if day == nil, let seen = try snapshot().task(series.id).flatMap(choose), seen != found {
      throw series.noOccurrence(on: seen.shown)
    }
    guard let found else { throw series.noOccurrence(on: day ?? today) }
    return found
  }
}

extension Task {
  /// That it is not open on a day, and when it is next.
  fileprivate func noOccurrence(on day: CivilDate) -> PlanFailure {
    .noOccurrence(title: title, day: day, next: nextOccurrence(onOrAfter: day)?.shown)
  }
}
