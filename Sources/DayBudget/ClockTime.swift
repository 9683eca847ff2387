/// A time on the wall clock in whole minutes after midnight, 00:00 to 24:00.
///
/// 24:00 is only an end: the next day's midnight, said from the day before.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// Whole minutes after 00:00, 0…1440.
  package let minutes: Int

  /// 00:00.
  package static let midnight = ClockTime(unchecked: 0)
  /// 24:00, the midnight at which the day ends.
  package static let endOfDay = ClockTime(unchecked: 1440)

  /// Nil unless 0 ≤ minutes ≤ 1440.
  package init?(minutes: Int) {
    guard (0...1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Nil unless the hour is 0…23 and the minute 0…59, or the time is 24:00.
  package init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour) && (0...59).contains(minute) || hour == 24 && minute == 0 else {
      return nil
    }
    minutes = hour * 60 + minute
  }

  private init(unchecked minutes: Int) {
    self.minutes = minutes
  }

  /// The hour, 0…24.
  package var hour: Int { minutes / 60 }
  /// The minute of the hour, 0…59.
  package var minute: Int { minutes % 60 }

  /// Earlier before later.
  package static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.minutes < right.minutes
  }
}

extension ClockTime: CustomStringConvertible {
  /// The form `09:12`.
  package var description: String {
    padded(hour, to: 2) + ":" + padded(minute, to: 2)
  }

  /// Reads exactly the form of `description`: five ASCII characters.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
      let minute = number(bytes[3..<5])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
