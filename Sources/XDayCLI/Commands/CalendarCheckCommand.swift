internal import Calendars
internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday calendar check`: each file with its events, series and zones, and what could not be read.
enum CalendarCheckCommand: CommandCode {
  static let name = CommandName.calendarCheck

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .calendarCheck, arguments: [declare.argument(.calendarName, .optional, kind: .dynamic("calendars"))])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    let known = settings.calendars.map(\.name)
    if let name = call.arguments.first, !known.contains(name) {
      throw PlanFailure.noSuchCalendar(name, known: known)
    }
    let chosen = settings.calendars.filter { call.arguments.isEmpty || $0.name == call.arguments[0] }
    let reader = context.planner.reader(settings)
    let reports = chosen.flatMap { calendar in
      reader.check(CalendarSource(calendar)).map { (calendar: calendar.name, report: $0) }
    }
    let problems = reports.flatMap(\.report.problems)
    var lines = reports.flatMap { self.lines($0.calendar, $0.report, context) }
    if chosen.isEmpty {
      lines = [context.words.noCalendars()]
    } else if problems.isEmpty {
      lines.append(context.words.calendarsAreFine(files: reports.count))
    }
    return Answer(
      lines,
      json: .calendarCheck(reports), status: problems.isEmpty ? .done : .incomplete)
  }

  private static func lines(_ calendar: String, _ report: FileReport, _ context: Context) -> [String] {
    let words = context.words
    let head = "\(SafeText.shown(calendar)): \(SafeText.shown(report.file))"
    let counts = words.calendarFile(events: report.events, series: report.series)
    let zones =
      report.zones.map { "  " + words.zone(SafeText.shown($0.name), $0.origin, $0.identifier) }
      + (report.moreZones > 0 ? ["  " + words.moreZones(report.moreZones)] : [])
    let problems = report.problems.map { problem in
      "  " + (problem.line.map { words.inLine($0) } ?? "") + words.problem(problem.kind)
    }
    return ["\(head) · \(counts)"]
      + (zones + problems).flatMap { line in
        CellWidth.wrap(line, to: context.width - 2).map { "  " + $0 }
      }
  }
}
