import DayBudget

/// A VEVENT as far as it says when it is.
struct EventComponent {
  /// Its UID; nil where there is none, so that it belongs with nothing else.
  let uid: String?
  /// Its place among the components of the file.
  let order: Int
  /// The number of its BEGIN line.
  let line: Int
  /// When it starts, or the first instance of a series does.
  let start: EventTime
  /// How long it lasts.
  let length: EventLength
  /// How often it was revised.
  let sequence: Int
  /// When it was written down, as a sortable number.
  let stamp: Int
  /// The instance of a series that it replaces.
  let replaced: ReplacedInstance?
  /// What it repeats by.
  let recurrence: Recurrence

  /// The instance that an override names with its RECURRENCE-ID.
  struct ReplacedInstance {
    /// The original start of the instance.
    let time: EventTime
    /// Whether every later instance changes likewise (RANGE=THISANDFUTURE).
    let andFuture: Bool
  }
}

/// What makes a series of an event: rules and dates that add instances, and such that take them out.
struct Recurrence {
  /// A date of its own, with a length of its own where it was given as a period.
  struct AddedDate {
    let time: EventTime
    let length: EventLength?
  }

  var rules: [RecurrenceRule] = []
  var exceptionRules: [RecurrenceRule] = []
  var dates: [AddedDate] = []
  var exceptionDates: [EventTime] = []

  /// Whether there is nothing to repeat.
  var isEmpty: Bool { rules.isEmpty && dates.isEmpty }
}

/// A VEVENT as far as it says what it is.
struct EventDetails {
  /// Its title, empty where there is none.
  let title: String
  /// What bears on whether it counts.
  let marks: EventMarks
}
