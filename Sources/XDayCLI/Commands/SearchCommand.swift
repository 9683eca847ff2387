internal import CommandTable
internal import Store
internal import Terminal

/// `xday search WORDS`: looks everywhere, in what is open, in what is done, in history.
enum SearchCommand: CommandCode {
  static let name = CommandName.search

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.search, arguments: [declare.argument(.words, .oneOrMore)], synonyms: ["find", "grep"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let words = call.arguments.map { $0.normalised.lowercased() }
    let past = try context.completed(since: nil, snapshot)
    let open = snapshot.readableOpen()
    let all = try context.shown(open.tasks) + past.tasks
    let failures = open.failures + past.failures
    let found = all.filter { task in
      let text = ([task.title, task.notes ?? ""] + task.tags.map { "#" + $0 }).joined(separator: "\n")
        .lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    let empty = context.words.nothingFound(SafeText.shown(call.text))
    var answer = try context.listAnswer(found, snapshot, orElse: empty, without: failures)
    if found.isEmpty && failures.isEmpty { answer.status = .no }
    return answer
  }
}
