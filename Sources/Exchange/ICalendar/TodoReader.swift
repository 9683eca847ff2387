import DayBudget

/// Reads the VTODO components of iCalendar objects, xday's own and other programs'.
package struct TodoReader {
  let context: ReadingContext

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters what a text holds; throws where it is no iCalendar object, or more than is taken in.
  ///
  /// - Parameter file: The name of the file, for losses, where several are read.
  package func read(
    _ text: String, of file: String? = nil, into result: inout ImportedTasks
  ) throws(ExchangeFault) {
    let calendars = try ICalendarComponent.all(in: text).filter { $0.name == "VCALENDAR" }
    if calendars.isEmpty { throw ExchangeFault(kind: .noCalendar) }
    let first = result.tasks.count
    var moved: [ICalendarComponent] = []
    for component in calendars.flatMap(\.components) {
      switch component.name {
      case "VTODO" where component.property("RECURRENCE-ID") != nil: moved.append(component)
      case "VTODO":
        let todo = TodoEntry(component, name: name(of: component, in: &result), reader: self)
        result.losses.add(todo.losses, of: file)
        if let task = todo.task { try result.add(task) }
      case "VTIMEZONE": break
      default:
        let title = component.property("SUMMARY")?.text ?? ""
        result.losses.add(
          [Loss(line: component.line, title: title, field: component.name, value: "", reason: .notATask)],
          of: file)
      }
    }
    move(moved, of: file, from: first, in: &result)
  }

  /// Enters occurrences that stand on another day as exceptions of their series, which are the tasks from
  /// `first` on.
  private func move(
    _ components: [ICalendarComponent], of file: String?, from first: Int, in result: inout ImportedTasks
  ) {
    if components.isEmpty { return }
    let places = Dictionary(
      result.tasks[first...].enumerated().map { ($0.element.name, first + $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for component in components {
      let name = component.property("UID").map { TodoReader.name($0.text) }
      let todo = TodoEntry(component, name: name ?? .foreign(""), reader: self)
      guard let original = component.property("RECURRENCE-ID") else { continue }
      guard let name, let place = places[name], result.tasks[place].repeatRule != nil,
        let ruleDay = day(of: original, besides: result.tasks[place].time), let day = todo.task?.day
      else {
        result.losses.add([todo.loss(original, .noFirstDay)], of: file)
        continue
      }
      let state: PlainTask.Fate = todo.task?.completed != nil ? .done : .moved(day)
      result.tasks[place].exceptions[ruleDay] = todo.isCancelled ? .dropped : state
    }
  }

  /// The name of a task: its UID, else one made of what does not change when it is edited elsewhere.
  private func name(of component: ICalendarComponent, in result: inout ImportedTasks) -> PlainTask.Name {
    if let uid = component.property("UID")?.text, !uid.isEmpty { return TodoReader.name(uid) }
    let made = component.property("CREATED")?.value ?? ""
    return result.name(saying: "ics: \(made) \(component.property("SUMMARY")?.text ?? "")")
  }

  /// The name of a task with this UID: its own where xday has made it.
  private static func name(_ uid: String) -> PlainTask.Name {
    uid.hasSuffix(TodoWriter.domain)
      ? .own(String(uid.dropLast(TodoWriter.domain.count))) : .foreign("ics:" + uid)
  }

  /// The instant that a property says, seconds since the epoch; nil unless it is a time.
  func instant(_ property: ICalendarComponent.Property) -> Int? {
    guard let read = TimeText(property.value), read.hasTime else { return nil }
    if read.isUTC { return read.civil.secondsAsUTC }
    return (property.parameters["TZID"].flatMap(context.zone(named:)) ?? context.zone).instant(of: read.civil)
  }

  /// What the wall clock here shows at the moment that a property says, and whether it says a time; nil for
  /// what is neither date nor time.
  func moment(_ property: ICalendarComponent.Property) -> (civil: CivilDateTime, hasTime: Bool)? {
    guard let read = TimeText(property.value) else { return nil }
    guard read.hasTime, read.isUTC || property.parameters["TZID"] != nil else {
      return (read.civil, read.hasTime)
    }
    return instant(property).map { (context.zone.civil(at: $0), true) }
  }

  /// The day, as xday counts it, that a property names beside a task at a time: one that is only a date names
  /// the date that the wall clock shows then.
  func day(of property: ICalendarComponent.Property, besides time: ClockTime?) -> CivilDate? {
    guard let (civil, hasTime) = moment(property), civil.date.isInRange else { return nil }
    if hasTime { return context.boundary.day(of: civil) }
    guard let time else { return civil.date }
    return context.boundary.day(of: CivilDateTime(date: civil.date, time: time))
  }

  /// The last date on which a rule can have an occurrence at this time, by the value of its UNTIL.
  func lastDay(_ until: String, of rule: ICalendarComponent.Property, at time: ClockTime?) -> CivilDate? {
    let property = ICalendarComponent.Property(name: "", parameters: [:], value: until, line: rule.line)
    guard let (civil, hasTime) = moment(property), civil.date.isInRange else { return nil }
    // Before its time of the day, the last occurrence is that of the day before.
    let isBefore = hasTime && (time.map { civil.secondOfDay < $0.minutes * 60 } ?? false)
    return isBefore ? civil.date.adding(days: -1) : civil.date
  }

  /// Whether nothing explains the zone that a property names, so that its time counts as local.
  func isZoneUnknown(_ property: ICalendarComponent.Property) -> Bool {
    property.parameters["TZID"].map { context.zone(named: $0) == nil } ?? false
  }
}

/// A date or a time as iCalendar and Taskwarrior write it: `20261130`, `20261130T140000`, `20261130T140000Z`.
struct TimeText {
  /// What a clock shows; midnight where only a date is said.
  let civil: CivilDateTime
  /// Whether a time is said.
  let hasTime: Bool
  /// Whether the clock is that of UTC.
  let isUTC: Bool

  /// Nil for a text of another form, or a date or time that does not exist.
  init?(_ text: String) {
    var cursor = TextCursor(text)
    guard let date = cursor.number(upTo: 8), text.utf8.count >= 8, text.utf8.count <= 16,
      let day = CivilDate(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    else { return nil }
    hasTime = !cursor.isAtEnd
    guard hasTime else {
      (civil, isUTC) = (CivilDateTime(date: day, secondOfDay: 0), false)
      return
    }
    guard text.utf8.count >= 15, cursor.take("T"), let time = cursor.number(upTo: 6), time / 10_000 < 24,
      time / 100 % 100 < 60
    else { return nil }
    // A leap second is the one before it.
    let seconds = time / 10_000 * 3_600 + time / 100 % 100 * 60 + min(time % 100, 59)
    civil = CivilDateTime(date: day, secondOfDay: seconds)
    isUTC = cursor.take("Z")
    guard cursor.isAtEnd else { return nil }
  }

  /// The instant that a time in UTC says, in seconds since the epoch; nil for any other text.
  static func instant(inUTC text: String) -> Int? {
    guard let time = TimeText(text), time.isUTC else { return nil }
    return time.civil.secondsAsUTC
  }
}
