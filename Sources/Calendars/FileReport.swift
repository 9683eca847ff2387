/// What `calendar check` says about one file.
package struct FileReport: Equatable, Sendable {
  /// The path of the file; that of the calendar where not even a file was found.
  package let file: String
  /// How many events it holds, each series once.
  package let events: Int
  /// How many of them repeat.
  package let series: Int
  /// The zones that its events name: sorted by name, each once, the first of them where there are many.
  package let zones: [ZoneReport]
  /// How many zones there are more.
  package let moreZones: Int
  /// What in it cannot be read, whatever its day: the first of each kind, and how many more there are.
  package let problems: [CalendarProblem]

  /// How many zones of a file are named.
  static let mostZones = 50

  /// A report on a file.
  package init(
    file: String, events: Int = 0, series: Int = 0, zones: [ZoneReport] = [], moreZones: Int = 0,
    problems: [CalendarProblem]
  ) {
    self.file = file
    self.events = events
    self.series = series
    self.zones = zones
    self.moreZones = moreZones
    self.problems = problems
  }

  /// The same report with other problems.
  func naming(_ problems: [CalendarProblem]) -> FileReport {
    FileReport(
      file: file, events: events, series: series, zones: zones, moreZones: moreZones, problems: problems)
  }
}

/// How a zone that a file names was understood.
package struct ZoneReport: Hashable, Sendable {
  /// Where the meaning of the name came from.
  package enum Origin: String, Sendable {
    /// The zone database knows it, perhaps behind a prefix.
    case database
    /// It is one of Windows' names.
    case windows
    /// The file defines it in a VTIMEZONE.
    case ownDefinition
    /// It is an offset, `GMT+0200`.
    case fixed
    /// Nothing explains it; its times are read as the viewer's.
    case unknown
  }

  /// The name in the file.
  package let name: String
  /// How it was understood.
  package let origin: Origin
  /// The zone that it stands for; nil where it is unknown.
  package let identifier: String?

  /// A name and its meaning.
  package init(name: String, origin: Origin, identifier: String?) {
    self.name = name
    self.origin = origin
    self.identifier = identifier
  }
}
