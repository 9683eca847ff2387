internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday list`: the tasks without a day; with flags all open ones, or those that are done.
enum ListCommand: CommandCode {
  static let name = CommandName.list

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .list,
      flags: [
        declare.flag(.all),
        declare.flag(.done, [declare.argument(.since, .any, kind: .suggested(PlanCommand.dayWords))]),
        declare.flag(.repeating),
        declare.flag(.dueOfList),
        declare.flag(.tag, [declare.argument(.tag, kind: .dynamic("tags"))], isRepeatable: true),
      ],
      synonyms: ["inbox", "all", "tasks"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let kinds = [FlagName.all, .done, .repeating, .dueOfList].filter { call.has($0) }
    if kinds.count > 1 {
      throw CommandFailure.conflictingFlags("--" + kinds[0].word, "--" + kinds[1].word)
    }
    let snapshot = try context.snapshot()
    let since = call.values(.done).joined(separator: " ")
    let tasks: [Task]
    var failures: [StoreFailure] = []
    if call.has(.done) {
      (tasks, failures) = try context.planner.completed(
        since: context.planner.pastDay(since.normalised, snapshot.settings), snapshot)
    } else if call.has(.all) {
      let open = snapshot.readableOpen()
      (tasks, failures) = (context.planner.byDay(try context.planner.shown(open.tasks)), open.failures)
    } else if call.has(.repeating) {
      let series = snapshot.readableSeries()
      (tasks, failures) = (context.planner.byDay(try context.planner.shown(series.tasks)), series.failures)
    } else if call.has(.dueOfList) {
      let open = snapshot.readableOpen()
      (tasks, failures) = (context.planner.byDueDay(open.tasks), open.failures)
    } else {
      (tasks, failures) = snapshot.readableList()
    }
    let tags = call.values(.tag).map { $0.normalised.drop { $0 == "#" }.lowercased() }
    func tagged(_ tasks: [Task]) -> [Task] {
      tasks.filter { task in tags.allSatisfy { tag in task.tags.contains { $0.lowercased() == tag } } }
    }
    let shown = tagged(tasks)
    let words = context.words
    let empty =
      call.has(.done)
      ? words.nothingDone()
      : call.has(.repeating)
        ? words.nothingRepeats() : call.has(.dueOfList) ? words.nothingDue() : words.listIsEmpty()
    let dated =
      kinds.isEmpty && !tags.isEmpty ? tagged(snapshot.readableOpen().tasks).count { $0.day != nil } : 0
    let command = "xday list --all" + tags.map { " --tag " + ShellText.word($0) }.joined()
    let foot = dated > 0 ? words.taggedWithDay(dated, command: command) : nil
    return try context.listAnswer(
      shown, snapshot, orElse: shown.isEmpty ? foot ?? empty : empty, foot: shown.isEmpty ? nil : foot,
      without: failures)
  }
}

extension Context {
  /// The answer of a command that lists tasks: rows with day and code, or a sentence where there are none.
  ///
  /// What could not be read is named. A month that is missing makes the answer incomplete, a record of the store
  /// itself is damage.
  func listAnswer(
    _ tasks: [Task], _ snapshot: Snapshot, orElse empty: String, foot: String? = nil,
    without failures: [StoreFailure] = []
  ) throws -> Answer {
    let coded = tasks.map { (task: $0, code: snapshot.code(of: $0)) }
    let isDamaged = failures.contains { $0.place.file == planner.path }
    let json = TaskJSON(zone: zone)
    var answer = Answer(
      lines: {
        coded.isEmpty
          ? CellWidth.wrap(empty, to: width).unstyled
          : datedLines(coded, today: today(snapshot.settings))
            + (foot.map { [.empty] + CellWidth.wrap($0, to: width).map(style.dim) } ?? [])
      },
      json: .members([
        "schema": "xday.list/1", "tasks": .array(coded.map { json.object($0.task, code: $0.code) }),
        "problems": .array(failures.map(ProblemJSON.object)),
      ]), status: failures.isEmpty ? .done : isDamaged ? .store : .incomplete)
    answer.notes = failures.map { words.store($0, backup: nil).message }
    return answer
  }
}
