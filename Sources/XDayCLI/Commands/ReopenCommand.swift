internal import CommandTable
internal import DayBudget
internal import Store

/// `xday reopen CODE…`: takes the tick of completed tasks back.
enum ReopenCommand: CommandCode {
  static let name = CommandName.reopen

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .reopen, arguments: [declare.argument(.doneCodes, .oneOrMore, kind: .dynamic("completed"))],
      synonyms: ["undone", "uncheck", "untick"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let tasks = try context.lookup().completed(call.arguments)
    return try context.change(.reopen, .reopened, tasks) { task, draft in
      if let occurrence = try draft.takeBack(task) { return occurrence }
      return try draft.update(task.id) {
        $0.completed = nil
        $0.completedDay = nil
      }
    }
  }
}

extension Draft {
  /// Takes the tick of an occurrence back: it is the series' own again, and the completed task goes.
  ///
  /// Nil, and nothing is changed, where the task was none, or the series has ended or forgotten that day.
  fileprivate mutating func takeBack(_ done: Task) throws -> Task? {
    guard let occurrence = done.series, let day = done.day,
      let series = try task(occurrence.id), series.isOpen, series.exceptions[occurrence.day] == .done
    else { return nil }
    try remove(done.id)
    return try update(series.id) { series in
      series.exceptions[occurrence.day] = day == occurrence.day ? nil : .moved(day)
    }?.occurrence(shownOn: day)
  }
}
