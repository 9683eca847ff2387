internal import DayBudget
internal import Exchange
internal import Store

/// What is in the store already, as an import has to know it.
struct KnownTasks {
  /// The tasks, open and completed, those of history too.
  let tasks: [TaskID: Task]
  /// Every id that stands somewhere in the store, those of deleted tasks too.
  let ids: Set<TaskID>
  /// The rank of the last open task.
  let highestRank: Rank?

  /// Reads the whole store; throws `StoreFailure` where a part of it cannot be read.
  init(_ store: DayPlanner, _ snapshot: Snapshot) throws {
    let open = try snapshot.open()
    let all = try open + snapshot.completed() + store.history()
    tasks = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    highestRank = open.last?.rank
    let export = try store.export()
    let mark = Array("\"id\": \"".utf8)
    ids = Set(
      export.indices.compactMap { place in
        guard export[place...].starts(with: mark) else { return nil }
        let letters = export[(place + mark.count)...].prefix(TaskID.length)
        return TaskID(String(decoding: letters, as: UTF8.self))
      })
  }
}

/// Tasks of another program as records that the store joins with what it has (docs/file-format.md).
///
/// The store decides field by field, and the later edit wins. So a task that came in before is given only
/// the edits that are news, with the instant at which the source was changed: what was edited here since
/// stays, and the same file a second time changes nothing. What was deleted here is not brought back.
struct IncomingTasks {
  /// The records to join, in no order.
  let records: [Task]
  /// How many tasks of the source are here already, or were deleted here, and are left as they are.
  let kept: Int

  /// The records of these tasks; `now` is when those were made that do not say when.
  init(_ tasks: [PlainTask], known: KnownTasks, now: Int) {
    var rank = known.highestRank
    var records: [Task] = []
    let ids = tasks.map { TaskID(of: $0.name) }
    let codeLengths = IncomingTasks.codeLengths(Set(ids))
    var seen: Set<TaskID> = []
    for index in IncomingTasks.order(of: tasks) where seen.insert(ids[index]).inserted {
      let (id, task) = (ids[index], tasks[index])
      if let old = known.tasks[id] {
        if let record = IncomingTasks.update(of: old, with: task) { records.append(record) }
      } else if !known.ids.contains(id) {
        let own = task.placeInList
        if own == nil { rank = Rank.between(rank, nil) ?? .middle }
        let created = task.created ?? task.modified ?? task.completed ?? now
        records.append(
          IncomingTasks.record(
            id, task, codeLength: codeLengths[id] ?? 2, created: created,
            modified: max(created, task.modified ?? created),
            rank: own ?? rank ?? .middle, edited: task.edited ?? [:]))
      }
    }
    kept = seen.count - records.count
    self.records = records
  }

  /// How many letters tell each id from all the others, two or more, so that no code changes later.
  private static func codeLengths(_ ids: Set<TaskID>) -> [TaskID: Int] {
    let sorted = ids.sorted()
    var lengths = Dictionary(uniqueKeysWithValues: sorted.map { ($0, 2) })
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let shared = zip(left.description.utf8, right.description.utf8).prefix { $0 == $1 }.count
      for id in [left, right] { lengths[id] = max(lengths[id] ?? 2, shared + 1) }
    }
    return lengths
  }

  /// The places of the tasks, by priority where there are several, else in the order of the file.
  private static func order(of tasks: [PlainTask]) -> [Int] {
    // Places are moved about, not whole tasks.
    tasks.indices.sorted { (tasks[$0].importance, $0) < (tasks[$1].importance, $1) }
  }

  /// What is news of a task that is here already; nil for nothing.
  private static func update(of old: Task, with task: PlainTask) -> Task? {
    let rank = task.placeInList ?? old.rank
    if let edited = task.edited {
      let modified = task.modified ?? old.modified
      return record(
        old.id, task, reminder: old.reminder, created: task.created ?? old.created, modified: modified,
        rank: rank, edited: edited)
    }
    var task = task
    if task.isDoneUndated, let completed = old.completed {
      (task.completed, task.completedDay) = (completed, old.completedDay)
    }
    var news = differences(from: old, to: task)
    if task.modified == nil {
      // Such a source only says when something was done; all else is as old as the task.
      news = news.filter { $0 == "completed" || $0 == "completedDay" }
      if task.completed == nil { return nil }
    }
    if news.isEmpty { return nil }
    let created = task.created ?? old.created
    let instant = max(created, task.modified ?? task.completed ?? created)
    let edited = Dictionary(uniqueKeysWithValues: news.map { ($0, instant) })
    return record(
      old.id, task, reminder: old.reminder, created: created, modified: instant, rank: rank, edited: edited)
  }

  /// The names of the fields, as the store has them, in which a source says something else.
  private static func differences(from old: Task, to new: PlainTask) -> [String] {
    let pairs: [(String, Bool)] = [
      ("title", old.title == new.title), ("day", old.day == new.day), ("time", old.time == new.time),
      ("due", old.due == new.due), ("durationMinutes", old.durationMinutes == new.durationMinutes),
      ("urgent", old.isUrgent == new.isUrgent),
      ("tags", old.tags == new.tags), ("repeat", old.repeatRule == new.repeatRule),
      ("notes", old.notes == new.notes), ("completed", old.completed == new.completed),
      ("completedDay", old.completedDay == new.completedDay), ("series", old.series == new.occurrence),
    ]
    let days = Set(old.exceptions.keys).union(new.exceptions.keys)
    let exceptions = days.filter { old.exceptions[$0].map(PlainTask.Fate.init) != new.exceptions[$0] }.map {
      "exceptions/\($0)"
    }
    return pairs.filter { !$0.1 }.map(\.0) + exceptions
  }

  private static func record(
    _ id: TaskID, _ task: PlainTask, reminder: TaskReminder? = nil, codeLength: Int = 2,
    created: Int, modified: Int, rank: Rank,
    edited: [String: Int]
  ) -> Task {
    var record = Task(
      id: id, title: task.title, rank: rank, codeLength: codeLength, created: created, modified: modified,
      edited: edited)
    (record.day, record.time, record.due) = (task.day, task.time, task.due)
    record.durationMinutes = task.durationMinutes
    record.isUrgent = task.isUrgent
    // What other formats do not carry stays as it is.
    record.reminder = reminder
    record.tags = task.tags
    record.repeatRule = task.repeatRule
    record.exceptions = task.exceptions.mapValues(OccurrenceException.init)
    record.openFrom = task.openFrom
    record.series = task.occurrence
    record.notes = task.notes
    (record.completed, record.completedDay) = (task.completed, task.completedDay)
    return record
  }
}
