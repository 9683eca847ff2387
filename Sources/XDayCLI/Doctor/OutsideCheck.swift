internal import Calendars
internal import DayBudget
internal import Planner
internal import Store
internal import Terminal

/// Looks at what xday depends on outside its store: calendars, time zone and terminal.
struct OutsideCheck {
  private let context: Context

  /// A check of what surrounds this run.
  init(_ context: Context) {
    self.context = context
  }

  /// What was found, area by area.
  var findings: [Finding] { calendars + zone + terminal + reminders }

  private var calendars: [Finding] {
    guard let settings = try? context.snapshot().settings else { return [] }
    if settings.calendars.isEmpty { return [Finding(kind: .noCalendars)] }
    let reports = settings.calendars.flatMap { context.planner.reader(settings).check(CalendarSource($0)) }
    let problems = reports.flatMap(\.problems)
    if problems.isEmpty { return [Finding(kind: .calendarsFine(files: reports.count))] }
    return problems.map { problem in
      let name = ShellText.word(problem.calendar)
      let remedy = problem.kind == .missing ? "xday calendar remove \(name)" : nil
      return Finding(kind: .calendar(problem), remedy: remedy)
    }
  }

  private var zone: [Finding] {
    let named = Finding(kind: .zone(context.zone.identifier))
    if context.planner.isZoneUnknown {
      return [Finding(kind: .unknownZone, remedy: "export TZ=Europe/Zurich")]
    }
    guard let value = context.surroundings.environment["TZ"], !context.notes.isEmpty else { return [named] }
    return [
      Finding(kind: .oddZone(value, used: context.zone.identifier), remedy: "export TZ=Europe/Zurich")
    ]
  }

  private var reminders: [Finding] {
    var findings: [Finding] = []
    if let notifier = context.surroundings.notifier {
      let files = RemindTimer(nil, in: context.surroundings).files
      let isInstalled = !files.isEmpty && files.allSatisfy { Files.exists($0.path) }
      let state = notifier.state()
      findings.append(
        Finding(
          kind: .notifier(state, isInstalled: isInstalled),
          remedy: isInstalled && !state.hasButtons ? "xday remind test" : nil))
    }
    if let snapshot = try? context.snapshot(), let damage = try? context.planner.reminders(snapshot).damage {
      findings.append(Finding(kind: .remindersUnreadable(damage), remedy: "xday remind --print"))
    }
    return findings
  }

  private var terminal: [Finding] {
    let output = Finding(
      kind: .output(columns: context.width, isTerminal: context.surroundings.output.isTerminal))
    // The first of these that is set decides (POSIX, «Environment Variables»).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { context.surroundings.environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, !locale.lowercased().filter({ $0 != "-" }).contains("utf8") else { return [output] }
    return [output, Finding(kind: .notUTF8(locale: locale), remedy: "export LC_ALL=C.UTF-8")]
  }
}
