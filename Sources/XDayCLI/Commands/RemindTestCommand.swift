internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

/// `xday remind test`: one notification now, and what of it the desktop can do.
enum RemindTestCommand: CommandCode {
  static let name = CommandName.remindTest

  static func declaration(_ declare: Declarations) -> Command { declare.command(.remindTest) }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    guard let notifier = context.surroundings.notifier else { throw CommandFailure.noNotifier }
    let text = context.words.reminderTest()
    let telling = notifier.tell(Notification(title: text.title, body: text.body), answeredBy: [])
    if let failure = CommandFailure(telling) { throw failure }
    let state = notifier.state()
    return Answer(
      [context.commandWords.notifierState(state)],
      json: .members([
        "schema": "xday.remind-test/1", "program": .text(state.program),
        "version": .text(state.version.isEmpty ? nil : state.version), "buttons": .bool(state.hasButtons),
      ]))
  }
}
