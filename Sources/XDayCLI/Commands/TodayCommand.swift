internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday today [DAY]`: the number, the list in its order, the line, the day's events.
enum TodayCommand: CommandCode {
  static let name = CommandName.today

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .today, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      flags: [declare.flag(.short), declare.flag(.check), declare.flag(.watch)],
      synonyms: ["day", "ls"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    if call.has(.watch) {
      for other in [FlagName.json, .check, .short] where call.has(other) {
        throw CommandFailure.conflictingFlags("--watch", "--" + other.word)
      }
      var watch = try TodayWatch(call.text, context)
      return try watch.run()
    }
    let snapshot = try context.snapshot()
    let day = try context.day(call.text, snapshot.settings)
    let view = try context.planner.readableDayView(day, snapshot)
    let running = snapshot.hasTime && day == view.today ? try context.planner.running() : nil
    let experienced = context.planner.experienced(view, snapshot)
    let text = DayText(view, running: running, experienced: experienced.day, context: context) {
      snapshot.code(of: $0)
    }
    let (zone, planner) = (context.zone, context.planner)
    let words = context.words
    var answer = Answer(
      lines: {
        call.has(.short)
          ? [StyledText(words.short(view, running))]
          : text.lines(
            isFirstRun: snapshot.isNew, isBeginner: !planner.hasHadTasks(snapshot))
      },
      json: DayJSON(view, experienced: experienced.day, zone: zone) { snapshot.code(of: $0) }.document)
    // A day that is too full by what is known stays so, whatever an unread calendar holds.
    if call.has(.check), view.isBudgetOn, !view.fits {
      answer.status = .no
    }
    return answer.lacking(experienced.failures, context)
      .admitting(view.problems, context, hasRow: !call.has(.short))
      .admitting(view.damage, context.words)
  }
}
