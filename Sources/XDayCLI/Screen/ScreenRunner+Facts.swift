internal import Calendars
internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Screen
internal import Store
internal import Terminal
internal import Wording

/// What the screen shows: asked of the views of the commands.
extension ScreenRunner {
  func facts(_ question: Question) throws -> Facts {
    let (planner, snapshot) = (context.planner, try context.snapshot())
    let today = context.today(snapshot.settings)
    let view = try planner.readableDayView(question.day ?? today, snapshot)
    var facts = Facts(view, snapshot, zone: context.zone)
    facts.running = snapshot.hasTime ? try planner.running() : nil
    facts.completed = try snapshot.completed(on: today)
    facts.waiting = view.leftovers.count
    facts.isBeginner = view.list.isEmpty && !planner.hasHadTasks(snapshot)
    facts.notes =
      context.incompleteTexts(view.problems)
      + view.damage.map { context.words.store($0, backup: nil).message }
    if let sought = question.sought {
      let words = sought.normalised.lowercased().split(separator: " ").map { String($0) }
      facts.found = words.isEmpty ? [] : try planner.search(words, snapshot).tasks
    }
    switch question.page {
    case .today:
      facts.experienced = planner.experienced(view, snapshot).day
      facts.timeline = Timeline(view, spent: planner.spentDay(view, snapshot))
    case .list: facts.list = try planner.tasks(.list, snapshot).tasks
    case .board: facts.board = try planner.boardView()
    case .time: facts.timeline = Timeline(view, spent: planner.spentDay(view, snapshot))
    case .days:
      let first = view.day.firstOfMonth.monday
      let ahead = try DaysAhead(from: first, count: 42, snapshot, planner)
      facts.month = ahead.days.map(ahead.view)
    case .review: facts.review = try review(view.day)
    }
    return facts
  }

  /// The last weeks up to a day: the pages of the commands below each other.
  private func review(_ day: CivilDate) throws -> [StyledText] {
    let week = "\(day.monday)..\(day.monday.adding(days: 6))"
    let months = "\(day.monday.adding(days: -7 * 25))..\(day)"
    let weeks = "\(day.adding(days: -55))..\(day)"
    let pages = [
      ["progress", week], ["goal"], ["streaks"], ["heatmap", context.width < 70 ? weeks : months],
      ["trend", weeks],
    ]
    return try pages.flatMap { try page($0) + [.empty] }.dropLast()
  }

  /// What a command shows, on the width of the screen.
  func page(_ arguments: [String]) throws -> [StyledText] {
    let call = try CommandTableBuilder.parse(arguments, context.commandWords)
    guard let code = CommandTableBuilder.code(for: call.path) else { return [] }
    var context = context
    // The last cell stays free for what is cut.
    context.width -= 1
    let lines = try code.run(call, &context).text().lines
    return lines.last?.isEmpty ?? false ? lines.dropLast() : lines
  }
}
