package import DayBudget
package import Retrospect
internal import Terminal

/// What is said about where the time went.
package protocol SpentWording {
  /// «30. Nov – 6. Dez», one day in full.
  func period(_ first: CivilDate, _ last: CivilDate, today: CivilDate) -> String
  /// «5 h 20 min an 2 Tagen, 2 h 40 min am Tag».
  func spentTotal(_ minutes: Int, days: Int, perDay: Int) -> String
  /// No time was kept then.
  func nothingSpent() -> String
  /// What a row of a sum is about; a title of a task or of one's own is not among them.
  func label(_ key: SpentKey, of kind: SpentBy, today: CivilDate) -> String
  /// Before the minutes that stand in more than one block.
  func doubleLabel() -> String
  /// A block with several tags counts once under each.
  func sharedNote() -> String
  /// Time in the windows of which nothing is known.
  func untrackedLabel() -> String
  /// So many blocks were written to a file.
  func exportedBlocks(_ count: Int, file: String) -> String
  /// The sum of a day by the clock.
  func daySum(minutes: Int, double: Int, untracked: Int) -> String
}

extension German: SpentWording {
  func period(_ first: CivilDate, _ last: CivilDate, today: CivilDate) -> String {
    first == last
      ? longDay(first, today: today) : "\(shortDay(first, today: today)) – \(shortDay(last, today: today))"
  }
  func spentTotal(_ minutes: Int, days: Int, perDay: Int) -> String {
    Durations.text(minutes) + (days > 1 ? " an \(days) Tagen, \(Durations.text(perDay)) am Tag" : "")
  }
  func nothingSpent() -> String { "nichts erfasst" }
  func label(_ key: SpentKey, of kind: SpentBy, today: CivilDate) -> String {
    switch key {
    case .none: kind == .hour ? "ohne Uhrzeit" : kind == .mood ? "ohne Stimmung" : "ohne Tag"
    case .events: "Termine"
    case .tag(let tag): "#" + SafeText.shown(tag)
    case .task(let text), .title(let text): SafeText.shown(text)
    case .day(let day): shortDay(day, today: today)
    case .week(let monday):
      "KW \(monday.week.number)" + (monday.week.year == today.week.year ? "" : " \(monday.week.year)")
    case .month(let first): month(first.month) + (first.year == today.year ? "" : " \(first.year)")
    case .weekday(let day): weekday(day)
    case .hour(let hour): "\(hour)–\(hour + 1) Uhr"
    case .mood(let mood): "Stimmung \(mood)"
    }
  }
  func doubleLabel() -> String { "doppelt" }
  func sharedNote() -> String {
    "Blöcke mit mehreren Tags zählen unter jedem; die Zeilen ergeben mehr als die Summe"
  }
  func untrackedLabel() -> String { "nicht erfasst" }
  func exportedBlocks(_ count: Int, file: String) -> String {
    (count == 1 ? "1 Block" : "\(count) Blöcke") + " nach \(file) geschrieben"
  }
  func daySum(minutes: Int, double: Int, untracked: Int) -> String {
    "erfasst \(Durations.text(minutes))" + (double > 0 ? " · doppelt \(Durations.text(double))" : "")
      + (untracked > 0 ? " · nicht erfasst \(Durations.text(untracked))" : "")
  }
}

extension English: SpentWording {
  func period(_ first: CivilDate, _ last: CivilDate, today: CivilDate) -> String {
    first == last
      ? longDay(first, today: today) : "\(shortDay(first, today: today)) – \(shortDay(last, today: today))"
  }
  func spentTotal(_ minutes: Int, days: Int, perDay: Int) -> String {
    Durations.text(minutes) + (days > 1 ? " on \(days) days, \(Durations.text(perDay)) a day" : "")
  }
  func nothingSpent() -> String { "nothing logged" }
  func label(_ key: SpentKey, of kind: SpentBy, today: CivilDate) -> String {
    switch key {
    case .none: kind == .hour ? "without a time" : kind == .mood ? "without a mood" : "without a tag"
    case .events: "events"
    case .tag(let tag): "#" + SafeText.shown(tag)
    case .task(let text), .title(let text): SafeText.shown(text)
    case .day(let day): shortDay(day, today: today)
    case .week(let monday):
      "week \(monday.week.number)" + (monday.week.year == today.week.year ? "" : " \(monday.week.year)")
    case .month(let first): month(first.month) + (first.year == today.year ? "" : " \(first.year)")
    case .weekday(let day): weekday(day)
    case .hour(let hour): "\(hour):00–\(hour + 1):00"
    case .mood(let mood): "mood \(mood)"
    }
  }
  func doubleLabel() -> String { "double" }
  func sharedNote() -> String {
    "Blocks with several tags count under each; the rows come to more than the sum"
  }
  func untrackedLabel() -> String { "not tracked" }
  func exportedBlocks(_ count: Int, file: String) -> String {
    (count == 1 ? "1 block" : "\(count) blocks") + " written to \(file)"
  }
  func daySum(minutes: Int, double: Int, untracked: Int) -> String {
    "tracked \(Durations.text(minutes))" + (double > 0 ? " · double \(Durations.text(double))" : "")
      + (untracked > 0 ? " · not tracked \(Durations.text(untracked))" : "")
  }
}
