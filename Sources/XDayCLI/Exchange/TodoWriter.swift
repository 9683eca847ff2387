internal import DayBudget
internal import Store

/// Tasks as VTODO components of an iCalendar object (RFC 5545 §3.6.2).
///
/// Times are written without a zone: a task at two is at two on whatever clock hangs on the wall. What
/// iCalendar has no word for stands in properties that begin with X-XDAY, so that a way back loses nothing.
enum TodoWriter {
  /// What UIDs end with; before it stands the id.
  static let domain = "@xday"

  /// The whole object.
  static func text(_ tasks: [Task]) -> String {
    var text = ICalendarText()
    text.line("BEGIN", "VCALENDAR")
    text.line("VERSION", "2.0")
    text.line("PRODID", "-//xday//xday \(version)//EN")
    for task in tasks {
      write(task, to: &text)
      for (ruleDay, exception) in task.exceptions.sorted(by: { $0.key < $1.key }) {
        if case .moved(let day) = exception { write(task, movedFrom: ruleDay, to: day, in: &text) }
      }
    }
    text.line("END", "VCALENDAR")
    return text.text
  }

  private static func write(_ task: Task, to text: inout ICalendarText) {
    text.line("BEGIN", "VTODO")
    text.line("UID", "\(task.id)\(domain)")
    head(task, in: &text)
    when(task, day: task.day, in: &text)
    series(task, in: &text)
    text.line("STATUS", task.completed == nil ? "NEEDS-ACTION" : "COMPLETED")
    text.line("COMPLETED", ifPresent: task.completed.map(ICalendarText.instant))
    text.line("X-XDAY-COMPLETED-DAY", ifPresent: task.completedDay.map(ICalendarText.date))
    text.line("X-XDAY-RANK", task.rank.text)
    text.line("X-XDAY-MODIFIED", ICalendarText.instant(task.modified))
    for (field, instant) in task.edited.sorted(by: { $0.key < $1.key }) {
      text.line("X-XDAY-EDITED", "\(ICalendarText.instant(instant)) \(ICalendarText.escaped(field))")
    }
    text.line("END", "VTODO")
  }

  /// An occurrence on another day than the rule's.
  private static func write(
    _ task: Task, movedFrom ruleDay: CivilDate, to day: CivilDate, in text: inout ICalendarText
  ) {
    text.line("BEGIN", "VTODO")
    text.line("UID", "\(task.id)\(domain)")
    let (parameter, moment) = start(ruleDay, task.time)
    text.line("RECURRENCE-ID" + parameter, moment)
    head(task, in: &text)
    when(task, day: day, in: &text)
    text.line("STATUS", "NEEDS-ACTION")
    text.line("END", "VTODO")
  }

  private static func head(_ task: Task, in text: inout ICalendarText) {
    text.line("DTSTAMP", ICalendarText.instant(task.modified))
    text.line("CREATED", ICalendarText.instant(task.created))
    text.line("LAST-MODIFIED", ICalendarText.instant(task.modified))
    text.line("SUMMARY", ICalendarText.escaped(task.title))
    text.line("DESCRIPTION", ifPresent: task.notes.map(ICalendarText.escaped))
    if task.isUrgent { text.line("PRIORITY", "1") }
    if !task.tags.isEmpty {
      text.line("CATEGORIES", task.tags.map(ICalendarText.escaped).joined(separator: ","))
    }
  }

  /// A start where there is a time or a repetition to count from, else the day as the day it is due.
  private static func when(_ task: Task, day: CivilDate?, in text: inout ICalendarText) {
    let minutes = task.durationMinutes.map(DurationText.text)
    guard let day else {
      text.line("ESTIMATED-DURATION", ifPresent: minutes)
      return
    }
    let (parameter, moment) = start(day, task.time)
    guard task.time != nil || task.repeatRule != nil else {
      text.line("DUE" + parameter, moment)
      text.line("ESTIMATED-DURATION", ifPresent: minutes)
      return
    }
    text.line("DTSTART" + parameter, moment)
    // A DURATION in hours and minutes needs a start with a time (§3.8.2.5).
    text.line(task.time == nil ? "ESTIMATED-DURATION" : "DURATION", ifPresent: minutes)
  }

  private static func series(_ task: Task, in text: inout ICalendarText) {
    text.line("X-XDAY-SERIES", ifPresent: task.series.map { "\($0.id) \(ICalendarText.date($0.day))" })
    guard let rule = task.repeatRule, let anchor = task.day else { return }
    let mark = RuleText.isAnchored(rule, from: anchor) ? ";X-XDAY-DAY=FIRST" : ""
    text.line("RRULE" + mark, RuleText.text(rule, from: anchor))
    text.line("X-XDAY-OPEN-FROM", ifPresent: task.openFrom.map(ICalendarText.date))
    for (day, exception) in task.exceptions.sorted(by: { $0.key < $1.key }) {
      let (parameter, moment) = start(day, task.time)
      switch exception {
      case .done: text.line("EXDATE\(parameter);X-XDAY-STATE=DONE", moment)
      case .dropped: text.line("EXDATE" + parameter, moment)
      case .moved: break
      }
    }
  }

  private static func start(_ day: CivilDate, _ time: ClockTime?) -> (parameter: String, moment: String) {
    guard let time else { return (";VALUE=DATE", ICalendarText.date(day)) }
    return ("", ICalendarText.local(day, time))
  }
}
