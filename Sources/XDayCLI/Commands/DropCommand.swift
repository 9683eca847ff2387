internal import CommandTable
internal import Store
internal import Terminal

/// `xday drop CODE…`: deletes tasks; of a series one occurrence, the rest, or all; undo brings them back.
enum DropCommand: CommandCode {
  static let name = CommandName.drop

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .drop, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: SeriesScope.flags(declare), synonyms: ["delete", "remove", "rm", "del"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let tasks = try context.lookup().open(call.arguments)
    let scopes = try context.scopes(of: tasks, call)
    let changed = try context.changed(.drop, tasks) { task, draft in
      let occurrence = scopes[task.id]?.occurrence
      switch (scopes[task.id]?.extent, occurrence) {
      case (.this, let occurrence?):
        try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
        return task.occurrence(shownOn: occurrence.shown)
      case (.later, let occurrence?):
        return try draft.end(task, before: occurrence)
      default:
        try draft.remove(task.id)
        return task
      }
    }
    var answer = ChangeAnswer(command: .drop, tasks: changed.map { ($0.task, $0.code) })
    answer.lines = zip(tasks, changed).flatMap { task, changed in
      // Of a series that ended, what was missed last is still there.
      let stays = task.repeatRule != nil && changed.task.repeatRule == nil
      return context.changeLines(stays ? .endsRepeating : .dropped, [changed])
    }
    return context.answer(answer)
  }
}
