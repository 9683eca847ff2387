internal import Terminal
internal import Wording

/// Why a command stopped, beside a misread command line, a misread entry and the store.
enum CommandFailure: Error, Equatable {
  /// The store is to be emptied and nobody can be asked; the flag confirms it in a script.
  case needsConfirmation(flag: String)
  /// Something that only a terminal can show; the command gives it once, for everything else.
  case needsTerminal(flag: String, instead: String)
  /// A word of a command's own small language (windows, config, move).
  case notUnderstood(String, expected: String)
  /// Bytes from outside that are no text.
  case notUTF8
  /// A name under which the zone database holds nothing.
  case unknownZone(String)
  /// The machine has no files of time zones, so no time would be right.
  case noZones
  /// Two flags that contradict each other.
  case conflictingFlags(String, String)
  /// Standard output was closed before the program started.
  case outputClosed
  /// Standard output took no more, in the system's words.
  case outputFailed(String)
  /// Standard output took no more, in the system's words, and the change stays: others have built on it.
  case storedUntold(String)
  /// Standard input could not be read, in the system's words.
  case inputFailed(String)
  /// `--output` names a file that exists.
  case fileExists(String)
  /// `--output` names a file that cannot be written.
  case fileNotWritten(String, reason: String)
  /// The person's editor is not there.
  case editorFailed(String)
  /// The person's editor ended with a status that says that what it wrote is not to be taken.
  case editorEnded(String, status: Int32)
  /// There is no terminal for an editor, and none is named that could do without.
  case noEditor
  /// In an order a task has no line any more, and nobody can be asked what becomes of it.
  case lineGone(code: String, title: String)
  /// A PDF is wanted at a terminal, or in a document for scripts; it is no text.
  case needsOutputFile(format: String)
  /// No program is there that makes a PDF: those that could, by what they are called.
  case noPDFEngine([String])
  /// The program that makes PDFs did not.
  case pdfEngineFailed(String, PDFEngine.Failure)
  /// No program is there that shows notifications.
  case noNotifier
  /// The program that shows notifications could not, or did not answer.
  case notifierFailed(String, isSilent: Bool)
  /// What was to start or end a timer, as a command line, did not, in the system's words.
  case timerFailed(String, reason: String)
  /// There is nothing at this path.
  case noSuchFile(String)

  /// The exit status that scripts see.
  var status: ExitStatus {
    switch self {
    case .outputClosed, .outputFailed, .storedUntold, .fileNotWritten, .pdfEngineFailed, .noNotifier,
      .notifierFailed, .timerFailed:
      .store
    default: .notUnderstood
    }
  }

  /// The word for scripts.
  var kind: String {
    switch self {
    case .needsConfirmation, .lineGone: "needsAnswer"
    case .noNotifier, .notifierFailed: "notification"
    case .timerFailed: "timer"
    case .noPDFEngine, .pdfEngineFailed: "pdfEngine"
    case .editorFailed, .editorEnded: "editor"
    case .needsTerminal, .noEditor: "needsTerminal"
    case .notUnderstood, .notUTF8, .conflictingFlags: "notUnderstood"
    case .unknownZone, .noZones: "zone"
    case .outputClosed, .outputFailed, .storedUntold, .needsOutputFile: "output"
    case .inputFailed: "input"
    case .fileExists, .fileNotWritten, .noSuchFile: "file"
    }
  }
}
