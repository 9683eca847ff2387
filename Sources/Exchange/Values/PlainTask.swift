package import DayBudget

/// A task in plain values, on its way from another program's format or into one.
///
/// Days are those that xday counts: with a time before the day's start, the wall clock shows the next date
/// (`DayBoundary`).
package struct PlainTask: Hashable, Sendable {
  /// What tells a task from all others.
  package enum Name: Hashable, Sendable {
    /// The id of a task that xday has made.
    case own(String)
    /// The name under which another program keeps it: the same for the same task at every import.
    case foreign(String)
  }

  /// What became of one occurrence of a series.
  package enum Fate: Hashable, Sendable {
    /// It was ticked.
    case done
    /// It was skipped.
    case dropped
    /// It was moved to another day.
    case moved(CivilDate)
  }

  /// What it is.
  package let name: Name
  /// What is to be done, on one line; never empty.
  package var title: String
  /// The day it is planned for, for a series its first day.
  package var day: CivilDate?
  /// The time on that day, 00:00 to 23:59.
  package var time: ClockTime?
  /// The day by which it must be done; a series has none.
  package var due: CivilDate?
  /// The estimate in whole minutes, 1…1440.
  package var durationMinutes: Int?
  /// Whether it is marked as urgent.
  package var isUrgent = false
  /// Its tags, each once, in the order given.
  package private(set) var tags: [String] = []
  /// How it repeats.
  package var repeatRule: RepeatRule?
  /// What became of single occurrences, by the day on which the rule has them.
  package var exceptions: [CivilDate: Fate] = [:]
  /// The first day whose occurrences may still be open.
  package var openFrom: CivilDate?
  /// The series of which it was an occurrence, and the day on which the rule has that.
  package var series: (name: Name, day: CivilDate)? {
    get { seriesName.flatMap { name in seriesDay.map { (name, $0) } } }
    set { (seriesName, seriesDay) = (newValue?.name, newValue?.day) }
  }
  /// Free text.
  package var notes: String?
  /// When it was made, seconds since the epoch; nil where the source does not say.
  package var created: Int?
  /// When it last changed, seconds since the epoch; nil where the source does not say.
  package var modified: Int?
  /// When it was completed, seconds since the epoch; nil while it is open.
  package var completed: Int?
  /// The day to which the completion belongs.
  package var completedDay: CivilDate?
  /// Whether the source does not say when it was completed, so that the day of the import stands there.
  package var isDoneUndated = false
  /// Its place in the order of xday's list; nil where the source has no such order.
  package var rank: String?
  /// When each field was last edited, where xday itself has written it down.
  package var edited: [String: Int]?
  /// The place of its priority among those of the source, 0 the highest; tasks without a rank follow it.
  package var importance = 0

  private var seriesName: Name?
  private var seriesDay: CivilDate?
  /// The tags once more, so that ten thousand of them are not looked through for each.
  private var knownTags: Set<String> = []

  /// A task with nothing but a title.
  package init(_ name: Name, title: String) {
    self.name = name
    self.title = title
  }

  /// Adds a tag unless it has it.
  package mutating func add(tag: String) {
    if knownTags.insert(tag).inserted { tags.append(tag) }
  }
}
