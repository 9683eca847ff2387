import DayBudget

/// When time was spent, as it was said: any of a start, an end and a length.
struct SpentPhrase: Sendable {
  /// A moment as it was said.
  enum Moment: Sendable {
    /// The moment at which the text is written.
    case now
    /// So many minutes before that.
    case ago(minutes: Int)
    /// A time on the clock, and the day that was named with it.
    case clock(CivilDate?, TimePhrase)
  }

  var start: Moment?
  var end: Moment?
  /// Whole minutes, 1…1440.
  var minutes: Int?

  /// What it takes up: with a start and an end the length is said too.
  var slots: Reading.Slots {
    var slots: Reading.Slots = []
    if start != nil { slots.insert(.time) }
    if end != nil { slots.insert(.end) }
    if minutes != nil || start != nil && end != nil { slots.insert(.duration) }
    return slots
  }
}
