internal import DayBudget
internal import Foundation
internal import Parser
internal import Store

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
    let objects = try TaskwarriorReader.objects(in: text)
    let lines = TaskwarriorReader.lines(in: text)
    var result = ImportedTasks()
    var entries: [TaskwarriorEntry] = []
    for (index, object) in objects.enumerated() {
      let uuid = object["uuid"] as? String
      entries.append(
        TaskwarriorEntry(object, line: uuid.flatMap { lines[$0] }, place: index, reader: self))
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

  /// The objects of an array, or of single lines.
  private static func objects(in text: String) throws(ExchangeFault) -> [[String: Any]] {
    let isArray = text.first { !$0.isWhitespace } == "["
    if isArray { return try tasks(in: text, line: nil) }
    var objects: [[String: Any]] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = line.trimmingCharacters(in: CharacterSet(charactersIn: ", \t"))
      if !content.isEmpty { objects += try tasks(in: "[\(content)]", line: index + 1) }
    }
    return objects
  }

  private static func tasks(in text: String, line: Int?) throws(ExchangeFault) -> [[String: Any]] {
    do {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      if let tasks = value as? [[String: Any]],
        tasks.allSatisfy({ $0["description"] is String || $0["uuid"] is String })
      {
        return tasks
      }
      throw ExchangeFault(line: line, kind: .notTaskwarrior)
    } catch {
      throw ExchangeFault(line: line ?? TaskwarriorReader.line(of: error, in: text), kind: .notTaskwarrior)
    }
  }

  /// The line of a fault that the platform's reader describes, «Invalid value around character 22.».
  private static func line(of error: any Error, in text: String) -> Int? {
    let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    guard let range = description.range(of: "character "),
      let offset = Int(description[range.upperBound...].prefix { ("0"..."9").contains($0) })
    else { return nil }
    return text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The line on which each uuid stands.
  private static func lines(in text: String) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      for piece in line.split(separator: "\"uuid\"").dropFirst() {
        let uuid = piece.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        if uuid.count > 1 { lines[String(uuid[1])] = lines[String(uuid[1])] ?? index + 1 }
      }
    }
    return lines
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
