import DayBudget

/// One VTODO on its way into a task: each property is either carried over or listed.
struct TodoEntry {
  /// The task; nil where there is no title, or it was cancelled.
  private(set) var task: PlainTask?
  /// What of it cannot be carried over.
  private(set) var losses: [Loss] = []
  /// Whether its status says that it will not be done.
  let isCancelled: Bool

  let component: ICalendarComponent
  let reader: TodoReader
  /// A date or a time of the wall clock here.
  typealias Moment = (civil: CivilDateTime, hasTime: Bool)
  /// When it begins.
  var begins: Moment?
  /// When it is due.
  var ends: Moment?

  private let title: String
  private let isOwn: Bool

  /// Properties that say nothing about the task itself, or that are read together with others.
  private static let silent: Set<String> = [
    "UID", "DTSTAMP", "SEQUENCE", "SUMMARY", "CREATED", "LAST-MODIFIED", "DTSTART", "DUE", "DURATION",
    "ESTIMATED-DURATION", "STATUS", "COMPLETED", "RRULE", "EXDATE", "RECURRENCE-ID", "CLASS",
  ]

  /// The place of what has no priority, among 1 to 9.
  private static let ordinary = 5

  /// Reads a component.
  init(_ component: ICalendarComponent, name: PlainTask.Name, reader: TodoReader) {
    self.component = component
    self.reader = reader
    isOwn = if case .own = name { true } else { false }
    isCancelled = component.property("STATUS")?.value.uppercased() == "CANCELLED"
    title = TodoEntry.title(of: component, isOwn: isOwn, reader)
    guard Title.isVisible(title) else {
      losses.append(Loss(line: component.line, title: "", field: "SUMMARY", value: "", reason: .noTitle))
      return
    }
    if isCancelled && component.property("RECURRENCE-ID") == nil {
      component.property("STATUS").map { losses.append(loss($0, .deleted)) }
      return
    }
    var task = PlainTask(name, title: title)
    task.importance = TodoEntry.ordinary
    readStamps(into: &task)
    readDates(into: &task)
    readDuration(into: &task)
    readStatus(into: &task)
    readRule(into: &task)
    nameDue(of: task)
    for property in component.properties where !TodoEntry.silent.contains(property.name) {
      read(property, into: &task)
    }
    if task.cutTitle() {
      let line = component.property("SUMMARY")?.line ?? component.line
      losses.append(Loss(line: line, title: title, field: "SUMMARY", value: "", reason: .titleTooLong))
    }
    losses += component.components.map { part in
      Loss(line: part.line, title: title, field: part.name, value: "", reason: .noSuchField)
    }
    self.task = task
  }

  /// A loss of this task.
  func loss(_ property: ICalendarComponent.Property, _ reason: Loss.Reason) -> Loss {
    Loss(line: property.line, title: title, field: property.name, value: property.text, reason: reason)
  }

  /// Enters a loss of this task.
  mutating func lose(_ property: ICalendarComponent.Property, _ reason: Loss.Reason) {
    losses.append(loss(property, reason))
  }

  /// SUMMARY, else the first line of DESCRIPTION, on one line; xday's own as it stands, since it is one.
  private static func title(
    of component: ICalendarComponent, isOwn: Bool, _ reader: TodoReader
  ) -> String {
    let summary = Title.onOneLine(component.property("SUMMARY")?.text ?? "")
    if isOwn { return summary }
    let text =
      Title.isVisible(summary)
      ? summary
      : TextLines(component.property("DESCRIPTION")?.text ?? "").first { !$0.isEmpty }.map(String.init) ?? ""
    return reader.context.composed(Title.trimmed(Title.onOneLine(text)))
  }

  private mutating func readStamps(into task: inout PlainTask) {
    task.created = stamp("CREATED")
    task.modified = stamp("LAST-MODIFIED")
    task.created = task.created ?? task.modified
    guard isOwn, let modified = component.property("X-XDAY-MODIFIED"),
      reader.instant(modified) == task.modified
    else { return }
    // No other program has touched it since, so xday's own account of its edits still holds.
    var edited: [String: Int] = [:]
    for property in component.properties where property.name == "X-XDAY-EDITED" {
      let pair = property.text.split(separator: " ", maxSplits: 1).map(String.init)
      guard pair.count == 2, let instant = TimeText.instant(inUTC: pair[0]),
        CivilDateTime(secondsAsUTC: instant).date.isInRange
      else {
        lose(property, .unreadable)
        continue
      }
      edited[pair[1]] = instant
    }
    task.edited = edited
  }

  /// The instant of a property that says when something was done; listed where that cannot be.
  mutating func stamp(_ name: String) -> Int? {
    guard let property = component.property(name) else { return nil }
    guard let instant = reader.instant(property) else {
      lose(property, .unreadable)
      return nil
    }
    guard CivilDateTime(secondsAsUTC: instant).date.isInRange else {
      lose(property, .outOfRange(.year))
      return nil
    }
    return instant
  }

  private mutating func readDuration(into task: inout PlainTask) {
    for name in ["ESTIMATED-DURATION", "DURATION"] {
      guard let property = component.property(name) else { continue }
      guard let minutes = DurationText.minutes(property.value) else {
        lose(property, .unreadable)
        continue
      }
      if (1...1_440).contains(minutes) {
        task.durationMinutes = minutes
      } else {
        lose(property, .outOfRange(.duration))
      }
    }
  }

  private mutating func read(_ property: ICalendarComponent.Property, into task: inout PlainTask) {
    switch property.name {
    case "DESCRIPTION":
      if !property.text.isEmpty { task.notes = property.text }
    case "PRIORITY":
      let priority = Int(property.value)
      task.isUrgent = priority == 1
      if let priority, (1...9).contains(priority) { task.importance = priority }
      if priority.map({ !(0...9).contains($0) }) ?? true { lose(property, .unreadable) }
    case "CATEGORIES": readTags(property, into: &task)
    case "PERCENT-COMPLETE":
      if let percent = Int(property.value), percent > 0, task.completed == nil {
        lose(property, .noSuchField)
      }
    case "X-XDAY-RANK": task.rank = property.text
    case "X-XDAY-OPEN-FROM": task.openFrom = reader.day(of: property, besides: nil)
    case "X-XDAY-SERIES":
      let pair = property.text.split(separator: " ").map(String.init)
      if pair.count == 2, let day = TimeText(pair[1])?.civil.date, day.isInRange {
        task.series = (.own(pair[0]), day)
      }
    // What xday's own rule says already.
    case "RDATE" where component.property("X-XDAY-RRULE") != nil: break
    // Other programs' own bookkeeping.
    case _ where property.name.hasPrefix("X-"): break
    default: lose(property, .noSuchField)
    }
  }

  private mutating func readTags(_ property: ICalendarComponent.Property, into task: inout PlainTask) {
    for name in property.texts {
      let tag = reader.context.tag(name)
      if !tag.isEmpty { task.add(tag: tag) }
      if tag != Title.trimmed(name).lowercased() {
        losses.append(
          Loss(
            line: property.line, title: title, field: property.name, value: name,
            reason: tag.isEmpty ? .unreadable : .changed(to: "#" + tag)))
      }
    }
  }
}
