internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

/// `xday help [COMMAND [SUBCOMMAND]]`: the commands of every day, or one with everything that is known about it;
/// `xday help all` shows all of them.
enum HelpCommand: CommandCode {
  static let name = CommandName.help

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.help, arguments: [declare.argument(.commandName, .any, kind: .command)])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let table = CommandTableBuilder.commandSet(context.commandWords)
    if call.arguments == [CommandSet.allWord] {
      return .document(table.helpForAll(layout: layout(context)), schema: "xday.help/1")
    }
    return page(call.arguments, context)
  }

  /// The page of a command, the overview for an empty path: the same for `help X` and `X --help`.
  static func page(_ path: [String], _ context: Context) -> Answer {
    let table = CommandTableBuilder.commandSet(context.commandWords)
    return .document(table.help(for: path, layout: layout(context)), schema: "xday.help/1")
  }

  private static func layout(_ context: Context) -> TextLayout {
    // Longer lines are hard to read, however wide the terminal is.
    TextLayout(width: min(context.width, 100)) { CellWidth.of($0) }
  }
}
