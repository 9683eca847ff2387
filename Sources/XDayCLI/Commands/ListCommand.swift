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
    let tags = call.tags
    let (tasks, failures) = try context.planner.tasks(selection, tags: tags, snapshot)
    var foot: String?
    if kinds.isEmpty, !tags.isEmpty {
      let dated = try context.planner.tasks(.open, tags: tags, snapshot).tasks.count { $0.day != nil }
      let command = "xday list --all" + tags.map { " --tag " + ShellText.word($0) }.joined()
      foot = dated > 0 ? words.taggedWithDay(dated, command: command) : nil
    }
    let untagged = tags.isEmpty ? empty : context.nothing(tagged: tags, snapshot)
    return try context.listAnswer(
      tasks, snapshot, orElse: foot ?? untagged, foot: foot, byDueDay: call.has(.dueOfList),
      without: failures)
  }
}

extension Invocation {
  /// The tags of `--tag`, in lower case.
  var tags: [String] { values(.tag).map { $0.normalised.drop { $0 == "#" }.lowercased() } }
}

extension Context {
  /// That nothing has these tags, and those of open tasks that may have been meant.
  func nothing(tagged tags: [String], _ snapshot: Snapshot) -> String {
    let known = Set(snapshot.readableOpen().tasks.flatMap(\.tags).map { $0.lowercased() }).sorted()
    let near = tags.filter { !known.contains($0) }.flatMap { nearest(to: $0, among: known) }
    return words.nothingTagged(tags.map { "#" + SafeText.shown($0) }, near: near.map { "#" + $0 })
  }
}

extension Context {
  /// The answer of a command that lists tasks: rows with day and code, or a sentence where there are none.
  func listAnswer(
    _ tasks: [Task], _ snapshot: Snapshot, orElse empty: String, foot: String? = nil,
    byDueDay: Bool = false, without failures: [StoreFailure] = []
  ) throws -> Answer {
    let coded = tasks.map { (task: $0, code: snapshot.code(of: $0)) }
    let zone = zone
    return Answer(
      lines: {
        coded.isEmpty
          ? failures.isEmpty ? CellWidth.wrap(empty, to: width).unstyled : []
          : datedLines(coded, today: today(snapshot.settings), byDueDay: byDueDay)
            + (foot.map { [.empty] + CellWidth.wrap($0, to: width).map(style.dim) } ?? [])
      },
      json: .list(coded, problems: failures, zone: zone)
    ).without(failures, self)
  }
}

extension Answer {
  /// The answer, which names what could not be read for it: a month that is missing makes it incomplete, a record of the
  /// store itself is damage.
  func without(_ failures: [StoreFailure], _ context: Context) -> Answer {
    if failures.isEmpty { return self }
    var answer = self
    let isDamaged = failures.contains { $0.place.file == context.planner.path }
    answer.status = isDamaged ? .store : .incomplete
    answer.notes = failures.map { context.words.store($0, backup: nil).message }
    return answer
  }
}
