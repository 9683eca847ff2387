/// What lists, a single task and the morning say.
protocol ListWording {
  /// Instead of an empty list.
  func listIsEmpty() -> String
  /// Instead of a list in which nothing was found.
  func nothingFound(_ words: String) -> String
  /// Instead of a list of completed tasks that holds none.
  func nothingDone() -> String
  /// Instead of a list of due tasks that holds none.
  func nothingDue() -> String
  /// The name of a part of a task, before its value.
  func label(_ part: TaskPart) -> String
  /// A yes in a table of parts.
  func yes() -> String
  /// No leftovers.
  func morningIsEmpty() -> String
  /// «3 Aufgaben sind liegengeblieben».
  func morningTitle(_ count: Int) -> String
  /// How to answer in a script.
  func morningHowTo() -> String
  /// The keys at a terminal, each with what it does.
  func morningKeys() -> [String]
  /// The question for a day, after the key for another day.
  func morningWhichDay() -> String
  /// The keys of the answers, lower case.
  func morningKey(_ key: Character) -> MorningKey?
  /// What an answer did, in one word.
  func morningAnswer(_ key: MorningKey) -> String
}

/// The parts of a task in `show`.
enum TaskPart: CaseIterable, Sendable {
  case title
  case day
  case began
  case time
  case due
  case duration
  case urgent
  case tags
  case repeats
  case notes
  case created
  case modified
  case completed
  case code
  case id
}

/// What one key says about a leftover.
enum MorningKey: CaseIterable, Sendable {
  case today
  case anotherDay
  case later
  case drop
  case skip
  case stop
}

extension German: ListWording {
  func listIsEmpty() -> String { "Die Liste ist leer." }
  func nothingFound(_ words: String) -> String { "Nichts gefunden zu «\(words)»." }
  func nothingDone() -> String { "Nichts erledigt in dieser Zeit." }
  func nothingDue() -> String { "Nichts ist fällig." }
  func label(_ part: TaskPart) -> String {
    switch part {
    case .title: "Titel"
    case .day: "Tag"
    case .began: "seit"
    case .time: "Zeit"
    case .due: "fällig"
    case .duration: "Dauer"
    case .urgent: "dringend"
    case .tags: "Tags"
    case .repeats: "wiederholt"
    case .notes: "Notiz"
    case .created: "erfasst"
    case .modified: "geändert"
    case .completed: "erledigt"
    case .code: "Code"
    case .id: "Id"
    }
  }
  func yes() -> String { "ja" }
  func morningIsEmpty() -> String { "Nichts ist liegengeblieben." }
  func morningTitle(_ count: Int) -> String {
    count == 1 ? "1 Aufgabe ist liegengeblieben" : "\(count) Aufgaben sind liegengeblieben"
  }
  func morningHowTo() -> String {
    "Antworten: xday morning --today CODE… --day TAG CODE… --later CODE… --drop CODE…"
  }
  func morningKeys() -> [String] {
    ["h heute", "d anderer Tag", "s später", "x streichen", "Enter weiter", "q Schluss"]
  }
  func morningWhichDay() -> String { "Welcher Tag? " }
  func morningKey(_ key: Character) -> MorningKey? {
    switch key {
    case "h", "t": .today
    case "d", "a": .anotherDay
    case "s", "l": .later
    case "x": .drop
    case "\n", "\r": .skip
    case "q": .stop
    default: nil
    }
  }
  func morningAnswer(_ key: MorningKey) -> String {
    switch key {
    case .today: "heute"
    case .anotherDay: "anderer Tag"
    case .later: "später, in der Liste"
    case .drop: "gestrichen"
    case .skip: "bleibt liegen"
    case .stop: "Schluss"
    }
  }
}

extension English: ListWording {
  func listIsEmpty() -> String { "The List is empty." }
  func nothingFound(_ words: String) -> String { "Nothing found for “\(words)”." }
  func nothingDone() -> String { "Nothing done in that time." }
  func nothingDue() -> String { "Nothing is due." }
  func label(_ part: TaskPart) -> String {
    switch part {
    case .title: "title"
    case .day: "day"
    case .began: "since"
    case .time: "time"
    case .due: "due"
    case .duration: "duration"
    case .urgent: "urgent"
    case .tags: "tags"
    case .repeats: "repeats"
    case .notes: "note"
    case .created: "created"
    case .modified: "modified"
    case .completed: "done"
    case .code: "code"
    case .id: "id"
    }
  }
  func yes() -> String { "yes" }
  func morningIsEmpty() -> String { "Nothing is left over." }
  func morningTitle(_ count: Int) -> String {
    count == 1 ? "1 task is left over" : "\(count) tasks are left over"
  }
  func morningHowTo() -> String {
    "To answer: xday morning --today CODE… --day DAY CODE… --later CODE… --drop CODE…"
  }
  func morningKeys() -> [String] {
    ["t today", "d another day", "l later", "x drop", "Enter next", "q stop"]
  }
  func morningWhichDay() -> String { "Which day? " }
  func morningKey(_ key: Character) -> MorningKey? {
    switch key {
    case "t", "h": .today
    case "d", "a": .anotherDay
    case "l", "s": .later
    case "x": .drop
    case "\n", "\r": .skip
    case "q": .stop
    default: nil
    }
  }
  func morningAnswer(_ key: MorningKey) -> String {
    switch key {
    case .today: "today"
    case .anotherDay: "another day"
    case .later: "later, in the List"
    case .drop: "dropped"
    case .skip: "stays"
    case .stop: "stopped"
    }
  }
}
