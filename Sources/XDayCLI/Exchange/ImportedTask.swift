internal import DayBudget
internal import Store

/// A task as another program tells of it, on its way into the store.
struct ImportedTask: Hashable {
  /// What it is: the same for the same task at every import.
  let id: TaskID
  /// What is to be done; never empty.
  var title: String
  /// The day it is planned for, for a series its first day.
  var day: CivilDate?
  /// The time on that day.
  var time: ClockTime?
  /// The estimate in whole minutes, 1…1440.
  var durationMinutes: Int?
  /// Whether it is marked as urgent.
  var isUrgent = false
  /// Its tags, each once.
  var tags: [String] = []
  /// How it repeats.
  var repeatRule: RepeatRule?
  /// What became of single occurrences, by the day on which the rule has them.
  var exceptions: [CivilDate: OccurrenceException] = [:]
  /// The first day whose occurrences may still be open.
  var openFrom: CivilDate?
  /// The series of which it was an occurrence.
  var series: Occurrence?
  /// Free text.
  var notes: String?
  /// When it was made; nil where the source does not say.
  var created: Int?
  /// When it last changed; nil where the source does not say.
  var modified: Int?
  /// When it was completed; nil while it is open.
  var completed: Int?
  /// The day to which the completion belongs.
  var completedDay: CivilDate?
  /// Whether the source does not say when it was completed, so that the day of the import stands there.
  var isDoneUndated = false
  /// Its place in the order of the list; nil where the source has no order of xday's.
  var rank: Rank?
  /// When each field was last edited, where xday itself has written it down.
  var edited: [String: Int]?
  /// The place of its priority among those of the source, 0 the highest; tasks without a rank follow it.
  var importance = 0

  /// A task with nothing but a title.
  init(id: TaskID, title: String) {
    self.id = id
    self.title = title
  }

  /// Adds a tag unless it has it.
  mutating func add(tag: String) {
    if !tags.contains(tag) { tags.append(tag) }
  }
}

/// What a file of another program holds: tasks, and what of them xday cannot hold.
struct ImportedTasks {
  /// The tasks, in the order of the file.
  var tasks: [ImportedTask] = []
  /// What cannot be carried over, in the order of the file.
  var losses: [Loss] = []
}

/// One thing in a file that has no place in xday.
struct Loss: Hashable {
  /// Why it is not carried over, or not as it stands.
  enum Reason: Hashable {
    /// xday has nothing like this field.
    case noSuchField
    /// The value cannot be read.
    case unreadable
    /// Readable, but more or less than xday can hold.
    case outOfRange
    /// Carried over in another form.
    case changed(to: String)
    /// The whole entry is left out: it has no title.
    case noTitle
    /// The whole entry is left out: it was deleted or cancelled there.
    case deleted
    /// The whole entry is left out: it is no task.
    case notATask
    /// Another date of the same task counts.
    case otherDateCounts
    /// A repetition without a date from which it could be counted.
    case noFirstDay
  }

  /// The file, where several are read.
  var file: String?
  /// The line in it, counted from 1.
  let line: Int?
  /// The title of the task, empty where it has none.
  let title: String
  /// The name of the field as the file has it.
  let field: String
  /// The value as the file has it.
  let value: String
  /// Why.
  let reason: Reason
}

extension TaskID {
  private static let letters = Array("bcdfghjklmnpqrstvwxz")

  /// The id that follows from a name: the same at every import, so that nothing comes in twice.
  init(naming name: String) {
    // FNV-1a of the name, then one draw of SplitMix64 a letter.
    var state = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let drawn = (0..<TaskID.length).map { _ -> Character in
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return TaskID.letters[Int((value ^ (value >> 31)) % 20)]
    }
    guard let id = TaskID(String(drawn)) else { preconditionFailure("16 of its letters spell an id") }
    self = id
  }
}
