internal import DayBudget
internal import Parser
internal import Planner
internal import Screen
internal import Store
internal import Terminal
internal import Wording

/// What is typed, before it is stored.
extension ScreenRunner {
  /// What a line would be: a new task, or one that is changed.
  mutating func understand(_ text: String, _ editing: Editing?) -> Understood {
    var understood = Understood()
    do {
      let snapshot = try context.snapshot()
      let today = context.today(snapshot.settings)
      let task: Task
      if let editing {
        let (edit, remarks) = try edit(editing, text)
        task = context.planner.preview(shown: editing.task, editing.occurrence, edit)
        understood.remarks = remarks.map(self.text)
      } else {
        let parser = context.parser(snapshot.settings)
        let reading = try EntryReading(text.normalised, parts: TaskParts(), parser: parser)
        task = try context.planner.preview([reading])[0]
        understood.remarks = reading.remarks.map(self.text)
      }
      understood.title = SafeText.shown(task.title)
      understood.parts = context.words.receipt(task, today: today)
      let shown = model.question.day ?? today
      let day = task.day ?? shown
      let preview = try previews[day] ?? DayPreview(day, snapshot, context.planner)
      previews[day] = preview
      let view = preview.view(with: task, insteadOf: editing?.task.id)
      let name = day == shown ? [] : [context.words.shortDay(day, today: today)]
      understood.number =
        name + (context.width < 60 ? [context.words.short(view)] : context.words.number(of: view))
      understood.line = view.isBudgetOn && view.phase == .open ? line(view) : nil
    } catch {
      understood.remarks = [SafeText.shown(ErrorReport(error, words: context.words).text.message)]
    }
    return understood
  }

  /// Before which task the line would stand.
  private func line(_ view: DayView) -> String? {
    view.line.map { place in
      context.words.lineBefore(CellWidth.cut(SafeText.shown(view.rows[place].task.title), to: 24))
    }
  }

  /// The words of a task that was selected, in which it can be read again.
  func editing(_ shown: Task) throws -> Editing {
    let snapshot = try context.snapshot()
    let named = try context.planner.any([snapshot.code(of: shown)])
    let text = OrderSheet.words(of: shown, context.parser(snapshot.settings))
    return Editing(named.task, shown.shownOccurrence, text: text)
  }

  /// What other words change of a task.
  func edit(_ editing: Editing, _ text: String) throws -> (edit: TaskEdit, remarks: [Remark]) {
    let settings = try context.snapshot().settings
    return try OrderSheet.edit(
      editing.text, text.normalised, context.parser(settings), today: context.today(settings))
  }

  /// What each answer to a leftover would do to today.
  func outcomes(of leftover: Leftover, beside chosen: [Leftover]) throws -> [String] {
    let snapshot = try context.snapshot()
    let preview = MorningPreview(context.planner, snapshot.settings)
    return try context.outcomes(preview, snapshot, of: leftover, beside: chosen)
  }
}
