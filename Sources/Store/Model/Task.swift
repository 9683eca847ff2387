package import DayBudget

/// A task and all that is known about it.
///
/// Instants are whole seconds since the epoch. Identity, modification and completion are three separate
/// things: completing a task changes neither its id nor its day.
package struct Task: Hashable, Sendable {
  /// What it is, for ever.
  package internal(set) var id: TaskID
  /// The length of its code, 2…16: the first so many letters of the id.
  package internal(set) var codeLength = 2
  /// What is to be done, never empty.
  package var title: String
  /// The day it is planned for, for a series its first day; nil in the List.
  package var day: CivilDate?
  /// The time on that day.
  package var time: ClockTime?
  /// The day by which it must be done, which counts in no day.
  ///
  /// A series has none: its rule has a last day.
  package var due: CivilDate?
  /// The estimate in whole minutes, 1…1440; nil is unknown, which is not zero.
  package var durationMinutes: Int?
  /// Whether its reminder may break through.
  package var isUrgent = false
  /// The mark that sorts it on the board, nil for none; of a series that of the occurrence which stands there.
  package var stage: Stage?
  /// When it is told of; nil leaves that to the setting.
  package var reminder: TaskReminder?
  /// Its tags without the number sign, each once, in the order given.
  package var tags: [String] = []
  /// How it repeats; with a rule the task is a series, and `day` is its anchor.
  package var repeatRule: RepeatRule?
  /// What became of single occurrences of a series, by the day on which the rule has them.
  package var exceptions: [CivilDate: OccurrenceException] = [:]
  /// The first day whose occurrences may still be open; earlier ones are settled, nil for none.
  package var openFrom: CivilDate?
  /// The series of which this was an occurrence.
  package var series: Occurrence?
  /// The months, as `2026-11`, in whose files blocks of time were spent on it, in order.
  package internal(set) var worked: [String] = []
  /// The minutes that were spent on it, where whoever gave the task has looked them up; no field of its record.
  package var usedMinutes = 0
  /// Whether it is what runs, likewise.
  package var isRunning = false
  /// Free text of any number of lines.
  package var notes: String?
  /// When it was made.
  package var created: Int
  /// When a field of it last changed; never decreases, also under a clock that jumps back.
  package internal(set) var modified: Int
  /// When it was completed; nil while it is open.
  package var completed: Int?
  /// The civil day to which the completion belongs.
  package var completedDay: CivilDate?
  /// Its place in the order of the list.
  package internal(set) var rank: Rank
  /// When it was deleted; nil for every task but a tombstone.
  package internal(set) var deleted: Int?
  /// When each field that changed after creation last did so, by the field's name in the file.
  package internal(set) var edited: [String: Int] = [:]

  init(id: TaskID, title: String, rank: Rank, created: Int) {
    self.id = id
    self.title = title
    self.rank = rank
    self.created = created
    modified = created
  }

  /// What remains of the estimate, 0 when it is used up; nil without one.
  package var remainingMinutes: Int? {
    durationMinutes.map { max(0, $0 - usedMinutes) }
  }

  /// Takes over where the time was spent on a series, of which the task was an occurrence.
  package mutating func takeWork(from series: Task) { worked = series.worked }

  /// Whether it is still to be done.
  package var isOpen: Bool { completed == nil && deleted == nil }

  /// Whether every day that it names is of a year that a file can have.
  var isInRange: Bool {
    let days = [day, due, completedDay, openFrom, series?.day, repeatRule?.until]
    return days.allSatisfy { $0?.isInRange ?? true }
      && exceptions.allSatisfy { day, exception in
        if case .moved(let other) = exception, !other.isInRange { return false }
        return day.isInRange
      }
  }
}

/// What became of one occurrence of a series, which else goes on as it was.
package enum OccurrenceException: Hashable, Sendable {
  /// It was ticked; the completed task is a record of its own.
  case done
  /// It was skipped, or a plain task has taken its place.
  case dropped
  /// It was moved to another day.
  case moved(CivilDate)
}

/// An occurrence: a series and the day on which its rule has it.
package struct Occurrence: Hashable, Sendable {
  /// The series.
  package let id: TaskID
  /// The day by the rule, also where the occurrence was moved.
  package let day: CivilDate

  /// The occurrence of a series on a day.
  package init(id: TaskID, day: CivilDate) {
    self.id = id
    self.day = day
  }
}
