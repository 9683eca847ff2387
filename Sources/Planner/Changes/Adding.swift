internal import DayBudget
package import Parser
package import Store

/// A line, read: what `add` is about to make of it.
package struct EntryReading {
  /// What the text says.
  package let entry: Entry
  /// What there is to say about how it was read.
  package let remarks: [Remark]
  /// What was set outright.
  package let parts: TaskParts

  /// The title that the task will have.
  package var title: String { parts.title ?? entry.title }

  /// Reads a text, which may hold parts alone where the title is set outright; throws `EntryFailure`.
  package init(_ text: String, parts: TaskParts, parser: EntryParser) throws(EntryFailure) {
    entry = parts.title == nil ? try parser.entry(text) : try parser.change(text)
    self.parts = parts
    var remarks = parts.remarks(beside: entry.remarks, hasDay: entry.day != nil)
    if entry.due != nil || parts.due != nil {
      var task = Task(preview: entry.title, created: 0)
      entry.apply(to: &task)
      parts.apply(to: &task)
      remarks += task.remarksOnDue(beside: remarks)
    }
    self.remarks = remarks
  }

  /// Puts what was read, then what was set outright, into a new task.
  func fill(_ task: inout Task) {
    entry.apply(to: &task)
    parts.apply(to: &task)
  }
}

extension DayPlanner {
  /// Adds a task a line, behind all others or, in their order, before them; returns how the lines were read too.
  ///
  /// - Parameter read: Reads the lines under these settings; once more where the start of the day has changed.
  package func add(
    isFirst: Bool, _ read: (Settings) throws -> [EntryReading]
  ) throws -> (tasks: [ChangedTask], readings: [EntryReading]) {
    let known = try snapshot().settings
    var readings = try read(known)
    var random = random
    return try change("add", readsDays: true) { draft in
      if draft.settings.dayStart != known.dayStart { readings = try read(draft.settings) }
      draft.about = readings.map(\.title).joined(separator: ", ")
      var added: [ChangedTask] = []
      // Backwards at the front, so that the first line stands first.
      for reading in isFirst ? readings.reversed() : readings {
        var task = try draft.add(reading.entry.title, using: &random) { reading.fill(&$0) }
        try task.refuseEnd(code: nil)
        if isFirst {
          try draft.move(task.id, to: .first)
          task = try draft.task(task.id) ?? task
        }
        added.append(ChangedTask(task: task, code: draft.code(of: task.id), isChanged: true))
      }
      return (isFirst ? added.reversed() : added, readings)
    }
  }

  /// The tasks that the lines would make.
  package func preview(_ readings: [EntryReading]) throws -> [Task] {
    try readings.map { reading in
      var task = Task(preview: reading.entry.title, created: instant)
      reading.fill(&task)
      try task.refuseEnd(code: nil)
      return task
    }
  }
}
