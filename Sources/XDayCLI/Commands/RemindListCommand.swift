internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday remind [--notify|--print]`: what is due to be told and what comes next, or the telling itself.
enum RemindListCommand: CommandCode {
  static let name = CommandName.remindList

  /// Above so many at once they are told as one.
  private static let most = 5
  /// How many of what comes next are shown.
  private static let nextShown = 10

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .remindList, flags: [declare.flag(.notify), declare.flag(.print)], synonyms: ["show", "next"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.has(.notify), call.has(.print) {
      throw CommandFailure.conflictingFlags("--notify", "--print")
    }
    guard call.has(.notify) || call.has(.print) else { return try show(context) }
    let isRemembered = !call.has(.now) && !call.has(.demo)
    let first = try context.planner.reminders(context.snapshot())
    // Nearly every minute there is nothing to tell, and then nothing is written.
    if !isRemembered || first.list.due.isEmpty && !first.isBeginning {
      return try tell(call, first.list, nil, context)
    }
    // Nothing is told twice: who tells meanwhile tells this too.
    guard let turn = try context.planner.takeReminders(context.snapshot()) else {
      return answer([], first.list, told: [], context)
    }
    if turn.view.isBeginning { try turn.remember([]) }
    var result = try tell(call, turn.view.list, turn, context)
    if let damage = turn.view.damage, let kept = turn.keptDamage {
      result.notes.append(context.commandWords.remindersDamaged(damage, kept: SafeText.shown(kept)))
    }
    return result
  }

  /// What is due and what comes next; nothing is told.
  private static func show(_ context: Context) throws -> Answer {
    let view = try context.planner.reminders(context.snapshot(), next: nextShown)
    let (words, list) = (context.words, view.list)
    let text = ReminderText(list, context)
    var lines = [words.remindersDue(list.due.isEmpty)]
    lines += list.due.map { "   " + text.line($0) }
    lines += ["", words.remindersNext(list.next.isEmpty)]
    let times = list.next.map(text.when)
    let width = times.map(CellWidth.of).max() ?? 0
    lines += zip(times, list.next).map { "   " + CellWidth.pad($0, to: width) + "  " + text.line($1) }
    var answer = answer(lines, list, told: [], context)
    if let damage = view.damage {
      answer.notes.append(context.commandWords.remindersDamaged(damage, kept: nil))
    }
    return answer
  }

  private static func tell(
    _ call: Invocation, _ list: ReminderList, _ turn: ReminderTurn?, _ context: Context
  ) throws -> Answer {
    if call.has(.notify) {
      try notify(list, turn, context)
      return answer([], list, told: list.due, context)
    }
    let text = ReminderText(list, context)
    let old = list.old
    var lines = old.isEmpty ? [] : [text.line(old, areOld: true)]
    lines += list.due.filter { !old.contains($0) }.map(text.line)
    var result = answer(lines, list, told: list.due, context)
    // What nobody could read was not told.
    if let turn, !list.due.isEmpty { result.afterwards = { try turn.remember(list.due) } }
    return result
  }

  /// Shows notifications one after the other, each remembered as soon as it is there; throws at the first that is not.
  private static func notify(_ list: ReminderList, _ turn: ReminderTurn?, _ context: Context) throws {
    let text = ReminderText(list, context)
    let isOne = list.due.count > most
    let old = isOne ? list.due : list.old
    if !old.isEmpty {
      try tell(text.notification(old, areOld: !isOne), answeredBy: [], context)
      try turn?.remember(old)
    }
    for reminder in isOne ? [] : list.due.filter({ !old.contains($0) }) {
      let arguments = RemindWaitCommand.arguments(
        reminder, text.notification(reminder, hasButtons: true), zone: context.zone)
      try tell(
        text.notification(reminder, hasButtons: turn != nil), answeredBy: arguments, context)
      try turn?.remember([reminder])
    }
  }

  private static func tell(
    _ notification: Notification, answeredBy arguments: [String], _ context: Context
  ) throws(CommandFailure) {
    let telling = context.surroundings.notifier?.tell(notification, answeredBy: arguments)
    if let failure = CommandFailure(telling ?? .noProgram) { throw failure }
  }

  private static func answer(
    _ lines: [String], _ list: ReminderList, told: [Reminder], _ context: Context
  ) -> Answer {
    Answer(lines, json: .remind(list, told: told, instant: context.planner.instant, zone: context.zone))
  }
}

extension CommandFailure {
  /// Why a notification did not come; nil where it did.
  init?(_ telling: Telling) {
    switch telling {
    case .told: return nil
    case .noProgram: self = .noNotifier
    case .refused(let program): self = .notifierFailed(program, isSilent: false)
    case .silent(let program): self = .notifierFailed(program, isSilent: true)
    }
  }
}
