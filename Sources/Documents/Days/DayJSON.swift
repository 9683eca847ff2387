internal import Calendars
package import DayBudget
package import Planner
internal import Retrospect
package import Store

/// A day as a JSON document, `xday.today/1`.
package struct DayJSON {
  private let view: DayView
  private let zone: Zone
  private let codes: (Task) -> String
  private let tasks: TaskJSON
  private let experienced: ExperiencedDay?

  /// The document of this day; `codes` gives the code of a task, `experienced` is the day by experience.
  package init(
    _ view: DayView, experienced: ExperiencedDay? = nil, zone: Zone, codes: @escaping (Task) -> String
  ) {
    self.experienced = experienced
    self.view = view
    self.zone = zone
    self.codes = codes
    tasks = TaskJSON(zone: zone)
  }

  /// The whole document.
  package var document: JSONValue {
    .members([
      "schema": "xday.today/1",
      "now": tasks.instant(view.now),
      "zone": .string(zone.identifier),
      "day": .text(view.day),
      "budget": budget,
      "line": view.isBudgetOn ? .number(view.line) : .null,
      "experience": DayJSON.experience(experienced, zone: zone),
      "appointments": .array(view.appointments.map(appointment)),
      "tasks": .array(view.rows.map(row)),
      "events": .array(view.events.map(event)),
      "leftovers": .int(view.leftovers.count),
      "due": .array(view.due.map { tasks.object($0, code: codes($0)) }),
      "completed": .array(view.completed.map { tasks.object($0, code: codes($0)) }),
      "problems": .array(
        view.problems.map(ProblemJSON.object) + view.damage.map(ProblemJSON.object)),
    ])
  }

  /// The budget, null when it is switched off.
  package var budget: JSONValue {
    guard view.isBudgetOn else { return .null }
    let plan = view.plan
    let budget = plan.budget
    return .members([
      "complete": .bool(view.isComplete),
      "windowMinutes": .int(budget.windows.seconds / 60),
      "pastMinutes": .int(budget.past.seconds / 60),
      "busyMinutes": .int(budget.busy.seconds / 60),
      "freeMinutes": .int(budget.freeMinutes),
      "plannedMinutes": .int(plan.plannedMinutes),
      "leftMinutes": .int(plan.leftMinutes),
      "overMinutes": .int(plan.overMinutes),
      "withoutDuration": .int(plan.withoutDuration),
      "missed": .int(plan.missed),
      "longestFreeMinutes": .int(budget.free.longestSeconds / 60),
      "doneBy": tasks.instant(plan.doneBy),
      "free": .array(
        budget.free.spans.map { .members(["start": tasks.instant($0.start), "end": tasks.instant($0.end)]) }),
    ])
  }

  /// How long things took lately, and the day by that; null where it is not asked for.
  static func experience(_ day: ExperiencedDay?, zone: Zone) -> JSONValue {
    guard let day else { return .null }
    return .members([
      "factor": .factor(day.experience.factor),
      "samples": .int(day.experience.samples),
      "plannedMinutes": .int(day.plannedMinutes),
      "line": .number(day.line),
      "doneBy": TaskJSON(zone: zone).instant(day.doneBy),
    ])
  }

  private func appointment(_ appointment: DayView.Appointment) -> JSONValue {
    .object(
      tasks.members(appointment.task, code: codes(appointment.task)) + [
        ("start", tasks.instant(appointment.span.start)),
        ("end", tasks.instant(appointment.span.end)),
        ("collides", .bool(appointment.collides && view.isBudgetOn)),
      ])
  }

  private func row(_ row: DayView.Row) -> JSONValue {
    let placement = view.isBudgetOn ? row.placement : .plain
    return .object(
      tasks.members(row.task, code: codes(row.task)) + [
        ("below", .bool(placement.isBelow)),
        ("missed", .bool(placement.isMissed)),
        ("wouldFit", .bool(placement.wouldFit)),
        ("needsSplit", .bool(placement.needsSplit)),
      ])
  }

  /// An event of the day.
  package func event(_ view: EventView) -> JSONValue {
    let event = view.event
    return .members([
      "calendar": .string(event.calendar),
      "title": .string(event.title),
      "start": event.allDay.map { .text($0.lowerBound) } ?? tasks.instant(event.span.start),
      "end": event.allDay.map { .text($0.upperBound) } ?? tasks.instant(event.span.end),
      "allDay": .bool(event.allDay != nil),
      "counts": .bool(event.counts),
      "reason": .text(view.reason?.rawValue),
      "busyMinutes": .int(view.busyMinutes),
    ])
  }
}
