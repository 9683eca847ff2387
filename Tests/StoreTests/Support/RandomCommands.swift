import DayBudget

@testable import Store

extension Workbench {
  /// Gives one random command and returns its name; it changes something.
  func giveRandomCommand() throws -> String {
    let open = try store.read().open()
    let dice = Int.random(in: 0..<12, using: &generator)
    now += Int.random(in: 0...90, using: &generator)
    guard let task = open.randomElement(using: &generator), dice > 3 else {
      return try addRandom()
    }
    switch dice {
    case 4: try complete(task.id)
    case 5: try write { try $0.remove(task.id) }
    case 6: try write { try $0.update(task.id) { $0.title += "!" } }
    case 7:
      try write { try $0.update(task.id) { $0.durationMinutes = 1 + ($0.durationMinutes ?? 0) % 1_440 } }
    case 8: try write { $0.settings.me.append("me\($0.settings.me.count)@example.org") }
    case 9:
      try write { draft in
        draft.settings.windows.dates[today.adding(days: draft.settings.windows.dates.count)] = []
        draft.settings.calendars.append(
          CalendarSetting(name: "c\(draft.settings.calendars.count)", path: "/c"))
      }
    case 10: try reopenOrEdit(task)
    default:
      nextDay()
      try complete(task.id)
    }
    return "command \(dice)"
  }

  private func addRandom() throws -> String {
    let number = Int.random(in: 1...1_440, using: &generator)
    let day = today.adding(days: number % 3 - 1)
    try add("Task ä\(number)") { task in
      task.durationMinutes = number.isMultiple(of: 2) ? number : nil
      task.day = number.isMultiple(of: 5) ? nil : day
      task.due = number.isMultiple(of: 4) ? today.adding(days: number % 9) : nil
      task.tags = number.isMultiple(of: 3) ? ["t\(number)"] : []
      if number.isMultiple(of: 7) { task.repeatRule = RepeatRule(unit: .week, weekdays: [.monday]) }
    }
    return "add"
  }

  private func reopenOrEdit(_ task: Task) throws {
    if let past = try store.history().last {
      try write { draft in
        try draft.update(past.id) { task in
          task.completed = nil
          task.completedDay = nil
        }
      }
    } else {
      try write { draft in
        try draft.update(task.id) { $0.notes = "note \(now)" }
        try draft.move(task.id, to: .first)
      }
    }
  }
}
