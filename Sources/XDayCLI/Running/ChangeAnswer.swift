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
    lines += change.remarks.map { remark in
      let kind = RemarkKind(rawValue: remark.kind.rawValue) ?? .impossible
      return StyledText("    " + words.remark(kind, SafeText.shown(remark.text), meant: remark.meant))
    }
    let tasks = TaskJSON(zone: zone)
    var answer = Answer(
      lines,
      json: .members([
        "schema": "xday.change/1",
        "command": .string(change.command.rawValue),
        "dryRun": .bool(change.isDryRun),
        "tasks": .array(change.tasks.map { tasks.object($0.task, code: $0.code) }),
        "remarks": .array(
          change.remarks.map { .members(["kind": .string($0.kind.rawValue), "text": .string($0.text)]) }),
      ]))
    answer.change = change.isChange && !change.isDryRun ? .command : .none
    return answer
  }

  /// Receipts with what is to be said behind the last one, folded at the edge of a terminal; a pipe gets
  /// each on one line.
  func receipts(_ lines: [String], ending: String?) -> [StyledText] {
    guard let last = lines.last else { return [] }
    let whole = lines.dropLast() + [[last, ending].compactMap(\.self).joined(separator: " · ")]
    let isFolded = surroundings.output.isTerminal
    let folded = whole.flatMap { line -> [String] in
      guard isFolded, CellWidth.of(line) > width else { return [line] }
      let parts = CellWidth.wrap(line, to: width - 4)
      return [parts[0]] + parts.dropFirst().map { "    " + $0 }
    }
    guard let ending, let end = folded.last, end.hasSuffix(ending) else { return folded.unstyled }
    return folded.dropLast().map { StyledText($0) } + [String(end.dropLast(ending.count)) + style.dim(ending)]
  }

  /// A rule in words, with its last day.
  func ruleText(_ rule: RepeatRule) -> String {
    guard let until = rule.until else { return words.repeats(rule) }
    let today = (try? snapshot()).map { self.today($0.settings) } ?? until
    return words.repeats(rule) + " " + words.until(until, today: today)
  }

  /// A task's parts as understood, each a piece of its receipt: the day with its weekday, the time, the
  /// duration, and what else it has.
  func receipt(_ task: Task) -> [String] {
    let today = (try? snapshot()).map { self.today($0.settings) }
    let day = task.day.map { day -> String in
      let text = words.shortDay(day, today: today ?? day)
      return day == today ? "\(words.today()), \(text)" : text
    }
    let when = [day ?? words.list(), task.time?.description].compactMap(\.self).joined(separator: " ")
    let parts: [String?] = [
      when, task.due.map { words.due(words.shortDay($0, today: today ?? $0)) },
      task.durationMinutes.map(Durations.text), task.repeatRule.map(ruleText),
      task.isUrgent ? words.urgent() : nil,
    ]
    return parts.compactMap(\.self) + task.tags.map { "#" + SafeText.shown($0) }
  }
}
