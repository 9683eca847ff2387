internal import CommandTable
internal import Store

/// `xday unplan CODE…`: puts tasks back into the List.
enum UnplanCommand: CommandCode {
  static let name = CommandName.unplan

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .unplan, arguments: [declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))],
      flags: SeriesScope.flags(declare), synonyms: ["later"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let tasks = try context.lookup().open(call.arguments)
    let scopes = try context.scopes(of: tasks, call)
    var random = context.surroundings.random
    return try context.change(.unplan, .unplanned, tasks) { task, draft in
      guard let scope = scopes[task.id] else { return try draft.update(task.id) { $0.putIntoList() } }
      let occurrence = scope.occurrence
      if scope.extent == .this {
        try draft.update(task.id) { $0.exceptions[occurrence.rule] = .dropped }
        return try draft.addPlain(from: task, occurrence, day: nil, using: &random)
      }
      // What was missed before is still to be decided about.
      if scope.extent == .later, let missed = task.latestMissed(before: occurrence.shown) {
        _ = try draft.addPlain(from: task, missed, day: missed.shown, using: &random)
      }
      return try draft.update(task.id) { $0.endSeries(on: nil) }
    }
  }
}

extension Task {
  /// Takes the day away, and with it the time, which means nothing without one.
  mutating func putIntoList() {
    day = nil
    time = nil
  }
}
