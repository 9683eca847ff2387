internal import DayBudget
internal import Parser
internal import Planner
internal import Screen
internal import Store
internal import Terminal
internal import Wording

/// What keys change: the changes of the commands.
extension ScreenRunner {
  /// Makes a change and says what was done, in one line; once again where days have come to mean others.
  mutating func carryOut(_ change: Change) throws -> (String, ChangedTask?) {
    do {
      return try changed(change)
    } catch PlanFailure.dayStartChanged {
      context.planner.read()
      return try changed(change)
    }
  }

  private func changed(_ change: Change) throws -> (String, ChangedTask?) {
    let planner = context.planner
    switch change {
    case .add(let lines): return try add(lines)
    case .edit(let editing, let text, let extent):
      let edit = try edit(editing, text).edit
      return told(.changed, [try planner.edit(shown: editing.task, editing.occurrence, edit, extent)])
    case .tick(let code, let day): return told(.done, try planner.complete([code], on: day))
    case .reopen(let code): return told(.reopened, try planner.reopen([code]))
    case .move(let words): return told(.moved, try planner.move(words))
    case .plan(let code, let text, let choice):
      return told(.planned, try planner.plan([code] + words(of: text), choice).changed)
    case .unplan(let code, let choice): return told(.unplanned, try planner.unplan([code], choice))
    case .urgent(let code, let isUrgent, let choice):
      return told(isUrgent ? .urgent : .notUrgent, try planner.mark([code], isUrgent: isUrgent, choice))
    case .length(let code, let minutes, let choice):
      var parts = TaskParts()
      parts.durationMinutes = minutes
      return told(.changed, [try planner.edit([code], parts, choice).changed])
    case .board(let words):
      let (place, changed) = try planner.putOnBoard(words)
      return told(.placed(place), changed)
    case .drop(let code, let choice): return told(.dropped, try planner.drop([code], choice))
    case .start(let text):
      return told(.begun, try planner.start(BlockWhat(text), at: .none, for: nil, .refuse))
    case .stop: return told(.ended, try planner.stop(at: .none, StopParts()))
    case .dropBlock(let code): return told(.dropped, try planner.drop(blocks: [code]))
    case .editBlock(let code, let text):
      var edit = BlockEdit()
      edit.text = text.normalised
      return told(.changed, try planner.edit(block: code, edit, .refuse))
    case .undo:
      let label = try planner.undo().first.map { UndoCommand.label($0.label) }
      return (label.map(context.words.undone) ?? context.words.nothingToUndo(), nil)
    case .redo:
      let label = try planner.redo().first.map { UndoCommand.label($0.label) }
      return (label.map(context.words.redone) ?? context.words.nothingToRedo(), nil)
    case .morning(let answered):
      let changed = try planner.answer(shown: answered).changed
      guard changed.count == 1 else { return (context.words.count(changed.count), nil) }
      return (told(changed[0].answer.kind, [changed[0].task]).0, nil)
    }
  }

  private func add(_ lines: [String]) throws -> (String, ChangedTask?) {
    let planner = context.planner
    let (added, readings) = try planner.add(isFirst: false) { settings in
      let parser = planner.parser(settings)
      return try lines.enumerated().map { index, line in
        do {
          return try EntryReading(line.normalised, parts: TaskParts(), parser: parser)
        } catch {
          throw lines.count > 1 ? LineFailure(line: index + 1, cause: error) : error
        }
      }
    }
    guard let task = added.first, added.count == 1 else { return (context.words.count(added.count), nil) }
    let remarks = readings.flatMap(\.remarks).map(text)
    let title = "\(task.code)  \(SafeText.shown(task.task.title))"
    return (([title] + context.receipt(task.task) + remarks).joined(separator: " · "), task)
  }

  private func words(of text: String) -> [String] {
    text.normalised.split(separator: " ").map { String($0) }
  }

  private func told(_ kind: ChangeKind, _ changed: [ChangedTask]) -> (String, ChangedTask?) {
    (context.changeLines(kind, changed).joined(separator: " · "), changed.first)
  }

  private func told(_ change: BlockChange, _ outcome: BlockOutcome) -> (String, ChangedTask?) {
    let today = context.storedToday ?? context.zone.civil(at: context.now).date
    let own = outcome.blocks.last.map { shown in
      context.words.receipt(
        shown, change, now: context.now, in: context.planner.zone(of: shown.block), today: today)
    }
    let notes = outcome.notes.compactMap(context.words.note)
    return (([own].compactMap(\.self) + notes).joined(separator: " · "), nil)
  }

  func text(_ remark: Remark) -> String {
    context.words.remark(remark.kind, SafeText.shown(remark.text), meant: remark.meant)
  }
}
