/// What the one pass over a file notes about a component: where it lies, and which days it could touch.
struct ComponentRecord {
  /// The components that say something about time taken.
  enum Kind {
    case event
    case freeBusy
  }

  /// What it is.
  let kind: Kind
  /// Which VCALENDAR of the file it lies in, counted from 0; −1 outside of any.
  let object: Int
  /// A hash of its UID; 0 without one.
  let uidHash: UInt64
  /// The days since the epoch, on its own wall clock, that it could touch; all days when it must be read to
  /// know.
  let days: ClosedRange<Int32>
  // No file is longer than an Int32 counts, and a calendar has thousands of records.
  private let start: Int32
  private let end: Int32
  private let beginLine: Int32

  /// A component at a place of the file.
  init(kind: Kind, range: Range<Int>, line: Int, object: Int, uidHash: UInt64, days: ClosedRange<Int32>) {
    self.kind = kind
    self.object = object
    self.uidHash = uidHash
    self.days = days
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
    beginLine = Int32(line)
  }

  /// The bytes between its BEGIN and its END line.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The number of its BEGIN line.
  var line: Int { Int(beginLine) }

  /// Whether it could touch one of these days.
  func touches(_ other: ClosedRange<Int32>) -> Bool {
    days.lowerBound <= other.upperBound && days.upperBound >= other.lowerBound
  }
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
  /// The VCALENDARs that call off what they hold (METHOD:CANCEL), in their order.
  var cancelledObjects: [Int] = []
  /// What does not end where it should.
  var unclosed = Findings()
  /// Whether anything of a calendar was seen.
  var isCalendar = false
}
