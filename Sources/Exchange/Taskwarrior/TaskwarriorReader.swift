import DayBudget

/// Reads the tasks that `task export` writes.
///
/// They come as values: the JSON around them is read where the store's is (docs/design.md).
package struct TaskwarriorReader {
  let context: ReadingContext

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters these tasks; throws where one is too long in what names it, or there are too many.
  package func read(_ objects: [TaskwarriorObject], into result: inout ImportedTasks) throws(ExchangeFault) {
    var entries: [TaskwarriorEntry] = []
    for object in objects {
      for name in ["uuid", "entry", "description", "project", "tags"] {
        try ImportLimits.check(detail: object.attributes[name]?.text ?? "", line: object.line)
      }
      let uuid = object.attributes["uuid"]?.text
      let name =
        uuid.map { .foreign("taskwarrior:\($0)") }
        ?? result.name(
          saying: "taskwarrior: \(object.attributes["entry"]?.text ?? "") "
            + (object.attributes["description"]?.text ?? ""))
      var entry = TaskwarriorEntry(object, name: name, context: context)
      // There can be millions, of which some are listed and the others counted.
      result.losses.add(entry.losses, of: nil)
      entry.losses = []
      entries.append(entry)
    }
    let series = SeriesJoin(entries)
    for entry in entries {
      if let task = series.joined(entry) { try result.add(task) }
    }
  }
}

/// Joins a recurring task of Taskwarrior with the single tasks that it has made from it.
///
/// The recurring one becomes a series. Of its single tasks those still open are its occurrences by rule; one
/// that is done becomes a completed task and an exception, one that was deleted an exception.
private struct SeriesJoin {
  private let children: [String: [TaskwarriorEntry]]
  private let series: [String: PlainTask.Name]

  init(_ entries: [TaskwarriorEntry]) {
    let parents = entries.filter { $0.task?.repeatRule != nil }
    series = Dictionary(
      parents.compactMap { entry in entry.task.map { (entry.uuid, $0.name) } }, uniquingKeysWith: { $1 })
    children = Dictionary(grouping: entries.filter { $0.parent != nil }, by: { $0.parent ?? "" })
  }

  /// The task that an entry becomes; nil for one that its series stands for, or that is left out.
  func joined(_ entry: TaskwarriorEntry) -> PlainTask? {
    guard var task = entry.task else { return nil }
    if let parent = entry.parent, let name = series[parent] {
      guard task.completed != nil else { return nil }
      task.series = task.day.map { (name, $0) }
      return task
    }
    guard task.repeatRule != nil else { return task }
    for child in children[entry.uuid] ?? [] {
      guard let day = child.day else { continue }
      if child.isDeleted { task.exceptions[day] = .dropped }
      if child.task?.completed != nil { task.exceptions[day] = .done }
    }
    return task
  }
}
