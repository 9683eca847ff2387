/// Something in a calendar that could not be read as it stands.
package struct CalendarProblem: Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// Nothing lies at the path: a folder that has vanished, an unmounted disk.
    case missing
    /// The system refused; its error number (`errno`).
    case unreadable(code: Int32)
    /// Neither a file nor a folder.
    case notAFile
    /// More bytes than are read from one file.
    case tooLarge(bytes: Int)
    /// It was written again and again while it was read.
    case changing
    /// No calendar in it: not one `BEGIN:VCALENDAR` and no component.
    case notACalendar
    /// A component that does not end, `VEVENT`: the file is cut off or its lines are mixed up.
    case unclosed(component: String)
    /// A property without which a component says nothing; passed over.
    case missingProperty(component: String, property: String)
    /// A value that cannot be read; the component is passed over.
    case badValue(property: String, value: String, expected: Expectation)
    /// A property longer than any that is read; the component is passed over.
    case lineTooLong(property: String)
    /// An end before the start; the event is kept without length.
    case endBeforeStart
    /// A zone that nothing explains; its times are read as the viewer's local ones.
    case unknownZone(String)
    /// A zone of the zone database, of which the machine has no files.
    case zoneWithoutFiles(String)
    /// The machine does not say in which zone it is; times are read as UTC.
    case unknownSystemZone
    /// A rule that cannot be followed; the event at its first date is kept.
    case unusableRule(value: String, fault: RuleFault)
    /// A series of more occurrences than are looked at; passed over.
    case tooManyInstances
    /// So many more problems, two or more, of which the first is given.
    indirect case more(count: Int, like: Kind)
  }

  /// What should have stood in the place of a bad value.
  package enum Expectation: String, Equatable, Sendable {
    /// `20261130` or `20261130T091200`, with `Z` for UTC.
    case dateOrTime
    /// `PT45M`, `P1D`, `P2W`.
    case duration
    /// A start and an end, or a start and a duration, with a slash between.
    case period
    /// A date where the event starts on a date, a time where it starts at a time.
    case sameTypeAsStart
  }

  /// Why a rule cannot be followed.
  package enum RuleFault: Equatable, Sendable {
    /// No FREQ, or one that does not exist.
    case frequency
    /// FREQ=SECONDLY.
    case secondly
    /// A part (`BYDAY`) that is unknown, doubled, or has a value that does not exist.
    case part(String)
    /// Several times a day, on an event of whole days.
    case timesOnDates
    /// More than 1 440 instances a day.
    case tooMany
  }

  /// The name of the calendar.
  package let calendar: String
  /// The file, or the path of the calendar itself.
  package let file: String
  /// The line in the file, counted from 1, where there is one.
  package let line: Int?
  /// The UID of the component, where it has one.
  package let uid: String?
  /// What is wrong.
  package let kind: Kind

  /// A problem at a place.
  package init(calendar: String, file: String, line: Int? = nil, uid: String? = nil, kind: Kind) {
    self.calendar = calendar
    self.file = file
    self.line = line
    self.uid = uid
    self.kind = kind
  }
}
