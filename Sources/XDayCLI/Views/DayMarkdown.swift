internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What `today` shows, as Markdown: a heading, the number, task lists above and below the line, the events.
struct DayMarkdown {
  private let view: DayView
  private let context: Context

  /// The Markdown of this day.
  init(_ view: DayView, context: Context) {
    self.view = view
    self.context = context
  }

  /// The whole document, ending with a line break.
  var text: String {
    let words = context.words
    var lines = ["# \(words.longDay(view.day, today: view.today))", ""]
    lines += DayText(view, context: context).number.map { $0 + "\n" }
    let (list, line) = (view.list, view.isBudgetOn && view.phase == .open ? view.lineInList : nil)
    lines += list[..<(line ?? list.count)].map { item($0.task, marks: view.dueMarks(of: $0.task)) }
    if let line {
      let doneBy = view.plan.doneBy.map { Clocks.text($0, in: context.zone) }
      lines += ["", "---", "*\(words.lineReached(doneBy: doneBy, isNarrow: false))*", ""]
      lines += list[line...].map { item($0.task, marks: view.dueMarks(of: $0.task)) }
    }
    if !view.due.isEmpty {
      lines += [""]
      lines += view.due.map { task in
        let label = task.due.map { words.due($0, on: view.day, today: view.today) + ": " } ?? ""
        return item(task, label: label)
      }
    }
    if !view.completed.isEmpty { lines += [""] + view.completed.map { item($0, isDone: true) } }
    let events = view.events.filter { $0.reason != .cancelled }
    if !events.isEmpty {
      lines += ["", "## \(words.eventsLabel().filter { $0 != ":" })", ""]
      lines += events.map { "- " + escaped(DayText(view, context: context).eventText($0)) }
    }
    for text in context.incompleteTexts(view.problems) { lines += ["", "*\(escaped(text))*"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func item(
    _ task: Task, label: String = "", marks: [DayMark] = [], isDone: Bool = false
  ) -> String {
    let parts: [String?] = [
      task.time?.description, label + escaped(task.title) + (task.notes == nil ? "" : noteSign),
      task.durationMinutes.map { "(\(Durations.text($0)))" },
      marks.isEmpty ? nil : marks.map { context.words.mark($0) }.joined(separator: " "),
      task.tags.isEmpty ? nil : task.tags.map { "#" + SafeText.shown($0) }.joined(separator: " "),
    ]
    return "- [\(isDone ? "x" : " ")] " + parts.compactMap(\.self).joined(separator: " ")
  }

  /// The text on one line, with what Markdown would act on made plain.
  private func escaped(_ text: String) -> String {
    SafeText.shown(text).reduce(into: "") { result, character in
      if "\\`*_[]<>".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
