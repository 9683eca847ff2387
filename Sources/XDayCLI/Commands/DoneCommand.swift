internal import CommandTable
internal import DayBudget
internal import Store

/// `xday done CODE…`: ticks tasks off; of a series one occurrence, today's or the oldest that was missed.
enum DoneCommand: CommandCode {
  static let name = CommandName.done

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .done, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: [declare.flag(.on, [declare.argument(.day, kind: .suggested(PlanCommand.dayWords))])],
      synonyms: ["check", "complete", "finish", "tick", "do"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    let now = context.now
    let today = context.today(settings)
    let asked = try call.value(.on).map { try context.pastDay($0, settings) }
    let tasks = try context.lookup().open(call.arguments)
    var random = context.surroundings.random
    return try context.change(.done, .done, tasks) { task, draft in
      if task.repeatRule == nil, let asked {
        throw CommandFailure.noOccurrence(title: task.title, day: asked)
      }
      guard task.repeatRule != nil else {
        return try draft.update(task.id) { $0.complete(at: now, on: today) }
      }
      guard let occurrence = task.occurrenceToTick(asked: asked, today: today) else {
        throw CommandFailure.noOccurrence(title: task.title, day: asked ?? today)
      }
      try draft.update(task.id) { series in
        series.exceptions[occurrence.rule] = .done
        series.forgetLongAgo(today: today)
      }
      return try draft.add(task.title, using: &random) { done in
        done.take(from: task, day: occurrence.shown)
        done.series = Occurrence(id: task.id, day: occurrence.rule)
        done.complete(at: now, on: today)
      }
    }
  }
}

extension Task {
  /// Ticks the task off.
  mutating func complete(at now: Int, on day: CivilDate) {
    completed = now
    completedDay = day
  }

  /// The occurrence that a tick means: that of the day asked for, else today's, else the oldest one that was missed.
  func occurrenceToTick(asked: CivilDate?, today: CivilDate) -> SeriesDay? {
    if let asked { return openOccurrences(on: asked).first }
    return openOccurrences(on: today).first ?? earliestMissed(before: today)
  }

  /// Takes over from a series what one of its occurrences has.
  mutating func take(from series: Task, day: CivilDate?) {
    self.day = day
    time = series.time
    durationMinutes = series.durationMinutes
    isUrgent = series.isUrgent
    tags = series.tags
    notes = series.notes
  }
}
