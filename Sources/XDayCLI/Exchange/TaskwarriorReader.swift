internal import DayBudget
internal import Parser
internal import Store
internal import Terminal

/// Reads what `task export` writes: a JSON array of tasks, or an object a line.
struct TaskwarriorReader {
  /// The zone in which days and times are meant.
  let zone: Zone
  /// Which day an instant belongs to.
  let boundary: DayBoundary
  /// Understands durations as people write them.
  let parser: EntryParser

  /// What the text holds; throws where it is broken or holds something else than tasks.
  func read(_ text: String) throws(ExchangeFault) -> ImportedTasks {
    var result = ImportedTasks()
    var entries: [TaskwarriorEntry] = []
    for (index, object) in try TaskwarriorReader.objects(in: text).enumerated() {
      entries.append(TaskwarriorEntry(object.members, line: object.line, place: index, reader: self))
    }
    let series = SeriesJoin(entries)
    for entry in entries {
      result.losses += entry.losses
      if let task = series.joined(entry) { result.tasks.append(task) }
    }
    return result
  }

  /// A duration, as ISO 8601 or as a person writes it; nil where it is none.
  func minutes(_ text: String) -> Int? {
    DurationText.minutes(text) ?? (try? parser.duration(text))
  }

  /// A task as it stands in the export, and its line.
  private typealias Object = (members: [String: JSONTree], line: Int)

  /// The objects of an array, or of single lines.
  private static func objects(in text: String) throws(ExchangeFault) -> [Object] {
    let isArray = text.first { !$0.isWhitespace } == "["
    if isArray { return try tasks(in: text) }
    var objects: [Object] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = line.trimming { ", \t".contains($0) }
      if !content.isEmpty { objects += try tasks(in: "[\(content)]", from: index + 1, isLine: true) }
    }
    return objects
  }

  /// The objects of an array; `first` is the line on which the text begins.
  private static func tasks(in text: String, from first: Int = 1, isLine: Bool = false) throws(ExchangeFault)
    -> [Object]
  {
    let tree: JSONTree
    do throws(StoreFailure) {
      tree = try JSONTree(Array(text.utf8))
    } catch {
      throw ExchangeFault(line: error.place.line.map { $0 + first - 1 }, kind: .notTaskwarrior)
    }
    guard let elements = tree.array else { throw ExchangeFault(kind: .notTaskwarrior) }
    return try elements.map { element throws(ExchangeFault) in
      guard case .object(let members, let line) = element else {
        throw ExchangeFault(line: isLine ? first : nil, kind: .notTaskwarrior)
      }
      guard members["description"]?.string != nil || members["uuid"]?.string != nil else {
        throw ExchangeFault(line: line + first - 1, kind: .notTaskwarrior)
      }
      return (members, line + first - 1)
    }
  }
}

/// Joins a recurring task of Taskwarrior with the single tasks that it has made from it.
///
/// The recurring one becomes a series. Of its single tasks those still open are its occurrences by rule; one
/// that is done becomes a completed task and an exception, one that was deleted an exception.
private struct SeriesJoin {
  private let children: [String: [TaskwarriorEntry]]
  private let seriesIDs: [String: TaskID]

  init(_ entries: [TaskwarriorEntry]) {
    let parents = entries.filter { $0.task?.repeatRule != nil }
    seriesIDs = Dictionary(
      parents.compactMap { entry in entry.task.map { (entry.uuid, $0.id) } }, uniquingKeysWith: { $1 })
    children = Dictionary(grouping: entries.filter { $0.parent != nil }, by: { $0.parent ?? "" })
  }

  /// The task that an entry becomes; nil for one that its series stands for, or that is left out.
  func joined(_ entry: TaskwarriorEntry) -> ImportedTask? {
    guard var task = entry.task else { return nil }
    if let parent = entry.parent, let id = seriesIDs[parent] {
      guard task.completed != nil else { return nil }
      task.series = task.day.map { Occurrence(id: id, day: $0) }
      return task
    }
    for child in children[entry.uuid] ?? [] where task.repeatRule != nil {
      guard let day = child.day else { continue }
      if child.isDeleted { task.exceptions[day] = .dropped }
      if child.task?.completed != nil { task.exceptions[day] = .done }
    }
    return task
  }
}
