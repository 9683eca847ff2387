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
    var dayPart: DayPart?
    var time: TimePhrase?
    var minutesFromNow: Int?
    var duration: Int?
    var rule: RepeatRule?
    var isUrgent = false
    var tags: [String] = []
    var dayTokens = 0..<0
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
      case .urgent: named.isUrgent = true
      case .tag(let tag):
        if !named.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { named.tags.append(tag) }
      case .impossible, .text: break
      }
    }
    return named
  }

  /// Finds the day and the time.
  func placement(of named: Named) -> Placement {
    if let minutes = named.minutesFromNow {
      let moment = now.adding(seconds: minutes * 60)
      return Placement(day: boundary.day(of: moment), time: moment.time)
    }
    let time =
      named.time?.place(in: named.dayPart) ?? named.dayPart.map { TimePhrase.Place(start: $0.minutes) }
    var placement = day(of: named, time: time)
    guard let time, let day = placement.day else { return placement }
    if time.start < 1440 {
      placement.time = ClockTime(minutes: time.start)
    } else {
      // 24:00 is the midnight at which the day named ends.
      let moment = CivilDateTime(date: day, time: .endOfDay)
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

  /// Whether a time on a day lies before now; a span passes at its end, and now itself has not passed.
  private func isPast(_ time: TimePhrase.Place, on day: CivilDate) -> Bool {
    let start =
      time.start < 1440
      ? boundary.moment(of: ClockTime(minutes: time.start) ?? .midnight, on: day)
      : CivilDateTime(date: day, time: .endOfDay)
    guard let length = time.length else { return start < now }
    return start.adding(seconds: length * 60) <= now
  }
}
