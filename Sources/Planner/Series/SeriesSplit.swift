internal import DayBudget
internal import Store

/// A series in two: what lies before an occurrence stays as it was, and the rest may change.
///
/// An occurrence lies before another when its day by the rule is earlier, or the day on which it is shown.
extension Task {
  /// Ends the series before an occurrence: those that lie before it are left, each as it was.
  mutating func end(before occurrence: SeriesDay) {
    let end = max(occurrence.rule, occurrence.shown)
    let last = end.adding(days: -1)
    let until = repeatRule?.until
    repeatRule?.until = until.map { min($0, last) } ?? last
    for (day, exception) in exceptions where day >= occurrence.rule {
      if case .moved(let shown) = exception, shown < occurrence.shown { continue }
      if day >= end {
        exceptions[day] = nil
      } else if case .moved = exception {
        exceptions[day] = .dropped
      }
    }
  }

  /// Lets the series begin with an occurrence: those that lie before it are no longer its own.
  mutating func begin(with occurrence: SeriesDay) {
    openFrom = openFrom.map { max($0, occurrence.rule) } ?? occurrence.rule
    for (day, exception) in exceptions {
      if day < occurrence.rule {
        exceptions[day] = nil
      } else if case .moved(let shown) = exception, shown < occurrence.shown {
        exceptions[day] = .dropped
      }
    }
    guard let anchor else { return }
    // The one that was moved ahead lies after some that the rule has later.
    var next = anchor.rule.next(onOrAfter: occurrence.rule, from: anchor.day)
    while let day = next, day < occurrence.shown {
      if exceptions[day] == nil { exceptions[day] = .dropped }
      next = anchor.rule.next(onOrAfter: day.adding(days: 1), from: anchor.day)
    }
  }

  /// Takes over when another series is: its first day, its rule and what became of single occurrences.
  fileprivate mutating func takeRhythm(of other: Task) {
    day = other.day
    repeatRule = other.repeatRule
    exceptions = other.exceptions
    openFrom = other.openFrom
  }

  /// The occurrence with which a change of the whole series begins: the first that is not missed, unless the
  /// one that is named lies before it.
  func first(notAfter occurrence: SeriesDay, today: CivilDate) -> SeriesDay {
    guard let ahead = nextOccurrence(onOrAfter: today), ahead.shown < occurrence.shown else {
      return occurrence
    }
    return ahead
  }
}

extension Draft {
  /// Splits a series before an occurrence and returns what lies before it and what begins with it.
  ///
  /// Where nothing is open before it there is no past, and the rest is the series itself. Else one of the two parts is a series of its
  /// own, next to the other in the order of the list.
  ///
  /// - Parameter keepsPast: Whether the part before keeps the id and the code: so where a change says that it is
  ///   about what comes later. Else the part that goes on keeps them.
  mutating func split(
    _ series: Task, before occurrence: SeriesDay, keepsPast: Bool,
    using random: inout some RandomNumberGenerator
  ) throws -> (past: TaskID?, rest: TaskID) {
    var (head, rest) = (series, series)
    head.end(before: occurrence)
    if head.isOver { return (nil, series.id) }
    rest.begin(with: occurrence)
    let (own, other) = keepsPast ? (head, rest) : (rest, head)
    try update(series.id) { $0.takeRhythm(of: own) }
    let new = try add(series.title, using: &random) { new in
      new.take(from: series, day: series.day)
      new.takeRhythm(of: other)
    }
    try move(new.id, to: keepsPast ? .after(series.id) : .before(series.id))
    return keepsPast ? (series.id, new.id) : (new.id, series.id)
  }

  /// Ends a series before an occurrence and returns what is left of it; nil where that is nothing: then the
  /// series is taken away only by `drop`, and stays as it is for a change.
  mutating func end(_ series: Task, before occurrence: SeriesDay) throws -> Task? {
    var head = series
    head.end(before: occurrence)
    return head.isOver ? nil : try update(series.id) { $0.end(before: occurrence) }
  }

  /// Takes a series away of which nothing will ever be open again.
  mutating func removeIfOver(_ id: TaskID) throws {
    if try task(id)?.isOver ?? false { try remove(id) }
  }
}
