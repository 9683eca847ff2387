internal import CommandTable
internal import Store
internal import Terminal

/// `xday move CODE first/last/up/down/before X/after X`: the order of the list is the priority.
enum MoveCommand: CommandCode {
  static let name = CommandName.move

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .move,
      arguments: [
        declare.argument(.code, kind: .dynamic("tasks")),
        declare.argument(
          .place, .oneOrMore, kind: .suggested(["first", "last", "up", "down", "before", "after"])),
      ],
      synonyms: ["mv", "sort"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let lookup = try context.lookup()
    let task = try lookup.one([call.arguments[0]])
    let words = Array(call.arguments.dropFirst())
    let today = context.today(lookup.snapshot.settings)
    guard
      let place = try place(
        words, of: task.shown(today: today), lookup: lookup, expected: context.words.expectedPlace())
    else {
      let code = lookup.snapshot.code(of: task.id)
      return context.changeAnswer(.move, .moved, [ChangedTask(task: task, code: code, isChanged: false)])
    }
    return try context.change(.move, .moved, [task]) { task, draft in
      try draft.move(task.id, to: place)
      return try draft.task(task.id)
    }
  }

  /// The place that the words name, nil when the task is there already.
  ///
  /// Up and down count among the open tasks of the same day that have no place of their own on the clock:
  /// appointments stand above them all, wherever they are in the order.
  private static func place(
    _ words: [String], of task: Task, lookup: TaskLookup, expected: String
  ) throws -> ListPlace? {
    let snapshot = lookup.snapshot
    let all = try task.day.map { try snapshot.tasks(on: $0) } ?? snapshot.open(on: nil)
    let neighbours = all.filter { $0.id == task.id || $0.time == nil || $0.durationMinutes == nil }
    let index = neighbours.firstIndex { $0.id == task.id } ?? 0
    switch (words[0].lowercased(), words.count) {
    case ("first", 1): return .first
    case ("last", 1): return .last
    case ("up", 1): return index > 0 ? .before(neighbours[index - 1].id) : nil
    case ("down", 1): return index + 1 < neighbours.count ? .after(neighbours[index + 1].id) : nil
    case (let side, 2...) where side == "before" || side == "after":
      let other = try lookup.one(Array(words.dropFirst()))
      if other.id == task.id { return nil }
      return side == "before" ? .before(other.id) : .after(other.id)
    default: throw CommandFailure.notUnderstood(words.joined(separator: " "), expected: expected)
    }
  }
}
