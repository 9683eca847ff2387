import DayBudget

@testable import Store

extension Workbench {
  /// Gives one random command and returns its name; it changes something.
  func giveRandomCommand() throws -> String {
    let open = try store.read().open()
    let dice = Int.random(in: 0..<15, using: &generator)
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
    case 11: try startOrStop(on: task)
    case 12: try logRandom(on: task)
    case 13: try changeBlock()
    default:
      nextDay()
      try complete(task.id)
    }
    return "command \(dice)"
  }

  /// Ends the block that runs, or begins one.
  private func startOrStop(on task: Task) throws {
    now += 60
    try write("start") { draft in
      if let running = try draft.running() {
        try draft.updateBlock(running.id) { $0.end = max(minute, ($0.start ?? minute) + 60) }
      } else {
        try draft.addBlock("Run", on: today, zone: "Europe/Zurich", today: today, using: &generator) {
          block in
          (block.start, block.task, block.tags) = (minute, task.id, ["ä"])
        }
      }
    }
  }

  /// Logs a block of some day of this month or the last ones.
  private func logRandom(on task: Task) throws {
    let number = Int.random(in: 1...1_440, using: &generator)
    let day = today.adding(days: -number % 60)
    try write("log") { draft in
      try draft.addBlock("Log \(number)", on: day, zone: "UTC", today: today, using: &generator) { block in
        if number.isMultiple(of: 3) {
          block.placelessMinutes = number
        } else {
          block.start = minute - number % 60 * 86_400
          block.end = block.start.map { $0 + number * 60 }
        }
        block.task = number.isMultiple(of: 2) ? task.id : nil
        block.mood = number.isMultiple(of: 5) ? 1 + number % 5 : nil
      }
    }
  }

  /// Changes a block of this or an earlier month, moves it into another, or deletes it.
  private func changeBlock() throws {
    let blocks = store.allBlocks(try store.read()).blocks.filter { !$0.isRunning }
    guard let block = blocks.randomElement(using: &generator) else {
      try write { $0.settings.me.append("now\(now)@example.org") }
      return
    }
    let number = Int.random(in: 0..<3, using: &generator)
    try write("edit") { draft in
      switch number {
      case 0: try draft.updateBlock(block.id) { $0.note = "note \(now)" }
      case 1: try draft.updateBlock(block.id) { $0.day = $0.day.adding(days: -20) }
      default: try draft.removeBlock(block.id)
      }
    }
  }

  /// The minute that it is.
  private var minute: Int { now - now % 60 }

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
