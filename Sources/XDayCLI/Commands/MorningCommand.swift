internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday morning`: decides about each leftover; without answers nothing changes.
enum MorningCommand: CommandCode {
  static let name = CommandName.morning

  static func declaration(_ declare: Declarations) -> Command {
    let codes = declare.argument(.codes, .oneOrMore, kind: .dynamic("tasks"))
    let day = declare.argument(.day, kind: .suggested(PlanCommand.dayWords))
    return declare.command(
      .morning,
      flags: [
        declare.flag(.today, [codes], isRepeatable: true),
        declare.flag(.dayOfLeftover, [day, codes], isRepeatable: true),
        declare.flag(.later, [codes], isRepeatable: true),
        declare.flag(.doneOfLeftover, [codes], isRepeatable: true),
        declare.flag(.drop, [codes], isRepeatable: true),
        declare.flag(.allToday), declare.flag(.allLater), declare.flag(.check),
      ],
      synonyms: ["review", "leftovers", "rollover"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    if call.has(.check) {
      let answers: [FlagName] = [
        .today, .dayOfLeftover, .later, .doneOfLeftover, .drop, .allToday, .allLater,
      ]
      if let answer = answers.first(where: { call.has($0) }) {
        throw CommandFailure.conflictingFlags("--check", "--" + answer.word)
      }
      let leftovers = try context.planner.leftovers()
      var answer = context.morningAnswer(leftovers, [], snapshot)
      if !leftovers.isEmpty { answer.status = .no }
      return answer
    }
    let (named, others) = try answers(call, snapshot.settings, context)
    if named.isEmpty && others == nil {
      let leftovers = try context.planner.leftovers()
      if context.canAsk, !leftovers.isEmpty {
        return try MorningDialogue(leftovers, snapshot, context).run()
      }
      return context.morningAnswer(leftovers, [], snapshot)
    }
    let outcome = try context.planner.answer(named, others: others)
    return context.morningAnswer(outcome.waiting, outcome.changed, outcome.before)
  }

  /// What the flags say: about leftovers that are named, and about all others.
  private static func answers(
    _ call: Invocation, _ settings: Settings, _ context: Context
  ) throws -> (named: [(words: [String], answer: MorningAnswer)], others: MorningAnswer?) {
    let today = context.today(settings)
    var named: [(words: [String], answer: MorningAnswer)] = []
    func name(_ words: some Sequence<String>, _ answer: MorningAnswer) {
      named.append((words.map(\.normalised), answer))
    }
    for codes in call.groups(.today) { name(codes, .day(today)) }
    for group in call.groups(.dayOfLeftover) {
      name(group.dropFirst(), .day(try context.day(group[0], settings)))
    }
    for codes in call.groups(.later) { name(codes, .later) }
    for codes in call.groups(.doneOfLeftover) { name(codes, .done) }
    for codes in call.groups(.drop) { name(codes, .drop) }
    if call.has(.allToday) && call.has(.allLater) {
      throw CommandFailure.conflictingFlags("--all-today", "--all-later")
    }
    let others: MorningAnswer? = call.has(.allToday) ? .day(today) : call.has(.allLater) ? .later : nil
    return (named, others)
  }
}

extension MorningAnswer {
  /// What it does to a task, as the receipt says it.
  var kind: ChangeKind {
    switch self {
    case .day: .planned
    case .later: .unplanned
    case .done: .done
    case .drop: .dropped
    }
  }
}

extension Context {
  /// The rows of leftovers: each with its day, and how often a series was missed.
  func leftoverLines(_ leftovers: [Leftover], _ snapshot: Snapshot) -> [StyledText] {
    let today = today(snapshot.settings)
    let rows = leftovers.map { leftover in
      let task = leftover.task
      let when = [task.day.map { words.shortDay($0, today: today) }, task.time?.description]
      var row = row(
        of: task, code: snapshot.code(of: task), when: when.compactMap(\.self).joined(separator: " "))
      words.say(dueOf: task, today: today, in: &row)
      if leftover.count > 1 { row.suffix = Cell(row.suffix.text + "  " + words.missed(leftover.count)) }
      return row
    }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return table.lines(rows[...])
  }

  /// What morning says: what was decided, and what still waits.
  func morningAnswer(
    _ leftovers: [Leftover], _ changed: [(answer: MorningAnswer, task: ChangedTask)], _ snapshot: Snapshot
  ) -> Answer {
    var lines = receipts(
      changed.flatMap { changeLines($0.answer.kind, [$0.task]) }, ending: words.howToUndo())
    if leftovers.isEmpty {
      if changed.isEmpty { lines += CellWidth.wrap(words.morningIsEmpty(), to: width).unstyled }
    } else {
      lines += CellWidth.wrap(words.morningTitle(leftovers.count), to: width).unstyled + [.empty]
      lines += leftoverLines(leftovers, snapshot)
      lines += [.empty] + CellWidth.wrap(words.morningHowTo(), to: width).map(style.dim)
    }
    let zone = zone
    var answer = Answer(
      lines,
      json: .morning(leftovers, changed.map(\.task), zone: zone) { snapshot.code(of: $0) })
    answer.change = !changed.isEmpty ? .command : .none
    return answer
  }
}
