/// A time on the wall clock as it was said, before a part of the day has put it into its half.
struct Clock: Sendable {
  /// How much the words leave open.
  enum Style: Sendable {
    /// A bare hour or a spoken form: from one to six it is the afternoon.
    case open
    /// Read on 24 hours unless a part of the day says otherwise.
    case plain
    /// Nothing is open: am, pm, noon, midnight.
    case fixed
  }

  /// Minutes after midnight as said, 0…1440; up to 1470 after the midnight at which a day ends.
  var minutes: Int
  /// How much the words leave open.
  var style: Style

  /// Minutes after midnight as meant, 0…1440, in a night up to 1800.
  func minutes(in part: DayPart?) -> Int {
    if style == .fixed {
      let isAfterMidnight = part.map { $0.isNight && minutes < 6 * 60 } ?? false
      return isAfterMidnight ? minutes + 1440 : minutes
    }
    if let part { return part.placing(minutes) }
    return style == .open && (60..<6 * 60).contains(minutes) ? minutes + 12 * 60 : minutes
  }
}

/// A time, or a span from one to another.
struct TimePhrase: Sendable {
  /// The time, or the start of the span.
  var start: Clock
  /// The end of a span.
  var end: Clock?
  /// Whether the end is the first of h and h + 12 after the start.
  var endFloats = false
  /// The part of the day said with it: «8 Uhr abends».
  var part: DayPart?

  /// Where a phrase lies on the clock of its day.
  struct Place: Sendable {
    /// Minutes after midnight, 0…1440; in the night of a day up to 1800.
    var start: Int
    /// The minutes that a span takes, 1…1440.
    var length: Int?
  }

  /// The place on the clock, in a part of the day where the text names one.
  ///
  /// Only a night that belongs to a day goes on into the next: «Freitagnacht um 1», but not «um 1 nachts».
  func place(in dayPart: DayPart?, isOfDay: Bool = false) -> Place {
    var from = start.minutes(in: part ?? dayPart)
    if from > 1440, part != nil || !isOfDay { from -= 1440 }
    guard let end else { return Place(start: from) }
    var to = end.minutes
    if endFloats || from != start.minutes && end.style != .fixed && to <= from {
      to %= 720
      while to <= from { to += 720 }
    } else {
      while to <= from { to += 1440 }
    }
    return Place(start: from, length: min(to - from, 1440))
  }
}
