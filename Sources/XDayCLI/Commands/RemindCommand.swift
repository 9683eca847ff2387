internal import CommandTable

/// `xday remind`: a family of commands, of which the list is the default.
enum RemindCommand: CommandCode {
  static let name = CommandName.remind

  private static let members: [any CommandCode.Type] = [
    RemindListCommand.self, RemindInstallCommand.self, RemindUninstallCommand.self, RemindTestCommand.self,
    RemindWaitCommand.self,
  ]

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .remind, subcommands: members.map { $0.declaration(declare) },
      defaultSubcommand: CommandName.remindList.word, synonyms: ["reminders", "notify"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let member = members.first { $0.name.word == call.path.last } ?? RemindListCommand.self
    return try member.run(call, &context)
  }
}
