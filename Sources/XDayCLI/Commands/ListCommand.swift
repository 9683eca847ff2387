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
    let words = context.words
    let (selection, empty): (TaskSelection, String) =
      switch kinds.first {
      case .done:
        (
          .completed(
            since: try context.planner.pastDay(
              call.values(.done).joined(separator: " ").normalised, snapshot.settings)), words.nothingDone()
        )
      case .all: (.open, words.listIsEmpty())
      case .repeating: (.series, words.nothingRepeats())
      case .dueOfList: (.due, words.nothingDue())
      default: (.list, words.listIsEmpty())
      }
    let tags = call.values(.tag).map { $0.normalised.drop { $0 == "#" }.lowercased() }
    let (tasks, failures) = try context.planner.tasks(selection, tags: tags, snapshot)
    var foot: String?
    if kinds.isEmpty, !tags.isEmpty {
      let dated = try context.planner.tasks(.open, tags: tags, snapshot).tasks.count { $0.day != nil }
      let command = "xday list --all" + tags.map { " --tag " + ShellText.word($0) }.joined()
      foot = dated > 0 ? words.taggedWithDay(dated, command: command) : nil
    }
    let untagged = tags.isEmpty ? empty : try nothing(tagged: tags, snapshot, context)
    return try context.listAnswer(
      tasks, snapshot, orElse: foot ?? untagged, foot: foot, byDueDay: call.has(.dueOfList),
      without: failures)
  }

  /// That nothing has these tags, and those of open tasks that may have been meant.
  private static func nothing(
    tagged tags: [String], _ snapshot: Snapshot, _ context: Context
  ) throws -> String {
    let known = Set(snapshot.readableOpen().tasks.flatMap(\.tags).map { $0.lowercased() }).sorted()
    let near = tags.filter { !known.contains($0) }.flatMap { nearest(to: $0, among: known) }
    return context.words.nothingTagged(tags.map { "#" + SafeText.shown($0) }, near: near.map { "#" + $0 })
  }
}

extension Context {
  /// The answer of a command that lists tasks: rows with day and code, or a sentence where there are none.
  ///
  /// What could not be read is named. A month that is missing makes the answer incomplete, a record of the store
  /// itself is damage.
  func listAnswer(
    _ tasks: [Task], _ snapshot: Snapshot, orElse empty: String, foot: String? = nil,
    byDueDay: Bool = false, without failures: [StoreFailure] = []
  ) throws -> Answer {
    let coded = tasks.map { (task: $0, code: snapshot.code(of: $0)) }
    let isDamaged = failures.contains { $0.place.file == planner.path }
    let zone = zone
    var answer = Answer(
      lines: {
        coded.isEmpty
          ? failures.isEmpty ? CellWidth.wrap(empty, to: width).unstyled : []
          : datedLines(coded, today: today(snapshot.settings), byDueDay: byDueDay)
            + (foot.map { [.empty] + CellWidth.wrap($0, to: width).map(style.dim) } ?? [])
      },
      json: .list(coded, problems: failures, zone: zone),
      status: failures.isEmpty ? .done : isDamaged ? .store : .incomplete)
    answer.notes = failures.map { words.store($0, backup: nil).message }
    return answer
  }
}
