package import DayBudget

/// What the commands say that look ahead and explain: why, week, fit, when.
package protocol AheadWording {
  /// Before the span of a window.
  func windowLabel() -> String
  /// Before what of a window is past.
  func pastLabel() -> String
  /// Before the sum.
  func freeLabel() -> String
  /// Instead of windows on a day that has none.
  func noWindows() -> String
  /// Behind an event whose minutes another one took before.
  func alreadyCounted() -> String
  /// Behind an event of which only some minutes count.
  func inPart() -> String
  /// Over a column of the week.
  func weekHeading(_ column: WeekColumn, isNarrow: Bool) -> String
  /// «2 fällig»: how many tasks must be done by a day.
  func dueCount(_ count: Int) -> String
  /// «Mo 30.», «Mon 30».
  func dayOfWeek(_ day: CivilDate) -> String
  /// What ends the gap that is open now: an event, or the window where none is named.
  func gapEnds(before title: String?) -> String
  /// No gap is open now; when the next one of the day begins.
  func noGap(next: String?) -> String
  /// No task fits into the gap.
  func nothingFits() -> String
  /// Nothing so long fits on any of so many days.
  func noRoom(_ duration: String, days: Int) -> String
  /// «5 h unverplant»: what a day has left beside what is planned.
  func unplanned(_ duration: String) -> String
}

/// The columns of figures in a week.
package enum WeekColumn: CaseIterable, Sendable {
  case free
  case planned
  case over
}

extension German: AheadWording {
  func windowLabel() -> String { "Zeitfenster" }
  func pastLabel() -> String { "vorbei" }
  func freeLabel() -> String { "frei" }
  func noWindows() -> String { "an diesem Tag kein Zeitfenster" }
  func alreadyCounted() -> String { "schon gezählt" }
  func inPart() -> String { "zum Teil" }
  func weekHeading(_ column: WeekColumn, isNarrow: Bool) -> String {
    switch column {
    case .free: "frei"
    case .planned: isNarrow ? "Plan" : "verplant"
    case .over: isNarrow ? "über" : "zu viel"
    }
  }
  func dueCount(_ count: Int) -> String { "\(count) fällig" }
  func dayOfWeek(_ day: CivilDate) -> String { "\(shortWeekday(day.weekday)) \(day.day)." }
  func gapEnds(before title: String?) -> String {
    title.map { "dann \($0)" } ?? "dann endet das Zeitfenster"
  }
  func noGap(next: String?) -> String {
    "Jetzt ist keine Zeit frei" + (next.map { ", heute wieder \($0)" } ?? ", heute auch später nicht")
      + "."
  }
  func nothingFits() -> String { "Nichts passt hinein." }
  func noRoom(_ duration: String, days: Int) -> String {
    "In den nächsten \(days) Tagen ist kein Platz für \(duration)."
  }
  func unplanned(_ duration: String) -> String { "\(duration) unverplant" }
}

extension English: AheadWording {
  func windowLabel() -> String { "window" }
  func pastLabel() -> String { "past" }
  func freeLabel() -> String { "free" }
  func noWindows() -> String { "no time window on this day" }
  func alreadyCounted() -> String { "already counted" }
  func inPart() -> String { "in part" }
  func weekHeading(_ column: WeekColumn, isNarrow: Bool) -> String {
    switch column {
    case .free: "free"
    case .planned: isNarrow ? "plan" : "planned"
    case .over: isNarrow ? "over" : "too much"
    }
  }
  func dueCount(_ count: Int) -> String { "\(count) due" }
  func dayOfWeek(_ day: CivilDate) -> String { "\(shortWeekday(day.weekday)) \(day.day)" }
  func gapEnds(before title: String?) -> String { title.map { "then \($0)" } ?? "then the time window ends" }
  func noGap(next: String?) -> String {
    next.map { "No time is free now; the next today is \($0)." } ?? "No time is free now or later today."
  }
  func nothingFits() -> String { "Nothing fits." }
  func noRoom(_ duration: String, days: Int) -> String {
    "In the next \(days) days there is no room for \(duration)."
  }
  func unplanned(_ duration: String) -> String { "\(duration) unplanned" }
}
