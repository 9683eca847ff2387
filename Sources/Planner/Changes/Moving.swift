internal import DayBudget
internal import Store

/// Where tasks are to stand among the others, as a person says it.
private enum WantedPlace {
  case first
  case last
  /// One place up or down among the tasks of their day.
  case up
  case down
  /// Beside another task.
  case before(TaskID)
  case after(TaskID)
}

extension DayPlanner {
  /// Moves tasks in the order of the list, as words say that name them and behind them a place.
  ///
  /// A place is `first`, `last`, `up`, `down`, `before` or `after` another. Several stand as they were named.
  ///
  /// Throws `PlanFailure.notAPlace` where none of the words is a place.
  package func move(_ words: [String]) throws -> [ChangedTask] {
    try change("move") { draft in
      let (tasks, place) = try WantedPlace.said(in: words, lookup(in: draft))
      return try move(tasks, to: place, in: &draft)
    }
  }

  private func move(
    _ tasks: [NamedTask], to wanted: WantedPlace, in draft: inout Draft
  ) throws -> [ChangedTask] {
    let order: [NamedTask]
    switch wanted {
    case .last, .before: order = tasks
    // Each goes before the one that went there last.
    case .first, .after: order = tasks.reversed()
    case .up: order = tasks.sorted { ($0.task.rank, $0.task.id) < ($1.task.rank, $1.task.id) }
    case .down: order = tasks.sorted { ($0.task.rank, $0.task.id) > ($1.task.rank, $1.task.id) }
    }
    var days = DayOrders()
    let changed = try changed(order, in: &draft) { named, draft in
      let task = named.task
      let place: ListPlace?
      switch wanted {
      case .first: place = .first
      case .last: place = .last
      case .before(let other): place = other == task.id ? nil : .before(other)
      case .after(let other): place = other == task.id ? nil : .after(other)
      case .up: place = try days.step(task.shown(today: today(draft.settings)), isUp: true, in: &draft)
      case .down: place = try days.step(task.shown(today: today(draft.settings)), isUp: false, in: &draft)
      }
      if let place { try draft.move(task.id, to: place) }
      return try draft.task(task.id)
    }
    draft.about = tasks.map(\.task.title).joined(separator: ", ")
    let places = Dictionary(
      changed.indices.map { (changed[$0].task.id, $0) }, uniquingKeysWith: { first, _ in first })
    return tasks.compactMap { named in places[named.task.id].map { changed[$0] } }
  }
}

/// The open tasks of days in their order, without those that have a time: they stand above them all wherever they are.
///
/// They are kept as the moves of one command leave them: a step costs the same however many tasks a day has.
private struct DayOrders {
  /// The tasks of one day, and where each of them is.
  private struct Tasks {
    var ids: [TaskID]
    var places: [TaskID: Int]
  }

  private var days: [CivilDate?: Tasks] = [:]

  /// Where a task goes that makes one step up or down among those of its day; nil where it is the first or the last.
  mutating func step(_ task: Task, isUp: Bool, in draft: inout Draft) throws -> ListPlace? {
    var tasks = try days[task.day] ?? DayOrders.tasks(of: task.day, in: &draft)
    // A series stands in the order of many days.
    if task.repeatRule != nil { days = [:] } else { days[task.day] = nil }
    defer { days[task.day] = tasks }
    guard let place = tasks.places[task.id] else {
      // What has a time goes past the others, and none of them past it.
      let place = try DayOrders.place(of: task, among: tasks.ids, in: &draft)
      if isUp { return place > 0 ? .before(tasks.ids[place - 1]) : nil }
      return place < tasks.ids.count ? .after(tasks.ids[place]) : nil
    }
    let next = isUp ? place - 1 : place + 1
    guard tasks.ids.indices.contains(next) else { return nil }
    let other = tasks.ids[next]
    tasks.ids.swapAt(place, next)
    tasks.places[task.id] = next
    tasks.places[other] = place
    return isUp ? .before(other) : .after(other)
  }

  private static func tasks(of day: CivilDate?, in draft: inout Draft) throws -> Tasks {
    let all = try day.map { try draft.snapshot.tasks(on: $0) } ?? draft.snapshot.open(on: nil)
    var tasks: [Task] = []
    for other in all where other.time == nil {
      // Some of them may have been moved by this command already.
      if let other = try draft.task(other.id) { tasks.append(other) }
    }
    var ids: [TaskID] = []
    var places: [TaskID: Int] = [:]
    for task in tasks.sorted(by: { ($0.rank, $0.id) < ($1.rank, $1.id) }) where places[task.id] == nil {
      places[task.id] = ids.count
      ids.append(task.id)
    }
    return Tasks(ids: ids, places: places)
  }

  /// How many of these tasks stand before one that is not among them, by halves.
  private static func place(of task: Task, among ids: [TaskID], in draft: inout Draft) throws -> Int {
    var (first, end) = (0, ids.count)
    while first < end {
      let middle = (first + end) / 2
      let isBefore = try draft.task(ids[middle]).map { ($0.rank, $0.id) < (task.rank, task.id) } ?? true
      if isBefore { first = middle + 1 } else { end = middle }
    }
    return first
  }
}

extension WantedPlace {
  /// The tasks that words name, and the place behind them.
  ///
  /// A title may hold the words of a place: the last ones that leave names before them, and a task behind, count.
  fileprivate static func said(
    in words: [String], _ lookup: TaskLookup
  ) throws -> (tasks: [NamedTask], place: WantedPlace) {
    var failure: (any Error)?
    for index in words.indices.dropFirst().reversed() {
      do {
        guard let place = try WantedPlace(words[index...], lookup) else { continue }
        return (try lookup.open(Array(words[..<index])), place)
      } catch let error as PlanFailure {
        failure = failure ?? error
      }
    }
    throw failure ?? PlanFailure.notAPlace(words.dropFirst().joined(separator: " "))
  }

  /// The place that words name, all of them; nil where they name none.
  private init?(_ words: ArraySlice<String>, _ lookup: TaskLookup) throws {
    let others = words.dropFirst()
    switch (words.first?.lowercased(), others.isEmpty) {
    case ("first", true): self = .first
    case ("last", true): self = .last
    case ("up", true): self = .up
    case ("down", true): self = .down
    case ("before", false): self = .before(try lookup.one(Array(others)).task.id)
    case ("after", false): self = .after(try lookup.one(Array(others)).task.id)
    default: return nil
    }
  }
}
