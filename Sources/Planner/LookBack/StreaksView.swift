package import DayBudget
internal import Parser
package import Retrospect
package import Store

/// Something that was kept up, and for how long.
package struct StreakRow {
  /// What was kept up.
  package enum Kind {
    /// Days with a block of time.
    case logging
    /// Days on which something was completed.
    case completing
    /// Days with a block of a category, by the tag as it was first met.
    case category(String)
    /// Periods that met a goal.
    case goal(code: String, Goal)
  }

  /// What was kept up.
  package let kind: Kind
  /// What is counted.
  package let unit: CalendarPeriod
  /// The streak that stands, and the longest.
  package let streaks: Streaks
}

/// Every streak, and what could not be read for them.
package struct StreaksView {
  /// Blocks, completions, categories by the order of tags and then by days, goals by the day they were set.
  package let rows: [StreakRow]
  /// Months and records that could not be read.
  package let failures: [StoreFailure]
}

extension DayPlanner {
  /// Every streak on the day that now belongs to; with `onlyWorking` days without windows neither count nor break one.
  package func streaks(_ snapshot: Snapshot, onlyWorking: Bool) -> StreaksView {
    let settings = snapshot.settings
    let past = lookBack(.all, snapshot)
    func isWorking(_ day: CivilDate) -> Bool {
      !onlyWorking || !settings.windows.windows(on: day).isEmpty
    }
    let goals = rows(settings.goals, past, today: past.today, isWorking: isWorking).map { goal in
      StreakRow(
        kind: .goal(code: goal.code, goal.stored.goal), unit: goal.stored.goal.period,
        streaks: goal.progress.streaks)
    }
    return StreaksView(
      rows: past.streaks(today: past.today, tagPlaces: settings.tagPlaces, counting: isWorking) + goals,
      failures: past.failures)
  }
}

extension LookBack {
  /// The streaks of days from a first one up to today: blocks, completions, then categories by the places of tags and by days.
  func streaks(
    from first: CivilDate? = nil, today: CivilDate, tagPlaces places: [String: Int],
    counting: (CivilDate) -> Bool = { _ in true }
  ) -> [StreakRow] {
    func row(_ kind: StreakRow.Kind, _ days: Set<CivilDate>) -> StreakRow {
      let days = days.filter { day in first.map { day >= $0 } ?? true }.sorted()
      return StreakRow(kind: kind, unit: .day, streaks: Streaks(of: days, today: today, counting: counting))
    }
    var days: (logging: Set<CivilDate>, categories: [String: Set<CivilDate>], names: [String: String]) = (
      [], [:], [:]
    )
    for block in blocks {
      let day = block.startDay(boundary)
      days.logging.insert(day)
      guard let category = block.category else { continue }
      let key = category.lowercased()
      days.names[key] = days.names[key] ?? category
      days.categories[key, default: []].insert(day)
    }
    let categories = days.categories.sorted { left, right in
      let (first, second) = (places[left.key] ?? .max, places[right.key] ?? .max)
      if first != second { return first < second }
      return left.value.count == right.value.count
        ? left.key < right.key : left.value.count > right.value.count
    }
    return [row(.logging, days.logging), row(.completing, Set(completed.map(\.day)))]
      + categories.map { row(.category(days.names[$0.key] ?? $0.key), $0.value) }
  }
}
