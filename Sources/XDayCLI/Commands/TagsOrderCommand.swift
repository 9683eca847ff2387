internal import CommandTable
internal import Planner
internal import Terminal
internal import Wording

/// `xday tags order A B C`: these come first in sums, the rest by size.
enum TagsOrderCommand: CommandCode {
  static let name = CommandName.tagsOrder

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .tagsOrder, arguments: [declare.argument(.tag, .any, kind: .dynamic("tags"))], synonyms: ["sort"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    var tags: [String] = []
    for tag in try call.arguments.map({ try TaskParts.tag($0) })
    where !tags.contains(where: { $0.lowercased() == tag.lowercased() }) {
      tags.append(tag)
    }
    let isChanged = try context.planner.order(tags: tags)
    return try context.answer(context.words.tagsOrdered(tags.map(SafeText.shown)), isChanged: isChanged)
  }
}
