internal import Calendars
internal import DayBudget
internal import Planner
internal import Store

/// `xday today --watch`: the screen of a day, drawn anew each minute and whenever the store, a calendar or the
/// terminal's size changes.
struct TodayWatch {
  /// The run it belongs to.
  private var context: Context
  /// The day as it was typed; empty for today, which then moves on at midnight.
  private let day: String
  private let watcher: any Watcher
  /// What `--now` moved the clock by.
  private let shift: Int

  /// How many seconds pass between two looks at the calendars, which may be thousands of files.
  private static let calendarPace = 5

  /// A watch; throws `CommandFailure.needsTerminal` where nothing can be drawn in place.
  init(_ day: String, _ context: Context) throws {
    let isDumb = context.surroundings.environment["TERM"] == "dumb"
    guard let watcher = context.surroundings.watcher, context.surroundings.output.isTerminal, !isDumb else {
      throw CommandFailure.needsTerminal(flag: "--watch", instead: "xday today")
    }
    self.context = context
    self.day = day
    self.watcher = watcher
    shift = context.now - watcher.now
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
    // Another screen, so that the person's own is there again afterwards.
    watcher.begin()
    defer { watcher.end() }
    try write(Screen.enter)
    defer { try? write(Screen.leave) }
    var drawn: State?
    var seconds = 0
    while true {
      let state = state(after: drawn, looksAtCalendars: seconds % TodayWatch.calendarPace == 0)
      if state != drawn { try draw(state) }
      drawn = state
      switch watcher.wait() {
      case .tick: seconds += 1
      case .resized: drawn = nil
      case .suspended:
        try write(Screen.leave)
        watcher.suspend()
        try write(Screen.enter)
        drawn = nil
      case .quit: return Answer([], json: .null)
      case .interrupted: throw Interrupted()
      }
    }
  }

  private func state(after old: State?, looksAtCalendars: Bool) -> State {
    let output = context.surroundings.output
    let calendars = (try? context.snapshot())?.settings.calendars.map(CalendarSource.init) ?? []
    return State(
      minute: (watcher.now + shift) / 60, store: ChangeStamp([context.planner.path]),
      calendars: looksAtCalendars ? stamp(calendars) : old?.calendars ?? stamp(calendars),
      columns: output.columns, rows: output.rows)
  }

  private func stamp(_ calendars: [CalendarSource]) -> ChangeStamp {
    ChangeStamp(calendars.flatMap { [$0.path] + $0.files })
  }

  private mutating func draw(_ state: State) throws {
    context.planner.now = watcher.now + shift
    context.width = ContextBuilder.width(context.surroundings)
    context.planner.read()
    var lines: [String]
    do {
      lines = try self.lines()
    } catch {
      // A store that is damaged for a moment is no reason to stop watching.
      lines = ErrorReport(error, words: context.words).text(context.words, width: context.width)
        .split(separator: "\n").map(String.init)
    }
    if let rows = state.rows, lines.count > rows { lines = lines.prefix(rows - 1) + ["…"] }
    try write(Screen.frame(lines))
  }

  private func lines() throws -> [String] {
    let snapshot = try context.snapshot()
    let view = try context.planner.dayView(context.day(day, snapshot.settings), snapshot)
    return DayText(view, context: context) { snapshot.code(of: $0.id) }.lines(isFirstRun: snapshot.isNew)
  }

  private func write(_ text: String) throws(WriteFailure) {
    try context.surroundings.output.write(text)
  }
}

/// The control sequences of a screen of its own (ECMA-48 and xterm's alternate screen).
enum Screen {
  /// To the alternate screen, empty, without a cursor.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  /// The cursor and the person's own screen again.
  static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  /// Lines over those that stand there, each cleared to its end, so that nothing flashes.
  static func frame(_ lines: [String]) -> String {
    // Terminals that know it show what is between these two at once; others ignore them.
    "\u{1B}[?2026h\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
      + "\u{1B}[J\u{1B}[?2026l"
  }
}
