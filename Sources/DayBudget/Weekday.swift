/// A day of the week, Monday first as in ISO 8601; the raw value is 1 for Monday to 7 for Sunday.
package enum Weekday: Int, CaseIterable, Comparable, Hashable, Sendable {
  case monday = 1
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The three-letter name used in files and JSON: `mon` to `sun`.
  package var code: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  /// The weekday with this three-letter name, or nil for any other text.
  package init?(code: String) {
    guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
    self = weekday
  }

  /// Monday before Sunday.
  package static func < (left: Weekday, right: Weekday) -> Bool {
    left.rawValue < right.rawValue
  }
}
