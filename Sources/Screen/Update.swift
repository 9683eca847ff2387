internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

extension Model {
  /// What comes of an event: another screen, and what is to be done about it.
  package mutating func update(_ event: ScreenEvent) -> [Effect] {
    switch event {
    case .size(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      refresh()
      // The charts of the review are as wide as the screen.
      return page == .review ? [.look(question)] : []
    case .facts(let facts):
      // What was refused for it holds no longer.
      if fault != nil { message = "" }
      (self.facts, fault) = (facts, nil)
      refresh()
      return []
    case .fault(let text):
      fault = text
      return []
    case .changed(let text, let task):
      return changed(text, task)
    case .refused(let text):
      refuse(text)
      // What was refused may be so because something has changed.
      return [.look(question)]
    case .understood(let understood):
      if case .typing(var typing) = mode {
        typing.understood = understood
        mode = .typing(typing)
      }
      return []
    case .details(let lines):
      (mode, read) = (.details(lines), 0)
      return []
    case .editing(let editing):
      mode = .typing(Typing(purpose: .edit(editing), editor: LineEditor(editing.text)))
      return [.understand(editing.text, editing)]
    case .leftovers(let leftovers):
      return begin(leftovers)
    case .outcomes(let texts):
      if case .morning(var morning) = mode {
        morning.outcomes = texts
        mode = .morning(morning)
      }
      return []
    case .console(let event): return console(event)
    }
  }

  /// A change was made: what was ticked stays, and everything is looked at again.
  private mutating func changed(_ text: String, _ changed: ChangedTask?) -> [Effect] {
    message = text
    if case .typing = mode { mode = .rows }
    selectsNew = changed == nil
    if let changed, let task = changed.task.completed == nil ? nil : changed.task, changed.isChanged {
      ticked.append(Ticked(index: index, task: task))
      selected = .task(task.id, nil)
    } else if let changed, changed.isChanged {
      // What goes to another day is not at once out of sight.
      let stays =
        facts.map { page == .list ? changed.task.day != nil : changed.task.day != $0.view.day } ?? false
      if stays, page != .time, content.contains(where: { $0.key == .task(changed.task.id, nil) }) {
        ticked.removeAll { $0.task.id == changed.task.id }
        ticked.append(Ticked(index: index, task: changed.task))
      }
      selected = .task(changed.task.id, changed.task.shownOccurrence?.rule)
    }
    return [.look(question)]
  }

  private mutating func console(_ event: ConsoleEvent) -> [Effect] {
    switch event {
    case .interrupted, .ended: return [.leave(isInterrupted: true)]
    case .timeout, .filesChanged, .resized, .resumed: return []
    default: break
    }
    // What was done was seen when the next key comes.
    message = ""
    switch mode {
    case .rows: return rows(event)
    case .typing(let typing): return self.typing(typing, event)
    case .help, .details: return reading(event)
    case .pasting(let lines): return pasting(lines, event)
    case .scope(let editing, let text): return scope(editing, text, event)
    case .morning(let morning): return self.morning(morning, event)
    }
  }

  /// Over a text: it is scrolled and left.
  private mutating func reading(_ event: ConsoleEvent) -> [Effect] {
    switch event {
    case .key(let press) where press.key == .down || press.typed == "j": read += 1
    case .mouse(let action) where action.kind == .wheelDown: read += 1
    case .key(let press) where press.key == .up || press.typed == "k": read = max(0, read - 1)
    case .mouse(let action) where action.kind == .wheelUp: read = max(0, read - 1)
    case .key(let press) where press.key == .pageDown || press.typed == " ": read += room
    case .key(let press) where press.key == .pageUp: read = max(0, read - room)
    case .key:
      mode = .rows
    default: break
    }
    if case .help = mode { read = min(read, max(0, helpLines.count - room)) }
    if case .details(let lines) = mode { read = min(read, max(0, lines.count - room)) }
    return []
  }

  private mutating func pasting(_ lines: [String], _ event: ConsoleEvent) -> [Effect] {
    guard case .key(let press) = event else { return [] }
    if press.key == .enter {
      mode = .rows
      return [.change(.add(lines))]
    }
    if press.key == .escape { mode = .rows }
    return []
  }

  private mutating func scope(_ editing: Editing, _ text: String, _ event: ConsoleEvent) -> [Effect] {
    guard case .key(let press) = event else { return [] }
    if press.key == .escape { mode = .rows }
    guard let key = press.typed?.lowercased(), let extent = words.seriesKey(Character(key)) else { return [] }
    // What was typed stays until the change is made.
    mode = .typing(Typing(purpose: .edit(editing), editor: LineEditor(text)))
    return [.change(.edit(editing, text, extent))]
  }

  /// On the rows: keys by their table, the mouse, and lines that are pasted.
  private mutating func rows(_ event: ConsoleEvent) -> [Effect] {
    switch event {
    case .paste(let text): return paste(text, into: Typing(purpose: .add))
    case .mouse(let action): return mouse(action)
    case .key(let press):
      if press.key == .escape, question.sought != nil {
        question.sought = nil
        return turn()
      }
      guard let action = Keys.action(press, on: page) else {
        if press.key != .escape { message = words.notHere() }
        return []
      }
      return act(action, press)
    default: return []
    }
  }

  /// Another page or day: nothing of the old one stays.
  mutating func turn() -> [Effect] {
    (ticked, top, index, selected) = ([], 0, 0, nil)
    return [.look(question)]
  }
}
