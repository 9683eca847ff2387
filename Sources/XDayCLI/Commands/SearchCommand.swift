internal import CommandTable
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday search WORDS`: looks everywhere, in what is open, in what is done, in history.
enum SearchCommand: CommandCode {
  static let name = CommandName.search

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.search, arguments: [declare.argument(.words, .oneOrMore)], synonyms: ["find", "grep"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let words = call.arguments.map { $0.normalised.lowercased() }
    let (found, failures) = try context.planner.search(words, snapshot)
    let empty = context.words.nothingFound(SafeText.shown(call.text))
    var answer = try context.listAnswer(found, snapshot, orElse: empty, without: failures)
    if found.isEmpty && failures.isEmpty { answer.status = .no }
    return answer
  }
}
