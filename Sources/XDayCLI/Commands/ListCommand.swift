internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

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
      (tasks, failures) = try context.completed(since: context.pastDay(since, snapshot.settings), snapshot)
    } else if call.has(.all) {
      tasks = byDay(try context.shown(snapshot.open()))
    } else if call.has(.repeating) {
      tasks = byDay(try context.shown(snapshot.series()))
    } else if call.has(.dueOfList) {
      tasks = byDueDay(try snapshot.open())
    } else {
      tasks = try snapshot.open(on: nil)
    }
    let tags = call.values(.tag).map { $0.normalised.drop { $0 == "#" }.lowercased() }
    let shown = tasks.filter { task in
      tags.allSatisfy { tag in task.tags.contains { $0.lowercased() == tag } }
    }
    let words = context.words
    let empty =
      call.has(.done)
      ? words.nothingDone()
      : call.has(.repeating)
        ? words.nothingRepeats() : call.has(.dueOfList) ? words.nothingDue() : words.listIsEmpty()
    return try context.listAnswer(shown, snapshot, orElse: empty, without: failures)
  }
}

extension ListCommand {
  /// The tasks by day, each day in its order, those without a day last.
  private static func byDay(_ tasks: [Task]) -> [Task] {
    let days = Dictionary(grouping: tasks, by: \.day)
    let dated = days.keys.compactMap(\.self).sorted()
    return dated.flatMap { days[$0] ?? [] } + (days[nil] ?? [])
  }

  /// The tasks with a due day, sorted by it, those of one day in their order.
  private static func byDueDay(_ tasks: [Task]) -> [Task] {
    tasks.enumerated().compactMap { place, task in task.due.map { (day: $0, place: place, task: task) } }
      .sorted { ($0.day, $0.place) < ($1.day, $1.place) }.map(\.task)
  }
}

extension Context {
  /// The day that a text names when it speaks of what is done: the last such day, today included.
  func pastDay(_ text: String, _ settings: Settings) throws -> CivilDate {
    text.isEmpty ? today(settings) : try parser(settings, looksBack: true).day(text.normalised)
  }

  /// Tasks as lists show them: a series on the day of its next occurrence, and none that has ended.
  func shown(_ tasks: [Task]) throws -> [Task] {
    let today = today(try snapshot().settings)
    return tasks.compactMap { $0.isOver(on: today) ? nil : $0.shown(today: today) }
  }

  /// Tasks completed on a day or later, in the order of their completion, and why months of history are
  /// missing among them; nil asks for all.
  func completed(
    since day: CivilDate?, _ snapshot: Snapshot
  ) throws -> (tasks: [Task], failures: [StoreFailure]) {
    let recent = try snapshot.completed().filter { task in
      day.map { day in task.completedDay.map { $0 >= day } ?? false } ?? true
    }
    let past = try store.readableHistory(from: day)
    return (past.tasks + recent, past.failures)
  }

  /// The answer of a command that lists tasks: rows with day and code, or a sentence where there are none.
  ///
  /// Months that could not be read are named, and the answer counts as incomplete.
  func listAnswer(
    _ tasks: [Task], _ snapshot: Snapshot, orElse empty: String, without failures: [StoreFailure] = []
  ) throws -> Answer {
    let coded = tasks.map { (task: $0, code: snapshot.code(of: $0.id)) }
    let json = TaskJSON(zone: zone)
    var answer = Answer(
      lines: {
        coded.isEmpty ? CellWidth.wrap(empty, to: width) : datedLines(coded, today: today(snapshot.settings))
      },
      json: .members([
        "schema": "xday.list/1", "tasks": .array(coded.map { json.object($0.task, code: $0.code) }),
        "problems": .array(failures.map(ProblemJSON.object)),
      ]), status: failures.isEmpty ? .done : .incomplete)
    answer.notes = failures.map { words.store($0, backup: nil).message }
    return answer
  }
}
