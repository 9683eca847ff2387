package import DayBudget

/// What one line of text says: a title and the parts that were recognised in it.
package struct Entry: Equatable, Sendable {
  /// The text without its parts, in its own spelling, order and punctuation; empty only from a change.
  package let title: String
  /// The day on which the task lies, nil when the text names neither day, time nor repetition.
  package let day: CivilDate?
  /// The day by which it must be done; nil in a repetition, whose rule then has a last day.
  package let due: CivilDate?
  /// Whether the text names a time and no day, so that `day` is the next one with that time to come.
  package let dayIsImplied: Bool
  /// The time on the wall clock, 00:00 to 23:59.
  package let time: ClockTime?
  /// The estimate in whole minutes, 1…1440.
  package let durationMinutes: Int?
  /// How many minutes before its time the task is told of, 0…1440; nil where the text does not say.
  package let reminderMinutes: Int?
  /// Whether the text is marked as urgent.
  package let isUrgent: Bool
  /// The tags in the order written and without `#`; each once, whatever its case.
  package let tags: [String]
  /// How the task repeats; `day` is then the first day of the series.
  package let repeatRule: RepeatRule?
  /// What a reader should be told about this reading, in the order of the text.
  package let remarks: [Remark]
}

/// One thing in the text that was read otherwise than its writer may have meant.
package struct Remark: Equatable, Sendable {
  /// What there is to say; the raw values are the names used in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// A second day, which stays in the title.
    case secondDay
    /// Several weekdays, of which one is taken; the others stay in the title.
    case severalDays
    /// A second time, which stays in the title.
    case secondTime
    /// A second duration, which stays in the title.
    case secondDuration
    /// A second repetition, which stays in the title.
    case secondRepetition
    /// A date, time or duration that cannot be, which stays in the title.
    case impossible
    /// A day that lies in the past, taken as said.
    case pastDay
    /// A day after the one by which the task is due, taken as said.
    case afterDue
    /// A time without a day that is not one of today any more.
    case timeTomorrow
    /// The larger of two durations was taken.
    case range
    /// Two bare numbers that would be a span with «Uhr» or after a day; they stay in the title.
    case bareSpan
    /// A word that is nearly a day, which stays in the title.
    case nearWord

    /// Whether the words that it is about stay in the title.
    var staysInTitle: Bool {
      switch self {
      case .secondDay, .severalDays, .secondTime, .secondDuration, .secondRepetition, .impossible, .bareSpan,
        .nearWord:
        true
      case .pastDay, .afterDue, .timeTomorrow, .range: false
      }
    }
  }

  /// What there is to say.
  package let kind: Kind
  /// The words that it is about, as written.
  package let text: String
  /// The day word that a `nearWord` may have been meant as, in its usual spelling; nil for all others.
  package let meant: String?
  /// Whether a `pastDay` is the due day.
  package let isDue: Bool
  /// Whether what is `impossible` is a day or a week: one that no calendar has.
  package let isOfCalendar: Bool

  /// A remark about some words of the text.
  package init(
    kind: Kind, text: String, meant: String? = nil, isDue: Bool = false, isOfCalendar: Bool = false
  ) {
    self.kind = kind
    self.text = text
    self.meant = meant
    self.isDue = isDue
    self.isOfCalendar = isOfCalendar
  }
}

/// Why a text was not understood, and where in it.
package struct EntryFailure: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// Nothing visible is left for a title.
    case noTitle
    /// The title has more characters than `EntryParser.titleLimit`.
    case titleTooLong(characters: Int)
    /// Nothing is left for a title but words that are remarked on: nobody would call a task so.
    case onlyMisread
    /// The text is not one day.
    case notADay
    /// The text is not a day, a time or both.
    case notADayOrTime
    /// The text is not one time of day.
    case notATime
    /// The text is not one duration of 1 to 1440 minutes.
    case notADuration
    /// The text is a duration of less than 1 or more than 1440 minutes.
    case durationOutOfRange
    /// The text is not one repetition.
    case notARepeatRule
    /// The text is not one period.
    case notAPeriod
    /// A period that has to have begun lies in the future.
    case notBegun
    /// The text is not one goal.
    case notAGoal
    /// A goal is for nothing, or for more than a period can hold.
    case goalOutOfRange(Goal.Measure, most: Int)
    /// Nothing visible is left that says what a block was.
    case noWhat
    /// The text says of a block neither when it was nor how long it took.
    case noTimeSpent
    /// Time that was spent lies in the future; the day before, where what was said without a day may be meant of it.
    case inFuture(yesterday: CivilDate?)
  }

  /// What is wrong.
  package let kind: Kind
  /// The text as it was read: newlines and tabs as spaces, without other control characters.
  package let text: String
  /// The place in `text`, half-open, counted in characters.
  package let range: Range<Int>
  /// What there is to say about the words there, where they are nearly or almost something.
  package var remark: Remark?
}
