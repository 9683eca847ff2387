internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What a change was, before it is put into words: `xday.change/1`.
struct ChangeAnswer {
  /// The command.
  var command: CommandName
  /// Whether nothing was stored.
  var isDryRun = false
  /// The tasks afterwards with their codes; a code is null for what was not stored.
  var tasks: [(task: Task, code: String?)]
  /// How the entry was read, where that is worth a remark.
  var remarks: [Remark] = []
  /// What else a person should know.
  var notes: [String] = []
  /// A line a task for a person.
  var lines: [String] = []
  /// Whether the store was changed.
  var isChange = true
}

extension Context {
  /// The change in words and as a document.
  func answer(_ change: ChangeAnswer) -> Answer {
    let ending: String? = change.isDryRun ? words.dryRun() : change.isChange ? words.howToUndo() : nil
    var lines = receipts(change.lines, ending: ending)
    let remarks = change.remarks.map { remark in
      words.remark(remark.kind, SafeText.shown(remark.text), meant: remark.meant)
    }
    lines += (remarks + change.notes).flatMap { folded("    " + $0).unstyled }
    let (zone, planner) = (zone, planner)
    var answer = Answer(
      lines,
      json: .change(
        change.command.rawValue, isDryRun: change.isDryRun,
        zip(planner.afterChange(change.tasks.map(\.task)), change.tasks).map { ($0, $1.code) },
        remarks: change.remarks, zone: zone)
    )
    answer.change = change.isChange && !change.isDryRun ? .command : .none
    return answer
  }

  /// Receipts with what is to be said behind the last one, folded at the edge of a terminal; a pipe gets
  /// each on one line.
  func receipts(_ lines: [String], ending: String?) -> [StyledText] {
    guard let last = lines.last else { return [] }
    let whole = lines.dropLast() + [[last, ending].compactMap(\.self).joined(separator: " · ")]
    let parts = whole.flatMap { folded($0) }
    guard let ending, let end = parts.last, end.hasSuffix(ending) else { return parts.unstyled }
    return parts.dropLast().map { StyledText($0) } + [String(end.dropLast(ending.count)) + style.dim(ending)]
  }

  /// A line in several where it is longer than those of a terminal; a pipe gets it as it is.
  func folded(_ line: String, indent: Int = 4) -> [String] {
    surroundings.output.isTerminal ? CellWidth.fold(line, to: width, indent: indent) : [line]
  }

  /// A rule in words, with its last day.
  func ruleText(_ rule: RepeatRule) -> String {
    words.rule(rule, today: rule.until == nil ? nil : storedToday)
  }

  /// A task's parts as understood, each a piece of its receipt.
  func receipt(_ task: Task) -> [String] {
    words.receipt(task, today: storedToday)
  }

  /// Today under the settings of the store; nil where it cannot be read.
  var storedToday: CivilDate? {
    (try? snapshot()).map { today($0.settings) }
  }
}
