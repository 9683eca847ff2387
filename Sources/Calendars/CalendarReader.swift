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
  private static let farAhead = 4_102_444_800

  /// A reader for a person with these mail addresses, in any case, with or without `mailto:`.
  package init(viewer: Zone, zones: ZoneDatabase, me: [String]) {
    self.viewer = viewer
    self.zones = zones
    self.me = me
  }

  /// Every occurrence that touches the span, with what could not be read.
  ///
  /// An event without length is there when its instant lies in the span, one of whole days when its local
  /// days touch it. Only what could touch the span is decoded, so problems of other days are not reported.
  package func read(_ sources: [CalendarSource], over span: Span) -> CalendarReading {
    var events: [CalendarEvent] = []
    var problems: [CalendarProblem] = []
    for source in sources {
      let listing = CalendarFiles.list(source.path)
      problems += listing.problems.map {
        CalendarProblem(calendar: source.name, file: $0.path, kind: $0.kind)
      }
      for path in listing.files {
        do throws(CalendarFiles.ReadFailure) {
          let reading = try CalendarFiles.read(path) { read($0, of: source, path: path, over: span) }
          events += reading.events
          problems += reading.problems
        } catch {
          problems.append(CalendarProblem(calendar: source.name, file: path, kind: error.kind))
        }
      }
    }
    return CalendarReading(events: CalendarReader.sorted(events), problems: problems)
  }

  /// What the bytes of one file hold.
  func read(_ bytes: Bytes, of source: CalendarSource, path: String, over span: Span) -> CalendarReading {
    var file = fileReader(bytes, through: span.end)
    let events = file.occurrences(touching: span).map { event($0, of: source) }
    return CalendarReading(
      events: CalendarReader.sorted(events), problems: file.findings.map { problem($0, source, path) })
  }

  /// Decodes a calendar wholly and says, file by file, what there is and what is wrong.
  package func check(_ source: CalendarSource) -> [FileReport] {
    let listing = CalendarFiles.list(source.path)
    let failed = listing.problems.map { path, kind in
      FileReport(
        file: path, problems: [CalendarProblem(calendar: source.name, file: path, kind: kind)])
    }
    return failed + listing.files.map { report($0, source) }
  }

  private func report(_ path: String, _ source: CalendarSource) -> FileReport {
    do throws(CalendarFiles.ReadFailure) {
      return try CalendarFiles.read(path) { bytes in
        var file = fileReader(bytes, through: CalendarReader.farAhead)
        let survey = file.survey()
        return FileReport(
          file: path, events: survey.events, series: survey.series, zones: survey.zones,
          problems: file.findings.map { problem($0, source, path) })
      }
    } catch {
      let problem = CalendarProblem(calendar: source.name, file: path, kind: error.kind)
      return FileReport(file: path, problems: [problem])
    }
  }

  private func fileReader(_ bytes: Bytes, through end: Int) -> FileReader {
    FileReader(bytes, viewer: viewer, database: zones, person: Addresses(me), through: end)
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
