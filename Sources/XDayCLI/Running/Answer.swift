internal import Documents
internal import Terminal

/// The exit statuses of the contract for scripts.
package enum ExitStatus: Int32, Sendable {
  /// Done as asked; for a question: yes.
  case done = 0
  /// The answer is no.
  case no = 1
  /// The command line, an entry or an answer was not understood; nothing changed.
  case notUnderstood = 2
  /// No such task, or more than one; nothing changed.
  case noSuchTask = 3
  /// The store could not be read or written, or the answer could not be written; nothing changed.
  case store = 4
  /// Answered, but on incomplete data.
  case incomplete = 5
  /// Ended by Ctrl-C.
  case interrupted = 130
}

/// What a command did to the store.
enum StoreChange: Equatable, Sendable {
  case none
  /// A change that can be taken back.
  case command
}

/// What a command has to say, before anything is printed.
struct Answer {
  /// The exit status.
  var status = ExitStatus.done
  /// The answer for a person, ending with a line break unless empty; made only when a person asks.
  var text: () -> StyledText
  /// The answer for a script; made only when a script asks.
  var json: () -> JSONValue
  /// What the text consists of; a document is itself the answer for scripts.
  var form = TextForm.text
  /// The answer where it is a file that is no text, in the place of `text`.
  var file: [UInt8]?
  /// What a person should know beside the answer; goes to standard error.
  var notes: [String] = []
  /// The places of what could not be read, where no person looks on: at a terminal the answer's own row is enough.
  var details: [String] = []
  /// Whether the store was changed, which is taken back when the answer cannot be told.
  var change = StoreChange.none

  /// What is still to be done when the answer has been written, and only then.
  var afterwards: (() throws -> Void)?

  /// An answer of whole lines.
  init(_ lines: [StyledText], json: @escaping @autoclosure () -> JSONValue, status: ExitStatus = .done) {
    self.init(lines: { lines }, json: json(), status: status)
  }

  /// An answer of whole lines without styles.
  init(_ lines: [String], json: @escaping @autoclosure () -> JSONValue, status: ExitStatus = .done) {
    self.init(lines: { lines.unstyled }, json: json(), status: status)
  }

  /// An answer of so many lines that a script should not wait for them.
  init(
    lines: @escaping () -> [StyledText], json: @escaping @autoclosure () -> JSONValue,
    status: ExitStatus = .done
  ) {
    text = {
      var text = StyledText()
      for line in lines() {
        text += line
        text += "\n"
      }
      return text
    }
    self.json = json
    self.status = status
  }
}
