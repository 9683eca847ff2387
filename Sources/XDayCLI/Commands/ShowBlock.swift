internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The half of `show` that is about blocks: everything known about one.
enum ShowBlock {
  static func run(_ shown: ShownBlock, _ context: Context) throws -> Answer {
    let (block, words) = (shown.block, context.words)
    let snapshot = try context.snapshot()
    let (zone, today) = (context.planner.zone(of: block), context.today(snapshot.settings))
    let clock = block.start.map { start in
      block.end.map { Clocks.text(Span(start: start, end: $0), in: zone) }
        ?? words.since(Clocks.text(start, in: zone))
    }
    let task = try block.task.flatMap { try snapshot.task($0) }
    let values: [(BlockPart, String?)] = [
      (.title, block.title.isEmpty ? nil : block.title),
      (.day, words.longDay(block.day, today: today)),
      (.time, clock),
      (.duration, Durations.text(block.minutes(now: context.now))),
      (.task, task.map { "\(snapshot.code(of: $0.id))  \($0.title)" }),
      (.tags, shown.tags.isEmpty ? nil : shown.tags.map { "#" + $0 }.joined(separator: " ")),
      (.mood, block.mood.map(String.init)),
      (.note, block.note),
      (.zone, block.zone == context.zone.identifier ? nil : block.zone),
      (.code, block.code),
      (.id, block.id.description),
    ]
    let parts = values.compactMap { part, value in value.map { (label: words.label(part), value: $0) } }
    let labelWidth = BlockPart.allCases.map { CellWidth.of(words.label($0)) }.max() ?? 0
    return Answer(
      context.labelled(parts, labelWidth: labelWidth),
      json: BlockJSON(now: context.now, zoneOf: context.planner.zone).show(shown))
  }
}
