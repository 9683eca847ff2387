internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The entry line.
extension Model {
  /// Puts the cursor into the entry line.
  mutating func type(_ typing: Typing) -> [Effect] {
    mode = .typing(typing)
    return []
  }

  mutating func typing(_ typing: Typing, _ event: ConsoleEvent) -> [Effect] {
    var typing = typing
    switch event {
    case .paste(let text): return paste(text, into: typing)
    case .key(let press):
      switch press.key {
      case .up where press.modifiers.isEmpty: return recall(-1, typing)
      case .down where press.modifiers.isEmpty: return recall(1, typing)
      case .tab: return complete(typing)
      // At once, as on the row itself.
      case .character(let key) where key == ">" || key == "<":
        if case .plan(let row) = typing.purpose, typing.editor.text.isEmpty, let task = row.task {
          mode = .rows
          return act(on: task, row, key == ">" ? .later : .earlier)
        }
      default: break
      }
    default: return []
    }
    let before = typing.editor.text
    let outcome = typing.editor.take(event)
    mode = .typing(typing)
    switch outcome {
    case .editing: return typing.editor.text == before ? [] : understand()
    case .cancelled: return leave(typing)
    case .done: return finish(typing)
    }
  }

  /// Asks how what is typed is understood now.
  private mutating func understand() -> [Effect] {
    guard case .typing(var typing) = mode else { return [] }
    let text = typing.editor.text
    switch typing.purpose {
    case .search:
      question.sought = text
      (top, index, selected) = (0, 0, nil)
      return [.look(question)]
    case .add, .edit:
      if text.trimmed.isEmpty {
        typing.understood = Understood()
        mode = .typing(typing)
        return []
      }
      if case .edit(let editing) = typing.purpose { return [.understand(text, editing)] }
      return [.understand(text, nil)]
    case .plan, .block, .morning: return []
    }
  }

  private mutating func leave(_ typing: Typing) -> [Effect] {
    switch typing.purpose {
    case .search:
      mode = .rows
      question.sought = nil
      return turn()
    case .morning(let morning):
      mode = .morning(morning)
      return []
    default:
      mode = .rows
      return []
    }
  }

  /// Enter: what is typed is done.
  ///
  /// The line stays until it is, so that nothing that was typed is lost.
  private mutating func finish(_ typing: Typing) -> [Effect] {
    let text = typing.editor.text.trimmed
    if text.isEmpty { return leave(typing) }
    switch typing.purpose {
    case .search:
      mode = .rows
      return []
    case .add:
      if earlier.last != text { earlier.append(text) }
      return [.change(.add([text]))]
    case .edit(let editing):
      if text == editing.text { return leave(typing) }
      guard editing.task.repeatRule != nil, editing.occurrence != nil else {
        return [.change(.edit(editing, text, nil))]
      }
      mode = .scope(editing, text)
      return []
    case .block(let code): return [.change(.editBlock(code, text))]
    case .plan(let row):
      return [.change(.plan(row.code, to: text, SeriesChoice(day: row.task?.shownOccurrence?.shown)))]
    case .morning(let morning): return answer(morning, on: text, typing)
    }
  }

  /// A change has been refused or made while something was typed for it.
  mutating func refuse(_ text: String) {
    guard case .typing(var typing) = mode else {
      message = text
      return
    }
    typing.understood.remarks = [text]
    mode = .typing(typing)
  }

  /// An earlier line, or again the one that was being typed.
  private mutating func recall(_ step: Int, _ typing: Typing) -> [Effect] {
    var typing = typing
    guard case .add = typing.purpose, !earlier.isEmpty else { return [] }
    let place = (typing.recalled ?? earlier.count) + step
    guard place >= 0 else { return [] }
    typing.recalled = place < earlier.count ? place : nil
    typing.editor = LineEditor(place < earlier.count ? earlier[place] : "")
    mode = .typing(typing)
    return understand()
  }

  /// Completes a tag as far as the known ones agree, and names those that there are.
  private mutating func complete(_ typing: Typing) -> [Effect] {
    var typing = typing
    let word = typing.editor.before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    guard word.hasPrefix("#"), let facts else { return [] }
    let tags = Set(facts.snapshot.readableOpen().tasks.flatMap(\.tags)).sorted()
    let begun = word.dropFirst().lowercased()
    let known = tags.filter { $0.lowercased().hasPrefix(begun) }
    guard let first = known.first else { return [] }
    var common = first
    for other in known.dropFirst() {
      while !other.lowercased().hasPrefix(common.lowercased()) { common.removeLast() }
    }
    let text = String(common.dropFirst(begun.count)) + (known.count == 1 ? " " : "")
    _ = typing.editor.take(.paste(text))
    if text.last == " " { _ = typing.editor.take(.key(KeyPress(.character(" ")))) }
    if known.count > 1 { typing.understood.remarks = [known.map { "#" + $0 }.joined(separator: " ")] }
    mode = .typing(typing)
    return known.count > 1 && text.isEmpty ? [] : understand()
  }

  /// A paste: one line is typed, several are asked about.
  mutating func paste(_ text: String, into typing: Typing) -> [Effect] {
    var typing = typing
    var lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
    if case .add = typing.purpose, lines.count > 1 {
      if !typing.editor.text.trimmed.isEmpty {
        lines[0] = typing.editor.before + lines[0] + typing.editor.after
      }
      mode = .pasting(lines)
      return []
    }
    _ = typing.editor.take(.paste(text))
    mode = .typing(typing)
    return understand()
  }
}
