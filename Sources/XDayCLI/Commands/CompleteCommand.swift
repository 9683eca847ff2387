internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday complete KIND`: what the completion scripts ask for, a candidate a line, `code<TAB>title`.
enum CompleteCommand: CommandCode {
  static let name = CommandName.complete

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.complete, arguments: [declare.argument(.kind)], isHidden: true)
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    // A shell that completes a word shows no errors: without a readable store there is nothing to offer.
    let candidates = (try? candidates(call.arguments[0], context.snapshot())) ?? []
    let lines = candidates.map { candidate in
      let word = StyledText(SafeText.shown(candidate.word))
      return candidate.description.isEmpty
        ? word : word + StyledText(.column) + SafeText.shown(candidate.description)
    }
    let words = candidates.map { JSONValue.string($0.word) }
    return Answer(lines, json: .members(["schema": "xday.complete/1", "words": .array(words)]))
  }

  private static func candidates(
    _ kind: String, _ snapshot: Snapshot
  ) throws -> [(word: String, description: String)] {
    switch kind {
    case "tasks": try snapshot.open().map { (snapshot.code(of: $0.id), $0.title) }
    case "completed": try snapshot.completed().map { (snapshot.code(of: $0.id), $0.title) }
    case "tags": Set(try snapshot.open().flatMap(\.tags)).sorted().map { ($0, "") }
    case "calendars": snapshot.settings.calendars.map { ($0.name, $0.path) }
    default: []
    }
  }
}
