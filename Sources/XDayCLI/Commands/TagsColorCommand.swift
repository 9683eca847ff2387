internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday tags color TAG COLOUR`: the colour and the pattern of a tag in bars.
enum TagsColorCommand: CommandCode {
  static let name = CommandName.tagsColor

  static func declaration(_ declare: Declarations) -> Command {
    let colors = TagColor.allCases.map(\.rawValue) + ["none"]
    return declare.command(
      .tagsColor,
      arguments: [
        declare.argument(.tag, kind: .dynamic("tags")), declare.argument(.color, kind: .suggested(colors)),
      ], synonyms: ["colour"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let tag = try TaskParts.tag(call.arguments[0])
    let text = call.arguments[1].normalised.lowercased()
    let words = context.words
    let color = TagColor.allCases.first { $0.rawValue == text || words.name($0) == text }
    guard color != nil || ["none", "off", "keine"].contains(text) else {
      throw CommandFailure.notUnderstood(
        call.arguments[1], expected: (TagColor.allCases.map(\.rawValue) + ["none"]).joined(separator: ", "))
    }
    let isChanged = try context.planner.color(tag: tag, color)
    return try context.answer(words.tagColored(SafeText.shown(tag), color), isChanged: isChanged)
  }
}

extension Context {
  /// The answer of a change of tags: a line, and all tags as they are now.
  func answer(_ line: String, isChanged: Bool) throws -> Answer {
    var planner = planner
    planner.read()
    let found = planner.tags(try planner.snapshot())
    let ending = isChanged ? words.howToUndo() : words.nothingChanged()
    var answer = Answer([line + style.dim(" · " + ending)], json: .tags(found.tags, problems: found.failures))
    answer.change = isChanged ? .command : .none
    return answer
  }
}
