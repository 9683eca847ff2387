internal import CommandTable
internal import DayBudget
internal import Documents
internal import Exchange
internal import Planner
internal import Retrospect
internal import Store
internal import Terminal
internal import Wording

/// The half of `export` that is about blocks of time: `xday export --what blocks --format klog`.
enum ExportBlocks {
  /// The formats in which blocks go out.
  static let formats: [ExportCommand.Format] = [.csv, .klog, .ics]

  static func run(_ format: ExportCommand.Format, isRaw: Bool, _ call: Invocation, _ context: Context) throws
    -> Answer
  {
    guard formats.contains(format) else {
      throw CommandFailure.notUnderstood(
        format.rawValue, expected: formats.map { "--format " + $0.rawValue }.joined(separator: ", "))
    }
    let snapshot = try context.snapshot()
    let today = context.today(snapshot.settings)
    let found = context.planner.spentBlocks(from: nil, through: today, snapshot)
    let blocks = found.blocks.map { PlainBlock($0.shown) }
    let zones = Dictionary(
      found.blocks.map { ($0.shown.block.zone, $0.worked.zone) }, uniquingKeysWith: { first, _ in first })
    let (planner, now) = (context.planner, context.now)
    let zone = { (name: String?) in name.flatMap { zones[$0] } ?? planner.zone }
    let text =
      switch format {
      case .klog: KlogWriter(zone: zone).text(blocks)
      case .ics: EventWriter(version: version, now: now).text(blocks)
      default: BlockTable(isRaw: isRaw, zone: zone).text(blocks)
      }
    return try ExportCommand.answer(text, format, blocks: blocks.count, call, context).lacking(
      found.failures, context)
  }
}
