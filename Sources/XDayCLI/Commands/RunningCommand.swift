internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday running`: what runs, since when, and of what estimate; the exit status is 1 where nothing does.
enum RunningCommand: CommandCode {
  static let name = CommandName.running

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.running, flags: [declare.flag(.short)], synonyms: ["status", "current"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let view = try context.planner.running()
    let lines =
      call.has(.short) ? context.words.shortRunning(view).map { [$0] } ?? [] : context.lines(of: view)
    let document = BlockJSON(now: context.now, zoneOf: context.planner.zone)
    return Answer(lines, json: document.running(view), status: view.block == nil ? .no : .done)
  }
}

extension Context {
  /// What runs, in as many lines as the width asks for.
  fileprivate func lines(of view: RunningView) -> [String] {
    guard let shown = view.block, let today = storedToday else { return [words.nothingRuns()] }
    let title = "\(shown.block.code)  \(runningSign) \(words.title(shown))"
    let parts = words.parts(shown, now: now, in: planner.zone(of: shown.block), today: today)
    let used = view.usedMinutes.flatMap { used in
      view.durationMinutes.map { words.used(used, of: $0) + pastEstimate(used, $0) }
    }
    let pieces = [title] + parts + [used].compactMap(\.self)
    return Segments.lines(pieces, width: width)
      + (view.stale.map { CellWidth.wrap(words.stale($0), to: width) } ?? [])
  }

  private func pastEstimate(_ used: Int, _ estimate: Int) -> String {
    used > estimate ? " · " + words.past(used - estimate) : ""
  }
}
