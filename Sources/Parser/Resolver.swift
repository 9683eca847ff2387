import DayBudget

/// Turns the parts that were chosen into the day, the time and the rest of an entry.
struct Resolver {
  /// The wall clock, with the seconds cut off.
  let now: CivilDateTime
  /// Where a day ends and the next begins.
  let boundary: DayBoundary

  /// The day that `now` belongs to.
  var today: CivilDate { boundary.day(of: now) }

  /// What was named, each once.
  struct Named {
    var day: CivilDate?
    var due: CivilDate?
    /// The day named for the due day where a time follows it.
    var timedDue: CivilDate?
    var dayPart: DayPart?
    var time: TimePhrase?
    var minutesFromNow: Int?
    var duration: Int?
    var rule: RepeatRule?
    var reminder: Int?
    var isUrgent = false
    var tags: [String] = []
    var dayTokens = 0..<0
    var dueTokens = 0..<0
    var timeTokens = 0..<0
  }

  /// When the entry lies.
  struct Placement {
    var day: CivilDate?
    var dayIsImplied = false
    var time: ClockTime?
    var length: Int?
    var remark: Remark.Kind?
  }

  /// Gathers what the chosen readings name.
  func named(_ readings: [Reading]) -> Named {
    var named = Named()
    for reading in readings.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      switch reading.part {
      case .day(let day, let part):
        (named.day, named.dayTokens) = (day, reading.tokens)
        if let part { named.dayPart = part }
      case .due(let day, let said, let isTimed):
        (named.due, named.dueTokens) = (day, reading.tokens)
        if isTimed { named.timedDue = said }
      case .days(let first, let last):
        (named.day, named.dayTokens) = (first, reading.tokens)
        (named.due, named.dueTokens) = (last, reading.tokens)
      case .time(let phrase): (named.time, named.timeTokens) = (phrase, reading.tokens)
      case .dayPart(let part):
        named.dayPart = part
        if named.time == nil { named.timeTokens = reading.tokens }
      case .fromNow(let minutes): named.minutesFromNow = minutes
      case .duration(let minutes): named.duration = minutes
      case .repeating(let rule, let part, let date):
        named.rule = rule
        if named.day == nil, let date { named.day = date }
        if let part, named.dayPart == nil { named.dayPart = part }
        if named.timeTokens.isEmpty { named.timeTokens = reading.tokens }
      case .reminder(let minutes): named.reminder = minutes
      case .urgent: named.isUrgent = true
      case .tag(let tag):
        if !named.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { named.tags.append(tag) }
      case .spent, .impossible, .bareSpan, .nearDay, .text: break
      }
    }
    return named.settled
  }

  /// Finds the day and the time.
  func placement(of named: Named) -> Placement {
    if let minutes = named.minutesFromNow {
      let moment = now.adding(seconds: minutes * 60)
      return Placement(day: boundary.day(of: moment), time: moment.time)
    }
    let time =
      named.time?.place(in: named.dayPart, isOfDay: named.day != nil)
      ?? named.dayPart.map { TimePhrase.Place(start: $0.minutes) }
    var placement = day(of: named, time: time)
    guard let time, let day = placement.day else { return placement }
    if time.start < 1440 {
      placement.time = ClockTime(minutes: time.start)
    } else {
      let moment = moment(of: time, on: day)
      (placement.day, placement.time) = (boundary.day(of: moment), moment.time)
    }
    placement.length = time.length
    if placement.dayIsImplied, placement.day != today { placement.remark = .timeTomorrow }
    return placement
  }

  private func day(of named: Named, time: TimePhrase.Place?) -> Placement {
    let tomorrow = today.adding(days: 1)
    if let rule = named.rule {
      if let day = named.day {
        return Placement(day: rule.first(onOrAfter: day), remark: day < today ? .pastDay : nil)
      }
      let day = rule.first(onOrAfter: today)
      guard day == today, let time, isPast(time, on: today) else { return Placement(day: day) }
      let next = rule.first(onOrAfter: tomorrow)
      return Placement(day: next, remark: next == tomorrow ? .timeTomorrow : nil)
    }
    if let day = named.day { return Placement(day: day, remark: day < today ? .pastDay : nil) }
    guard let time else { return Placement() }
    return Placement(day: isPast(time, on: today) ? tomorrow : today, dayIsImplied: true)
  }

  /// Where a place on the clock of a day lies on the wall clock.
  func moment(of place: TimePhrase.Place, on day: CivilDate) -> CivilDateTime {
    if let time = ClockTime(minutes: place.start), time < .endOfDay {
      return boundary.moment(of: time, on: day)
    }
    // 24:00 is the midnight at which the day named ends, and the night goes on after it.
    return CivilDateTime(date: day, time: .midnight).adding(seconds: place.start * 60)
  }

  /// Whether a time on a day lies before now; a span passes at its end, and now itself has not passed.
  private func isPast(_ time: TimePhrase.Place, on day: CivilDate) -> Bool {
    let start =
      time.start < 1440 ? moment(of: time, on: day) : CivilDateTime(date: day, time: .endOfDay)
    guard let length = time.length else { return start < now }
    return start.adding(seconds: length * 60) <= now
  }
}

extension Resolver.Named {
  /// With «bis Freitag 14 Uhr» as the day and the time that it is, and «bis» in a repetition as its last day.
  fileprivate var settled: Resolver.Named {
    var named = self
    if let rule {
      named.rule = rule.afterMidnight(time, in: dayPart)
      named.rule?.until = due
      named.due = nil
    } else if day == nil, time != nil, let timedDue {
      (named.day, named.dayTokens, named.due) = (timedDue, dueTokens, nil)
    }
    return named
  }
}

extension RepeatRule {
  /// The weekdays of «jeden Freitag nachts um 1» are those on which it is one o'clock.
  fileprivate func afterMidnight(_ time: TimePhrase?, in part: DayPart?) -> RepeatRule {
    guard unit == .week, !weekdays.isEmpty, let start = time?.place(in: part, isOfDay: true).start,
      start > 1440
    else { return self }
    return RepeatRule(
      unit: unit, every: every, weekdays: weekdays.compactMap { Weekday(rawValue: $0.rawValue % 7 + 1) })
  }
}
