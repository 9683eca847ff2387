package import DayBudget

/// Windows as they are spoken about.
extension Windows {
  /// The weekdays in their order, those that follow each other with the same windows together.
  package var byWeekday: [(days: [Weekday], windows: [Window])] {
    var groups: [(days: [Weekday], windows: [Window])] = []
    for day in Weekday.allCases {
      let own = weekly[day] ?? []
      if let last = groups.last, last.windows == own {
        groups[groups.count - 1].days.append(day)
      } else {
        groups.append(([day], own))
      }
    }
    return groups
  }
}

extension Window {
  /// The whole hours of a window that is so long that it may have been meant otherwise: `9-8` is a whole day but an hour,
  /// `9-9` a whole day; nil for every other window.
  package var unlikelyHours: Int? {
    let length = end.minutes - start.minutes
    let minutes = length <= 0 ? length + 1440 : length
    return minutes > 16 * 60 ? minutes / 60 : nil
  }
}
