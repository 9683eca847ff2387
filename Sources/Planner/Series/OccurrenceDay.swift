package import DayBudget
package import Parser
package import Store

extension DayPlanner {
  /// The day of an occurrence that a text names; where the command looks back, a weekday is the last one.
  ///
  /// A date without a year is the nearest: occurrences are missed as well as ticked ahead of their day.
  package func occurrenceDay(
    _ text: String, _ settings: Settings, looksBack: Bool = false
  ) throws(EntryFailure) -> CivilDate {
    let day = try parser(settings, looksBack: looksBack).day(text)
    // The two readings have the same day of month only where the text names it.
    guard let other = try? parser(settings, looksBack: !looksBack).day(text), other.day == day.day else {
      return day
    }
    let today = today(settings)
    return abs(other.days(since: today)) < abs(day.days(since: today)) ? other : day
  }
}
