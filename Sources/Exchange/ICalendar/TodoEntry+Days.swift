import DayBudget

/// When a VTODO is to be done, when it was, and how it repeats.
extension TodoEntry {
  /// The day on which it is due counts, and the start where there is no other.
  mutating func readDates(into task: inout PlainTask) {
    let (start, due) = (component.property("DTSTART"), component.property("DUE"))
    let (begins, ends) = (moment(start), moment(due))
    guard let ends else {
      if let begins { set(begins, in: &task) }
      return
    }
    set(ends, in: &task)
    guard let start, let begins else { return }
    guard begins.civil.date == ends.civil.date else {
      lose(start, .otherDateCounts)
      return
    }
    // From midnight to a time of the day is a day with a time (Tasks.org), not work since midnight.
    guard begins.hasTime, begins.civil.secondOfDay > 0 else { return }
    set(begins, in: &task)
    let minutes = ends.civil.time.minutes - begins.civil.time.minutes
    task.durationMinutes = ends.hasTime && minutes > 0 ? minutes : nil
  }

  private func set(_ moment: (civil: CivilDateTime, hasTime: Bool), in task: inout PlainTask) {
    (task.day, task.time) = (moment.civil.date, nil)
    if moment.hasTime { (task.day, task.time) = reader.context.place(moment.civil) }
  }

  /// The moment of a property on the wall clock here; listed where it cannot be, or counts as another.
  private mutating func moment(
    _ property: ICalendarComponent.Property?
  ) -> (civil: CivilDateTime, hasTime: Bool)? {
    guard let property else { return nil }
    guard let moment = reader.moment(property) else {
      lose(property, .unreadable)
      return nil
    }
    guard moment.civil.date.isInRange else {
      lose(property, .outOfRange(.year))
      return nil
    }
    if reader.isZoneUnknown(property) {
      let time = moment.hasTime ? " \(moment.civil.time)" : ""
      lose(property, .changed(to: "\(moment.civil.date)\(time)"))
    }
    return moment
  }

  mutating func readStatus(into task: inout PlainTask) {
    let status = component.property("STATUS")?.value.uppercased()
    let percent = component.property("PERCENT-COMPLETE").flatMap { Int($0.value) }
    guard status == "COMPLETED" || status == nil && (component.property("COMPLETED") != nil || percent == 100)
    else {
      if status == "IN-PROCESS", let property = component.property("STATUS") { lose(property, .noSuchField) }
      return
    }
    let context = reader.context
    if let day = dayOfCompletion() {
      (task.completed, task.completedDay) = (context.noon(of: day), day)
    } else if let instant = component.property("COMPLETED").flatMap({ _ in stamp("COMPLETED") })
      ?? [task.modified, stamp("DTSTAMP"), task.created].compactMap(\.self).max()
    {
      (task.completed, task.completedDay) = (instant, context.boundary.day(of: instant, in: context.zone))
    } else {
      (task.completed, task.completedDay) = (context.noon(of: context.today), context.today)
      task.isDoneUndated = true
      if let property = component.property("STATUS") ?? component.property("PERCENT-COMPLETE") {
        lose(property, .noCompletionDay)
      }
    }
    // xday's own account of the day, which another day-start would count otherwise.
    if let own = component.property("X-XDAY-COMPLETED-DAY"), let day = reader.day(of: own, besides: nil) {
      task.completedDay = day
    }
  }

  /// The day that COMPLETED names where it is a date without a time.
  private func dayOfCompletion() -> CivilDate? {
    guard let property = component.property("COMPLETED"), let time = TimeText(property.value), !time.hasTime,
      time.civil.date.isInRange
    else { return nil }
    return time.civil.date
  }

  mutating func readRule(into task: inout PlainTask) {
    let own = component.property("X-XDAY-RRULE")
    guard let property = own ?? component.property("RRULE") else { return }
    guard let day = task.day else {
      lose(property, .noFirstDay)
      return
    }
    // The rule counts dates of the wall clock, from the one that it shows at the start.
    let anchor = task.time.map { reader.context.boundary.moment(of: $0, on: day).date } ?? day
    let isShifted = own == nil && anchor != day
    let read: RepeatRule
    switch RuleText.reading(property.value, from: isShifted ? anchor : day) {
    case .none:
      lose(property, .noSuchField)
      return
    case .outOfRange:
      lose(property, .outOfRange(.interval))
      return
    case .exact(let rule): read = rule
    case .clamped(let rule):
      lose(property, .clamped)
      read = rule
    }
    guard var rule = isShifted ? RuleShift.earlier(read, from: anchor) : read else {
      lose(property, .noSuchField)
      return
    }
    if property.parameters["X-XDAY-DAY"] == "FIRST", rule.monthDay == day.day {
      rule = RepeatRule(unit: rule.unit, every: rule.every)
    }
    task.repeatRule = rule
    readExceptions(into: &task)
  }

  private mutating func readExceptions(into task: inout PlainTask) {
    for exception in component.properties where exception.name == "EXDATE" {
      let isDone = exception.parameters["X-XDAY-STATE"] == "DONE"
      for text in exception.value.split(separator: ",") {
        let date = ICalendarComponent.Property(
          name: exception.name, parameters: exception.parameters, value: String(text), line: exception.line)
        if let day = reader.day(of: date, besides: task.time) {
          task.exceptions[day] = isDone ? .done : .dropped
        } else {
          lose(date, .unreadable)
        }
      }
    }
  }
}
