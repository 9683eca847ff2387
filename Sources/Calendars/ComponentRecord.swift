/// What the one pass over a file notes about a component: where it lies, and which days it could touch.
struct ComponentRecord {
  /// The components that say something about time taken.
  enum Kind {
    case event
    case freeBusy
  }

  /// What it is.
  let kind: Kind
  /// The bytes between its BEGIN and its END line.
  let range: Range<Int>
  /// The number of its BEGIN line.
  let line: Int
  /// Which VCALENDAR of the file it lies in, counted from 0; −1 outside of any.
  let object: Int
  /// A hash of its UID; 0 without one.
  let uidHash: UInt64
  /// The days since the epoch, on its own wall clock, that it could touch; nil when it must be read to know.
  let days: ClosedRange<Int>?
}

/// Where a VTIMEZONE lies.
struct ZoneRecord {
  /// The bytes between its BEGIN and its END line.
  let range: Range<Int>
  /// The number of its BEGIN line.
  let line: Int
  /// Which VCALENDAR of the file it lies in; −1 outside of any.
  let object: Int
}

/// What the one pass over a file found.
struct FileOutline {
  /// Its events and free-busy components in their order.
  var components: [ComponentRecord] = []
  /// The zones that it defines.
  var zones: [ZoneRecord] = []
  /// The VCALENDARs that call off what they hold (METHOD:CANCEL).
  var cancelledObjects: Set<Int> = []
  /// What does not end where it should, with its line.
  var unclosed: [(line: Int, component: String)] = []
  /// Whether anything of a calendar was seen.
  var isCalendar = false
}
