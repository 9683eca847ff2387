internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday remind wait …`: what `--notify` starts for each notification that can be answered.
///
/// It shows it, says on its output what came of that, lets go of all that it was given, and waits for the click, which it carries out.
enum RemindWaitCommand: CommandCode {
  static let name = CommandName.remindWait

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.remindWait, arguments: [declare.argument(.words, .any)], isHidden: true)
  }

  /// The arguments that let this program show a reminder and wait for its answer.
  static func arguments(_ reminder: Reminder, _ notification: Notification, zone: Zone) -> [String] {
    [
      CommandName.remind.rawValue, name.word, "--zone=" + zone.identifier, "--", reminder.key.text,
      notification.isCritical ? "critical" : "normal", notification.title, notification.body,
    ] + notification.buttons.map { $0.key + "=" + $0.label }
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.arguments
    guard words.count >= 4, let key = ReminderKey(words[0]), let notifier = context.surroundings.notifier
    else {
      throw CommandFailure.notUnderstood(words.first ?? "", expected: "time/ID/DAY/INSTANT")
    }
    let buttons = words[4...].compactMap { word -> Notification.Button? in
      let parts = word.split(separator: "=" as Character, maxSplits: 1)
      return parts.count == 2 ? .init(key: String(parts[0]), label: String(parts[1])) : nil
    }
    let notification = Notification(
      title: words[2], body: words[3], isCritical: words[1] == "critical", buttons: buttons)
    let output = context.surroundings.output
    let clicked = notifier.show(notification) { telling in
      try? output.write(report(telling) + "\n")
    }
    guard let clicked, let answer = ReminderAnswer(rawValue: clicked) else { return .nothing }
    // Hours may have gone by.
    context.planner.move(to: context.surroundings.laterClock())
    context.planner.read()
    try context.planner.answer(answer, to: key)
    return .nothing
  }

  private static func report(_ telling: Telling) -> String {
    switch telling {
    case .told(let hasButtons): hasButtons ? "buttons" : "plain"
    case .noProgram: "none"
    case .refused: "refused"
    case .silent: "silent"
    }
  }
}

extension Answer {
  /// Nothing to say.
  static var nothing: Answer { Answer([String](), json: .null) }
}
