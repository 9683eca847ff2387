import DayBudget

/// When a VTODO is to be done, when it was, and how it repeats.
extension TodoEntry {
  /// DTSTART is the day and the time, DUE the day by which it must be done.
  mutating func readDates(into task: inout PlainTask) {
    (begins, ends) = (moment(component.property("DTSTART")), moment(component.property("DUE")))
    if let begins { set(begins, in: &task) }
    task.due = component.property("X-XDAY-DUE").flatMap { reader.day(of: $0, besides: nil) }
    guard let ends else { return }
    let isTime = ends.hasTime && !isEndOfDay(ends)
    task.due = isTime ? reader.context.place(ends.civil).day : ends.civil.date
    guard let begins else { return }
    let isMidnight = begins.hasTime && begins.civil.secondOfDay == 0
    // A midnight beside a date is a date, too.
    if isMidnight, !ends.hasTime { set((begins.civil, false), in: &task) }
    guard begins.civil.date == ends.civil.date, isTime else { return }
    if isMidnight || !begins.hasTime {
      // From midnight to a time of the day is a day with a time (Tasks.org), not work since midnight.
      set(ends, in: &task)
    } else if ends.civil > begins.civil {
      task.durationMinutes = ends.civil.time.minutes - begins.civil.time.minutes
    }
  }

  /// Lists what becomes of DUE: its time where it stands alone, its day in a series, which has no due day.
  mutating func nameDue(of task: PlainTask) {
    guard let property = component.property("DUE"), let ends else { return }
    if task.repeatRule != nil {
      if let begins, begins.civil.date != ends.civil.date { lose(property, .otherDateCounts) }
    } else if begins == nil, ends.hasTime, !isEndOfDay(ends), let due = task.due {
      lose(property, .changed(to: due.description))
    }
  }

  /// The last second of a day is how a whole day is written beside a start with a time.
  private func isEndOfDay(_ moment: Moment) -> Bool {
    moment.civil.secondOfDay == 86_399
  }

  private func set(_ moment: Moment, in task: inout PlainTask) {
    (task.day, task.time) = (moment.civil.date, nil)
    if moment.hasTime { (task.day, task.time) = reader.context.place(moment.civil) }
  }

  /// The moment of a property on the wall clock here; listed where it cannot be, or counts as another.
  private mutating func moment(
    _ property: ICalendarComponent.Property?
  ) -> Moment? {
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
    var anchored = task
    // A rule without a start is counted from the day on which the task is due.
    if begins == nil, let ends { set(ends, in: &anchored) }
    anchored.due = nil
    guard let day = anchored.day else {
      lose(property, .noFirstDay)
      return
    }
    // The rule counts dates of the wall clock, from the one that it shows at the start.
    let anchor = anchored.time.map { reader.context.boundary.moment(of: $0, on: day).date } ?? day
    let isShifted = own == nil && anchor != day
    let read: RepeatRule
    let time = anchored.time
    let reading = RuleText.reading(property.value, from: isShifted ? anchor : day) { [reader] until in
      reader.lastDay(until, of: property, at: time)
    }
    switch reading {
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
      rule = RepeatRule(unit: rule.unit, every: rule.every, until: rule.until)
    }
    anchored.repeatRule = rule
    task = anchored
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
