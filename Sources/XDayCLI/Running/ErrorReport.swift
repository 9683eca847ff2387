internal import CommandTable
internal import Documents
internal import Exchange
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// What is told when a command stops: in words on standard error, or as a document for scripts.
struct ErrorReport {
  /// The word for scripts.
  let kind: String
  /// What is wrong and what to do.
  private(set) var text: ErrorText
  /// The exit status.
  let status: ExitStatus
  /// The file it is about.
  var file: String?
  /// The line in that file, or of the input.
  var line: Int?
  /// Whether the line is one of a text that the person has typed, and has to be named.
  private(set) var isInText = false
  /// The text and the place in it that was not understood.
  var marked: MarkedText?

  init(kind: String, text: ErrorText, status: ExitStatus) {
    self.kind = kind
    self.text = text
    self.status = status
  }

  /// The report of anything that a command throws; `backup` is what a damaged store can be restored from.
  init(_ error: any Error, words: any Words, backup: String? = nil) {
    switch error {
    case let failure as CommandFailure:
      self.init(
        kind: failure.kind, text: words.language.commandWords.failure(failure), status: failure.status)
    case let failure as PlanFailure:
      self.init(kind: failure.kind, text: words.plan(failure), status: failure.status)
    case let failure as EntryFailure:
      self.init(kind: "entry", text: words.entry(failure), status: .notUnderstood)
      marked = MarkedText(failure)
    case let failure as LineFailure:
      self.init(failure.cause, words: words)
      line = failure.line
      isInText = true
    case let kept as KeptText:
      self.init(kept.cause, words: words)
      let hints = [text.hint, words.textKept(kept.file)].filter { !$0.isEmpty }
      text = ErrorText(text.message, hints.joined(separator: "\n"))
      file = kept.file
    case let failure as StoreFailure:
      self.init(kind: failure.kind, text: words.store(failure, backup: backup), status: failure.status)
      (file, line) = failure.place
    case let fault as ExchangeFault:
      self.init(kind: "file", text: words.exchange(fault), status: .notUnderstood)
      (file, line) = (fault.file, fault.line)
    case let damaged as DamagedImport:
      let message = words.store(damaged.failure, backup: nil).message
      self.init(
        kind: "file", text: ErrorText(message, words.nothingTakenIn()), status: .notUnderstood)
      (file, line) = damaged.failure.place
    case let failure as WriteFailure:
      self.init(CommandFailure.outputFailed(failure.reason), words: words)
    case let failure as ReadFailure:
      self.init(CommandFailure.inputFailed(SystemError.text(failure.code)), words: words)
    default:
      self.init(kind: "internal", text: ErrorText(String(describing: error)), status: .store)
    }
  }

  /// The lines for a person, folded at the edge of a terminal; a pipe gets each on one line.
  func text(_ words: any Words, width: Int, isFolded: Bool) -> String {
    let place = line.map { isInText ? words.inLine($0) : "" } ?? ""
    func folded(_ line: String) -> [String] {
      isFolded ? CellWidth.fold(line, to: width, indent: 6) : [line]
    }
    var lines = folded("xday: " + place + SafeText.shown(text.message))
    if let marked { lines += marked.lines(width: width) }
    lines += text.hint.split(separator: "\n").flatMap { folded("      " + $0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The document for scripts, in English whatever the person's language.
  var json: JSONValue {
    .error(kind, message: text.message, hint: text.hint, file: file, line: line)
  }
}

extension StoreFailure {
  /// The word for scripts; where the store is well, and only what was asked for cannot be, another.
  fileprivate var kind: String {
    switch self {
    case .inTheWay, .settingsInTheWay: "inTheWay"
    case .outsideYears: "notUnderstood"
    default: "store"
    }
  }

  /// The exit status.
  fileprivate var status: ExitStatus {
    switch self {
    case .inTheWay, .settingsInTheWay: .noSuchTask
    case .outsideYears: .notUnderstood
    default: .store
    }
  }
}

extension WriteFailure {
  /// What the system says.
  var reason: String {
    if case .failed(let code) = self { SystemError.text(code) } else { "" }
  }
}

/// An error in one line of several that were read.
struct LineFailure: Error {
  /// The line, counted from 1.
  let line: Int
  /// What is wrong in it.
  let cause: any Error
}

/// A text with a place in it that an error is about.
struct MarkedText: Equatable {
  /// The text, harmless.
  let text: String
  /// Characters of the place, as offsets into the text.
  let place: Range<Int>

  init(_ failure: EntryFailure) {
    text = SafeText.shown(failure.text)
    place = failure.range
  }

  /// The text with a mark under the place, cut around it where the line is narrow.
  func lines(width: Int) -> [String] {
    let characters = Array(text)
    guard !characters.isEmpty else { return [] }
    let room = max(20, width - 6)
    let start = max(0, min(place.lowerBound, characters.count) - room / 2)
    let shown = characters[start..<min(characters.count, start + room)]
    let before = characters[start..<min(max(place.lowerBound, start), characters.count)]
    let marked = characters[min(place.lowerBound, characters.count)..<min(place.upperBound, shown.endIndex)]
    let indent = String.spaces(CellWidth.of(String(before)))
    let mark = String(repeating: "^", count: max(1, CellWidth.of(String(marked))))
    return ["      " + String(shown), "      " + indent + mark]
  }
}
