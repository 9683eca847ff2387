internal import Calendars
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday today --watch`: the screen of a day, drawn anew each minute and whenever the store, a calendar or the
/// terminal's size changes.
struct TodayWatch {
  /// The run it belongs to.
  private var context: Context
  /// The day as it was typed; empty for today, which then moves on at midnight.
  private let day: String
  private let console: any Console
  /// What `--now` moved the clock by.
  private let shift: Int
  /// What could not be read in the calendars when it was drawn last.
  private var problems: [CalendarProblem] = []

  /// How many seconds pass between two looks at the calendars, which may be thousands of files.
  private static let calendarPace = 5

  /// A watch; throws `CommandFailure.needsTerminal` where nothing can be drawn in place.
  init(_ day: String, _ context: Context) throws {
    let surroundings = context.surroundings
    guard let console = surroundings.console, surroundings.output.isTerminal, !context.isDumb else {
      throw CommandFailure.needsTerminal(flag: "--watch", instead: "xday today")
    }
    self.context = context
    self.day = day
    self.console = console
    shift = context.planner.instant - surroundings.laterClock()
  }

  /// What a drawn screen depends on.
  private struct State: Equatable {
    var minute: Int
    var store: ChangeStamp
    var calendars: ChangeStamp
    var columns: Int?
    var rows: Int?
  }

  /// Draws until the person has seen enough; throws `Interrupted` for Ctrl-C.
  mutating func run() throws -> Answer {
    console.begin(.screen)
    defer { console.end() }
    var drawn: State?
    var seconds = 0
    while true {
      let state = state(after: drawn, looksAtCalendars: seconds % TodayWatch.calendarPace == 0)
      if state != drawn { try draw(state) }
      drawn = state
      switch console.next(within: 1_000) {
      case .timeout: seconds += 1
      case .resized, .resumed: drawn = nil
      case .interrupted, .ended: throw Interrupted()
      case .key(let press) where press.typed?.lowercased() == "q":
        return Answer([String](), json: .null).admitting(problems, context, hasRow: false)
      case .key, .paste, .mouse, .filesChanged: break
      }
    }
  }

  private var now: Int { context.surroundings.laterClock() + shift }

  private func state(after old: State?, looksAtCalendars: Bool) -> State {
    let output = context.surroundings.output
    let calendars = (try? context.snapshot())?.settings.calendars.map(CalendarSource.init) ?? []
    return State(
      minute: now / 60, store: ChangeStamp([context.planner.path]),
      calendars: looksAtCalendars ? stamp(calendars) : old?.calendars ?? stamp(calendars),
      columns: output.columns, rows: output.rows)
  }

  private func stamp(_ calendars: [CalendarSource]) -> ChangeStamp {
    ChangeStamp(calendars.flatMap { [$0.path] + $0.files })
  }

  private mutating func draw(_ state: State) throws {
    context.planner.move(to: now)
    context.width = ContextBuilder.width(context.surroundings)
    context.planner.read()
    var lines: [StyledText]
    do {
      lines = try self.lines()
    } catch {
      // A store that is damaged for a moment is no reason to stop watching.
      let report = ErrorReport(error, words: context.words)
      lines = report.text(context.words, width: context.width, isFolded: true).split(separator: "\n").map {
        StyledText(String($0))
      }
    }
    if let rows = state.rows, lines.count > rows { lines = lines.prefix(rows - 1) + [StyledText("…")] }
    try context.surroundings.output.write(frame(lines))
  }

  private mutating func lines() throws -> [StyledText] {
    let snapshot = try context.snapshot()
    let view = try context.planner.dayView(context.day(day, snapshot.settings), snapshot)
    problems = view.problems
    let running = snapshot.hasTime && view.day == view.today ? try context.planner.running() : nil
    let experienced = context.planner.experienced(view, snapshot).day
    return DayText(view, running: running, experienced: experienced, context: context) {
      snapshot.code(of: $0)
    }.lines(
      isFirstRun: snapshot.isNew, isBeginner: !context.planner.hasHadTasks(snapshot))
  }

  /// Lines over those that stand there, each cleared to its end, so that nothing flashes.
  private func frame(_ lines: [StyledText]) -> StyledText {
    var frame = StyledText(.beginFrame, .home)
    for (index, line) in lines.enumerated() {
      if index > 0 { frame += "\n" }
      frame += line
      frame.append(.clearLine)
    }
    return frame + StyledText(.clearBelow, .endFrame)
  }
}
