package import DayBudget

/// A task that got done, as far as looking back needs it.
package struct CompletedTask: Sendable, Equatable {
  /// Its id.
  package let id: String
  /// When it was completed, in seconds since the epoch.
  package let completed: Int
  /// The civil day to which the completion belongs.
  package let day: CivilDate
  /// The estimate in whole minutes, 1…1440; nil where there is none.
  package let estimatedMinutes: Int?
  /// The whole minutes that were spent on it, the block that runs up to now; 0 without blocks.
  package let usedMinutes: Int
  /// Its tags in order, without `#`; the first is its category.
  package let tags: [String]
  /// The id of the series of which it was an occurrence.
  package let series: String?

  /// A task that was completed at an instant of a day.
  package init(
    id: String, completed: Int, day: CivilDate, estimatedMinutes: Int? = nil, usedMinutes: Int = 0,
    tags: [String] = [], series: String? = nil
  ) {
    (self.id, self.completed, self.day) = (id, completed, day)
    (self.estimatedMinutes, self.usedMinutes) = (estimatedMinutes, usedMinutes)
    (self.tags, self.series) = (tags, series)
  }

  /// Its first tag.
  package var category: String? { tags.first }
}
