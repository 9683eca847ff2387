internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday when DURATION`, `xday when CODE`: the first gaps in which that still fits beside what is planned.
enum WhenCommand: CommandCode {
  static let name = CommandName.when

  /// How many gaps it shows.
  private static let limit = 5

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .when, arguments: [declare.argument(.durationOrCode, .oneOrMore, kind: .dynamic("when"))],
      synonyms: ["find-time", "slot", "slots"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let sought = try context.planner.sought(call.codes)
    let today = context.today(snapshot.settings)
    let (slots, problems) = try context.planner.roomAhead(for: sought, limit: limit)
    let lines = lines(slots, sought, today: today, context).unstyled + context.incomplete(problems)
    let (now, zone) = (context.now, context.zone)
    return Answer(
      lines, json: .when(slots, for: sought.minutes, problems: problems, now: now, zone: zone),
      status: slots.isEmpty ? .no : .done
    ).admitting(problems, context)
  }

  private static func lines(
    _ slots: [RoomAhead], _ sought: SoughtRoom, today: CivilDate, _ context: Context
  ) -> [String] {
    let words = context.words
    if slots.isEmpty {
      let duration = Durations.text(sought.minutes)
      let text =
        sought.due.map { words.noRoom(duration, until: words.shortDay($0, today: today)) }
        ?? words.noRoom(duration, days: DayPlanner.horizon)
      return CellWidth.wrap(text, to: context.width)
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
