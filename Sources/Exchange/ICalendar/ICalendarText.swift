import DayBudget

/// Writes content lines of an iCalendar object (RFC 5545 §3.1).
struct ICalendarText {
  /// The lines so far, each with its line break.
  private(set) var text = ""

  /// A line `NAME;PARAMETERS:value`, folded so that no line has more than 75 octets.
  mutating func line(_ name: String, _ value: String) {
    var octets = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let width = UTF8.width(scalar)
      if octets + width > 75 {
        text += "\r\n "
        octets = 1
      }
      text.unicodeScalars.append(scalar)
      octets += width
    }
    text += "\r\n"
  }

  /// The same where there is a value.
  mutating func line(_ name: String, ifPresent value: String?) {
    if let value { line(name, value) }
  }

  /// Free text with what has a meaning escaped (§3.3.11).
  ///
  /// Control characters other than tab are not allowed there and become the replacement character.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n": result += previous == "\r" ? "" : "\\n"
      case "\r": result += "\\n"
      case "\t": result += "\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// `20261130`.
  static func date(_ date: CivilDate) -> String {
    String(date.description.filter { $0 != "-" })
  }

  /// `20261130T140000`, on whatever clock hangs on the wall.
  static func local(_ date: CivilDate, _ time: ClockTime) -> String {
    let moment = CivilDateTime(date: date, time: time)
    return "\(self.date(moment.date))T\(moment.time.description.filter { $0 != ":" })00"
  }

  /// `20261130T081200Z`.
  static func instant(_ seconds: Int) -> String {
    let moment = CivilDateTime(secondsAsUTC: seconds)
    let second = moment.secondOfDay % 60
    return
      "\(date(moment.date))T\(moment.time.description.filter { $0 != ":" })\(second < 10 ? "0" : "")\(second)Z"
  }
}
