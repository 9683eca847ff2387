internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

/// `xday help [COMMAND [SUBCOMMAND]]`: a command with everything that is known about it.
enum HelpCommand: CommandCode {
  static let name = CommandName.help

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.help, arguments: [declare.argument(.commandName, .any, kind: .command)])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let table = CommandTableBuilder.commandSet(context.commandWords)
    return .document(table.longHelp(for: call.arguments, layout: layout(context)), schema: "xday.help/1")
  }

  /// The help on one screen that `--help` gives, for any command.
  static func short(_ path: [String], _ context: Context) -> Answer {
    let table = CommandTableBuilder.commandSet(context.commandWords)
    return .document(table.shortHelp(for: path, layout: layout(context)), schema: "xday.help/1")
  }

  private static func layout(_ context: Context) -> TextLayout {
    // Longer lines are hard to read, however wide the terminal is.
    TextLayout(width: min(context.width, 100)) { CellWidth.of($0) }
  }
}
