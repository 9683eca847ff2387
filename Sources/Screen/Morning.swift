internal import DayBudget
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// The question of the morning: one leftover at a time, one key each, carried out as one change at the end.
struct Morning {
  let leftovers: [Leftover]
  var index = 0
  var answers: [TaskID: MorningAnswer] = [:]
  /// What was said about each that was answered.
  var said: [String] = []
  /// What each answer would do to the day.
  var outcomes: [String] = []

  /// The leftover that is asked about; nil when all are.
  var asked: Leftover? { leftovers.indices.contains(index) ? leftovers[index] : nil }

  /// What is asked, what was answered, and what would come of it.
  func lines(_ model: Model) -> [StyledText] {
    guard let facts = model.facts, let asked else { return [] }
    let (words, today) = (model.words, facts.view.today)
    func row(_ leftover: Leftover) -> TaskTable.Row {
      let task = leftover.task
      let when = [task.day.map { words.shortDay($0, today: today) }, task.time?.description]
      var row = words.row(
        of: task, code: facts.snapshot.code(of: task), when: when.compactMap(\.self).joined(separator: " "),
        today: today)
      words.say(dueOf: task, today: today, in: &row)
      if leftover.count > 1 { row.suffix = Cell(row.suffix.text + "  " + words.missed(leftover.count)) }
      return row
    }
    let table = TaskTable([row(asked)], width: model.columns, style: model.style, whenWidth: 0)
    let wrapped = outcomes.flatMap { CellWidth.wrap($0, to: model.columns - 4) }
    let title = " \(words.morningTitle(leftovers.count)) (\(index + 1)/\(leftovers.count))"
    return [model.style.bold(title), .empty] + table.lines([row(asked)])
      + wrapped.map { "   " + model.style.dim($0) } + (said.isEmpty ? [] : [.empty])
      + [.empty]
      + Segments.lines(words.morningKeys(), width: model.columns - 4).map { StyledText("   " + $0) }
      + said.suffix(3).map { model.style.dim("   " + $0) }
  }
}

extension Model {
  /// Begins to ask, or says that nothing is left over.
  mutating func begin(_ leftovers: [Leftover]) -> [Effect] {
    guard let first = leftovers.first else {
      message = words.morningIsEmpty()
      return []
    }
    (mode, read) = (.morning(Morning(leftovers: leftovers)), 0)
    return [.outcomes(first, beside: [])]
  }

  mutating func morning(_ morning: Morning, _ event: ConsoleEvent) -> [Effect] {
    guard case .key(let press) = event, let asked = morning.asked, let today = facts?.view.today else {
      return []
    }
    var morning = morning
    if press.key == .escape {
      mode = .rows
      message = morning.answers.isEmpty ? "" : words.nothingChanged()
      return []
    }
    let key =
      press.key == .enter ? .skip : press.typed.flatMap { words.morningKey(Character($0.lowercased())) }
    switch key {
    case .today: return decide(.day(today), .today, asked, &morning)
    case .later: return decide(.later, .later, asked, &morning)
    case .done: return decide(.done, .done, asked, &morning)
    case .drop: return decide(.drop, .drop, asked, &morning)
    case .anotherDay:
      return type(Typing(purpose: .morning(morning)))
    case .skip:
      morning.index += 1
      return go(on: morning)
    case .back:
      morning.index = max(0, morning.index - 1)
      morning.answers[morning.leftovers[morning.index].task.id] = nil
      return go(on: morning)
    case .stop: return finish(morning)
    case nil:
      return []
    }
  }

  /// Another day, as it is typed.
  mutating func answer(_ morning: Morning, on text: String, _ typing: Typing) -> [Effect] {
    guard let facts, let asked = morning.asked else { return [] }
    let parser = EntryParser(
      now: facts.zone.civil(at: facts.view.now), boundary: facts.snapshot.settings.boundary)
    do throws(EntryFailure) {
      var morning = morning
      return decide(.day(try parser.day(text)), .anotherDay, asked, &morning)
    } catch {
      refuse(words.entry(error).message)
      return []
    }
  }

  private mutating func decide(
    _ answer: MorningAnswer, _ key: MorningKey, _ leftover: Leftover, _ morning: inout Morning
  ) -> [Effect] {
    let today = facts?.view.today
    var (day, isToday) = (leftover.task.day, key == .today)
    if case .day(let chosen) = answer { (day, isToday) = (chosen, chosen == today) }
    let named = day.flatMap { day in today.map { words.shortDay(day, today: $0) } } ?? ""
    let text = words.morningAnswer(isToday && key == .anotherDay ? .today : key, day: named)
    morning.said.append("\(SafeText.shown(leftover.task.title)): \(text.trimmed)")
    morning.answers[leftover.task.id] = answer
    morning.index += 1
    return go(on: morning)
  }

  private mutating func go(on morning: Morning) -> [Effect] {
    guard let asked = morning.asked, let today = facts?.view.today else { return finish(morning) }
    mode = .morning(morning)
    let taken = morning.leftovers.filter { morning.answers[$0.task.id] == .day(today) }
    return [.outcomes(asked, beside: taken)]
  }

  /// Carries out what was answered.
  private mutating func finish(_ morning: Morning) -> [Effect] {
    mode = .rows
    let answered = morning.leftovers.compactMap { leftover in
      morning.answers[leftover.task.id].map { (leftover: leftover, answer: $0) }
    }
    return answered.isEmpty ? [] : [.change(.morning(answered))]
  }
}
