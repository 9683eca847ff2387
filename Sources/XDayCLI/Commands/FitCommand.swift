internal import Calendars
internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday fit [DURATION]`: which open tasks fit into the gap that is open now, or into the time named.
enum FitCommand: CommandCode {
  static let name = CommandName.fit

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .fit, arguments: [declare.argument(.duration, .any, kind: .suggested(["15min", "30min", "1h"]))],
      synonyms: ["gap", "next"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let text = call.text.normalised
    let minutes = try text.isEmpty ? nil : context.parser(snapshot.settings).duration(text, allowsBare: false)
    let room = try context.planner.room(for: minutes)
    let (view, gap) = (room.view, room.gap)
    let tasks = room.tasks.map { (task: $0, code: snapshot.code(of: $0)) }
    let heading = gap.map { self.heading($0, isNamed: minutes != nil, room, context) }
    let lines =
      (heading ?? noGap(view, context)).unstyled
      + (gap == nil ? [] : list(tasks, unknown: room.withoutDuration, context))
      + context.incomplete(view.problems)
    let zone = context.zone
    return Answer(lines, json: .fit(room, tasks, zone: zone), status: tasks.isEmpty ? .no : .done)
      .admitting(view.problems, context.words)
  }

  /// From when to when, how long, and what comes then.
  private static func heading(
    _ gap: Span, isNamed: Bool, _ room: RoomNow, _ context: Context
  ) -> [String] {
    let ending = isNamed ? nil : context.words.gapEnds(before: room.next.map(SafeText.shown))
    let length = Durations.text(gap.seconds / 60)
    return Segments.lines(
      [Clocks.text(gap, in: context.zone), length, ending].compactMap(\.self), width: context.width)
  }

  /// Nothing is open now; when the next gap of the day begins.
  private static func noGap(_ view: DayView, _ context: Context) -> [String] {
    let next = view.plan.budget.free.spans.first.map { gap in
      "\(Clocks.text(gap, in: context.zone)) (\(Durations.text(gap.seconds / 60)))"
    }
    return CellWidth.wrap(context.words.noGap(next: next), to: context.width)
  }

  private static func list(
    _ tasks: [(task: Task, code: String)], unknown: Int, _ context: Context
  ) -> [StyledText] {
    let words = context.words
    let rows = tasks.map { task, code in
      context.row(of: task, code: code, when: task.day == nil ? words.list() : words.today())
    }
    let table = TaskTable(rows, width: context.width, style: context.style)
    let margin = String.spaces(TaskTable.margin(context.width))
    let body = rows.isEmpty ? [StyledText(margin + words.nothingFits())] : table.lines(rows[...])
    let foot = unknown == 0 ? [] : [.empty, context.style.dim(margin + words.withoutDuration(unknown))]
    return [.empty] + body + foot
  }
}
