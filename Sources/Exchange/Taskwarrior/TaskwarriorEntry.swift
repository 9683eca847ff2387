import DayBudget

/// One task of Taskwarrior on its way: each attribute is either carried over or listed.
struct TaskwarriorEntry {
  /// Its name there.
  let uuid: String
  /// The recurring task that it was made from.
  let parent: String?
  /// Whether it was deleted there.
  let isDeleted: Bool
  /// The day for which it is planned, also where it is left out.
  private(set) var day: CivilDate?
  /// The task; nil where it is left out.
  private(set) var task: PlainTask?
  /// What of it cannot be carried over.
  var losses: [Loss] = []

  private let object: TaskwarriorObject
  private let context: ReadingContext
  private let title: String

  /// Attributes that say nothing about the task itself, or that are read together with others.
  private static let silent: Set<String> = [
    "id", "uuid", "description", "status", "entry", "modified", "end", "due", "scheduled", "recur", "rtype",
    "mask", "imask", "parent", "template", "last", "urgency", "priority", "project", "tags", "annotations",
  ]

  /// The names under which people keep an estimate.
  private static let estimates: Set<String> = [
    "estimate", "est", "estimation", "estimated", "duration", "dur", "effort", "timeestimate",
    "time_estimate",
  ]

  /// Reads a task of the export.
  init(_ object: TaskwarriorObject, name: PlainTask.Name, context: ReadingContext) {
    self.object = object
    self.context = context
    let description = Title.onOneLine(object.attributes["description"]?.text ?? "")
    title = context.composed(Title.trimmed(description))
    uuid = object.attributes["uuid"]?.text ?? ""
    parent = object.attributes["parent"]?.text
    let status = object.attributes["status"]?.text ?? "pending"
    isDeleted = status == "deleted"
    guard Title.isVisible(title) else {
      losses.append(Loss(line: object.line, title: "", field: "description", value: "", reason: .noTitle))
      return
    }
    var task = PlainTask(name, title: title)
    readDates(into: &task)
    day = task.day
    if isDeleted {
      losses = [loss("status", status, .deleted)]
      return
    }
    task.created = instant("entry")
    task.modified = instant("modified")
    if status == "completed" { complete(&task) }
    readPriority(into: &task)
    readTags(into: &task)
    task.notes = notes
    if parent == nil { readRule(into: &task) }
    for key in object.attributes.keys.sorted() where !TaskwarriorEntry.silent.contains(key) {
      read(key, into: &task)
    }
    if task.cutTitle() { losses.append(loss("description", "", .titleTooLong)) }
    self.task = task
  }

  /// The day for which it is scheduled is its day, the one on which it is due the day by which it must be done.
  ///
  /// A series, and what was made from one, is counted from the day on which it is due.
  private mutating func readDates(into task: inout PlainTask) {
    let due = moment("due")
    let scheduled = moment("scheduled")
    if object.attributes["recur"] != nil || parent != nil {
      if let chosen = due ?? scheduled { (task.day, task.time) = chosen }
      if due != nil, scheduled != nil {
        losses.append(loss("scheduled", text("scheduled"), .otherDateCounts))
      }
      return
    }
    if let scheduled { (task.day, task.time) = scheduled }
    guard let due else { return }
    task.due = due.day
    if due.time != nil { losses.append(loss("due", text("due"), .changed(to: "\(due.day)"))) }
  }

  /// The day and time of an attribute here; midnight and the last second of a day are how Taskwarrior
  /// writes a day without a time.
  private mutating func moment(_ key: String) -> (day: CivilDate, time: ClockTime?)? {
    guard let instant = instant(key) else { return nil }
    let civil = context.zone.civil(at: instant)
    let isWholeDay = civil.secondOfDay == 0 || civil.secondOfDay == 86_399
    if isWholeDay { return (civil.date, nil) }
    let place = context.place(civil)
    return (place.day, place.time)
  }

  private mutating func instant(_ key: String) -> Int? {
    guard object.attributes[key] != nil else { return nil }
    guard let instant = TimeText.instant(inUTC: text(key)) else {
      losses.append(loss(key, text(key), .unreadable))
      return nil
    }
    guard context.zone.civil(at: instant).date.isInRange else {
      losses.append(loss(key, text(key), .outOfRange(.year)))
      return nil
    }
    return instant
  }

  private mutating func complete(_ task: inout PlainTask) {
    if let end = instant("end") ?? [task.modified, task.created].compactMap(\.self).max() {
      (task.completed, task.completedDay) = (end, context.boundary.day(of: end, in: context.zone))
    } else {
      (task.completed, task.completedDay) = (context.noon(of: context.today), context.today)
      task.isDoneUndated = true
      losses.append(loss("status", "completed", .noCompletionDay))
    }
  }

  private func readPriority(into task: inout PlainTask) {
    let order = ["H": 0, "M": 1, "L": 3]
    task.importance = order[text("priority")] ?? 2
    task.isUrgent = text("priority") == "H"
  }

  private mutating func readTags(into task: inout PlainTask) {
    let list = object.attributes["tags"]?.elements.map(\.text) ?? []
    let tags = list.isEmpty ? text("tags").split(separator: ",").map(String.init) : list
    let named = [("project", text("project"))] + tags.map { ("tags", $0) }
    for (field, name) in named where !name.isEmpty {
      let tag = context.tag(name)
      if !tag.isEmpty { task.add(tag: tag) }
      if tag != name.lowercased() {
        losses.append(loss(field, name, tag.isEmpty ? .unreadable : .changed(to: "#" + tag)))
      }
    }
  }

  /// The annotations, a line each, in the order in which they were made.
  private var notes: String? {
    let texts = object.attributes["annotations"]?.elements.compactMap { $0.text(of: "description") } ?? []
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private mutating func readRule(into task: inout PlainTask) {
    guard object.attributes["recur"] != nil else { return }
    let recur = text("recur")
    guard let day = task.day else {
      losses.append(loss("recur", recur, .noFirstDay))
      return
    }
    // Taskwarrior counts dates of the wall clock; a day of the week that a rule names is one of these.
    let isShifted = task.time.map { context.boundary.moment(of: $0, on: day).date != day } ?? false
    let rule = TaskwarriorRule.rule(recur)
    task.repeatRule =
      isShifted ? rule.flatMap { RuleShift.earlier($0, from: day.adding(days: 1)) } : rule
    if task.repeatRule != nil, let until = moment("until") { task.repeatRule?.until = until.day }
    if task.repeatRule == nil { losses.append(loss("recur", recur, .noSuchField)) }
  }

  private mutating func read(_ key: String, into task: inout PlainTask) {
    // The last day of the series, which a task made from it names again.
    if key == "until", task.repeatRule != nil || parent != nil { return }
    guard TaskwarriorEntry.estimates.contains(key.lowercased()) else {
      losses.append(loss(key, text(key), .noSuchField))
      return
    }
    // A number as a double, or as an attribute of Taskwarrior's own that ends in `.000000`.
    let number = Double(text(key)).flatMap { Int(exactly: $0.rounded(.up)) }
    guard let minutes = number ?? context.minutes(text(key)) else {
      losses.append(loss(key, text(key), .unreadable))
      return
    }
    if (1...1_440).contains(minutes) {
      task.durationMinutes = minutes
    } else {
      losses.append(loss(key, text(key), .outOfRange(.duration)))
    }
  }

  /// The value of an attribute as text; empty where there is none.
  private func text(_ key: String) -> String { object.attributes[key]?.text ?? "" }

  private func loss(_ field: String, _ value: String, _ reason: Loss.Reason) -> Loss {
    Loss(line: object.line, title: title, field: field, value: value, reason: reason)
  }
}
