internal import Calendars
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday morning` at a terminal: one leftover at a time, one key each.
///
/// The answers are collected and carried out as one change when all are given, or on q; Ctrl-C leaves everything as
/// it was.
struct MorningDialogue {
  /// The run it belongs to.
  let context: Context
  private let leftovers: [Leftover]
  private let snapshot: Snapshot
  private let today: CivilDate
  private let preview: MorningPreview

  private typealias Decisions = [TaskID: MorningAnswer]

  /// What a key means for the leftover that was asked about.
  private enum Step {
    case decided(MorningAnswer)
    case skip
    case back
    case stop
  }

  private var words: any Words { context.words }

  /// A dialogue about these leftovers.
  init(_ leftovers: [Leftover], _ snapshot: Snapshot, _ context: Context) {
    self.leftovers = leftovers
    self.snapshot = snapshot
    self.context = context
    today = context.today(snapshot.settings)
    preview = MorningPreview(context.planner, snapshot.settings)
  }

  /// Asks about each leftover, carries the answers out, and returns what is to be said at the end.
  func run() throws -> Answer {
    let decisions = try context.asking { dialogue in
      do {
        return try ask(dialogue)
      } catch let interrupted as Interrupted {
        // The answers so far were told one by one, as if they were carried out.
        try dialogue.say(StyledText("\n" + words.nothingChanged()))
        throw interrupted
      }
    }
    let decided = leftovers.compactMap { leftover in
      decisions[leftover.task.id].map { (leftover: leftover, answer: $0) }
    }
    var planner = context.planner
    if !decided.isEmpty {
      _ = try planner.answer(shown: decided)
      planner.read()
    }
    var lines = [""].unstyled
    lines += DayText(try preview.view(planner.snapshot()), context: context).styledNumber
    lines += context.incomplete(preview.problems)
    if !decided.isEmpty { lines.append(context.style.dim(words.howToUndo())) }
    var answer = Answer(lines, json: .null)
    answer.change = decided.isEmpty ? .none : .command
    return answer.admitting(preview.problems, context)
  }

  private func ask(_ dialogue: Dialogue) throws -> Decisions {
    let keys = Segments.lines(words.morningKeys(), width: dialogue.width).map(context.style.dim)
    try say([StyledText(words.morningTitle(leftovers.count))] + keys + [.empty], dialogue)
    var decisions: Decisions = [:]
    var index = 0
    while index < leftovers.count {
      let leftover = leftovers[index]
      switch try ask(about: leftover, after: decisions, dialogue) {
      case .decided(let answer):
        decisions[leftover.task.id] = answer
        index += 1
      case .skip: index += 1
      case .back:
        index = max(0, index - 1)
        decisions[leftovers[index].task.id] = nil
      case .stop: return decisions
      }
    }
    return decisions
  }

  /// Asks about one leftover until a key means something, and says what came of it.
  private func ask(about leftover: Leftover, after decisions: Decisions, _ dialogue: Dialogue) throws -> Step
  {
    let taken = leftovers.filter { decisions[$0.task.id] == .day(today) }
    func question() throws {
      var context = context
      context.width = dialogue.width
      let outcomes = try context.outcomes(preview, snapshot, of: leftover, beside: taken).flatMap {
        CellWidth.wrap($0, to: context.width - 3)
      }
      try say(
        context.leftoverLines([leftover], snapshot) + outcomes.map { context.style.dim("   " + $0) }, dialogue
      )
      try dialogue.say(StyledText("   "))
    }
    try question()
    while true {
      switch try dialogue.event() {
      case .ended: return .stop
      case .resumed: try question()
      case .key(let press):
        guard let key = key(press) else { continue }
        guard let (step, day) = try step(key, leftover, dialogue) else {
          try question()
          continue
        }
        let isToday = key == .anotherDay && day == today
        let text = words.morningAnswer(
          isToday ? .today : key, day: day.map { words.shortDay($0, today: today) } ?? "")
        let isPast = key == .anotherDay && day.map { $0 < today } ?? false
        let isAfterDue = leftover.task.due.map { due in day.map { $0 > due } ?? false } ?? false
        let remarks = (isPast ? [Remark.Kind.pastDay] : []) + (isAfterDue && key != .done ? [.afterDue] : [])
        let remark = remarks.map { ", " + words.remark($0, "", meant: nil) }.joined()
        try dialogue.say(StyledText((key == .anotherDay ? "   " : "") + text + remark + "\n"))
        return step
      }
    }
  }

  /// The answer that a key stands for.
  private func key(_ press: KeyPress) -> MorningKey? {
    if press == KeyPress(.enter) { return .skip }
    return press.typed.flatMap { words.morningKey(Character($0.lowercased())) }
  }

  /// What a key comes to, with the day that it is about; nil where the person thinks again.
  private func step(
    _ key: MorningKey, _ leftover: Leftover, _ dialogue: Dialogue
  ) throws -> (Step, day: CivilDate?)? {
    switch key {
    case .today: return (.decided(.day(today)), today)
    case .anotherDay: return try askDay(dialogue).map { (.decided(.day($0)), $0) }
    case .later: return (.decided(.later), nil)
    case .done: return (.decided(.done), leftover.task.day)
    case .drop: return (.decided(.drop), nil)
    case .back: return (.back, nil)
    case .skip: return (.skip, nil)
    case .stop: return (.stop, nil)
    }
  }

  /// Asks for a day, again in the same place where the answer is none; nil where it is left empty or with Esc.
  private func askDay(_ dialogue: Dialogue) throws -> CivilDate? {
    while true {
      guard let text = try dialogue.line(words.morningWhichDay(), indent: 3)?.trimmed, !text.isEmpty else {
        return nil
      }
      do {
        return try context.day(text, snapshot.settings)
      } catch {
        let text = ErrorReport(error, words: words).text
        let lines = error.remark?.meant == nil ? [text.message, text.hint] : [text.message]
        try say(
          lines.flatMap { CellWidth.wrap($0, to: dialogue.width - 3) }.map { StyledText("   " + $0) },
          dialogue)
      }
    }
  }

  private func say(_ lines: [StyledText], _ dialogue: Dialogue) throws {
    var text = StyledText()
    for line in lines {
      text += line
      text += "\n"
    }
    try dialogue.say(text)
  }
}

extension Context {
  /// What each answer would do to the number and the line, beside those that are for today already; nothing where
  /// the budget is off or no time is left to count.
  func outcomes(
    _ preview: MorningPreview, _ snapshot: Snapshot, of leftover: Leftover, beside chosen: [Leftover]
  ) throws -> [String] {
    let view = try preview.view(snapshot, with: chosen)
    guard view.isBudgetOn, view.phase == .open else { return [] }
    let taken = try preview.view(snapshot, with: chosen + [leftover])
    let isLineMoved = line(taken) != line(view)
    let (ifTaken, otherwise) = (outcome(taken, isLineMoved), outcome(view, isLineMoved))
    return [
      ifTaken == otherwise ? words.eitherWay(ifTaken) : words.outcomes(today: ifTaken, otherwise: otherwise)
    ]
  }

  /// The title of the task before which the line stands.
  private func line(_ view: DayView) -> String? {
    view.line.map { CellWidth.cut(SafeText.shown(view.rows[$0].task.title), to: 24) }
  }

  /// What is left of the day, or what is too much, and where the line stands if that is worth saying.
  private func outcome(_ view: DayView, _ saysLine: Bool) -> String {
    guard let line = line(view) else { return words.left(Durations.text(view.plan.leftMinutes)) }
    let over = words.tooMuch(Durations.text(view.plan.overMinutes))
    return saysLine ? over + ", " + words.lineBefore(line) : over
  }
}
