/// The names of the content lines that mean something here.
enum PropertyName: CaseIterable {
  case begin
  case end
  case method
  case uid
  case start
  case finish
  case duration
  case summary
  case status
  case transparency
  case busyStatus
  case attendee
  case organizer
  case sequence
  case stamp
  case rule
  case exceptionRule
  case date
  case exceptionDate
  case recurrenceID
  case freeBusy
  case zoneID
  case offsetFrom
  case offsetTo

  /// The name as it stands in a file, in capitals.
  var text: StaticString {
    switch self {
    case .begin: "BEGIN"
    case .end: "END"
    case .method: "METHOD"
    case .uid: "UID"
    case .start: "DTSTART"
    case .finish: "DTEND"
    case .duration: "DURATION"
    case .summary: "SUMMARY"
    case .status: "STATUS"
    case .transparency: "TRANSP"
    case .busyStatus: "X-MICROSOFT-CDO-BUSYSTATUS"
    case .attendee: "ATTENDEE"
    case .organizer: "ORGANIZER"
    case .sequence: "SEQUENCE"
    case .stamp: "DTSTAMP"
    case .rule: "RRULE"
    case .exceptionRule: "EXRULE"
    case .date: "RDATE"
    case .exceptionDate: "EXDATE"
    case .recurrenceID: "RECURRENCE-ID"
    case .freeBusy: "FREEBUSY"
    case .zoneID: "TZID"
    case .offsetFrom: "TZOFFSETFROM"
    case .offsetTo: "TZOFFSETTO"
    }
  }

  /// The most bytes a name that is looked for can have.
  static let longest = 26

  /// Whether the value is made of dates, times and periods, which hold no colon.
  var isTime: Bool {
    switch self {
    case .start, .finish, .recurrenceID, .date, .exceptionDate, .freeBusy: true
    default: false
    }
  }

  /// Whether the value says when a component is, or which component it is, rather than what it is.
  var isTiming: Bool {
    switch self {
    case .summary, .status, .transparency, .busyStatus, .attendee, .organizer: false
    default: true
    }
  }

  /// The name with which a line begins, in any case, up to a colon or a semicolon; nil for one that means
  /// nothing here.
  @inline(__always)
  init?(beginning bytes: Bytes, _ line: Range<Int>) {
    let head = LineHead(bytes, at: line.lowerBound)
    if let short = PropertyName(short: head) {
      self = short
    } else if let long = PropertyName(long: head, bytes, line) {
      self = long
    } else {
      return nil
    }
  }

  /// A name of up to seven letters.
  @inline(__always)
  private init?(short head: LineHead) {
    switch head.letter {
    case UInt8(ascii: "b") where head.isNamed("BEGIN"): self = .begin
    case UInt8(ascii: "d") where head.isNamed("DTSTART"): self = .start
    case UInt8(ascii: "d") where head.isNamed("DTEND"): self = .finish
    case UInt8(ascii: "d") where head.isNamed("DTSTAMP"): self = .stamp
    case UInt8(ascii: "e") where head.isNamed("END"): self = .end
    case UInt8(ascii: "e") where head.isNamed("EXDATE"): self = .exceptionDate
    case UInt8(ascii: "e") where head.isNamed("EXRULE"): self = .exceptionRule
    case UInt8(ascii: "m") where head.isNamed("METHOD"): self = .method
    case UInt8(ascii: "r") where head.isNamed("RRULE"): self = .rule
    case UInt8(ascii: "r") where head.isNamed("RDATE"): self = .date
    case UInt8(ascii: "s") where head.isNamed("SUMMARY"): self = .summary
    case UInt8(ascii: "s") where head.isNamed("STATUS"): self = .status
    case UInt8(ascii: "t") where head.isNamed("TRANSP"): self = .transparency
    case UInt8(ascii: "t") where head.isNamed("TZID"): self = .zoneID
    case UInt8(ascii: "u") where head.isNamed("UID"): self = .uid
    default: return nil
    }
  }

  /// A longer name, of which the first eight letters leave one or two.
  @inline(never)
  private init?(long head: LineHead, _ bytes: Bytes, _ line: Range<Int>) {
    let candidate: PropertyName
    switch head.letter {
    case UInt8(ascii: "a") where head.begins(with: "ATTENDEE"): candidate = .attendee
    case UInt8(ascii: "d") where head.begins(with: "DURATION"): candidate = .duration
    case UInt8(ascii: "f") where head.begins(with: "FREEBUSY"): candidate = .freeBusy
    case UInt8(ascii: "o") where head.begins(with: "ORGANIZE"): candidate = .organizer
    case UInt8(ascii: "r") where head.begins(with: "RECURREN"): candidate = .recurrenceID
    case UInt8(ascii: "s") where head.begins(with: "SEQUENCE"): candidate = .sequence
    case UInt8(ascii: "t") where head.begins(with: "TZOFFSET"):
      candidate = PropertyName.offsetTo.begins(bytes, line) ? .offsetTo : .offsetFrom
    case UInt8(ascii: "x") where head.begins(with: "X-MICROS"): candidate = .busyStatus
    default: return nil
    }
    guard candidate.begins(bytes, line) else { return nil }
    self = candidate
  }

  /// Whether a line begins with this name.
  private func begins(_ bytes: Bytes, _ line: Range<Int>) -> Bool {
    let end = line.lowerBound + text.utf8CodeUnitCount
    return end < line.upperBound && (bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: ";"))
      && matches(text, bytes, line.lowerBound..<end)
  }
}
