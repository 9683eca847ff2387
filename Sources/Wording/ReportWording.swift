package import DayBudget

/// What a report consists of, each with a heading of its own.
package enum ReportPart: CaseIterable, Sendable {
  /// The figures at the beginning.
  case figures
  /// The time of each day, or of each week or month of a long period.
  case time
  /// The time by category.
  case categories
  /// The days in five steps.
  case heatmap
  /// The running mean and the moods.
  case trend
  /// Goals and streaks.
  case kept
  /// Estimates against what was used.
  case review
}

/// What a figure or a column of a report is.
package enum ReportLabel: CaseIterable, Sendable {
  case time
  case daysWithTime
  case meanADay
  case bestDay
  case completed
  case medianFactor
  /// The day on which a week begins.
  case week
  case calendarWeek
  case month
  case sum
  case category
  case share
  case task
  case day
  case estimated
  case used
  case factor
  case mean
  case mood
  case goals
  case reached
  case streaks
}

/// What a report says.
package protocol ReportWording {
  /// Its title.
  func reportTitle() -> String
  /// The heading of a part.
  func heading(_ part: ReportPart) -> String
  /// The name of a figure or a column.
  func label(_ label: ReportLabel) -> String
  /// When it was made.
  func reportMade(_ day: CivilDate) -> String
  /// A day in full with its year.
  func fullDay(_ day: CivilDate) -> String
  /// Tasks that are not in the table, and the command that shows them.
  func moreReviewed(_ count: Int, command: String) -> String
  /// How many of some periods met a goal.
  func reached(_ count: Int, of all: Int, _ period: CalendarPeriod) -> String
  /// So many categories in one.
  func otherCategories(_ count: Int) -> String
  /// A report was written to a file.
  func reportWritten(_ file: String) -> String
}

extension German: ReportWording {
  func reportTitle() -> String { "Rückblick" }
  func heading(_ part: ReportPart) -> String {
    switch part {
    case .figures: "In Zahlen"
    case .time: "Zeit"
    case .categories: "Wohin die Zeit ging"
    case .heatmap: "Tage in fünf Stufen"
    case .trend: "Verlauf"
    case .kept: "Ziele und Serien"
    case .review: "Geschätzt und gebraucht"
    }
  }
  func label(_ label: ReportLabel) -> String {
    switch label {
    case .time: "Zeit"
    case .daysWithTime: "Tage mit Zeit"
    case .meanADay: "Mittel am Tag"
    case .bestDay: "Tag mit der meisten Zeit"
    case .completed: "erledigte Aufgaben"
    case .medianFactor: "Faktor im Mittel (Median)"
    case .week: "Woche ab"
    case .calendarWeek: "Woche"
    case .month: "Monat"
    case .sum: "Summe"
    case .category: "Kategorie"
    case .share: "Anteil"
    case .task: "Aufgabe"
    case .day: "Tag"
    case .estimated: "geschätzt"
    case .used: "gebraucht"
    case .factor: "Faktor"
    case .mean: runningMean()
    case .mood: moodADay()
    case .goals: "Ziele"
    case .reached: "erreicht"
    case .streaks: "Serien"
    }
  }
  func reportMade(_ day: CivilDate) -> String { "Erstellt am \(fullDay(day))" }
  func fullDay(_ day: CivilDate) -> String { "\(day.day). \(month(day.month)) \(day.year)" }
  func moreReviewed(_ count: Int, command: String) -> String {
    (count == 1 ? "und 1 weitere Aufgabe" : "und \(count) weitere Aufgaben") + ": \(command)"
  }
  func reached(_ count: Int, of all: Int, _ period: CalendarPeriod) -> String {
    all == 0 ? "noch offen" : "\(count) von \(ofThem(all, period))"
  }
  func otherCategories(_ count: Int) -> String { "\(count) weitere" }
  func reportWritten(_ file: String) -> String { "Bericht nach \(file) geschrieben" }
}

extension German {
  /// So many of which some did: «4 Wochen», «30 Tagen».
  private func ofThem(_ count: Int, _ period: CalendarPeriod) -> String {
    let text = self.count(count, of: period)
    return count > 1 && (period == .day || period == .month || period == .year) ? text + "n" : text
  }
}

extension English: ReportWording {
  func reportTitle() -> String { "Looking back" }
  func heading(_ part: ReportPart) -> String {
    switch part {
    case .figures: "In figures"
    case .time: "Time"
    case .categories: "Where the time went"
    case .heatmap: "Days in five steps"
    case .trend: "Trend"
    case .kept: "Goals and streaks"
    case .review: "Estimated and used"
    }
  }
  func label(_ label: ReportLabel) -> String {
    switch label {
    case .time: "time"
    case .daysWithTime: "days with time"
    case .meanADay: "mean a day"
    case .bestDay: "day with the most time"
    case .completed: "completed tasks"
    case .medianFactor: "median factor"
    case .week: "week from"
    case .calendarWeek: "week"
    case .month: "month"
    case .sum: "sum"
    case .category: "category"
    case .share: "share"
    case .task: "task"
    case .day: "day"
    case .estimated: "estimated"
    case .used: "used"
    case .factor: "factor"
    case .mean: runningMean()
    case .mood: moodADay()
    case .goals: "Goals"
    case .reached: "reached"
    case .streaks: "Streaks"
    }
  }
  func reportMade(_ day: CivilDate) -> String { "Made on \(fullDay(day))" }
  func fullDay(_ day: CivilDate) -> String { "\(day.day) \(month(day.month)) \(day.year)" }
  func moreReviewed(_ count: Int, command: String) -> String {
    (count == 1 ? "and 1 more task" : "and \(count) more tasks") + ": \(command)"
  }
  func reached(_ count: Int, of all: Int, _ period: CalendarPeriod) -> String {
    all == 0 ? "still open" : "\(count) of \(self.count(all, of: period))"
  }
  func otherCategories(_ count: Int) -> String { "\(count) others" }
  func reportWritten(_ file: String) -> String { "Report written to \(file)" }
}
