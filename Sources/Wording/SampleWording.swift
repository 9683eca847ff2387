package import DayBudget
package import Planner
internal import Terminal

/// The sample data of `--demo`.
package protocol SampleWording {
  /// The tasks in their order.
  func sampleTasks() -> [SampleTask]
  /// What was worked on in the weeks before.
  func sampleWork() -> [SampleWork]
  /// A goal for what the tasks have as a tag.
  func sampleGoal() -> Goal
  /// The calendars, each a name and events of one day.
  func sampleCalendars() -> [SampleCalendar]
}

/// A calendar of sample data, with events of one day.
package struct SampleCalendar {
  /// The name of the calendar.
  package let name: String
  /// The events, each with its start and end on that day's clock as `hhmmss`.
  package let events: [(title: String, start: String, end: String)]

  /// It as iCalendar text (RFC 5545), with its events on a day.
  package func text(on day: CivilDate) -> String {
    let date = day.description.filter { $0 != "-" }
    let events = events.map { title, start, end in
      """
      BEGIN:VEVENT
      UID:\(start)@xday.example
      DTSTAMP:\(date)T000000Z
      DTSTART:\(date)T\(start)
      DTEND:\(date)T\(end)
      SUMMARY:\(title)
      END:VEVENT
      """
    }
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//xday//demo//EN"] + events + ["END:VCALENDAR", ""]
    return lines.joined(separator: "\n").split(separator: "\n").joined(separator: "\r\n") + "\r\n"
  }
}

/// The days from Monday to Friday.
private let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]

extension German: SampleWording {
  func sampleTasks() -> [SampleTask] {
    [
      SampleTask(title: "Zahnarzt", hour: 14, minutes: 45),
      SampleTask(title: "Offerte Meier", dueAhead: 2, minutes: 60, tags: ["arbeit"]),
      SampleTask(title: "Milch kaufen"),
      SampleTask(title: "Steuern", dueAhead: 3, minutes: 120),
      SampleTask(title: "Keller aufräumen", minutes: 120),
      SampleTask(title: "Auto waschen"),
      SampleTask(title: "Rasen mähen", daysAhead: -1, minutes: 40),
      SampleTask(title: "Jahresbericht", daysAhead: nil, dueAhead: 4, minutes: 20 * 60),
      SampleTask(title: "Budgetplan", daysAhead: nil, dueAhead: 4, minutes: 12 * 60),
      SampleTask(title: "Ferien buchen", daysAhead: nil, minutes: 60),
      SampleTask(title: "Fotos sortieren", daysAhead: nil),
      SampleTask(title: "Altglas wegbringen", minutes: 15, isDone: true),
      SampleTask(title: "Folien für den Vortrag", daysAhead: 1, minutes: 90, tags: ["arbeit"]),
    ]
  }
  func sampleWork() -> [SampleWork] {
    [
      SampleWork("Mails", tag: "arbeit", on: workdays, at: 8 * 60 + 20, minutes: 25),
      SampleWork(
        "Webseite", tag: "arbeit", on: [.monday, .wednesday], at: 9 * 60 + 30, minutes: 110, estimate: 90),
      SampleWork(
        "Rechnungen prüfen", tag: "arbeit", on: [.tuesday, .thursday], at: 13 * 60 + 5, minutes: 35,
        estimate: 40),
      SampleWork("Joggen", tag: "sport", on: [.tuesday, .saturday], at: 18 * 60, minutes: 45, estimate: 45),
      SampleWork("Wohnung putzen", tag: "haushalt", on: [.saturday], at: 10 * 60, minutes: 70, estimate: 60),
    ]
  }
  func sampleGoal() -> Goal { Goal(.minutes, .atLeast, 8 * 60, per: .week, tag: "arbeit") }
  func sampleCalendars() -> [SampleCalendar] {
    [
      SampleCalendar(name: "arbeit", events: [("Team", "100000", "113000"), ("Meier", "130000", "140000")]),
      SampleCalendar(name: "privat", events: [("Chorprobe", "193000", "210000")]),
    ]
  }
}

extension English: SampleWording {
  func sampleTasks() -> [SampleTask] {
    [
      SampleTask(title: "Dentist", hour: 14, minutes: 45),
      SampleTask(title: "Offer for Miller", dueAhead: 2, minutes: 60, tags: ["work"]),
      SampleTask(title: "Buy milk"),
      SampleTask(title: "Tax return", dueAhead: 3, minutes: 120),
      SampleTask(title: "Tidy the cellar", minutes: 120),
      SampleTask(title: "Wash the car"),
      SampleTask(title: "Mow the lawn", daysAhead: -1, minutes: 40),
      SampleTask(title: "Annual report", daysAhead: nil, dueAhead: 4, minutes: 20 * 60),
      SampleTask(title: "Budget plan", daysAhead: nil, dueAhead: 4, minutes: 12 * 60),
      SampleTask(title: "Book the holidays", daysAhead: nil, minutes: 60),
      SampleTask(title: "Sort photos", daysAhead: nil),
      SampleTask(title: "Take the bins out", minutes: 5, isDone: true),
      SampleTask(title: "Slides for the talk", daysAhead: 1, minutes: 90, tags: ["work"]),
    ]
  }
  func sampleWork() -> [SampleWork] {
    [
      SampleWork("Mail", tag: "work", on: workdays, at: 8 * 60 + 20, minutes: 25),
      SampleWork(
        "Website", tag: "work", on: [.monday, .wednesday], at: 9 * 60 + 30, minutes: 110, estimate: 90),
      SampleWork(
        "Check invoices", tag: "work", on: [.tuesday, .thursday], at: 13 * 60 + 5, minutes: 35, estimate: 40),
      SampleWork("Run", tag: "sport", on: [.tuesday, .saturday], at: 18 * 60, minutes: 45, estimate: 45),
      SampleWork("Clean the flat", tag: "home", on: [.saturday], at: 10 * 60, minutes: 70, estimate: 60),
    ]
  }
  func sampleGoal() -> Goal { Goal(.minutes, .atLeast, 8 * 60, per: .week, tag: "work") }
  func sampleCalendars() -> [SampleCalendar] {
    [
      SampleCalendar(name: "work", events: [("Team", "100000", "113000"), ("Miller", "130000", "140000")]),
      SampleCalendar(name: "private", events: [("Choir", "193000", "210000")]),
    ]
  }
}
