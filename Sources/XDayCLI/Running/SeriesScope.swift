internal import CommandTable
internal import DayBudget
internal import Store

/// What of a series a command means.
struct SeriesScope {
  /// How much of it.
  enum Extent: CaseIterable {
    /// One occurrence; the series goes on as it was.
    case this
    /// The series from this occurrence on.
    case later
    /// The whole series.
    case all
  }

  let extent: Extent
  /// The occurrence from which it is seen.
  let occurrence: SeriesDay

  /// The flags that say it, for the table.
  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.this), declare.flag(.laterOfSeries), declare.flag(.allOfSeries),
      declare.flag(.on, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))]),
    ]
  }
}

extension Context {
  /// What each series among the tasks is meant by: what the flags say, else what the person answers.
  ///
  /// Throws `CommandFailure.needsAnswer` where neither says it, `.conflictingFlags` for two flags, and
  /// `.noOccurrence` where there is none on the day asked for.
  func scopes(of tasks: [Task], _ call: Invocation) throws -> [TaskID: SeriesScope] {
    let flags: [(FlagName, SeriesScope.Extent)] = [
      (.this, .this), (.laterOfSeries, .later), (.allOfSeries, .all),
    ]
    let given = flags.filter { call.has($0.0) }
    if given.count > 1 {
      throw CommandFailure.conflictingFlags("--" + given[0].0.word, "--" + given[1].0.word)
    }
    let settings = try snapshot().settings
    let today = today(settings)
    let asked = try call.value(.on).map { try day($0, settings) }
    var scopes: [TaskID: SeriesScope] = [:]
    for task in tasks where task.repeatRule != nil {
      let occurrence =
        asked.map { task.openOccurrences(on: $0).first } ?? task.occurrenceMeant(today: today)
        ?? task.lastOccurrence
      guard let occurrence else { throw CommandFailure.noOccurrence(title: task.title, day: asked ?? today) }
      let extent = try given.first?.1 ?? (asked == nil ? askExtent(task, occurrence, today: today) : .this)
      scopes[task.id] = SeriesScope(extent: extent, occurrence: occurrence)
    }
    return scopes
  }

  /// Asks with one key; Ctrl-C and q stop the command.
  private func askExtent(
    _ series: Task, _ occurrence: SeriesDay, today: CivilDate
  ) throws -> SeriesScope.Extent {
    guard canAsk else { throw CommandFailure.needsAnswer(flag: "--this, --later, --all") }
    let title = "\(SafeText.shown(series.title)) · \(words.shortDay(occurrence.shown, today: today))"
    try surroundings.output.write(title + "\n" + style.dim(words.seriesKeys()) + "\n")
    while let key = surroundings.input.readKey() {
      if key == "\u{3}" || key == "q" { throw Interrupted() }
      if let extent = words.seriesKey(Character(key.lowercased())) { return extent }
    }
    throw CommandFailure.needsAnswer(flag: "--this, --later, --all")
  }
}
