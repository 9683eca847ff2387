internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday show CODE`: one task, everything known about it.
enum ShowCommand: CommandCode {
  static let name = CommandName.show

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .show, arguments: [declare.argument(.code, .oneOrMore, kind: .dynamic("tasks"))],
      synonyms: ["info", "view"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    if call.codes.count == 1, context.planner.isBlock(call.codes[0]) {
      return try ShowBlock.run(context.planner.block(call.codes[0]), context)
    }
    let named = try context.planner.any(call.codes)
    let stored = named.task
    let today = context.today(snapshot.settings)
    let shown = named.occurrence.map { stored.shown(as: $0) } ?? stored.shown(today: today)
    let task = context.planner.afterChange([shown])[0]
    let code = snapshot.code(of: task)
    let words = context.words
    let zone = context.zone
    let moment = { (instant: Int) -> String in
      let day = words.shortDay(zone.civil(at: instant).date, today: today)
      return "\(day) \(Clocks.text(instant, in: zone))"
    }
    let parts: [(TaskPart, String?)] = [
      (.title, task.title),
      (.day, task.day.map { words.longDay($0, today: today) } ?? words.list()),
      (.began, stored.anchor.map { words.longDay($0.day, today: today) }),
      (.time, task.time?.description),
      (.due, task.due.map { words.longDay($0, today: today) }),
      (.duration, task.durationMinutes.map(Durations.text)),
      (.used, words.used(task)),
      (.reminder, task.reminder.map(words.reminder)),
      (.urgent, task.isUrgent ? words.yes() : nil),
      (.tags, task.tags.isEmpty ? nil : task.tags.map { "#" + $0 }.joined(separator: " ")),
      (.repeats, task.repeatRule.map(context.ruleText)),
      (.notes, task.notes),
      (.created, moment(task.created)),
      (.modified, moment(task.modified) == moment(task.created) ? nil : moment(task.modified)),
      (.completed, task.completed.map(moment)),
      (.code, code),
      (.id, task.id.description),
    ]
    let labelWidth = TaskPart.allCases.map { CellWidth.of(words.label($0)) }.max() ?? 0
    let known = parts.compactMap { part, value in value.map { (label: words.label(part), value: $0) } }
    let lines = context.labelled(known, labelWidth: labelWidth)
    return Answer(lines, json: .show(task, code: code, zone: zone))
  }
}

extension Context {
  /// Values behind their labels, each in as many lines as it needs.
  func labelled(_ parts: [(label: String, value: String)], labelWidth: Int) -> [StyledText] {
    parts.flatMap { part -> [StyledText] in
      let label = style.dim(CellWidth.pad(part.label, to: labelWidth))
      let wrapped = part.value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
        CellWidth.wrap(SafeText.shown(String($0)), to: width - labelWidth - 2)
      }
      let indent = String.spaces(labelWidth + 2)
      return [label + "  " + wrapped[0]] + wrapped.dropFirst().map { StyledText(indent + $0) }
    }
  }
}
