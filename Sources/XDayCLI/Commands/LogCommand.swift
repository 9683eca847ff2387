internal import CommandTable
internal import Planner
internal import Wording

/// `xday log "WHAT 9-10:15"`: a block by hand.
enum LogCommand: CommandCode {
  static let name = CommandName.log

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .log, arguments: [declare.argument(.spent, .oneOrMore, kind: .dynamic("tasks"))],
      flags: [declare.flag(.free)] + BlockWhat.flags(declare) + OverlapChoice.flags(declare),
      synonyms: ["book", "spend"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let texts = try AddCommand.texts(call, context)
    let lines = try texts.map { try BlockWhat($0.text, call) }
    let outcome = try context.planner.log(lines, OverlapChoice(call)) { error, index in
      texts[index].line.map { LineFailure(line: $0, cause: error) } ?? error
    }
    return context.answer(.log, .logged, outcome)
  }
}
