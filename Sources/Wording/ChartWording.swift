package import DayBudget
package import Retrospect

/// What stands beside charts.
package protocol ChartWording {
  /// A value of a heatmap: «1 h 20 min», «3 Aufgaben», «3,5».
  func value(_ value: Int, of kind: HeatmapOf) -> String
  /// What a heatmap shows: «Zeit am Tag».
  func heatmapName(_ kind: HeatmapOf) -> String
  /// The heatmap has nothing to show.
  func emptyHeatmap(_ kind: HeatmapOf) -> String
  /// What a step stands for, up to a value; without one it is what lies above the last.
  func heatmapStep(_ step: Int, upTo value: Int?, of kind: HeatmapOf) -> String
  /// On how many days there is anything.
  func heatmapDays(_ count: Int) -> String
  /// The minutes of a day.
  func minutesADay() -> String
  /// The mean of the seven days that end with a day.
  func runningMean() -> String
  /// The mean mood of a day.
  func moodADay() -> String
  /// A column of a chart is so many days: it shows their mean.
  func columnNote(_ days: Int) -> String
  /// A number with one decimal, given in tenths.
  func tenths(_ number: Int) -> String
  /// «30. Nov», «30 Nov».
  func dayAndMonth(_ day: CivilDate) -> String
}

extension German: ChartWording {
  func value(_ value: Int, of kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: Durations.text(value)
    case .completed: count(value)
    case .mood: tenths(value)
    }
  }
  func heatmapName(_ kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: "Zeit am Tag"
    case .completed: "erledigte Aufgaben am Tag"
    case .mood: "Stimmung am Tag"
    }
  }
  func emptyHeatmap(_ kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: nothingSpent()
    case .completed: "nichts erledigt"
    case .mood: "keine Stimmung erfasst"
    }
  }
  func heatmapStep(_ step: Int, upTo value: Int?, of kind: HeatmapOf) -> String {
    if step == 0 { return "nichts" }
    return value.map { "bis \(self.value($0, of: kind))" } ?? "mehr"
  }
  func heatmapDays(_ count: Int) -> String { count == 1 ? "an 1 Tag" : "an \(count) Tagen" }
  func minutesADay() -> String { "Zeit am Tag" }
  func runningMean() -> String { "Mittel der letzten 7 Tage" }
  func moodADay() -> String { "Stimmung" }
  func columnNote(_ days: Int) -> String { "jede Spalte ist das Mittel von \(days) Tagen" }
  func tenths(_ number: Int) -> String { "\(number / 10)" + (number % 10 == 0 ? "" : ",\(number % 10)") }
  func dayAndMonth(_ day: CivilDate) -> String { "\(day.day). \(shortMonth(day.month))" }
}

extension English: ChartWording {
  func value(_ value: Int, of kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: Durations.text(value)
    case .completed: count(value)
    case .mood: tenths(value)
    }
  }
  func heatmapName(_ kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: "time a day"
    case .completed: "completed tasks a day"
    case .mood: "mood a day"
    }
  }
  func emptyHeatmap(_ kind: HeatmapOf) -> String {
    switch kind {
    case .minutes: nothingSpent()
    case .completed: "nothing completed"
    case .mood: "no mood logged"
    }
  }
  func heatmapStep(_ step: Int, upTo value: Int?, of kind: HeatmapOf) -> String {
    if step == 0 { return "nothing" }
    return value.map { "up to \(self.value($0, of: kind))" } ?? "more"
  }
  func heatmapDays(_ count: Int) -> String { count == 1 ? "on 1 day" : "on \(count) days" }
  func minutesADay() -> String { "time a day" }
  func runningMean() -> String { "mean of the last 7 days" }
  func moodADay() -> String { "mood" }
  func columnNote(_ days: Int) -> String { "each column is the mean of \(days) days" }
  func tenths(_ number: Int) -> String { "\(number / 10)" + (number % 10 == 0 ? "" : ".\(number % 10)") }
  func dayAndMonth(_ day: CivilDate) -> String { "\(day.day) \(shortMonth(day.month))" }
}
