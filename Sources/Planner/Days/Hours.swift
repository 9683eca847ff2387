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
  /// Windows in the order in which they open, those that overlap or touch as one.
  package static func joined(_ windows: [Window]) -> [Window] {
    var spans: [Range<Int>] = []
    for window in windows.sorted(by: { $0.start < $1.start }) {
      let start = window.start.minutes
      let end = window.end > window.start ? window.end.minutes : window.end.minutes + 1440
      if let last = spans.last, start <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        spans.append(start..<end)
      }
    }
    return spans.compactMap { span in
      let end = min(span.upperBound, span.lowerBound + 1440)
      guard let opens = ClockTime(minutes: span.lowerBound),
        let closes = ClockTime(minutes: end > 1440 ? end - 1440 : end)
      else { return nil }
      return Window(start: opens, end: closes)
    }
  }

  /// The whole hours of a window that is so long that it may have been meant otherwise: `9-8` is a whole day but an hour,
  /// `9-9` a whole day; nil for every other window.
  package var unlikelyHours: Int? {
    let length = end.minutes - start.minutes
    let minutes = length <= 0 ? length + 1440 : length
    return minutes > 16 * 60 ? minutes / 60 : nil
  }
}
