internal import CommandTable
internal import DayBudget
internal import Store
internal import Terminal

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

  /// What is decided about a leftover.
  enum Answer: Hashable {
    case day(CivilDate)
    case later
    /// Done on its own day.
    case done
    case drop
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> XDayCLI.Answer {
    let snapshot = try context.snapshot()
    let today = context.today(snapshot.settings)
    let leftovers = try snapshot.leftovers(today: today, now: context.now, zone: context.zone)
    if call.has(.check) {
      let answers: [FlagName] = [
        .today, .dayOfLeftover, .later, .doneOfLeftover, .drop, .allToday, .allLater,
      ]
      if let answer = answers.first(where: { call.has($0) }) {
        throw CommandFailure.conflictingFlags("--check", "--" + answer.word)
      }
      var answer = context.morningAnswer(leftovers, [], snapshot)
      if !leftovers.isEmpty { answer.status = .no }
      return answer
    }
    let decisions = try decisions(call, leftovers, snapshot, context)
    if decisions.isEmpty {
      if context.canAsk, !leftovers.isEmpty {
        return try MorningDialogue(leftovers, snapshot, context).run()
      }
      return context.morningAnswer(leftovers, [], snapshot)
    }
    let changed = try context.decide(leftovers.filter { decisions[$0.task.id] != nil }, decisions)
    return context.morningAnswer(leftovers.filter { decisions[$0.task.id] == nil }, changed, snapshot)
  }

  /// What the flags say about each leftover; throws where one task gets two answers or is no leftover.
  private static func decisions(
    _ call: Invocation, _ leftovers: [Leftover], _ snapshot: Snapshot, _ context: Context
  ) throws -> [TaskID: Answer] {
    let today = context.today(snapshot.settings)
    var decisions: [TaskID: Answer] = [:]
    func decide(_ words: [String], _ answer: Answer) throws {
      for task in try context.lookup().open(words) {
        guard leftovers.contains(where: { $0.task.id == task.id }) else {
          throw CommandFailure.noSuchTask(task.title)
        }
        guard decisions.updateValue(answer, forKey: task.id) ?? answer == answer else {
          throw CommandFailure.ambiguousAnswer(task.title)
        }
      }
    }
    for codes in call.groups(.today) { try decide(codes, .day(today)) }
    for group in call.groups(.dayOfLeftover) {
      try decide(Array(group.dropFirst()), .day(context.day(group[0], snapshot.settings)))
    }
    for codes in call.groups(.later) { try decide(codes, .later) }
    for codes in call.groups(.doneOfLeftover) { try decide(codes, .done) }
    for codes in call.groups(.drop) { try decide(codes, .drop) }
    if call.has(.allToday) && call.has(.allLater) {
      throw CommandFailure.conflictingFlags("--all-today", "--all-later")
    }
    if call.has(.allToday) || call.has(.allLater) {
      for leftover in leftovers where decisions[leftover.task.id] == nil {
        decisions[leftover.task.id] = call.has(.allToday) ? .day(today) : .later
      }
    }
    return decisions
  }
}

extension MorningCommand.Answer {
  /// What it does to a task, as the receipt says it.
  var kind: ChangeKind {
    switch self {
    case .day: .planned
    case .later: .unplanned
    case .done: .done
    case .drop: .dropped
    }
  }

  /// Carries the decision out and returns the task as it is afterwards.
  ///
  /// Of a series the occurrence that was missed last is decided about, and those before it are settled.
  func apply(
    to leftover: Leftover, at now: Int, today: CivilDate, in draft: inout Draft,
    using random: inout some RandomNumberGenerator
  ) throws -> Task? {
    let task = leftover.task
    guard let occurrence = leftover.occurrence else { return try apply(to: task, at: now, in: &draft) }
    switch self {
    case .day(let day):
      return try draft.update(task.id) { series in
        series.settle(before: today, keeping: occurrence.rule)
        series.move(occurrence, to: day)
      }?.occurrence(shownOn: day)
    case .later:
      try draft.update(task.id) { $0.settle(before: today) }
      return try draft.addPlain(from: task, occurrence, day: nil, using: &random)
    case .done:
      try draft.update(task.id) { series in
        series.exceptions[occurrence.rule] = .done
        series.settle(before: today)
      }
      return try draft.add(task.title, using: &random) { done in
        done.take(from: task, day: occurrence.shown)
        done.series = Occurrence(id: task.id, day: occurrence.rule)
        done.complete(at: now, on: occurrence.shown)
      }
    case .drop:
      try draft.update(task.id) { $0.settle(before: today) }
      return task
    }
  }

  private func apply(to task: Task, at now: Int, in draft: inout Draft) throws -> Task? {
    switch self {
    case .day(let day):
      return try draft.update(task.id) { $0.day = day }
    case .later:
      return try draft.update(task.id) { $0.putIntoList() }
    case .done:
      return try draft.update(task.id) { done in
        if let day = task.day { done.complete(at: now, on: day) }
      }
    case .drop:
      try draft.remove(task.id)
      return task
    }
  }
}

extension Context {
  /// A decision about a leftover that was carried out.
  typealias Decided = (decision: MorningCommand.Answer, task: ChangedTask)

  /// Carries out what was decided about these leftovers.
  func decide(_ leftovers: [Leftover], _ decisions: [TaskID: MorningCommand.Answer]) throws -> [Decided] {
    let today = today(try snapshot().settings)
    let byID = Dictionary(uniqueKeysWithValues: leftovers.map { ($0.task.id, $0) })
    var random = surroundings.random
    let changed = try changed(.morning, leftovers.map(\.task)) { task, draft in
      guard let leftover = byID[task.id], let decision = decisions[task.id] else { return task }
      return try decision.apply(to: leftover, at: now, today: today, in: &draft, using: &random)
    }
    return zip(leftovers, changed).map { leftover, changed in
      (decisions[leftover.task.id] ?? .later, changed)
    }
  }

  /// The rows of leftovers: each with its day, and how often a series was missed.
  func leftoverLines(_ leftovers: [Leftover], _ snapshot: Snapshot) -> [StyledText] {
    let today = today(snapshot.settings)
    let rows = leftovers.map { leftover in
      let task = leftover.task
      let when = [task.day.map { words.shortDay($0, today: today) }, task.time?.description]
      var row = row(
        of: task, code: snapshot.code(of: task.id), when: when.compactMap(\.self).joined(separator: " "))
      if leftover.count > 1 { row.suffix = Cell(row.suffix.text + "  " + words.missed(leftover.count)) }
      return row
    }
    let table = TaskTable(rows, width: width, style: style, whenWidth: 0)
    return table.lines(rows[...])
  }

  /// What morning says: what was decided, and what still waits.
  func morningAnswer(
    _ leftovers: [Leftover], _ changed: [Decided], _ snapshot: Snapshot
  ) -> Answer {
    var lines = receipts(
      changed.flatMap { changeLines($0.decision.kind, [$0.task]) }, ending: words.howToUndo())
    if leftovers.isEmpty {
      if changed.isEmpty { lines += CellWidth.wrap(words.morningIsEmpty(), to: width).unstyled }
    } else {
      lines += CellWidth.wrap(words.morningTitle(leftovers.count), to: width).unstyled + [.empty]
      lines += leftoverLines(leftovers, snapshot)
      lines += [.empty] + CellWidth.wrap(words.morningHowTo(), to: width).map(style.dim)
    }
    let json = TaskJSON(zone: zone)
    var answer = Answer(
      lines,
      json: .members([
        "schema": "xday.morning/1",
        "leftovers": .array(
          leftovers.map { leftover in
            .object(
              json.members(leftover.task, code: snapshot.code(of: leftover.task.id)) + [
                ("missedCount", .number(leftover.occurrence == nil ? nil : leftover.count))
              ])
          }),
        "changed": .array(changed.map { json.object($0.task.task, code: $0.task.code) }),
      ]))
    answer.change = !changed.isEmpty ? .command : .none
    return answer
  }
}
