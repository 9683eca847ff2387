internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

/// `xday man`: the manual page.
enum ManCommand: CommandCode {
  static let name = CommandName.man

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.man)
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let page = CommandTableBuilder.commandSet(context.commandWords).manPage(date: releaseDate)
    return .document(page, schema: "xday.man/1")
  }
}

extension Answer {
  /// A text that is the answer as it stands, for a script under the key `text`.
  static func document(_ text: String, schema: String) -> Answer {
    var answer = Answer([String](), json: .members(["schema": .string(schema), "text": .string(text)]))
    answer.text = { StyledText(text) }
    return answer
  }
}
