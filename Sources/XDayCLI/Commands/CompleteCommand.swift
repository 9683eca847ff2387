internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday complete KIND [BEGUN [WORD…]]`: what the completion scripts ask for, a candidate a line, `code<TAB>title`.
///
/// What is begun comes first, then the words of the command that stand before it.
enum CompleteCommand: CommandCode {
  static let name = CommandName.complete

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .complete, arguments: [declare.argument(.kind), declare.argument(.words, .any)], isHidden: true)
  }

  private static let durations = ["30min", "1h", "2h"]

  private typealias Candidates = [(word: String, description: String)]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.codes
    let begun = words.count > 1 ? words[1] : ""
    // A shell that completes a word shows no errors: without a readable store there is nothing to offer.
    let candidates =
      (try? candidates(words[0], begun, after: Array(words.dropFirst(2)), context.snapshot(), context)) ?? []
    let lines = candidates.map { candidate in
      let word = StyledText(SafeText.shown(candidate.word))
      return candidate.description.isEmpty
        ? word : word + StyledText(.column) + SafeText.shown(candidate.description)
    }
    let offered = candidates.map { JSONValue.string($0.word) }
    return Answer(lines, json: .members(["schema": "xday.complete/1", "words": .array(offered)]))
  }

  private static func candidates(
    _ kind: String, _ begun: String, after words: [String], _ snapshot: Snapshot, _ context: Context
  ) throws -> Candidates {
    func tasks() throws -> Candidates { names(try snapshot.open(), begun, snapshot) }
    func plain(_ words: [String]) -> Candidates { words.map { ($0, "") } }
    switch kind {
    case "tasks": return try tasks()
    case "blocks": return context.planner.recentBlocks().map { ($0.code, $0.title) }
    case "completed": return names(try snapshot.completed(), begun, snapshot)
    case "tags": return plain(Set(try snapshot.open().flatMap(\.tags)).sorted())
    case "goals":
      let goals = snapshot.settings.goals
      guard words.last == GoalCommand.drop else { return plain([GoalCommand.drop]) }
      return goals.map { (goals.fullCode(of: $0.id), $0.goal.typed) }
    case "calendars": return snapshot.settings.calendars.map { ($0.name, $0.path) }
    case "plan": return try tasks() + (words.isEmpty ? [] : plain(PlanCommand.dayWords))
    case "when": return try plain(durations) + tasks()
    case "split":
      return try words.isEmpty ? tasks() : plain(words.count == 1 ? durations : PlanCommand.dayWords)
    case "repeat": return try tasks() + (words.isEmpty ? [] : plain(RepeatCommand.rules))
    case "urgent": return try tasks() + (words.isEmpty ? [] : plain(["on", "off"]))
    case "move":
      let isBeside = words.last.map { ["before", "after"].contains($0) } ?? true
      return try tasks() + (isBeside ? [] : plain(MoveCommand.places))
    case "board":
      let last = words.last ?? ""
      if BoardCommand.places.contains(last) { return plain(BoardCommand.positions) }
      let cards = names(try snapshot.open() + snapshot.completed(), begun, snapshot)
      return cards
        + (words.isEmpty || BoardCommand.positions.contains(last) ? [] : plain(BoardCommand.places))
    case "config": return plain(words.first.flatMap(SettingName.init)?.offeredValues ?? [])
    default: return []
    }
  }

  /// The codes of tasks; where none goes on from what is begun, the words of their titles that do, as begun.
  private static func names(_ tasks: [Task], _ begun: String, _ snapshot: Snapshot) -> Candidates {
    let coded = tasks.map { (word: snapshot.code(of: $0), description: $0.title) }
    let typed = begun.lowercased()
    if typed.isEmpty || coded.contains(where: { $0.word.hasPrefix(typed) }) { return coded }
    var seen: Set<String> = []
    return tasks.flatMap { task in
      let words = task.title.split { !$0.isLetter && !$0.isNumber }
      return words.compactMap { word -> (word: String, description: String)? in
        guard word.lowercased().hasPrefix(typed) else { return nil }
        let whole = begun + word.dropFirst(begun.count)
        return seen.insert(whole).inserted ? (whole, task.title) : nil
      }
    }
  }
}
