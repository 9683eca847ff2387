internal import DayBudget
internal import Parser
internal import Store

/// What all commands that change tasks have in common: change under the lock, then say what was done.
extension Context {
  /// A parser for this moment; where a command speaks of what has been, one that looks back.
  func parser(_ settings: Settings, looksBack: Bool = false) -> EntryParser {
    EntryParser(now: civilNow, boundary: settings.boundary, looksBack: looksBack)
  }

  /// Runs a body on a draft of the store, under its lock; what it is about is shown by `undo --list`.
  func write<Result>(
    _ command: CommandName, about text: String, _ body: (inout Draft) throws -> Result
  ) throws -> Result {
    let known = try snapshot()
    return try store.write(
      knowing: known, as: CommandLabel(name: command.rawValue, text: text), now: now,
      today: today(known.settings), body)
  }

  /// Takes the change of this run back, when its answer could not be told.
  func takeBack(_ change: StoreChange) throws {
    let today = today(try snapshot().settings)
    switch change {
    case .none: break
    case .command: _ = try store.undo(today: today)
    case .undo(let count): _ = try store.redo(count, today: today)
    case .redo(let count): _ = try store.undo(count, today: today)
    }
  }

  /// Changes each of these tasks and returns them as they are afterwards.
  ///
  /// The body changes one task in the draft. A task that another command has deleted since it was looked up
  /// stops the whole command.
  func changed(
    _ command: CommandName, _ tasks: [Task], _ body: (_ task: Task, _ draft: inout Draft) throws -> Task?
  ) throws -> [ChangedTask] {
    let today = today(try snapshot().settings)
    return try write(command, about: tasks.map(\.title).joined(separator: ", ")) { draft in
      try tasks.map { task in
        guard let after = try body(task, &draft) else { throw CommandFailure.noSuchTask(task.title) }
        // A deleted task is returned as it was, and its code with it.
        let isGone = try draft.task(after.id) == nil
        let code = isGone ? try snapshot().code(of: task.id) : draft.code(of: after.id)
        let before = try snapshot().task(task.id) ?? task
        let isChanged = try after.id != task.id || draft.task(task.id) != before
        // An occurrence is shown on its own day, a whole series on that of the next one.
        let isStored = try draft.task(after.id) == after
        return ChangedTask(
          task: isStored ? after.shown(today: today) : after, code: code, isChanged: isChanged)
      }
    }
  }

  /// Changes each of these tasks and says what became of it.
  func change(
    _ command: CommandName, _ kind: ChangeKind, _ tasks: [Task], remarks: [Remark] = [],
    _ body: (_ task: Task, _ draft: inout Draft) throws -> Task?
  ) throws -> Answer {
    changeAnswer(command, kind, try changed(command, tasks, body), remarks: remarks)
  }

  /// The answer of a command that did the same to each of these tasks.
  func changeAnswer(
    _ command: CommandName, _ kind: ChangeKind, _ changed: [ChangedTask], remarks: [Remark] = []
  ) -> Answer {
    var answer = ChangeAnswer(
      command: command, tasks: changed.map { ($0.task, $0.code) }, remarks: remarks)
    answer.lines = changeLines(kind, changed)
    answer.isChange = changed.contains(where: \.isChanged)
    return self.answer(answer)
  }

  /// A line a task: what was done, and the task as it is now.
  func changeLines(_ kind: ChangeKind, _ changed: [ChangedTask]) -> [String] {
    changed.map { changed in
      let did = changed.isChanged ? words.did(kind) : words.nothingChanged()
      let title = "\(did): \(changed.code)  \(SafeText.shown(changed.task.title))"
      return ([title] + receipt(changed.task)).joined(separator: " · ")
    }
  }
}

/// A task after a command, with its code.
struct ChangedTask {
  let task: Task
  let code: String
  /// Whether anything about it is different from before.
  let isChanged: Bool
}
