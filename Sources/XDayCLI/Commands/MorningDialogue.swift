internal import Calendars
internal import DayBudget
internal import Planner
internal import Store

/// `xday morning` at a terminal: one leftover at a time, one key each; every answer is kept at once.
struct MorningDialogue {
  /// The run it belongs to.
  private(set) var context: Context

  private var words: any Wording { context.words }

  /// Asks about each leftover and returns what is to be said at the end.
  mutating func run(_ leftovers: [Leftover], _ snapshot: Snapshot) throws -> Answer {
    let settings = snapshot.settings
    let today = context.today(settings)
    let preview = MorningPreview(context.planner, settings)
    let keys = Segments.lines(words.morningKeys(), width: context.width).map(context.style.dim)
    try say(([words.morningTitle(leftovers.count)] + keys).map { $0 + "\n" }.joined() + "\n")
    var snapshot = snapshot
    for leftover in leftovers {
      let outcomes = try outcomes(preview, of: leftover, snapshot).map { context.style.dim("   " + $0) }
      let lines = context.leftoverLines([leftover], snapshot) + outcomes
      try say(lines.map { $0 + "\n" }.joined() + "   ")
      let (key, answer) = try ask(today, settings)
      if key == .stop { break }
      try say(words.morningAnswer(key) + "\n")
      guard let answer else { continue }
      do {
        _ = try context.planner.answer(leftover, answer)
      } catch let failure as PlanFailure {
        // Another command has decided about it since it was asked.
        try say(ErrorReport(failure, words: words).text.message + "\n")
      }
      context.planner.read()
      snapshot = try context.snapshot()
    }
    let text = "\n" + DayText(try preview.view(snapshot), context: context).number.joined(separator: "\n")
    return Answer([text], json: .null)
  }

  /// Waits for a key that means something; for another day, for the day too.
  private func ask(_ today: CivilDate, _ settings: Settings) throws -> (MorningKey, MorningAnswer?) {
    while true {
      guard let character = context.surroundings.input.readKey() else { return (.stop, nil) }
      if character == "\u{3}" { throw Interrupted() }
      guard let key = words.morningKey(Character(character.lowercased())) else { continue }
      switch key {
      case .today: return (key, .day(today))
      case .later: return (key, .later)
      case .drop: return (key, .drop)
      case .skip, .stop: return (key, nil)
      case .anotherDay:
        if let day = try askDay(settings) { return (key, .day(day)) }
      }
    }
  }

  private func askDay(_ settings: Settings) throws -> CivilDate? {
    try say(words.morningWhichDay())
    guard let text = context.surroundings.input.readLine()?.trimmed, !text.isEmpty else { return nil }
    do {
      return try context.day(text, settings)
    } catch {
      try say(ErrorReport(error, words: words).text.message + "\n")
      return nil
    }
  }

  private func say(_ text: String) throws {
    try context.surroundings.output.write(text)
  }

  /// What each answer would do to the number and the line; nothing where the budget is off.
  private func outcomes(
    _ preview: MorningPreview, of leftover: Leftover, _ snapshot: Snapshot
  ) throws -> [String] {
    let view = try preview.view(snapshot)
    guard view.isBudgetOn else { return [] }
    let taken = try preview.view(snapshot, with: leftover)
    let isLineMoved = line(taken) != line(view)
    let (today, otherwise) = (outcome(taken, isLineMoved), outcome(view, isLineMoved))
    let text =
      today == otherwise ? words.eitherWay(today) : words.outcomes(today: today, otherwise: otherwise)
    return CellWidth.wrap(text, to: context.width - 3)
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
