internal import DayBudget
internal import Store

/// Finds the tasks that a person names: the one place that decides whom words mean, for every command.
///
/// A code comes before words; several codes name several tasks, several words one title that has them all, and a
/// title that is these words before titles that have more; where no title has them all, words of which each stands
/// in one title alone name all of those. The words come in composed form, quoted or not.
struct TaskLookup {
  /// What is open, and what was completed and is not in history yet.
  let snapshot: Snapshot
  /// The day, for what is said about candidates.
  let today: CivilDate
  /// The open tasks, which are read when a word is no code.
  private let titled: Once<[TitledTask]>
  /// History, which is read when nothing else fits.
  private let history: Once<(tasks: [Task], failures: [StoreFailure])>
  /// The completed tasks, history first, in the order of their completion.
  private let titledCompleted: Once<[TitledTask]>

  init(snapshot: Snapshot, store: TaskStore, today: CivilDate) {
    self.snapshot = snapshot
    self.today = today
    titled = Once { () throws(StoreFailure) in try snapshot.open().map(TitledTask.init) }
    let history = Once { () throws(StoreFailure) in try store.readableHistory() }
    self.history = history
    titledCompleted = Once { () throws(StoreFailure) in
      try (history().tasks + snapshot.completed()).map(TitledTask.init)
    }
  }

  /// Something that is read when it is asked for, and once however many words are looked up in it.
  private final class Once<Value> {
    private let read: () throws(StoreFailure) -> Value
    private var value: Value?

    init(_ read: @escaping () throws(StoreFailure) -> Value) {
      self.read = read
    }

    func callAsFunction() throws(StoreFailure) -> Value {
      if let value { return value }
      let value = try read()
      self.value = value
      return value
    }
  }

  /// Open tasks: several by code or by a word each, or one by words of its title.
  ///
  /// Throws `PlanFailure` when a word fits none (saying so when the task is completed already) or
  /// several, `StoreFailure` when the store is damaged.
  func open(_ words: [String]) throws -> [NamedTask] {
    if let tasks = try words.mapAll(openTask) { return unique(tasks) }
    let text = words.joined(separator: " ")
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw PlanFailure.emptyCode }
    let titled = TitleWords(words).matches(try titled())
    if titled.count == 1 { return titled.map { NamedTask($0) } }
    if titled.count > 1 { throw ambiguous(text, titled) }
    if words.count > 1, let tasks = try words.mapAll(taskOfArgument) { return unique(tasks) }
    if case .several(let ids) = snapshot.resolve(text) {
      throw ambiguous(text, try ids.compactMap { try snapshot.task($0) })
    }
    // Among several codes the one that is none, or names what is done, is the one to speak of.
    let odd = try words.filter { try openTask($0) == nil }
    let named = odd.count < words.count ? odd[0] : text
    if let task = try completedTask(named) ?? completedTasks(titled: words).last {
      throw PlanFailure.alreadyDone(title: task.title, code: snapshot.code(of: task.id))
    }
    if let tasks = try tasksOfWords(words) { return tasks }
    throw try history().failures.first ?? PlanFailure.noSuchTask(named)
  }

  /// One open task by code or by words of its title.
  func one(_ words: [String]) throws -> NamedTask {
    let tasks = try open(words)
    guard tasks.count == 1 else { throw ambiguous(words.joined(separator: " "), tasks.map(\.task)) }
    return tasks[0]
  }

  /// An open task by its code, or an occurrence by its own name; nil where the text is no name.
  ///
  /// Throws `PlanFailure.ambiguous` for a day of month that two occurrences have.
  func openTask(_ code: String) throws -> NamedTask? {
    if case .open(let id) = snapshot.resolve(code) { return try snapshot.task(id).map { NamedTask($0) } }
    guard let dot = code.firstIndex(of: "."), case .open(let id) = snapshot.resolve(String(code[..<dot])),
      let series = try snapshot.task(id)
    else { return nil }
    let occurrences = series.movedOccurrences(named: code[code.index(after: dot)...])
    if occurrences.count > 1 { throw ambiguous(code, occurrences.map { series.shown(as: $0) }) }
    return occurrences.first.map { NamedTask(series, $0) }
  }

  /// Completed tasks: several by code, or one by words of its title, the one completed last where several have them.
  func completed(_ words: [String]) throws -> [Task] {
    if let tasks = try words.mapAll(completedTask) { return unique(tasks.map { NamedTask($0) }).map(\.task) }
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw PlanFailure.emptyCode }
    if let last = try completedTasks(titled: words).last { return [last] }
    if let open = try? open(words).first { throw PlanFailure.notDone(title: open.task.title) }
    throw try history().failures.first ?? PlanFailure.noCompletedTask(words.joined(separator: " "))
  }

  /// Any task, an open one before a completed one.
  func any(_ words: [String]) throws -> NamedTask {
    do {
      return try one(words)
    } catch PlanFailure.alreadyDone {
      return NamedTask(try completed(words)[0])
    }
  }

  /// Open tasks; where only completed ones have these codes or words, those.
  func openOrCompleted(_ words: [String]) throws -> [NamedTask] {
    do {
      return try open(words)
    } catch let failure as PlanFailure {
      guard failure.mayMeanCompleted, let done = try? completed(words) else { throw failure }
      return done.map { NamedTask($0) }
    }
  }

  /// Tasks that stand on the board: by codes, of open and of completed ones beside each other, else as `openOrCompleted`.
  func cards(_ words: [String]) throws -> [NamedTask] {
    let coded = try words.mapAll { word -> NamedTask? in
      if let open = try openTask(word) { return open }
      guard case .closed(let ids) = snapshot.resolve(word) else { return nil }
      let done = try ids.compactMap { try snapshot.task($0) }
      return done.count == 1 ? NamedTask(done[0]) : nil
    }
    return try coded.map(unique) ?? openOrCompleted(words)
  }

  /// One of them.
  func card(_ words: [String]) throws -> NamedTask {
    let tasks = try cards(words)
    guard tasks.count == 1 else { throw ambiguous(words.joined(separator: " "), tasks.map(\.task)) }
    return tasks[0]
  }

  /// Why a name is not enough, with the tasks that it fits.
  func ambiguous(_ text: String, _ tasks: [Task]) -> PlanFailure {
    let shown = tasks.prefix(10).map { task in
      let shown = task.shownOccurrence == nil ? task.shown(today: today) : task
      return PlanFailure.Candidate(code: snapshot.code(of: shown), title: task.title, day: shown.day)
    }
    return .ambiguous(text, shown, more: tasks.count - shown.count, today: today)
  }

  /// One argument of several: a code, or words that stand for one title by themselves since they are quoted or
  /// all of it.
  private func taskOfArgument(_ argument: String) throws -> NamedTask? {
    if let task = try openTask(argument) { return task }
    let words = TitleWords([argument])
    let open = try titled()
    let named = argument.contains(where: \.isWhitespace) ? words.matches(open) : words.exactly(open)
    return named.count == 1 ? NamedTask(named[0]) : nil
  }

  /// How many of the first words may name tasks, and not all of them: in each case codes and words of titles.
  ///
  /// The most come first, so many of them, and at last one word alone.
  func countsOfNames(in words: [String], most: Int) throws -> [Int] {
    let open = try titled()
    let names = words.dropLast().prefix { word in
      let typed = TitleWords([word])
      return typed.isEmpty || !typed.matches(open).isEmpty || isNamed(word)
    }.count
    return words.count < 2 ? [] : (2...max(2, names)).suffix(most).reversed().filter { $0 <= names } + [1]
  }

  private func isNamed(_ code: String) -> Bool {
    do {
      return try openTask(code) != nil
    } catch {
      return true
    }
  }

  /// The tasks of arguments that are no title together: each a code, or words that stand whole in a title; nil where
  /// one of them stands in none, or two in the same.
  private func tasksOfWords(_ arguments: [String]) throws -> [NamedTask]? {
    let open = try titled()
    let found = try arguments.mapAll { argument in
      if let task = try openTask(argument) { return [task] }
      let titled = TitleWords([argument]).whole(open)
      return titled.isEmpty ? nil : titled.map { NamedTask($0) }
    }
    guard arguments.count > 1, let found else { return nil }
    for (argument, tasks) in zip(arguments, found) where tasks.count > 1 {
      throw ambiguous(argument, tasks.map(\.task))
    }
    let tasks = unique(found.flatMap(\.self))
    return tasks.count == arguments.count ? tasks : nil
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
    TitleWords(words).matches(try titledCompleted())
  }

  private func unique(_ tasks: [NamedTask]) -> [NamedTask] {
    var seen: Set<NamedTask> = []
    return tasks.filter { seen.insert($0).inserted }
  }
}

extension PlanFailure {
  /// Whether completed tasks may be meant where no open one is.
  var mayMeanCompleted: Bool {
    switch self {
    case .alreadyDone, .noSuchTask: true
    default: false
    }
  }
}

extension DayPlanner {
  /// Open tasks of the store as it was read: several by code, or one by words of its title.
  package func open(_ words: [String]) throws -> [NamedTask] { try lookup().open(words) }

  /// Open tasks of the store as it was read; where only completed ones have these codes or words, those.
  package func openOrCompleted(_ words: [String]) throws -> [NamedTask] {
    try lookup().openOrCompleted(words)
  }

  /// Any task of the store as it was read, an open one before a completed one.
  package func any(_ words: [String]) throws -> NamedTask { try lookup().any(words) }

  /// Whether a word is the code of a task, open or completed, or the name of an occurrence.
  package func isCode(_ word: String) -> Bool {
    guard let lookup = try? lookup() else { return false }
    if case .closed = lookup.snapshot.resolve(word) { return true }
    return (try? lookup.openTask(word)) != nil
  }

  /// Finds tasks in the store as it was read.
  func lookup() throws -> TaskLookup {
    let snapshot = try snapshot()
    return TaskLookup(snapshot: snapshot, store: store, today: today(snapshot.settings))
  }
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
