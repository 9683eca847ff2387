/// Why a store could not be read or written; in every case nothing of it has changed.
package enum StoreFailure: Error, Hashable, Sendable {
  /// Nothing says where the store is to lie.
  case noFolder
  /// A file or folder that is there cannot be opened or read (an errno of open(2) or read(2)).
  case unreadable(file: String, errno: Int32)
  /// A file is no store: the place (line and column count from 1, columns in characters) and what is wrong.
  case damaged(file: String, line: Int, column: Int, damage: Damage)
  /// A file was written by a newer xday.
  case newerFormat(file: String, found: Int, known: Int)
  /// The store's file is gone although its folder holds what belongs to one; the newest backup comes first.
  case missing(file: String, backups: [String])
  /// Another process holds the lock for longer than a writer waits; its id where the system tells it.
  case busy(lock: String, holder: Int?)
  /// The lock is a symbolic link, which is not followed.
  case lockIsLink(lock: String)
  /// Something else than xday wrote the file again and again while a command was about to.
  case changing(file: String)
  /// A file or folder cannot be written (an errno of the system call that failed).
  case cannotWrite(file: String, errno: Int32)
  /// What a command was to make has a day of a year that a file cannot have.
  case outsideYears
  /// A command cannot be taken back or done again, because this record is no longer as the command left it.
  case inTheWay(command: CommandLabel, task: TaskID, title: String)
  /// A command cannot be taken back or done again, because the settings were changed since.
  case settingsInTheWay(command: CommandLabel)
}

/// What a command was, for the list of what can be taken back.
package struct CommandLabel: Hashable, Sendable {
  /// The command's name, as it is typed.
  package let name: String
  /// What it was about, such as the title of a task.
  package let text: String

  /// A command and what it was about.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension StoreFailure {
  /// The file and the line that it is about.
  package var place: (file: String?, line: Int?) {
    switch self {
    case .unreadable(let file, _), .newerFormat(let file, _, _), .missing(let file, _), .changing(let file),
      .cannotWrite(let file, _):
      (file, nil)
    case .damaged(let file, let line, _, _): (file, line)
    case .busy(let lock, _), .lockIsLink(let lock): (lock, nil)
    case .inTheWay, .settingsInTheWay, .outsideYears, .noFolder: (nil, nil)
    }
  }
}
