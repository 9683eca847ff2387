internal import DayBudget
internal import Store
internal import Terminal

/// One VTODO on its way into a task: each property is either carried over or listed.
struct TodoEntry {
  /// The task; nil where there is no title, or it was cancelled.
  private(set) var task: ImportedTask?
  /// What of it cannot be carried over.
  private(set) var losses: [Loss] = []
  /// Whether its status says that it will not be done.
  let isCancelled: Bool

  private let component: ICalendarComponent
  private let reader: TodoReader
  private let title: String
  private let isOwn: Bool

  /// Properties that say nothing about the task itself, or that are read together with others.
  private static let silent: Set<String> = [
    "UID", "DTSTAMP", "SEQUENCE", "SUMMARY", "CREATED", "LAST-MODIFIED", "DTSTART", "DUE", "DURATION",
    "ESTIMATED-DURATION", "STATUS", "COMPLETED", "RRULE", "EXDATE", "RECURRENCE-ID", "CLASS",
  ]

  /// The place of what has no priority, among 1 to 9.
  private static let ordinary = 5

  /// Reads a component; `place` tells tasks apart that have no UID.
  init(_ component: ICalendarComponent, reader: TodoReader, place: Int) {
    self.component = component
    self.reader = reader
    let uid = component.property("UID")?.text
    let summary = component.property("SUMMARY")?.text ?? ""
    let fallback = component.property("DESCRIPTION")?.text.split(whereSeparator: \.isNewline).first ?? ""
    title = summary.trimmed.isEmpty ? String(fallback).trimmed : summary
    isOwn = uid?.hasSuffix(TodoWriter.domain) ?? false
    isCancelled = component.property("STATUS")?.value.uppercased() == "CANCELLED"
    guard !title.isEmpty else {
      losses.append(Loss(line: component.line, title: "", field: "SUMMARY", value: "", reason: .noTitle))
      return
    }
    if isCancelled && component.property("RECURRENCE-ID") == nil {
      component.property("STATUS").map { losses.append(loss($0, .deleted)) }
      return
    }
    var task = ImportedTask(id: TodoReader.id(uid ?? "\(place) \(title)"), title: title)
    task.importance = TodoEntry.ordinary
    readStamps(into: &task)
    readDates(into: &task)
    readDuration(into: &task)
    readStatus(into: &task)
    readRule(into: &task)
    for property in component.properties where !TodoEntry.silent.contains(property.name) {
      read(property, into: &task)
    }
    losses += component.components.map { part in
      Loss(line: part.line, title: title, field: part.name, value: "", reason: .noSuchField)
    }
    self.task = task
  }

  /// A loss of this task.
  func loss(_ property: ICalendarComponent.Property, _ reason: Loss.Reason) -> Loss {
    Loss(
      line: property.line, title: title, field: property.name, value: property.text, reason: reason)
  }

  private mutating func readStamps(into task: inout ImportedTask) {
    task.created = component.property("CREATED").flatMap(reader.instant)
    task.modified = component.property("LAST-MODIFIED").flatMap(reader.instant)
    task.created = task.created ?? task.modified
    guard isOwn, let modified = component.property("X-XDAY-MODIFIED"),
      reader.instant(modified) == task.modified
    else { return }
    // No other program has touched it since, so xday's own account of its edits still holds.
    var edited: [String: Int] = [:]
    for property in component.properties where property.name == "X-XDAY-EDITED" {
      let pair = property.text.split(separator: " ", maxSplits: 1)
      let stamp = ICalendarComponent.Property(
        name: "", parameters: [:], value: String(pair[0]), line: property.line)
      if pair.count == 2 { edited[String(pair[1])] = reader.instant(stamp) }
    }
    task.edited = edited
  }

  /// The day on which it is due counts, and the start where there is no other.
  private mutating func readDates(into task: inout ImportedTask) {
    let (start, due) = (component.property("DTSTART"), component.property("DUE"))
    let (begins, ends) = (moment(start), moment(due))
    if let ends {
      (task.day, task.time) = ends
      if let begins, begins.day == ends.day, let from = begins.time {
        task.time = from
        let minutes = ends.time.map { $0.minutes - from.minutes } ?? 0
        task.durationMinutes = minutes > 0 ? minutes : nil
      } else if let start, begins != nil, begins?.day != ends.day {
        losses.append(loss(start, .otherDateCounts))
      }
    } else if let begins {
      (task.day, task.time) = begins
    }
  }

  private mutating func moment(
    _ property: ICalendarComponent.Property?
  ) -> (day: CivilDate, time: ClockTime?)? {
    guard let property else { return nil }
    guard let moment = reader.moment(property) else {
      losses.append(loss(property, .unreadable))
      return nil
    }
    if reader.isZoneUnknown(property) {
      let time = moment.time.map { " \($0)" } ?? ""
      losses.append(loss(property, .changed(to: "\(moment.day)\(time)")))
    }
    return moment
  }

  private mutating func readDuration(into task: inout ImportedTask) {
    for name in ["ESTIMATED-DURATION", "DURATION"] {
      guard let property = component.property(name) else { continue }
      guard let minutes = DurationText.minutes(property.value) else {
        losses.append(loss(property, .unreadable))
        continue
      }
      if (1...1_440).contains(minutes) {
        task.durationMinutes = minutes
      } else {
        losses.append(loss(property, .outOfRange))
      }
    }
  }

  private mutating func readStatus(into task: inout ImportedTask) {
    let completed = component.property("COMPLETED")
    let status = component.property("STATUS")?.value.uppercased()
    let percent = component.property("PERCENT-COMPLETE").flatMap { Int($0.value) }
    guard status == "COMPLETED" || status == nil && (completed != nil || percent == 100) else {
      if status == "IN-PROCESS", let property = component.property("STATUS") {
        losses.append(loss(property, .noSuchField))
      }
      return
    }
    let instant = completed.flatMap(reader.instant) ?? task.modified ?? task.created ?? 0
    task.completed = instant
    let ownDay = component.property("X-XDAY-COMPLETED-DAY").flatMap { reader.moment($0)?.day }
    task.completedDay = ownDay ?? reader.boundary.day(of: instant, in: reader.zone)
  }

  private mutating func readRule(into task: inout ImportedTask) {
    guard let property = component.property("RRULE") else { return }
    guard let anchor = task.day else {
      losses.append(loss(property, .noFirstDay))
      return
    }
    guard var rule = RuleText.rule(property.value, from: anchor) else {
      losses.append(loss(property, .noSuchField))
      return
    }
    if property.parameters["X-XDAY-DAY"] == "FIRST", rule.monthDay == anchor.day {
      rule = RepeatRule(unit: rule.unit, every: rule.every)
    }
    task.repeatRule = rule
    for exception in component.properties where exception.name == "EXDATE" {
      let isDone = exception.parameters["X-XDAY-STATE"] == "DONE"
      for text in exception.value.split(separator: ",") {
        let date = ICalendarComponent.Property(
          name: exception.name, parameters: exception.parameters, value: String(text), line: exception.line)
        if let day = reader.moment(date)?.day { task.exceptions[day] = isDone ? .done : .dropped }
      }
    }
  }

  private mutating func read(_ property: ICalendarComponent.Property, into task: inout ImportedTask) {
    switch property.name {
    case "DESCRIPTION":
      if !property.text.isEmpty { task.notes = property.text }
    case "PRIORITY":
      let priority = Int(property.value) ?? 0
      task.isUrgent = priority == 1
      task.importance = priority == 0 ? TodoEntry.ordinary : priority
    case "CATEGORIES":
      for name in property.texts {
        let tag = isOwn ? name : Tag.name(name)
        if !tag.isEmpty { task.add(tag: tag) }
        if tag != name.trimmed.lowercased() && !isOwn {
          losses.append(
            Loss(
              line: property.line, title: title, field: property.name, value: name,
              reason: tag.isEmpty ? .unreadable : .changed(to: "#" + tag)))
        }
      }
    case "PERCENT-COMPLETE":
      if let percent = Int(property.value), percent > 0, task.completed == nil {
        losses.append(loss(property, .noSuchField))
      }
    case "X-XDAY-RANK": task.rank = Rank(property.text)
    case "X-XDAY-OPEN-FROM": task.openFrom = reader.moment(property)?.day
    case "X-XDAY-SERIES":
      let pair = property.text.split(separator: " ")
      let day = ICalendarComponent.Property(
        name: "", parameters: [:], value: pair.last.map(String.init) ?? "", line: property.line)
      if let id = pair.first.flatMap({ TaskID($0) }), let day = reader.moment(day)?.day {
        task.series = Occurrence(id: id, day: day)
      }
    // Other programs' own bookkeeping.
    case _ where property.name.hasPrefix("X-"): break
    default: losses.append(loss(property, .noSuchField))
    }
  }
}
