internal import CommandTable
internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

extension SeriesChoice {
  /// The flags that say what of a series is meant, for the table.
  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.this), declare.flag(.laterOfSeries), declare.flag(.allOfSeries),
      declare.flag(.on, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))]),
    ]
  }
}

extension Context {
  /// What of each series among the tasks named is meant: what the flags say, else what the person answers now.
  ///
  /// Throws `CommandFailure.conflictingFlags` for two flags. In a script nothing is asked, and the change says
  /// what it has to know.
  func choice(of tasks: @autoclosure () throws -> [NamedTask], _ call: Invocation) throws -> SeriesChoice {
    let flags: [(FlagName, SeriesScope.Extent)] = [
      (.this, .this), (.laterOfSeries, .later), (.allOfSeries, .all),
    ]
    let given = flags.filter { call.has($0.0) }
    if given.count > 1 {
      throw CommandFailure.conflictingFlags("--" + given[0].0.word, "--" + given[1].0.word)
    }
    let settings = try snapshot().settings
    var choice = SeriesChoice(
      extent: given.first?.1,
      day: try call.value(.on).map { try planner.occurrenceDay($0.normalised, settings) })
    guard canAsk, choice.extent == nil, choice.day == nil else { return choice }
    for (series, occurrence) in try planner.questions(tasks(), choice) {
      let extent = try askExtent(series, occurrence, today: today(settings))
      choice.answers[series.id] = SeriesScope(extent: extent, occurrence: occurrence)
    }
    return choice
  }

  /// Asks with one key; Ctrl-C, Esc and q stop the command.
  private func askExtent(
    _ series: Task, _ occurrence: SeriesDay, today: CivilDate
  ) throws -> SeriesScope.Extent {
    let title = "\(SafeText.shown(series.title)) · \(words.shortDay(occurrence.shown, today: today))"
    let question = title + "\n" + keyLines(words.seriesKeys())
    return try asking { dialogue in
      try dialogue.say(question)
      while true {
        switch try dialogue.event() {
        case .resumed: try dialogue.say(question)
        case .ended: throw PlanFailure.needsScope(title: series.title)
        case .key(let press):
          if press.isStop {
            try dialogue.say(StyledText(words.nothingChanged()))
            throw Interrupted()
          }
          guard let key = press.typed?.lowercased() else { continue }
          if let extent = words.seriesKey(Character(key)) { return extent }
        }
      }
    }
  }
}
