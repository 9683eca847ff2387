package import DayBudget

/// Tasks as VTODO components of an iCalendar object (RFC 5545 §3.6.2).
///
/// Times are written without a zone: a task at two is at two on whatever clock hangs on the wall, on the date
/// that this shows. What iCalendar has no word for stands in properties that begin with X-XDAY, so that a way
/// back loses nothing.
package struct TodoWriter {
  /// What UIDs end with; before it stands the id.
  static let domain = "@xday"

  /// How many occurrences are listed of a series that no rule of iCalendar describes.
  private static let listedOccurrences = 60

  private let boundary: DayBoundary
  private let version: String
  private var text = ICalendarText()

  /// A writer for days that begin at `boundary`; `version` is that of the program.
  package init(boundary: DayBoundary, version: String) {
    self.boundary = boundary
    self.version = version
  }

  /// The whole object.
  package func text(_ tasks: [PlainTask]) -> String {
    var writer = self
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", "-//xday//xday \(version)//EN")
    for task in tasks {
      writer.write(task)
      for (ruleDay, fate) in task.exceptions.sorted(by: { $0.key < $1.key }) {
        if case .moved(let day) = fate { writer.write(task, movedFrom: ruleDay, to: day) }
      }
    }
    writer.line("END", "VCALENDAR")
    return writer.text.text
  }

  /// The letters of an id, or another program's name.
  static func id(_ name: PlainTask.Name) -> String {
    switch name {
    case .own(let text), .foreign(let text): text
    }
  }

  private mutating func line(_ name: String, _ value: String) { text.line(name, value) }

  private mutating func line(_ name: String, ifPresent value: String?) { text.line(name, ifPresent: value) }

  private mutating func write(_ task: PlainTask) {
    line("BEGIN", "VTODO")
    line("UID", TodoWriter.id(task.name) + TodoWriter.domain)
    head(task)
    when(task, day: task.day)
    series(task)
    line("STATUS", task.completed == nil ? "NEEDS-ACTION" : "COMPLETED")
    line("COMPLETED", ifPresent: task.completed.map(ICalendarText.instant))
    line("X-XDAY-COMPLETED-DAY", ifPresent: task.completedDay.map(ICalendarText.date))
    line("X-XDAY-RANK", ifPresent: task.rank)
    line("X-XDAY-MODIFIED", ifPresent: task.modified.map(ICalendarText.instant))
    for (field, instant) in (task.edited ?? [:]).sorted(by: { $0.key < $1.key }) {
      line("X-XDAY-EDITED", "\(ICalendarText.instant(instant)) \(ICalendarText.escaped(field))")
    }
    line("END", "VTODO")
  }

  /// An occurrence on another day than the rule's.
  private mutating func write(_ task: PlainTask, movedFrom ruleDay: CivilDate, to day: CivilDate) {
    line("BEGIN", "VTODO")
    line("UID", TodoWriter.id(task.name) + TodoWriter.domain)
    let (parameter, moment) = start(ruleDay, task.time)
    line("RECURRENCE-ID" + parameter, moment)
    head(task)
    when(task, day: day)
    line("STATUS", "NEEDS-ACTION")
    line("END", "VTODO")
  }

  private mutating func head(_ task: PlainTask) {
    line("DTSTAMP", ifPresent: task.modified.map(ICalendarText.instant))
    line("CREATED", ifPresent: task.created.map(ICalendarText.instant))
    line("LAST-MODIFIED", ifPresent: task.modified.map(ICalendarText.instant))
    line("SUMMARY", ICalendarText.escaped(task.title))
    line("DESCRIPTION", ifPresent: task.notes.map(ICalendarText.escaped))
    if task.isUrgent { line("PRIORITY", "1") }
    if !task.tags.isEmpty {
      line("CATEGORIES", task.tags.map(ICalendarText.escaped).joined(separator: ","))
    }
  }

  /// The day as the start, and the day by which it must be done as the day on which it is due.
  private mutating func when(_ task: PlainTask, day: CivilDate?) {
    let minutes = task.durationMinutes.map(DurationText.text)
    if let day {
      let (parameter, moment) = start(day, task.time)
      line("DTSTART" + parameter, moment)
    }
    if let due = task.due { self.due(due, besides: day, task.time) }
    // A DURATION in hours and minutes needs a start with a time, and no DUE beside it (§3.8.2.5, §3.6.2).
    let isSpan = day != nil && task.time != nil && task.due == nil
    line(isSpan ? "DURATION" : "ESTIMATED-DURATION", ifPresent: minutes)
  }

  /// The day on which a task is due: of the kind that its start is of, and not before it (§3.8.2.3).
  private mutating func due(_ due: CivilDate, besides day: CivilDate?, _ time: ClockTime?) {
    if let day, date(of: day, time) > due {
      line("X-XDAY-DUE", ICalendarText.date(due))
    } else if day != nil, time != nil {
      line("DUE", ICalendarText.date(due) + "T235959")
    } else {
      line("DUE;VALUE=DATE", ICalendarText.date(due))
    }
  }

  private mutating func series(_ task: PlainTask) {
    line(
      "X-XDAY-SERIES",
      ifPresent: task.series.map { "\(TodoWriter.id($0.name)) \(ICalendarText.date($0.day))" })
    guard let rule = task.repeatRule, let anchor = task.day else { return }
    let mark = RuleText.isAnchored(rule, from: anchor) ? ";X-XDAY-DAY=FIRST" : ""
    let text = RuleText.text(rule, from: anchor, at: task.time)
    if date(of: anchor, task.time) == anchor {
      line("RRULE" + mark, text)
    } else if let later = RuleShift.later(rule, from: anchor) {
      line("RRULE", RuleText.text(later, from: anchor.adding(days: 1), at: task.time))
    } else {
      line("X-XDAY-RRULE" + mark, RuleText.text(rule, from: anchor))
      list(rule, from: anchor, task)
    }
    line("X-XDAY-OPEN-FROM", ifPresent: task.openFrom.map(ICalendarText.date))
    for (day, fate) in task.exceptions.sorted(by: { $0.key < $1.key }) {
      let (parameter, moment) = start(day, task.time)
      switch fate {
      case .done: line("EXDATE\(parameter);X-XDAY-STATE=DONE", moment)
      case .dropped: line("EXDATE" + parameter, moment)
      case .moved: break
      }
    }
  }

  /// The next occurrences one by one, for other programs.
  private mutating func list(_ rule: RepeatRule, from anchor: CivilDate, _ task: PlainTask) {
    var day = max(task.openFrom ?? anchor, anchor.adding(days: 1))
    for _ in 0..<TodoWriter.listedOccurrences {
      guard let next = rule.next(onOrAfter: day, from: anchor) else { return }
      let (parameter, moment) = start(next, task.time)
      line("RDATE" + parameter, moment)
      day = next.adding(days: 1)
    }
  }

  private func start(_ day: CivilDate, _ time: ClockTime?) -> (parameter: String, moment: String) {
    guard let time else { return (";VALUE=DATE", ICalendarText.date(day)) }
    return ("", ICalendarText.local(date(of: day, time), time))
  }

  /// The date that the wall clock shows at a time of a day.
  private func date(of day: CivilDate, _ time: ClockTime?) -> CivilDate {
    time.map { boundary.moment(of: $0, on: day).date } ?? day
  }
}
