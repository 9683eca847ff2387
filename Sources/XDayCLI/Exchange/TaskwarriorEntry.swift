internal import DayBudget
internal import Store
internal import Terminal

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
  private(set) var task: ImportedTask?
  /// What of it cannot be carried over.
  private(set) var losses: [Loss] = []

  private let object: [String: JSONTree]
  private let reader: TaskwarriorReader
  private let line: Int?
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

  /// Reads an object of the export; `place` tells tasks apart that have no uuid.
  init(_ object: [String: JSONTree], line: Int?, place: Int, reader: TaskwarriorReader) {
    self.object = object
    self.line = line
    self.reader = reader
    title = (object["description"]?.string ?? "").trimmed
    uuid = object["uuid"]?.string ?? "\(place) \(title)"
    parent = object["parent"]?.string
    let status = object["status"]?.string ?? "pending"
    isDeleted = status == "deleted"
    guard !title.isEmpty else {
      losses.append(Loss(line: line, title: "", field: "description", value: "", reason: .noTitle))
      return
    }
    var task = ImportedTask(id: TaskID(naming: "taskwarrior:\(uuid)"), title: title)
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
    for key in object.keys.sorted() where !TaskwarriorEntry.silent.contains(key) {
      read(key, into: &task)
    }
    self.task = task
  }

  /// The day on which it is due counts, and the one for which it is scheduled where there is no other.
  private mutating func readDates(into task: inout ImportedTask) {
    let due = moment("due")
    let scheduled = moment("scheduled")
    if let chosen = due ?? scheduled { (task.day, task.time) = chosen }
    if let due, let scheduled, due.day != scheduled.day || due.time != scheduled.time {
      losses.append(loss("scheduled", text("scheduled"), .otherDateCounts))
    }
  }

  /// The day and time of an attribute here; midnight and the last second of a day are how Taskwarrior
  /// writes a day without a time.
  private mutating func moment(_ key: String) -> (day: CivilDate, time: ClockTime?)? {
    guard let instant = instant(key) else { return nil }
    let civil = reader.zone.civil(at: instant)
    let isWholeDay = civil.secondOfDay == 0 || civil.secondOfDay == 86_399
    return (civil.date, isWholeDay ? nil : civil.time)
  }

  private mutating func instant(_ key: String) -> Int? {
    guard object[key] != nil else { return nil }
    if let instant = TodoReader.instant(inUTC: text(key)) { return instant }
    losses.append(loss(key, text(key), .unreadable))
    return nil
  }

  private mutating func complete(_ task: inout ImportedTask) {
    let end = instant("end") ?? task.modified ?? task.created ?? 0
    task.completed = end
    task.completedDay = reader.boundary.day(of: end, in: reader.zone)
  }

  private func readPriority(into task: inout ImportedTask) {
    let order = ["H": 0, "M": 1, "L": 3]
    task.importance = order[text("priority")] ?? 2
    task.isUrgent = text("priority") == "H"
  }

  private mutating func readTags(into task: inout ImportedTask) {
    let tags =
      object["tags"]?.array?.map(TaskwarriorEntry.text) ?? text("tags").split(separator: ",").map(String.init)
    let named = [("project", text("project"))] + tags.map { ("tags", $0) }
    for (field, name) in named where !name.isEmpty {
      let tag = Tag.name(name)
      if !tag.isEmpty { task.add(tag: tag) }
      if tag != name.lowercased() {
        losses.append(loss(field, name, tag.isEmpty ? .unreadable : .changed(to: "#" + tag)))
      }
    }
  }

  /// The annotations, a line each, in the order in which they were made.
  private var notes: String? {
    let annotations = object["annotations"]?.array ?? []
    let texts = annotations.compactMap { $0.members?["description"]?.string }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private mutating func readRule(into task: inout ImportedTask) {
    guard let recur = object["recur"]?.string else { return }
    guard task.day != nil else {
      losses.append(loss("recur", recur, .noFirstDay))
      return
    }
    task.repeatRule = TaskwarriorRule.rule(recur)
    if task.repeatRule == nil { losses.append(loss("recur", recur, .noSuchField)) }
  }

  private mutating func read(_ key: String, into task: inout ImportedTask) {
    guard TaskwarriorEntry.estimates.contains(key.lowercased()) else {
      losses.append(loss(key, text(key), .noSuchField))
      return
    }
    guard
      let minutes = Double(text(key)).flatMap({ Int(exactly: $0.rounded(.up)) }) ?? reader.minutes(text(key))
    else {
      losses.append(loss(key, text(key), .unreadable))
      return
    }
    if (1...1_440).contains(minutes) {
      task.durationMinutes = minutes
    } else {
      losses.append(loss(key, text(key), .outOfRange))
    }
  }

  /// The value of an attribute as text.
  private func text(_ key: String) -> String {
    object[key].map(TaskwarriorEntry.text) ?? ""
  }

  private static func text(_ value: JSONTree) -> String {
    switch value {
    case .string(let text), .number(let text): text
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .array(let elements): elements.map(text).joined(separator: ",")
    case .object(let members, _):
      "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  private func loss(_ field: String, _ value: String, _ reason: Loss.Reason) -> Loss {
    Loss(line: line, title: title, field: field, value: value, reason: reason)
  }
}

/// How Taskwarrior writes repetitions: names, `2weeks`, `3d`, `P1M`.
enum TaskwarriorRule {
  private static let names: [String: RepeatRule] = [
    "daily": RepeatRule(unit: .day), "day": RepeatRule(unit: .day),
    "weekdays": RepeatRule(unit: .week, weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]),
    "weekly": RepeatRule(unit: .week), "biweekly": RepeatRule(unit: .week, every: 2),
    "fortnight": RepeatRule(unit: .week, every: 2), "sennight": RepeatRule(unit: .week),
    "monthly": RepeatRule(unit: .month), "bimonthly": RepeatRule(unit: .month, every: 2),
    "quarterly": RepeatRule(unit: .month, every: 3), "semiannual": RepeatRule(unit: .month, every: 6),
    "annual": RepeatRule(unit: .year), "yearly": RepeatRule(unit: .year),
    "biannual": RepeatRule(unit: .year, every: 2), "biyearly": RepeatRule(unit: .year, every: 2),
  ]

  private static let units: [(names: Set<String>, unit: RepeatRule.Unit, factor: Int)] = [
    (["d", "day", "days"], .day, 1), (["w", "wk", "wks", "week", "weeks"], .week, 1),
    (["m", "mo", "mos", "mth", "mths", "month", "months"], .month, 1),
    (["q", "qtr", "qtrs", "quarter", "quarters"], .month, 3),
    (["y", "yr", "yrs", "year", "years"], .year, 1),
  ]

  /// The rule that a text says; nil where xday has none.
  static func rule(_ text: String) -> RepeatRule? {
    let text = text.lowercased()
    if let rule = names[text] { return rule }
    let period =
      text.hasPrefix("p") && text.dropFirst().first?.isNumber ?? false ? text.dropFirst() : text[...]
    let digits = period.prefix { ("0"..."9").contains($0) }
    let name = String(period.dropFirst(digits.count))
    guard let every = digits.isEmpty ? 1 : Int(digits.prefix(5)), every > 0,
      let unit = units.first(where: { $0.names.contains(name) })
    else { return nil }
    return RepeatRule(unit: unit.unit, every: every * unit.factor)
  }
}
