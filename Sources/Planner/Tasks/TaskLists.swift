package import DayBudget
package import Parser
package import Store

/// Which tasks a list is of.
package enum TaskSelection {
  /// The open ones without a day, in their order.
  case list
  /// All open ones by day, a series on the day of its next occurrence.
  case open
  /// The open series, each on the day of its next occurrence.
  case series
  /// The open ones that are due, by their due day.
  case due
  /// Those completed on this day or later, in the order of their completion.
  case completed(since: CivilDate)
}

/// Lists of tasks that are no days.
extension DayPlanner {
  /// The tasks of a selection that have all of these tags, which come in lower case, and what could not be read.
  package func tasks(
    _ selection: TaskSelection, tags: [String] = [], _ snapshot: Snapshot
  ) throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
    let (tasks, failures) = try tasks(selection, snapshot)
    return (try withWork(tasks.filter { $0.has(tags) }, snapshot), failures)
  }

  private func tasks(
    _ selection: TaskSelection, _ snapshot: Snapshot
  ) throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
    switch selection {
    case .list: return snapshot.readableList()
    case .open:
      let open = snapshot.readableOpen()
      return (byDay(try shown(open.tasks), snapshot.settings), open.failures)
    case .series:
      let series = snapshot.readableSeries()
      return (byDay(try shown(series.tasks), snapshot.settings), series.failures)
    case .due:
      let open = snapshot.readableOpen()
      return (byDueDay(open.tasks), open.failures)
    case .completed(let day): return try completed(since: day, snapshot)
    }
  }

  /// The day that a text names, today for an empty one; throws `EntryFailure`.
  package func day(_ text: String, _ settings: Settings) throws(EntryFailure) -> CivilDate {
    text.isEmpty ? today(settings) : try parser(settings).day(text)
  }

  /// The day that a text names when it speaks of what is done: the last such day, today included.
  package func pastDay(_ text: String, _ settings: Settings) throws(EntryFailure) -> CivilDate {
    text.isEmpty ? today(settings) : try parser(settings, looksBack: true).day(text)
  }

  /// Tasks as lists show them: a series on the day of its next occurrence; one of which nothing is open as it is stored.
  package func shown(_ tasks: [Task]) throws(StoreFailure) -> [Task] {
    let today = today(try snapshot().settings)
    return tasks.map { $0.shown(today: today) }
  }

  /// Tasks completed on a day or later, in the order of their completion, and why records of the store or months
  /// of history are missing among them; nil asks for all.
  package func completed(
    since day: CivilDate?, _ snapshot: Snapshot
  ) throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
    let own = snapshot.readableCompleted()
    let recent = own.tasks.filter { task in
      day.map { day in task.completedDay.map { $0 >= day } ?? false } ?? true
    }
    let past = try store.readableHistory(from: day)
    return (past.tasks + recent, own.failures + past.failures)
  }

  /// Every task: the open ones in their order, then the completed ones in the order of their completion.
  package func all(_ snapshot: Snapshot) throws(StoreFailure) -> [Task] {
    try snapshot.open() + store.history() + snapshot.completed()
  }

  /// Tasks whose title, notes or tags have all of these words, which come in lower case; open ones first.
  package func search(
    _ words: [String], _ snapshot: Snapshot
  ) throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
    let past = try completed(since: nil, snapshot)
    let open = snapshot.readableOpen()
    let all = try shown(open.tasks) + past.tasks
    let found = all.filter { task in
      let text = ([task.title, task.notes ?? ""] + task.tags.map { "#" + $0 }).joined(separator: "\n")
        .lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return (try withWork(found, snapshot), open.failures + past.failures)
  }

  /// Tasks by day, each day as its own list has it, those without a day last.
  private func byDay(_ tasks: [Task], _ settings: Settings) -> [Task] {
    let days = Dictionary(grouping: tasks, by: \.day)
    let dated = days.keys.compactMap(\.self).sorted()
    return dated.flatMap { (days[$0] ?? []).byClock(on: $0, settings.boundary) } + (days[nil] ?? [])
  }

  /// The tasks with a due day, sorted by it, those of one day in their order.
  package func byDueDay(_ tasks: [Task]) -> [Task] {
    tasks.enumerated().compactMap { place, task in task.due.map { (day: $0, place: place, task: task) } }
      .sorted { ($0.day, $0.place) < ($1.day, $1.place) }.map(\.task)
  }
}

extension Task {
  /// Whether it has all of these tags, which come in lower case.
  func has(_ tags: [String]) -> Bool {
    tags.allSatisfy { tag in self.tags.contains { $0.lowercased() == tag } }
  }
}
