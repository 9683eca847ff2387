package import Calendars
package import DayBudget
package import Store

/// A day, computed: the one place where the number is made.
///
/// Every command that speaks of a day asks it.
package struct DayView {
  /// An open task of the day and where it came to lie.
  package struct Row {
    /// The task.
    package let task: Task
    /// Where it came to lie.
    package let placement: FlexiblePlacement
  }

  /// An appointment of one's own on the clock.
  package struct Appointment {
    /// The task.
    package let task: Task
    /// When it is, `[start, end)`.
    package let span: Span
    /// Whether an event or another appointment takes some of that time.
    package let collides: Bool
    /// The seconds it alone took from the windows.
    package let busySeconds: Int
  }

  /// The day.
  package let day: CivilDate
  /// The day that now belongs to.
  package let today: CivilDate
  /// Now, in seconds since the epoch.
  package let now: Int
  /// Its windows, budget, line.
  package let plan: DayPlan
  /// The day's appointments by start.
  package let appointments: [Appointment]
  /// Appointments of other days, of which some reach into this day's windows.
  package let neighbours: [Appointment]
  /// Its other open tasks: those with a time by the clock, then the rest in rank order.
  package let rows: [Row]
  /// Its events by start.
  package let events: [EventView]
  /// What was completed on that day, by the instant.
  package let completed: [Task]
  /// What is due on it and not planned for it, on today what is overdue too, by due day.
  package let due: [Task]
  /// Open tasks whose day is past, seen from today.
  package let leftovers: [Task]
  /// What could not be read in the calendars.
  package let problems: [CalendarProblem]
  /// Why tasks are missing in it: records of the store that are damaged.
  package internal(set) var damage: [StoreFailure] = []
  /// Whether the budget is switched on.
  package let isBudgetOn: Bool
  /// Where the day begins and ends.
  private let boundary: DayBoundary
  private let zone: Zone

  /// The index into `rows` before which the line stands, nil without one.
  package var line: Int? { rows.firstIndex { $0.placement.isBelow } }

  /// A row of the day's list.
  package enum Entry {
    case appointment(Appointment)
    case row(Row)

    /// Its task.
    package var task: Task {
      switch self {
      case .appointment(let appointment): appointment.task
      case .row(let row): row.task
      }
    }
  }

  /// The day's whole list: what has a time by the clock, appointments too, then the rest in rank order.
  package var list: [Entry] {
    let timed = rows.prefix { $0.task.time != nil }.map { Entry.row($0) }
    let rest = rows.dropFirst(timed.count).map { Entry.row($0) }
    let byClock = (appointments.map { Entry.appointment($0) } + timed).enumerated().sorted { left, right in
      (moment(left.element), left.offset) < (moment(right.element), right.offset)
    }
    return byClock.map(\.element) + rest
  }

  /// The events of whole days that take place.
  package var allDayEvents: [EventView] {
    events.filter { $0.event.allDay != nil && $0.reason != .cancelled }
  }

  /// The index into `list` before which the line stands, nil without one.
  package var lineInList: Int? { line.map { $0 + appointments.count } }

  /// The day from its start to the next day's start.
  package var wholeDay: Span { boundary.span(of: day, in: zone) }

  /// The instant at which a task of the day has its time; nil where it has none.
  package func start(of task: Task) -> Int? {
    task.time.map { zone.instant(of: boundary.moment(of: $0, on: day)) }
  }

  /// Where the tasks above the line come to lie when they are worked through in order: the tasks of `rows`, with the
  /// pieces of each, and the free time that remains.
  package var schedule: (tasks: [Task], pieces: [[Span]], rest: SpanSet) {
    let schedule = DaySchedule(
      free: plan.budget.free, items: rows.map { PlanItem(durationMinutes: $0.task.remainingMinutes) },
      placements: rows.map { .flexible($0.placement) })
    return (rows.map(\.task), schedule.pieces, schedule.rest)
  }

  private func moment(_ entry: Entry) -> CivilDateTime {
    boundary.moment(of: entry.task.time ?? boundary.start, on: day)
  }

  /// What is still to be done on it: the tasks of its list but for appointments that are over.
  package var open: [Task] {
    appointments.map(\.task) + rows.filter { !$0.placement.isMissed }.map(\.task)
  }

  /// How the day's time stands when someone looks at it.
  package enum Phase {
    /// There is still time in it, or there will be.
    case open
    /// Its last window is over.
    case evening
    /// It has no window.
    case withoutWindows
    /// It lies before today.
    case past
  }

  /// How the day's time stands.
  package var phase: Phase {
    if day < today { return .past }
    guard let last = plan.budget.windows.spans.last else { return .withoutWindows }
    return last.end <= now ? .evening : .open
  }

  /// Whether its windows are over, so that no number is made of what is still open.
  package var isTimeOver: Bool { phase == .past || phase == .evening }

  /// Whether the number is more than a maximum: calendars and tasks could be read wholly.
  package var isComplete: Bool { problems.isEmpty && damage.isEmpty }

  /// Whether everything planned fits.
  package var fits: Bool { plan.overMinutes == 0 }

  /// Adds up a day from what it holds and the calendars.
  package init(
    _ day: CivilDate, _ contents: DayContents, settings: Settings, reading: CalendarReading, now: Int,
    zone: Zone
  ) {
    let boundary = settings.boundary
    let windows = settings.windows.spans(on: day, boundary: boundary, in: zone)
    let tasks = contents.tasks.byClock(on: day, boundary)
    let items = tasks.map { task in
      PlanItem(
        durationMinutes: task.remainingMinutes,
        appointment: task.appointment(boundary: boundary, in: zone))
    }
    let instants = boundary.span(of: day, in: zone)
    let events = reading.events.filter { DayView.concerns(day, instants, $0, windows: windows) }
    let counting = events.filter(\.counts).map(\.span)
    // What lies on the neighbouring days can reach into this day's windows, and takes its time there too.
    let neighbours = contents.neighbours.compactMap { task in
      task.appointment(boundary: boundary, in: zone).flatMap { span in span.end > now ? (task, span) : nil }
    }
    let today = boundary.day(of: now, in: zone)
    // A window can end after its day; what is left of it is not this day's any more.
    let isOver = day < today
    let plan = DayPlan(
      windows: windows, now: isOver ? max(now, windows.spans.last?.end ?? now) : now,
      events: counting + neighbours.map(\.1), items: items)

    let own = zip(tasks, plan.placements).compactMap { task, placement -> (Task, Span, Bool)? in
      guard case .appointment(let span, let collides) = placement else { return nil }
      return (task, span, collides)
    }
    .sorted { $0.1.start < $1.1.start }
    // Shared minutes are the event's: appointments have what events leave.
    var eventShares = plan.budget.shares(of: counting)[...]
    let spans = own.map(\.1) + neighbours.map(\.1)
    let shares = plan.budget.without(counting).shares(of: spans)

    self.day = day
    self.today = today
    self.now = now
    self.plan = plan
    self.events = events.map { event in
      EventView(event, took: event.counts ? eventShares.removeFirst() : 0, of: plan.budget, now: now)
    }
    appointments = zip(own, shares).map { own, seconds in
      Appointment(task: own.0, span: own.1, collides: own.2, busySeconds: seconds)
    }
    self.neighbours = zip(neighbours, shares[own.count...]).map { neighbour, seconds in
      Appointment(task: neighbour.0, span: neighbour.1, collides: false, busySeconds: seconds)
    }
    rows = zip(tasks, plan.placements).compactMap { task, placement in
      placement.flexible.map { Row(task: task, placement: $0) }
    }
    completed = contents.completed
    due = contents.due
    leftovers = contents.leftovers
    problems = reading.problems
    damage = contents.damage
    isBudgetOn = settings.isBudgetOn
    self.boundary = boundary
    self.zone = zone
  }

  /// Whether an event belongs on the screen of a day: it touches the day, or one of its windows that ends later.
  private static func concerns(
    _ day: CivilDate, _ span: Span, _ event: CalendarEvent, windows: SpanSet
  ) -> Bool {
    if event.counts, windows.overlaps(event.span) { return true }
    if let dates = event.allDay { return dates.contains(day) }
    return event.span.overlaps(span)
      || event.span.isEmpty && event.span.start >= span.start && event.span.start < span.end
  }

  /// The instants for which calendars must be read to add up a day: the day itself and windows that end later.
  package static func reach(of day: CivilDate, settings: Settings, zone: Zone) -> Span {
    let span = settings.boundary.span(of: day, in: zone)
    let windows = settings.windows.spans(on: day, boundary: settings.boundary, in: zone).spans
    let midnights = DayBoundary.midnight.span(of: day, in: zone)
    return Span(
      start: min(span.start, midnights.start),
      end: max(span.end, midnights.end, windows.last?.end ?? span.end))
  }
}

extension [Task] {
  /// Tasks of a day as every list of it shows them: what has a time by the clock, then the rest in the order given.
  func byClock(on day: CivilDate, _ boundary: DayBoundary) -> [Task] {
    var timed: [(moment: CivilDateTime, index: Int)] = []
    for (index, task) in enumerated() {
      if let time = task.time { timed.append((boundary.moment(of: time, on: day), index)) }
    }
    if timed.isEmpty { return self }
    timed.sort { ($0.moment, $0.index) < ($1.moment, $1.index) }
    return timed.map { self[$0.index] } + filter { $0.time == nil }
  }
}

extension Task {
  /// The place of its own on the clock, where the task has a day, a time and a duration.
  ///
  /// The duration is elapsed time: an hour across a clock change is an hour.
  package func appointment(boundary: DayBoundary, in zone: Zone) -> Span? {
    guard let day, let time, let durationMinutes else { return nil }
    let start = zone.instant(of: boundary.moment(of: time, on: day))
    return Span(start: start, end: start + durationMinutes * 60)
  }
}
