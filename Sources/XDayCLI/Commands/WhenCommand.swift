internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday when DURATION`: the first gaps in which that still fits beside what is planned.
enum WhenCommand: CommandCode {
  static let name = CommandName.when

  /// How many gaps it shows.
  private static let limit = 5

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .when, arguments: [declare.argument(.duration, .oneOrMore, kind: .suggested(["30min", "1h", "2h"]))],
      synonyms: ["find-time", "slot", "slots"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.text.normalised
    let minutes = try context.parser(snapshot.settings).duration(text, allowsBare: false)
    let today = context.today(snapshot.settings)
    let (slots, problems) = try context.planner.roomAhead(for: minutes, limit: limit)
    let lines = lines(slots, minutes, today: today, context).unstyled + context.incomplete(problems)
    let (now, zone) = (context.now, context.zone)
    return Answer(
      lines, json: .when(slots, for: minutes, problems: problems, now: now, zone: zone),
      status: slots.isEmpty ? .no : .done
    ).admitting(problems, context.words)
  }

  private static func lines(
    _ slots: [RoomAhead], _ minutes: Int, today: CivilDate, _ context: Context
  ) -> [String] {
    let words = context.words
    if slots.isEmpty {
      return CellWidth.wrap(
        words.noRoom(Durations.text(minutes), days: DayPlanner.horizon), to: context.width)
    }
    let days = slots.map { words.shortDay($0.day, today: today) }
    let width = days.map(CellWidth.of).max() ?? 0
    let margin = String.spaces(TaskTable.margin(context.width))
    return zip(days, slots).flatMap { day, slot in
      let head = margin + CellWidth.pad(day, to: width) + "  " + Clocks.text(slot.gap, in: context.zone)
      let left = words.unplanned(Durations.text(slot.leftMinutes))
      return Segments.lines(
        [Durations.text(slot.gap.seconds / 60), left], width: context.width, first: head + "  ",
        indent: margin + "  ")
    }
  }
}
