internal import CommandTable
internal import DayBudget
internal import Parser
internal import Store

/// `xday when DURATION`: the first gaps in which that still fits beside what is planned.
///
/// A day has room when what is planned leaves that much of it free, and a gap when it is that long after what
/// is planned was worked through the day's free time in order.
enum WhenCommand: CommandCode {
  static let name = CommandName.when

  /// How many days it looks ahead.
  static let horizon = 60
  /// How many gaps it shows.
  private static let limit = 5

  /// A gap with its day.
  private struct Slot {
    let day: CivilDate
    let gap: Span
    /// What the day has left beside what is planned.
    let leftMinutes: Int
  }

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
    let ahead = try DaysAhead(from: today, count: horizon, snapshot, context)
    var slots: [Slot] = []
    for day in ahead.days where slots.count < limit {
      let plan = ahead.view(day).plan
      slots += plan.gaps(for: minutes).prefix(limit - slots.count).map {
        Slot(day: day, gap: $0, leftMinutes: plan.leftMinutes)
      }
    }
    let lines = lines(slots, minutes, today: today, context) + context.incomplete(ahead.problems)
    let (now, zone) = (context.now, context.zone)
    let json = TaskJSON(zone: zone)
    return Answer(
      lines,
      json: .members([
        "schema": "xday.when/1",
        "now": json.instant(now),
        "zone": .string(zone.identifier),
        "durationMinutes": .int(minutes),
        "slots": .array(
          slots.map { slot in
            .members([
              "day": .text(slot.day), "start": json.instant(slot.gap.start),
              "end": json.instant(slot.gap.end), "leftMinutes": .int(slot.leftMinutes),
            ])
          }),
        "problems": .array(ahead.problems.map(ProblemJSON.object)),
      ]), status: slots.isEmpty ? .no : .done
    ).admitting(ahead.problems, context.words)
  }

  private static func lines(
    _ slots: [Slot], _ minutes: Int, today: CivilDate, _ context: Context
  ) -> [String] {
    let words = context.words
    if slots.isEmpty {
      return CellWidth.wrap(words.noRoom(Durations.text(minutes), days: horizon), to: context.width)
    }
    let days = slots.map { words.shortDay($0.day, today: today) }
    let width = days.map(CellWidth.of).max() ?? 0
    let margin = String.spaces(TaskTable.margin(context.width))
    return zip(days, slots).flatMap { day, slot in
      let head = margin + CellWidth.pad(day, to: width) + "  " + Instants.clock(slot.gap, in: context.zone)
      let left = words.unplanned(Durations.text(slot.leftMinutes))
      return Segments.lines(
        [Durations.text(slot.gap.seconds / 60), left], width: context.width, first: head + "  ",
        indent: margin + "  ")
    }
  }
}
