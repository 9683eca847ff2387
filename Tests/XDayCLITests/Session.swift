import Foundation
import Terminal
import XDayCLI

/// Runs command lines in process, in surroundings of its own: a store in a temporary folder, a fixed clock,
/// chosen codes.
final class Session {
  /// What one command line gave.
  struct Result: Equatable {
    var out: String
    var err: String
    var status: Int32
  }

  /// The environment of the commands.
  var environment: Environment
  /// The clock, as `--now` would name it.
  var now: String
  /// The machine's own clock, where a command is to be given without `--now`.
  var clock: String?
  /// What shows notifications.
  var notifier: (any Notifier)?
  /// What a person types: nil for no terminal.
  ///
  /// After a `\u{E000}` nothing comes for a while.
  var keys: String?
  /// What is on standard input where it is no terminal.
  var input = ""
  /// Where ids come from.
  var random: any RandomNumberGenerator = LetterGenerator(letters: "")
  /// The folder that is taken for the root of the system when its zone is looked for; empty for the system's own.
  var zoneRoot = ""
  /// Whether the output is a terminal of this width.
  var terminalWidth: Int?
  /// The terminal's height.
  var terminalRows: Int?
  /// The pager and the editor.
  var helpers: (any Helpers)?
  /// What other programs do unseen.
  var programs: (any Programs)?
  /// The terminal's events, where they are not only keys.
  var console: ScriptedConsole?
  /// Where the answer of the last command went.
  private(set) var out = CapturingSink(columns: nil)
  /// The folder in which everything lies.
  let folder: String

  /// A session with an empty store, on Monday 30 November 2026 at 09:12 in Zurich, in this language.
  init(language: String = "de", now: String = "2026-11-30T09:12") {
    folder = NSTemporaryDirectory() + "xday-tests-" + UUID().uuidString
    environment = [
      "HOME": folder, "XDAY_HOME": folder + "/store", "XDAY_LANG": language, "TZ": "Europe/Zurich",
    ]
    self.now = now
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The folder of the store.
  var store: String { folder + "/store" }

  /// Runs one command line, the program's name left off.
  @discardableResult
  func run(_ arguments: String...) -> Result { run(arguments) }

  /// Runs one command line, the program's name left off.
  @discardableResult
  func run(_ arguments: [String]) -> Result {
    let out = CapturingSink(columns: terminalWidth)
    out.rows = terminalRows
    let before = self.out
    self.out = out
    defer { self.out = before }
    let err = CapturingSink(columns: terminalWidth)
    var surroundings = Surroundings(
      environment: environment, clock: clock.map(Session.instant) ?? 0,
      zoneRoot: zoneRoot, workingFolder: folder, temporaryFolder: folder,
      output: out, errors: err,
      input: TypedInput(isTerminal: keys != nil, text: input), random: random,
      console: console ?? keys.map { ScriptedConsole(keys: $0) },
      laterClock: console.map { console in { console.now } }, helpers: helpers, programs: programs)
    surroundings.notifier = notifier
    let hasNow = clock != nil || arguments.contains { $0.hasPrefix("--now") }
    let status = XDayCLI.run((hasNow ? [] : ["--now=\(now)"]) + arguments, in: surroundings)
    return Result(out: out.text, err: err.text, status: status)
  }

  /// The instant at which the clocks of Zurich show a moment, `2026-11-30T09:12`.
  static func instant(_ moment: String) -> Int {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "Europe/Zurich")
    format.dateFormat = "yyyy-MM-dd'T'HH:mm"
    return Int(format.date(from: moment)?.timeIntervalSince1970 ?? 0)
  }

  /// Surroundings in which nothing is: no store, no terminal, the epoch.
  static func surroundings() -> Surroundings {
    Surroundings(
      environment: [:], clock: 0, zoneRoot: "", temporaryFolder: NSTemporaryDirectory(),
      output: CapturingSink(columns: nil), errors: CapturingSink(columns: nil),
      input: TypedInput(isTerminal: false, text: ""), random: LetterGenerator(letters: ""))
  }

  /// Writes a file into the session's folder and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let path = folder + "/" + name
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}

/// Keeps what is written to it.
final class CapturingSink: Sink {
  private(set) var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var columns: Int?
  var rows: Int?
  var isTerminal: Bool { columns != nil }

  init(columns: Int?) {
    self.columns = columns
  }

  func write(_ bytes: [UInt8]) throws(WriteFailure) {
    self.bytes += bytes
  }
}

/// Standard input with chosen contents.
final class TypedInput: Input {
  let isTerminal: Bool
  private let text: String

  init(isTerminal: Bool, text: String) {
    self.isTerminal = isTerminal
    self.text = text
  }

  func readAll(most: ([UInt8]) -> Int) throws(ReadFailure) -> [UInt8] { Array(text.utf8) }
}

/// A terminal as a test wants it: an event for each step, then what comes when there are no more.
final class ScriptedConsole: Console {
  /// The clock; 0 when the run begins, a second later with each wait.
  var now = 0
  /// What was asked of the terminal, in order.
  private(set) var calls: [String] = []
  private var steps: [() -> ConsoleEvent]
  private let last: ConsoleEvent

  /// Events that are made when they are waited for.
  init(_ steps: [() -> ConsoleEvent], then last: ConsoleEvent = .interrupted) {
    self.steps = steps
    self.last = last
  }

  /// What a person types; after a `\u{E000}` nothing comes for a while.
  convenience init(keys: String) {
    var decoder = KeyDecoder()
    let events = keys.split(separator: "\u{E000}", omittingEmptySubsequences: false).flatMap { part in
      decoder.read(Array(part.utf8)) + decoder.settle()
    }
    self.init(events.map { event in { event } }, then: .ended)
  }

  func begin(_ kind: ConsoleKind) { calls.append("begin") }
  func end() { calls.append("end") }

  func next(within milliseconds: Int?) -> ConsoleEvent {
    guard !steps.isEmpty else { return last }
    now += 1
    return steps.removeFirst()()
  }
}

/// Draws ids that begin with chosen letters, one pair an id, so that codes can be written into goldens.
///
/// When the letters are used up it goes on with a fixed sequence.
final class LetterGenerator: RandomNumberGenerator {
  private static let alphabet = Array("bcdfghjklmnpqrstvwxz")
  private var draws: [UInt64]
  private var state: UInt64 = 42

  /// `"bk fd 48"`: the first id begins with bk, the second with fd, the third is that of a block and begins with 48.
  init(letters: String) {
    draws = letters.split(separator: " ").flatMap { code -> [UInt64] in
      if code.first?.isNumber ?? false {
        return code.padding(toLength: 12, withPad: "0", startingAt: 0).map { digit in
          UInt64(digit.wholeNumberValue ?? 0) * (UInt64.max / 10) + UInt64.max / 20
        }
      }
      let letters = code.padding(toLength: 16, withPad: "b", startingAt: 0)
      return letters.map { letter in
        let index = LetterGenerator.alphabet.firstIndex(of: letter) ?? 0
        return UInt64(index) * (UInt64.max / 20) + UInt64.max / 40
      }
    }
  }

  func next() -> UInt64 {
    if !draws.isEmpty { return draws.removeFirst() }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
