package import DayBudget
package import Planner
internal import Terminal

/// The sample data of `--demo`.
package protocol SampleWording {
  /// The tasks in their order.
  func sampleTasks() -> [SampleTask]
  /// A goal for what the tasks have as a tag.
  func sampleGoal() -> Goal
  /// The titles of the two events in the sample calendar.
  func sampleEvents() -> (morning: String, afternoon: String)
}

extension SampleWording {
  /// A calendar with two events on a day, as iCalendar text (RFC 5545).
  package func sampleCalendar(on day: CivilDate) -> String {
    let date = day.description.filter { $0 != "-" }
    let (morning, afternoon) = sampleEvents()
    let events = [(morning, "100000", "113000"), (afternoon, "130000", "140000")].map { title, start, end in
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
  func sampleGoal() -> Goal { Goal(.minutes, .atLeast, 20 * 60, per: .week, tag: "arbeit") }
  func sampleEvents() -> (morning: String, afternoon: String) { ("Team", "Meier") }
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
  func sampleGoal() -> Goal { Goal(.minutes, .atLeast, 20 * 60, per: .week, tag: "work") }
  func sampleEvents() -> (morning: String, afternoon: String) { ("Team", "Miller") }
}
