internal import Calendars
internal import DayBudget
internal import Store

/// Reads the VTODO components of an iCalendar object, xday's own and other programs'.
struct TodoReader {
  /// The zone in which days and times are meant.
  let zone: Zone
  /// Which day an instant belongs to.
  let boundary: DayBoundary
  /// Where the zones that a file names are looked up.
  let zones: ZoneDatabase

  /// What the text holds; throws where it is no iCalendar object.
  func read(_ text: String) throws(ExchangeFault) -> ImportedTasks {
    let calendars = try ICalendarComponent.all(in: text).filter { $0.name == "VCALENDAR" }
    if calendars.isEmpty { throw ExchangeFault(kind: .noCalendar) }
    var result = ImportedTasks()
    let components = calendars.flatMap(\.components)
    for (index, component) in components.enumerated() {
      switch component.name {
      case "VTODO" where component.property("RECURRENCE-ID") == nil:
        let todo = TodoEntry(component, reader: self, place: index)
        result.losses += todo.losses
        if let task = todo.task { result.tasks.append(task) }
      case "VTODO", "VTIMEZONE": break
      default:
        result.losses.append(
          Loss(
            line: component.line, title: component.property("SUMMARY")?.text ?? "", field: component.name,
            value: "", reason: .notATask))
      }
    }
    move(components.filter { $0.property("RECURRENCE-ID") != nil && $0.name == "VTODO" }, in: &result)
    return result
  }

  /// Enters occurrences that stand on another day as exceptions of their series.
  private func move(_ components: [ICalendarComponent], in result: inout ImportedTasks) {
    let places = Dictionary(
      result.tasks.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for component in components {
      let todo = TodoEntry(component, reader: self, place: 0)
      let id = component.property("UID").map { TodoReader.id($0.text) }
      guard let original = component.property("RECURRENCE-ID") else { continue }
      guard let id, let place = places[id], result.tasks[place].repeatRule != nil,
        let ruleDay = moment(original)?.day, let day = todo.task?.day
      else {
        result.losses.append(todo.loss(original, .noFirstDay))
        continue
      }
      let state = todo.task?.completed != nil ? OccurrenceException.done : .moved(day)
      result.tasks[place].exceptions[ruleDay] = todo.isCancelled ? .dropped : state
    }
  }

  /// The id of a task with this UID: its own where xday has made it.
  static func id(_ uid: String) -> TaskID {
    if uid.hasSuffix(TodoWriter.domain), let id = TaskID(uid.dropLast(TodoWriter.domain.count)) { return id }
    return TaskID(naming: "ics:" + uid)
  }

  /// The instant that a time in UTC says, `20261130T081200Z`, in seconds since the epoch; nil for any other text.
  static func instant(inUTC text: String) -> Int? {
    guard let (civil, _, isUTC) = civil(text), isUTC else { return nil }
    return civil.secondsAsUTC
  }

  /// The instant that a property says, seconds since the epoch; nil unless it is a time in UTC or in a zone.
  func instant(_ property: ICalendarComponent.Property) -> Int? {
    guard let (civil, hasTime, isUTC) = TodoReader.civil(property.value), hasTime else { return nil }
    if isUTC { return civil.secondsAsUTC }
    return (property.parameters["TZID"].flatMap { zones.zone(named: $0) } ?? zone).instant(of: civil)
  }

  /// The day, and the time where there is one, on the wall clock of the reader's zone.
  func moment(_ property: ICalendarComponent.Property) -> (day: CivilDate, time: ClockTime?)? {
    guard let (civil, hasTime, isUTC) = TodoReader.civil(property.value) else { return nil }
    guard hasTime else { return (civil.date, nil) }
    let name = property.parameters["TZID"]
    if !isUTC && name == nil { return (civil.date, civil.time) }
    guard let instant = instant(property) else { return nil }
    let here = zone.civil(at: instant)
    return (here.date, here.time)
  }

  /// Whether nothing explains the zone that a property names, so that its time counts as local.
  func isZoneUnknown(_ property: ICalendarComponent.Property) -> Bool {
    property.parameters["TZID"].map { zones.zone(named: $0) == nil } ?? false
  }

  /// `20261130`, `20261130T140000` or `20261130T140000Z`.
  private static func civil(_ text: String) -> (civil: CivilDateTime, hasTime: Bool, isUTC: Bool)? {
    var cursor = TextCursor(text)
    guard let date = cursor.number(upTo: 8), text.utf8.count >= 8,
      let day = CivilDate(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    else { return nil }
    if cursor.isAtEnd { return (CivilDateTime(date: day, secondOfDay: 0), false, false) }
    guard text.utf8.count >= 15, cursor.take("T"), let time = cursor.number(upTo: 6), time / 10_000 < 24,
      time / 100 % 100 < 60
    else {
      return nil
    }
    let seconds = time / 10_000 * 3_600 + time / 100 % 100 * 60 + min(time % 100, 59)
    let isUTC = cursor.take("Z")
    return cursor.isAtEnd ? (CivilDateTime(date: day, secondOfDay: seconds), true, isUTC) : nil
  }
}
