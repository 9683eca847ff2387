/// The names of the content lines that mean something here.
enum PropertyName: String, CaseIterable {
  case begin = "BEGIN"
  case end = "END"
  case method = "METHOD"
  case uid = "UID"
  case start = "DTSTART"
  case finish = "DTEND"
  case duration = "DURATION"
  case summary = "SUMMARY"
  case status = "STATUS"
  case transparency = "TRANSP"
  case busyStatus = "X-MICROSOFT-CDO-BUSYSTATUS"
  case attendee = "ATTENDEE"
  case organizer = "ORGANIZER"
  case sequence = "SEQUENCE"
  case stamp = "DTSTAMP"
  case rule = "RRULE"
  case exceptionRule = "EXRULE"
  case date = "RDATE"
  case exceptionDate = "EXDATE"
  case recurrenceID = "RECURRENCE-ID"
  case freeBusy = "FREEBUSY"
  case zoneID = "TZID"
  case offsetFrom = "TZOFFSETFROM"
  case offsetTo = "TZOFFSETTO"

  /// The most bytes a name that is looked for can have.
  static let longest = 26

  /// The names by their length, each with its bytes in capitals.
  private static let byLength: [[(bytes: [UInt8], name: PropertyName)]] = {
    var table: [[(bytes: [UInt8], name: PropertyName)]] = Array(repeating: [], count: longest + 1)
    for name in allCases { table[name.rawValue.utf8.count].append((Array(name.rawValue.utf8), name)) }
    return table
  }()

  /// The name that lies in a range of bytes, in any case; nil for one that means nothing here.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard range.count <= PropertyName.longest else { return nil }
    for candidate in PropertyName.byLength[range.count]
    where PropertyName.matches(candidate.bytes, bytes, at: range.lowerBound) {
      self = candidate.name
      return
    }
    return nil
  }

  private static func matches(_ name: [UInt8], _ bytes: [UInt8], at start: Int) -> Bool {
    for index in name.indices where uppercased(bytes[start + index]) != name[index] { return false }
    return true
  }
}

/// The ASCII capital of a letter, any other byte unchanged.
func uppercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
}
