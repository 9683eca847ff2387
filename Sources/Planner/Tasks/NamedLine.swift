package import DayBudget
package import Parser
internal import Store

/// Lines in which tasks are named first and something else is said behind them: where the names end is decided
/// here, by what the words mean.
extension TaskLookup {
  /// More words than any day, time, rule or share has, and more parts than anyone gives behind a title.
  ///
  /// Without it a line of a thousand codes would be read a thousand times.
  private static let longestRest = 64

  /// The tasks that the first words name, and what the others say.
  ///
  /// As many of the last words as can be read as something else are that, as long as those before them name
  /// tasks. Throws as `open` does, or what `misread` says of words behind names that can be read as nothing, or
  /// are parts of an entry that the command has no use for.
  private func leading<Rest>(
    _ words: [String], _ parser: EntryParser, needsRest: Bool = false, _ read: (String) -> Rest?,
    misread: ((String) -> any Error)? = nil
  ) throws -> (tasks: [NamedTask], rest: Rest?) {
    var failure: PlanFailure?
    for count in words.indices.dropFirst().suffix(TaskLookup.longestRest) {
      guard let rest = read(words[count...].joined(separator: " ")) else { continue }
      do {
        return (try open(Array(words[..<count])), rest)
      } catch let error as PlanFailure {
        failure = failure ?? error
      }
    }
    do {
      if let failure, needsRest { throw failure }
      let tasks = try open(words)
      if let misread, needsRest { throw misread(words[words.count - 1]) }
      return (tasks, nil)
    } catch let error as PlanFailure {
      if let misread {
        for count in try countsOfNames(in: words, most: TaskLookup.longestRest) {
          do {
            _ = try open(Array(words[..<count]))
          } catch let named as PlanFailure {
            if case .ambiguous = named, failure == nil { throw named }
            continue
          }
          let rest = words[count...].joined(separator: " ")
          if failure == nil || parser.isOfParts(rest) { throw misread(rest) }
        }
      }
      throw failure ?? error
    }
  }

  /// What `plan` names: tasks, and behind them a day, a time, both or neither.
  func planned(_ words: [String], _ parser: EntryParser) throws -> (tasks: [NamedTask], goal: PlanGoal) {
    let (tasks, goal) = try leading(words, parser) {
      try? PlanGoal($0, parser)
    } misread: {
      failure { text throws(EntryFailure) in _ = try parser.dayAndTime(text) }($0)
    }
    return (tasks, goal ?? PlanGoal(day: parser.today))
  }

  /// What `edit` names: a task, and behind it what is to change; nil where nothing stands there.
  ///
  /// Behind a code that may be a title too, behind words only parts: else nobody could say where one title ends
  /// and the other begins. `PlanFailure.titleLeftOver` says so.
  func edited(_ words: [String], _ parser: EntryParser) throws -> (task: NamedTask, entry: Entry?) {
    if let first = words.first, let task = try openTask(first) {
      let text = words.dropFirst().joined(separator: " ")
      return (task, try text.isEmpty ? nil : parser.change(text))
    }
    do {
      let (tasks, entry) = try leading(words, parser) { text -> Entry? in
        let entry = try? parser.change(text)
        return entry?.title.isEmpty ?? false ? entry : nil
      }
      guard tasks.count == 1 else { throw ambiguous(words.joined(separator: " "), tasks.map(\.task)) }
      return (tasks[0], entry)
    } catch let failure as PlanFailure {
      for count in try countsOfNames(in: words, most: TaskLookup.longestRest) {
        guard let tasks = try? open(Array(words[..<count])), tasks.count == 1 else { continue }
        let text = words[count...].joined(separator: " ")
        throw PlanFailure.titleLeftOver(
          try parser.change(text).title, text: text, code: snapshot.code(of: tasks[0].task.id))
      }
      if failure.mayMeanCompleted, let done = try completedToEdit(words, parser) { return done }
      throw failure
    }
  }

  /// The completed task that a line of `edit` names, and what is to change; nil where it names none.
  private func completedToEdit(
    _ words: [String], _ parser: EntryParser
  ) throws -> (task: NamedTask, entry: Entry?)? {
    for count in (1...words.count).reversed() {
      guard let tasks = try? completed(Array(words[..<count])), tasks.count == 1 else { continue }
      let text = words[count...].joined(separator: " ")
      let entry = try text.isEmpty ? nil : parser.change(text)
      // Behind words of the title it has to be parts alone.
      if count > 1 || tasks[0].id.description.hasPrefix(words[0]) || entry?.title.isEmpty ?? true {
        return (NamedTask(tasks[0]), entry)
      }
    }
    return nil
  }

  /// What `split` names: one task, and behind it what it keeps, a duration and with it a day or none.
  ///
  /// Throws `PlanFailure.notAShare` for anything else behind it.
  func divided(_ words: [String], _ parser: EntryParser) throws -> (task: NamedTask, share: TaskShare) {
    let (tasks, share) = try leading(words, parser, needsRest: true) {
      TaskShare($0, parser)
    } misread: { text -> any Error in
      if let near = parser.nearDay(text) { return near }
      return PlanFailure.notAShare(text)
    }
    guard let share else { throw PlanFailure.notAShare("") }
    guard tasks.count == 1 else { throw ambiguous(words.joined(separator: " "), tasks.map(\.task)) }
    return (tasks[0], share)
  }

  /// What `repeat` names: tasks, and behind them a rule; nil for `off`.
  func repeated(
    _ words: [String], _ parser: EntryParser
  ) throws -> (tasks: [NamedTask], rule: RepeatRule?) {
    let (tasks, rule) = try leading(words, parser, needsRest: true) { text -> RepeatRule?? in
      if text.lowercased() == "off" { return .some(nil) }
      return (try? parser.repeatRule(text)).map { .some($0) }
    } misread: {
      failure { text throws(EntryFailure) in _ = try parser.repeatRule(text) }($0)
    }
    return (tasks, rule ?? nil)
  }
}

/// Why a text cannot be read.
private func failure(_ read: @escaping (String) throws(EntryFailure) -> Void) -> (String) -> any Error {
  { text in
    do {
      try read(text)
    } catch {
      return error
    }
    return PlanFailure.noSuchTask(text)
  }
}

extension EntryParser {
  /// Whether a text has no words of its own for a title.
  fileprivate func isOfParts(_ text: String) -> Bool { (try? change(text))?.title.isEmpty ?? true }
}

/// Where `plan` brings tasks.
package struct PlanGoal {
  /// The day.
  package let day: CivilDate
  /// The time on it; nil leaves what the task has.
  package var time: ClockTime?
  /// The duration that a span gives it; nil leaves what the task has.
  package var durationMinutes: Int?
  /// What there is to say about it.
  package var remarks: [Remark] = []

  init(day: CivilDate) {
    self.day = day
  }

  /// Reads a day, a time or span, or both; throws `EntryFailure` where a text says anything else.
  ///
  /// A time alone is meant for today, for tomorrow where it has passed.
  init(_ text: String, _ parser: EntryParser) throws(EntryFailure) {
    if let day = try? parser.day(text) {
      self.day = day
      if day < parser.today { remarks = [Remark(kind: .pastDay, text: text)] }
      return
    }
    let entry = try parser.dayAndTime(text)
    day = entry.day ?? parser.today
    (time, durationMinutes, remarks) = (entry.time, entry.durationMinutes, entry.remarks)
  }

  /// Gives a task the time and the duration that were named.
  func setTime(of task: inout Task) {
    task.time = time ?? task.time
    task.durationMinutes = durationMinutes ?? task.durationMinutes
  }
}
