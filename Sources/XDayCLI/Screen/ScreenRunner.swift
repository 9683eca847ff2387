internal import Calendars
internal import DayBudget
internal import Documents
internal import Planner
internal import Screen
internal import Store
internal import Terminal
internal import Wording

/// Runs the full screen: waits for what happens, lets the model say what comes of it, carries that out, and draws.
struct ScreenRunner {
  /// The run it belongs to; its planner stands at the moment of the last event.
  var context: Context
  var model: Model
  let console: any Console
  /// Whether the clock stands still.
  private let isFrozen: Bool
  /// What stands on the screen; nil where that is not known.
  private var drawn: Grid?
  /// The files as they were when they were read last.
  private var stamp = ChangeStamp([])
  private var minute = 0
  /// How the screen was left; nil while it stands.
  private var isInterrupted: Bool?
  /// Days to look at with what is being typed, as long as the store is the same.
  var previews: [CivilDate: DayPreview] = [:]

  /// A screen; throws `CommandFailure.needsTerminal` where none can be drawn.
  init(_ context: Context, isFrozen: Bool) throws {
    let surroundings = context.surroundings
    guard let console = surroundings.console, surroundings.output.isTerminal, surroundings.input.isTerminal,
      !context.isDumb
    else { throw CommandFailure.needsTerminal(flag: "xday ui", instead: "xday today") }
    self.context = context
    self.console = console
    self.isFrozen = isFrozen
    model = Model(words: context.words, style: context.style, columns: 80, rows: 24)
  }

  /// Draws and answers until the person has seen enough; throws `Interrupted` for Ctrl-C.
  mutating func run() throws -> Answer {
    console.begin(.workplace)
    defer { console.end() }
    perform(model.update(size))
    perform([.look(model.question)])
    while true {
      try draw()
      take(console.next(within: patience))
      guard let isInterrupted else { continue }
      if isInterrupted { throw Interrupted() }
      return Answer([String](), json: .null)
    }
  }

  /// Milliseconds to the next minute; nil under a clock that stands still.
  private var patience: Int? {
    isFrozen ? nil : 60_000 - context.surroundings.laterClock() % 60 * 1_000
  }

  private var size: ScreenEvent {
    let output = context.surroundings.output
    return .size(columns: output.columns ?? 80, rows: output.rows ?? 24)
  }

  private mutating func draw() throws {
    let grid = Screen.draw(model)
    try context.surroundings.output.write(grid.drawn(over: drawn))
    drawn = grid
  }

  /// An event at one moment: the clock is read here, and nowhere else.
  private mutating func take(_ event: ConsoleEvent) {
    if !isFrozen { context.planner.move(to: context.surroundings.laterClock()) }
    let isLater = context.planner.now / 60 != minute
    switch event {
    case .resized, .resumed:
      drawn = nil
      perform(model.update(size))
      perform([.look(model.question)])
    case .filesChanged:
      if ChangeStamp(files) != stamp { perform([.look(model.question)]) }
    default:
      perform(model.update(.console(event)))
      if isLater { perform([.look(model.question)]) }
    }
  }

  /// Carries out what the model wants, and what it wants then.
  private mutating func perform(_ effects: [Effect]) {
    var waiting = effects
    while !waiting.isEmpty, isInterrupted == nil {
      waiting += result(of: waiting.removeFirst()).map { model.update($0) } ?? []
    }
  }

  private mutating func result(of effect: Effect) -> ScreenEvent? {
    do {
      switch effect {
      case .leave(let isInterrupted):
        self.isInterrupted = isInterrupted
        return nil
      case .look(let question):
        return .facts(try look(question))
      case .change(let change):
        let (text, task) = try carryOut(change)
        return .changed(text, task: task)
      case .understand(let text, let editing): return .understood(understand(text, editing))
      case .details(let code): return .details(try page(["show", code]))
      case .edit(let task): return .editing(try editing(task))
      case .morning: return .leftovers(try context.planner.leftovers())
      case .outcomes(let leftover, let chosen):
        return .outcomes(try outcomes(of: leftover, beside: chosen))
      }
    } catch {
      let report = ErrorReport(error, words: context.words)
      let text =
        (report.line.flatMap { report.isInText ? context.words.inLine($0) : nil } ?? "") + report.text.message
      if case .look = effect { return .fault(text) }
      return .refused(SafeText.shown(text))
    }
  }

  /// Reads the store and the calendars, after their stamp: what changes meanwhile is seen by the next one.
  private mutating func look(_ question: Question) throws -> Facts {
    minute = context.planner.now / 60
    context.width = max(40, context.surroundings.output.columns ?? 80)
    previews = [:]
    let files = ChangeStamp(files)
    if files != stamp || model.fault != nil {
      stamp = files
      console.watch(folders)
      context.planner.read()
      // There may be other calendars now.
      console.watch(folders)
    }
    return try facts(question)
  }

  private var calendars: [CalendarSource] {
    (try? context.snapshot())?.settings.calendars.map(CalendarSource.init) ?? []
  }

  /// What the screen depends on: the store, its months, the calendars.
  private var files: [String] {
    let folder = context.planner.folder
    return [context.planner.path, folder + "/history", folder + "/time"]
      + calendars.flatMap { [$0.path] + $0.files }
  }

  /// Where something happens when one of them changes: a file that is replaced is news of its folder.
  private var folders: [String] {
    let folder = context.planner.folder
    let months = [folder, folder + "/history", folder + "/time"]
    // Before the first change there is no store.
    let above = FileStamp(path: folder) == nil ? [parent(of: folder)] : []
    return months + above
      + calendars.flatMap { calendar in
        [calendar.path, parent(of: calendar.path)] + calendar.files.map(parent)
      }
  }

  private func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
