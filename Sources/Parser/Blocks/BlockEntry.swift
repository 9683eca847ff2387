package import DayBudget

/// What a text says about time that was spent.
///
/// Of start, end and minutes at most two are there: two of them are a place on the clock, minutes alone are time of a
/// day without one, and a start or an end alone is only in what changes a block or begins one.
package struct BlockEntry: Equatable, Sendable {
  /// The text without its parts, in its own spelling; empty where tags alone say it, and from a change.
  package let title: String
  /// The tags in the order written and without `#`; each once, whatever its case.
  package let tags: [String]
  /// The day that was named.
  package let day: CivilDate?
  /// When it began.
  package let start: BlockMoment?
  /// When it ended; on the clock later than a start on the clock.
  package let end: BlockMoment?
  /// How long it took in whole minutes, 1…1440: elapsed time from `start`, or up to `end`.
  package let minutes: Int?
  /// What a reader should be told about this reading, in the order of the text.
  package let remarks: [Remark]
}

/// A moment that is not to come, as the person who wrote of it means it.
package enum BlockMoment: Hashable, Sendable {
  /// The minute in which the text is written.
  case now
  /// So many minutes before that, 1…1440.
  case ago(minutes: Int)
  /// A time on the wall clock, to the minute.
  case clock(CivilDateTime)
}
