package import DayBudget

/// Time that was spent, as the sums need it.
package struct WorkedBlock: Sendable {
  /// Where it lies on the clock, the running one up to now; nil for one that has only a day and minutes.
  package let span: Span?
  /// The day that it was filed under: of one without a place on the clock its day, of all others only where to look for it.
  package let day: CivilDate
  /// Whole minutes of elapsed time.
  package let minutes: Int
  /// What it is called.
  package let title: String
  /// The id of its task, nil for time that was named freely.
  package let task: String?
  /// Its tags in order, without `#`; the first is its category.
  package let tags: [String]
  /// 1…5.
  package let mood: Int?
  /// The zone it was written in, whose wall clock says its day and its hours.
  package let zone: Zone

  /// A block that lies on the clock; its minutes are those between its ends, cut.
  package init(
    span: Span, day: CivilDate, title: String, task: String? = nil, tags: [String] = [], mood: Int? = nil,
    zone: Zone
  ) {
    (self.span, self.day, self.title, self.task) = (span, day, title, task)
    (self.tags, self.mood, self.zone) = (tags, mood, zone)
    minutes = span.seconds / 60
  }

  /// Time of a day without a place on the clock.
  package init(
    day: CivilDate, minutes: Int, title: String, task: String? = nil, tags: [String] = [], mood: Int? = nil,
    zone: Zone
  ) {
    (self.day, self.minutes, self.title, self.task) = (day, minutes, title, task)
    (self.tags, self.mood, self.zone) = (tags, mood, zone)
    span = nil
  }

  /// A block of either kind, as it is known; the minutes are those of `span` where it has one.
  package init(
    span: Span?, day: CivilDate, minutes: Int, title: String, task: String?, tags: [String], mood: Int?,
    zone: Zone
  ) {
    (self.span, self.day, self.title, self.task) = (span, day, title, task)
    (self.tags, self.mood, self.zone) = (tags, mood, zone)
    self.minutes = span.map { $0.seconds / 60 } ?? minutes
  }

  /// Its first tag.
  package var category: String? { tags.first }

  /// The day to which a list counts it whole: that of its start.
  package func startDay(_ boundary: DayBoundary) -> CivilDate {
    span.map { boundary.day(of: $0.start, in: zone) } ?? day
  }
}
