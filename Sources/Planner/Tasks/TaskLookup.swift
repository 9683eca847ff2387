package import Store

/// Finds the tasks that a person names by code or by words of a title.
///
/// A code comes before words; several codes name several tasks, several words one title that has them all. The
/// words come in composed form.
struct TaskLookup {
  /// What is open, and what was completed and is not in history yet.
  let snapshot: Snapshot
  /// History, which is read when nothing else fits.
  private let history: Past

  init(snapshot: Snapshot, store: TaskStore) {
    self.snapshot = snapshot
    history = Past(store)
  }

  /// History, read once however many words are looked up in it.
  private final class Past {
    private let store: TaskStore
    private var read: (tasks: [Task], failures: [StoreFailure])?

    init(_ store: TaskStore) {
      self.store = store
    }

    func callAsFunction() throws(StoreFailure) -> (tasks: [Task], failures: [StoreFailure]) {
      if let read { return read }
      let history = try store.readableHistory()
      read = history
      return history
    }
  }

  /// Open tasks: several by code, or one by words of its title.
  ///
  /// Throws `PlanFailure` when a word fits none (saying so when the task is completed already) or
  /// several, `StoreFailure` when the store is damaged.
  func open(_ words: [String]) throws -> [Task] {
    if let tasks = try words.mapAll(openTask) { return unique(tasks) }
    let text = words.joined(separator: " ")
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw PlanFailure.emptyCode }
    let titled = TitleWords(words).matches(try snapshot.open())
    if titled.count == 1 { return titled }
    if titled.count > 1 { throw PlanFailure.ambiguous(text, candidates(titled)) }
    if case .several(let ids) = snapshot.resolve(text) {
      throw PlanFailure.ambiguous(text, candidates(try ids.compactMap { try snapshot.task($0) }))
    }
    // Among several codes the one that is none, or names what is done, is the one to speak of.
    let odd = try words.filter { try openTask($0) == nil }
    let named = odd.count < words.count ? odd[0] : text
    if let task = try completedTask(named) ?? completedTasks(titled: words).last {
      throw PlanFailure.alreadyDone(title: task.title, code: snapshot.code(of: task.id))
    }
    throw try notFound(named)
  }

  /// One open task by code or by words of its title.
  func one(_ words: [String]) throws -> Task {
    let tasks = try open(words)
    guard tasks.count == 1 else {
      throw PlanFailure.ambiguous(words.joined(separator: " "), candidates(tasks))
    }
    return tasks[0]
  }

  /// Completed tasks: several by code, or one by words of its title, the one completed last where several have them.
  func completed(_ words: [String]) throws -> [Task] {
    if let tasks = try words.mapAll(completedTask) { return unique(tasks) }
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw PlanFailure.emptyCode }
    if let last = try completedTasks(titled: words).last { return [last] }
    if let open = try? one(words) { throw PlanFailure.notDone(title: open.title) }
    throw try notFound(words.joined(separator: " "))
  }

  /// Any task, an open one before a completed one.
  func any(_ words: [String]) throws -> Task {
    do {
      return try one(words)
    } catch PlanFailure.alreadyDone {
      return try completed(words)[0]
    }
  }

  private func openTask(_ code: String) throws -> Task? {
    guard case .open(let id) = snapshot.resolve(code) else { return nil }
    return try snapshot.task(id)
  }

  private func completedTask(_ code: String) throws -> Task? {
    let ids: [TaskID] = if case .closed(let ids) = snapshot.resolve(code) { ids } else { [] }
    let tasks = try ids.compactMap { try snapshot.task($0) }.filter { $0.completed != nil }
    if tasks.count == 1 { return tasks[0] }
    let past =
      code.utf8.count >= 2
      ? try history().tasks.filter { $0.id.description.hasPrefix(code) } : []
    return past.count == 1 ? past[0] : nil
  }

  /// Completed tasks with these words, history first, in the order of their completion.
  private func completedTasks(titled words: [String]) throws -> [Task] {
    let all = try history().tasks + snapshot.completed()
    return TitleWords(words).matches(all)
  }

  /// Why nothing was found: a month that cannot be read may hold it.
  private func notFound(_ text: String) throws -> any Error {
    try history().failures.first ?? PlanFailure.noSuchTask(text)
  }

  private func candidates(_ tasks: [Task]) -> [PlanFailure.Candidate] {
    tasks.prefix(10).map { PlanFailure.Candidate(code: snapshot.code(of: $0.id), title: $0.title) }
  }

  private func unique(_ tasks: [Task]) -> [Task] {
    var seen: Set<TaskID> = []
    return tasks.filter { seen.insert($0.id).inserted }
  }
}

extension DayPlanner {
  /// Open tasks of the store as it was read: several by code, or one by words of its title.
  package func open(_ words: [String]) throws -> [Task] { try lookup().open(words) }

  /// Any task of the store as it was read, an open one before a completed one.
  package func any(_ words: [String]) throws -> Task { try lookup().any(words) }

  /// Finds tasks in the store as it was read.
  func lookup() throws -> TaskLookup { TaskLookup(snapshot: try snapshot(), store: store) }
}

extension Array {
  /// The results for all elements, nil when one of them has none.
  fileprivate func mapAll<Result>(_ transform: (Element) throws -> Result?) rethrows -> [Result]? {
    var results: [Result] = []
    for element in self {
      guard let result = try transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}
