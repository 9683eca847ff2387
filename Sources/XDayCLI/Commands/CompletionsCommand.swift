internal import CommandTable
internal import Documents
internal import Wording

/// `xday completions SHELL`: the script that a shell reads to complete what is typed after `xday`.
enum CompletionsCommand: CommandCode {
  static let name = CommandName.completions

  static func declaration(_ declare: Declarations) -> Command {
    let shells = Shell.allCases.map(\.rawValue)
    return declare.command(.completions, arguments: [declare.argument(.shell, kind: .oneOf(shells))])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let shell = Shell(rawValue: call.arguments[0]) ?? .bash
    let script = CommandTableBuilder.commandSet(context.commandWords).completions(for: shell)
    return .document(script, schema: "xday.completions/1")
  }
}
