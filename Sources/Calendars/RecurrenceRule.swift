import DayBudget

/// A rule by which an event repeats (RFC 5545 §3.3.10), as it is written; its lists are sorted, each item once.
struct RecurrenceRule: Equatable {
  /// The length of a period of the rule.
  enum Frequency: String, Comparable {
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    /// Shorter before longer.
    static func < (left: Frequency, right: Frequency) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .minutely: 0
      case .hourly: 1
      case .daily: 2
      case .weekly: 3
      case .monthly: 4
      case .yearly: 5
      }
    }
  }

  /// A weekday, with an ordinal where only the first, the last, … of a month or a year is meant.
  struct Day: Comparable {
    let weekday: Weekday
    let ordinal: Int?

    /// By ordinal, then by weekday; those without an ordinal among those of the last before none.
    static func < (left: Day, right: Day) -> Bool {
      (left.ordinal ?? 0, left.weekday.rawValue) < (right.ordinal ?? 0, right.weekday.rawValue)
    }
  }

  var frequency: Frequency
  /// Every so many periods, 1 or more.
  var interval = 1
  /// How many instances there are, the first included.
  var count: Int?
  /// The last moment at which an instance can start, inclusive.
  var until: TimeText?
  /// 1…12.
  var months: [Int] = []
  /// ±1…53.
  var weekNumbers: [Int] = []
  /// ±1…366.
  var yearDays: [Int] = []
  /// ±1…31.
  var monthDays: [Int] = []
  var days: [Day] = []
  /// 0…23.
  var hours: [Int] = []
  /// 0…59.
  var minutes: [Int] = []
  /// 0…59; a leap second counts as the second before it.
  var seconds: [Int] = []
  /// ±1…366, each the place of an instance in its period.
  var positions: [Int] = []
  /// The day with which a week begins.
  var weekStart = Weekday.monday
}
