internal import Terminal

/// What lists, a single task and the morning say.
package protocol ListWording {
  /// Instead of an empty list.
  func listIsEmpty() -> String
  /// Instead of a list in which nothing was found.
  func nothingFound(_ words: String) -> String
  /// Below the tasks without a day that have tags: how many others have them, and the command that shows them.
  func taggedWithDay(_ count: Int, command: String) -> String
  /// Instead of a list in which nothing has these tags, `#a`; and those that may have been meant.
  func nothingTagged(_ tags: [String], near: [String]) -> String
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
  /// The letters of the answers, lower case.
  func morningKey(_ key: Character) -> MorningKey?
  /// What came of an answer; `day` is the day that it is about.
  func morningAnswer(_ key: MorningKey, day: String) -> String
}

/// The parts of a task in `show`.
package enum TaskPart: CaseIterable, Sendable {
  case title
  case day
  case began
  case time
  case due
  case duration
  case used
  case reminder
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
package enum MorningKey: CaseIterable, Sendable {
  case today
  case anotherDay
  case later
  case done
  case drop
  case back
  case skip
  case stop
}

extension German: ListWording {
  func listIsEmpty() -> String { "Die Liste ist leer." }
  func nothingFound(_ words: String) -> String { "Nichts gefunden zu «\(words)»." }
  func taggedWithDay(_ count: Int, command: String) -> String {
    "\(count) mit einem Tag: " + command
  }
  func nothingTagged(_ tags: [String], near: [String]) -> String {
    "Keine Aufgabe in dieser Liste hat \(tags.joined(separator: " und "))."
      + (near.isEmpty ? "" : " Gemeint? \(near.joined(separator: ", "))")
  }
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
    case .used: "gebraucht"
    case .reminder: "erinnert"
    case .urgent: "dringend"
    case .tags: "Schlagwort"
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
    "Antworten: xday morning --today/--later/--done/--drop CODE…, --day TAG CODE…"
  }
  func morningKeys() -> [String] {
    [
      "h heute", "a anderer Tag", "s später", "e erledigt", "x streichen", "b zurück", "Enter weiter",
      "q Schluss",
    ]
  }
  func morningWhichDay() -> String { "Welcher Tag? " }
  func morningKey(_ key: Character) -> MorningKey? {
    switch key {
    case "h": .today
    case "a": .anotherDay
    case "s": .later
    case "e": .done
    case "x": .drop
    case "b": .back
    case "q": .stop
    default: nil
    }
  }
  func morningAnswer(_ key: MorningKey, day: String) -> String {
    switch key {
    case .today: "heute"
    case .anotherDay: day
    case .later: "später (in der Liste)"
    case .done: "erledigt, \(day)"
    case .drop: "gestrichen"
    case .back: "zurück"
    case .skip: "bleibt, wie sie ist"
    case .stop: "Schluss"
    }
  }
}

extension English: ListWording {
  func listIsEmpty() -> String { "The List is empty." }
  func nothingFound(_ words: String) -> String { "Nothing found for “\(words)”." }
  func taggedWithDay(_ count: Int, command: String) -> String {
    "\(count) with a day: " + command
  }
  func nothingTagged(_ tags: [String], near: [String]) -> String {
    "No task in this list has \(tags.joined(separator: " and "))."
      + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?")
  }
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
    case .used: "used"
    case .reminder: "reminder"
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
    "To answer: xday morning --today/--later/--done/--drop CODE…, --day DAY CODE…"
  }
  func morningKeys() -> [String] {
    ["t today", "a another day", "l later", "d done", "x drop", "b back", "Enter next", "q stop"]
  }
  func morningWhichDay() -> String { "Which day? " }
  func morningKey(_ key: Character) -> MorningKey? {
    switch key {
    case "t": .today
    case "a": .anotherDay
    case "l": .later
    case "d": .done
    case "x": .drop
    case "b": .back
    case "q": .stop
    default: nil
    }
  }
  func morningAnswer(_ key: MorningKey, day: String) -> String {
    switch key {
    case .today: "today"
    case .anotherDay: day
    case .later: "later (in the List)"
    case .done: "done, \(day)"
    case .drop: "dropped"
    case .back: "back"
    case .skip: "left as it is"
    case .stop: "stopped"
    }
  }
}
