internal import CommandTable

/// `xday tags`: a family of commands, of which the list is the default.
enum TagsCommand: CommandCode {
  static let name = CommandName.tags

  private static let members: [any CommandCode.Type] = [
    TagsListCommand.self, TagsColorCommand.self, TagsRenameCommand.self, TagsOrderCommand.self,
  ]

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .tags, subcommands: members.map { $0.declaration(declare) },
      defaultSubcommand: CommandName.tagsList.word, synonyms: ["labels", "categories"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let member = members.first { $0.name.word == call.path.last } ?? TagsListCommand.self
    return try member.run(call, &context)
  }
}
