package import DayBudget

/// Reads calendars for one person who looks from one zone.
///
/// ```swift
/// let reader = CalendarReader(viewer: zurich, zones: ZoneDatabase(), me: ["me@example.org"])
/// let reading = reader.read([source], over: boundary.span(of: day, in: zurich))
/// ```
/// Files are opened for reading only; nothing is ever written.
package struct CalendarReader: Sendable {
  private let viewer: Zone
  private let zones: ZoneDatabase
  private let me: [String]

  /// The year 2100: a check looks at no day in particular.
  private static let farAhead = Span(start: 4_102_444_800, end: 4_102_444_800)

  /// A reader for a person with these mail addresses, in any case, with or without `mailto:`.
  package init(viewer: Zone, zones: ZoneDatabase, me: [String]) {
    self.viewer = viewer
    self.zones = zones
    self.me = me
  }

  /// Every occurrence that touches the span, with what could not be read.
  ///
  /// An event without length is there when its instant lies in the span, one of whole days when its local
  /// days touch it. Only what could touch the span is decoded, so problems of other days are not reported; of a
  /// flood of problems the first are named, and how many more there are (`ProblemList`).
  package func read(_ sources: [CalendarSource], over span: Span) -> CalendarReading {
    var events: [CalendarEvent] = []
    var problems = ProblemList()
    var budget = WorkBudget(over: span)
    for source in sources {
      let listing = CalendarFiles.list(source.path)
      for (path, kind) in listing.problems {
        problems.add(CalendarProblem(calendar: source.name, file: path, kind: kind))
      }
      for path in listing.files {
        do throws(CalendarFiles.ReadFailure) {
          let (reading, left) = try CalendarFiles.read(path) {
            read($0, of: source, path: path, over: span, within: budget)
          }
          budget = left
          events += reading.events
          for problem in reading.problems { problems.add(problem) }
        } catch {
          problems.add(CalendarProblem(calendar: source.name, file: path, kind: error.kind))
        }
      }
    }
    return CalendarReading(events: CalendarReader.sorted(events), problems: problems.all)
  }

  /// What one file holds, and what is left of the budget after it.
  func read(
    _ file: FileBytes, of source: CalendarSource, path: String, over span: Span, within budget: WorkBudget
  ) -> (reading: CalendarReading, left: WorkBudget) {
    var reader = fileReader(file, over: span, within: budget)
    let events = reader.occurrences(touching: span).map { event($0, of: source) }
    let reading = CalendarReading(
      events: CalendarReader.sorted(events), problems: reader.findings.map { problem($0, source, path) })
    return (reading, reader.budget)
  }

  /// Decodes a calendar wholly and says, file by file, what there is and what is wrong.
  package func check(_ source: CalendarSource) -> [FileReport] {
    var budget = WorkBudget(over: CalendarReader.farAhead)
    let listing = CalendarFiles.list(source.path)
    let failed = listing.problems.map { path, kind in
      FileReport(
        file: path, problems: [CalendarProblem(calendar: source.name, file: path, kind: kind)])
    }
    return bounded(failed + listing.files.map { report($0, source, within: &budget) })
  }

  /// The reports with as many of their problems as a person can read.
  private func bounded(_ reports: [FileReport]) -> [FileReport] {
    var list = ProblemList()
    var lastNamed = 0
    var bounded = reports
    for (index, report) in reports.enumerated() {
      let named = report.problems.filter { list.add($0) }
      if named.count < report.problems.count { bounded[index] = report.naming(named) }
      if list.further == nil || !named.isEmpty { lastNamed = index }
    }
    if let remainder = list.remainder {
      bounded[lastNamed] = bounded[lastNamed].naming(bounded[lastNamed].problems + [remainder])
    }
    return bounded
  }

  private func report(
    _ path: String, _ source: CalendarSource, within budget: inout WorkBudget
  ) -> FileReport {
    do throws(CalendarFiles.ReadFailure) {
      let (report, left) = try CalendarFiles.read(path) { file in
        var reader = fileReader(file, over: CalendarReader.farAhead, within: budget)
        let survey = reader.survey(through: CalendarReader.farAhead)
        let report = FileReport(
          file: path, events: survey.events, series: survey.series, zones: survey.zones,
          moreZones: survey.moreZones,
          problems: reader.findings.map { problem($0, source, path) })
        return (report, reader.budget)
      }
      budget = left
      return report
    } catch {
      let problem = CalendarProblem(calendar: source.name, file: path, kind: error.kind)
      return FileReport(file: path, problems: [problem])
    }
  }

  private func fileReader(_ file: FileBytes, over span: Span, within budget: WorkBudget) -> FileReader {
    FileReader(
      file, viewer: viewer, database: zones, person: Addresses(me), over: span, within: budget)
  }

  private func event(_ found: FileReader.Found, of source: CalendarSource) -> CalendarEvent {
    let occurrence = found.occurrence
    let verdict = BusyTable.judge(
      found.details.marks, isAllDay: occurrence.allDay != nil, isEmpty: occurrence.span.isEmpty,
      policies: source.policies)
    return CalendarEvent(
      calendar: source.name, title: found.details.title, span: occurrence.span, allDay: occurrence.allDay,
      counts: verdict.counts, reason: verdict.reason)
  }

  private func problem(_ finding: Finding, _ source: CalendarSource, _ path: String) -> CalendarProblem {
    CalendarProblem(
      calendar: source.name, file: path, line: finding.line, uid: finding.uid, kind: finding.kind)
  }

  /// By start; what starts together keeps its order.
  private static func sorted(_ events: [CalendarEvent]) -> [CalendarEvent] {
    events.enumerated().sorted { left, right in
      (left.element.span.start, left.offset) < (right.element.span.start, right.offset)
    }.map(\.element)
  }
}
