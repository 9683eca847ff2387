package import DayBudget

/// What time can be summed by; the raw values are those of the JSON contract and of the command line.
package enum SpentBy: String, CaseIterable, Sendable {
  /// The first tag.
  case category
  /// Each tag: a block counts once under each of its own, so that rows do not add up.
  case tag
  /// The task, or the title where there is none.
  case task
  case day
  /// The week from Monday to Sunday.
  case week
  case month
  case weekday
  /// The clock hours into which the minutes fall, in the block's own zone.
  case hour
  case mood

  /// Whether its rows stand in an order of their own, those without time among them.
  var isOrdered: Bool {
    switch self {
    case .category, .tag, .task: false
    case .day, .week, .month, .weekday, .hour, .mood: true
    }
  }
}

/// What a row of a sum is about.
package enum SpentKey: Hashable, Sendable {
  /// What has no tag, no hour or no mood.
  case none
  /// The events of the calendars.
  case events
  /// A tag, in the spelling it was first met in.
  case tag(String)
  /// A task, by its id.
  case task(String)
  /// A title without a task.
  case title(String)
  /// A day.
  case day(CivilDate)
  /// A week, by its Monday.
  case week(CivilDate)
  /// A month, by its first day.
  case month(CivilDate)
  /// A day of the week.
  case weekday(Weekday)
  /// A clock hour, 0…23.
  case hour(Int)
  /// 1…5.
  case mood(Int)

  /// How the JSON contract writes it; nil for `none`.
  package var text: String? {
    switch self {
    case .none: nil
    case .events: "events"
    case .tag(let text), .task(let text), .title(let text): text
    case .day(let day): day.description
    case .week(let monday): monday.weekName
    case .month(let first): String(first.description.prefix(7))
    case .weekday(let weekday): weekday.code
    case .hour(let number), .mood(let number): String(number)
    }
  }
}

extension CivilDate {
  /// The year and the number of its week as ISO 8601 counts them.
  package var week: (year: Int, number: Int) {
    // The year of a week is that of its Thursday.
    let thursday = monday.adding(days: 3)
    let first = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday.year, thursday.days(since: first) / 7 + 1)
  }

  /// The form `2026-W48`.
  package var weekName: String {
    let (year, number) = week
    let digits = String(year)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    return zeros + digits + (number < 10 ? "-W0" : "-W") + String(number)
  }
}
