internal import CommandTable
internal import Planner
internal import Terminal
internal import Wording

/// `xday tags rename OLD NEW`: another name for a tag, in every task and block.
enum TagsRenameCommand: CommandCode {
  static let name = CommandName.tagsRename

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .tagsRename,
      arguments: [declare.argument(.tag, kind: .dynamic("tags")), declare.argument(.newTag)], synonyms: ["mv"]
    )
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let (old, new) = (try TaskParts.tag(call.arguments[0]), try TaskParts.tag(call.arguments[1]))
    let count = try context.planner.rename(tag: old, to: new)
    let line = context.words.tagRenamed(
      SafeText.shown(old), SafeText.shown(new), tasks: count.tasks, blocks: count.blocks)
    return try context.answer(line, isChanged: old != new)
  }
}
