/// The names of the content lines that mean something here.
enum PropertyName {
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

  /// The name that lies in a range of bytes, in any case; nil for one that means nothing here.
  init?(_ bytes: Bytes, _ range: Range<Int>) {
    guard let candidate = PropertyName(guessing: bytes, range), matches(candidate.text, bytes, range)
    else { return nil }
    self = candidate
  }

  /// The only name of this length that it could be, by a letter or two: a file has far more lines of names
  /// that mean nothing than of those that do.
  private init?(guessing bytes: Bytes, _ range: Range<Int>) {
    func isLetter(_ letter: Unicode.Scalar, at index: Int = 0) -> Bool {
      uppercased(bytes[range.lowerBound + index]) == UInt8(ascii: letter)
    }
    switch range.count {
    case 3: self = isLetter("U") ? .uid : .end
    case 4: self = .zoneID
    case 5: self = isLetter("B") ? .begin : isLetter("D") ? .finish : isLetter("D", at: 1) ? .date : .rule
    case 6 where isLetter("E"): self = isLetter("D", at: 2) ? .exceptionDate : .exceptionRule
    case 6: self = isLetter("S") ? .status : isLetter("T") ? .transparency : .method
    case 7: self = isLetter("S") ? .summary : isLetter("R", at: 5) ? .start : .stamp
    case 8 where isLetter("A"): self = .attendee
    case 8: self = isLetter("D") ? .duration : isLetter("S") ? .sequence : .freeBusy
    case 9: self = .organizer
    case 10: self = .offsetTo
    case 12: self = .offsetFrom
    case 13: self = .recurrenceID
    case 26: self = .busyStatus
    default: return nil
    }
  }
}
