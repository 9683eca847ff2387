import CommandTable
import Foundation
import Testing
import Wording

@testable import XDayCLI

@Suite("The command table")
struct CommandTableTests {
  static let languages: [Language] = Language.allCases

  @Test("it has no faults, in either language", arguments: languages)
  func faults(language: Language) {
    #expect(CommandTableBuilder.commandSet(language.commandWords).faults() == [])
  }

  @Test("both languages have the same commands, flags and places for words")
  func sameInBoth() {
    func shape(_ language: Language) -> [String] {
      CommandTableBuilder.commandSet(language.commandWords).commands.flatMap { command in
        [command.name] + command.flags.map(\.name) + command.subcommands.map(\.name)
      }
    }
    #expect(shape(.german) == shape(.english))
  }

  /// Lines beside those of the examples: flags first, defaults, mistakes.
  static let odd = [
    "", "-h", "--help", "--version", "--json", "--short", "--json today", "--now 09:00 week", "--zone add",
    "--tag today", "--tag x today", "-o file", "-oh", "add -h", "add -oh", "today --foo", "today -x", "foo",
    "calendar", "calendar foo", "calendar list --json", "--demo calendar list", "help", "help add",
    "help help", "help foo", "help calendar add", "-- today", "today -- -x", "undo --list", "--list", "done",
    "--color sometimes", "today --color=never", "today --now", "--day fri", "complete xday to",
    "--day fri add x", "--json add x", "--all list", "calendar --name x add y", "calendar --on friday check",
    "calendar --output list", "calendar --json", "-ho today", "--output today --help",
    "calendar --output list --help", "add -ho today",
  ]

  @Test("a line is understood, or not, as the whole table understands it")
  func parsing() {
    let table = CommandTableBuilder.commandSet(EnglishCommands())
    let lines =
      Self.examples.map { Transcript.words($0.1).dropFirst() }
      + Self.odd.map { $0.split(separator: " ").map(String.init)[...] }
    for line in lines.map(Array.init) {
      let (whole, own) = (
        Result { try table.parse(line) }, Result { try CommandTableBuilder.parse(line, EnglishCommands()) }
      )
      #expect((try? whole.get()) == (try? own.get()), "\(line)")
      #expect(Self.problem(whole) == Self.problem(own), "\(line)")
    }
  }

  private static func problem(_ result: Result<Invocation, any Error>) -> UsageError? {
    if case .failure(let error) = result { error as? UsageError } else { nil }
  }

  /// Every example of every command, with the language in which it is written; one that is the same in several once.
  static let examples: [(Language, String)] = {
    var seen: Set<String> = []
    return languages.flatMap { language in
      let table = CommandTableBuilder.commandSet(language.commandWords)
      let families = table.commands.flatMap { [$0] + $0.subcommands }
      return families.flatMap(\.examples).map(\.line).filter { seen.insert($0).inserted }.map {
        (language, $0)
      }
    }
  }()

  @Test("every example of the help does what it says on the sample data", arguments: examples)
  func example(language: Language, line: String) throws {
    let session = Session(language: language.rawValue)
    for name in ["private", "privat"] { _ = try session.write("", to: ".calendars/\(name)/empty.txt") }
    _ = try session.write("(A) Milk\n", to: "todo.txt")
    let helpers = ScriptedHelpers()
    helpers.edits = [{ $0 }]
    session.helpers = helpers
    session.notifier = ScriptedNotifier()
    session.environment["EDITOR"] = "nano"
    let words = Transcript.words(line)
    if words.contains("ui") { (session.terminalWidth, session.terminalRows, session.keys) = (80, 24, "q") }
    let result = session.run(["--demo"] + words.dropFirst())
    // The sample day does not add up, a leftover waits, nothing was taken back, nothing runs: the answer is no.
    let isNo = ["--check", "redo", "running"].contains(where: words.contains)
    let status: Int32 = isNo ? 1 : words.contains("stop") ? 3 : 0
    #expect(result.status == status, "\(line): \(result.err)")
    #expect(!(status == 3 ? result.err : result.out).isEmpty, "\(line)")
    #expect(!FileManager.default.fileExists(atPath: session.store), "\(line) touched the real store")
  }

  @Test("every command has help in both languages, short and long, no line wider than the terminal")
  func help() {
    for language in Self.languages {
      let session = Session(language: language.rawValue)
      session.environment["COLUMNS"] = "60"
      for command in CommandTableBuilder.commandSet(language.commandWords).commands where !command.isHidden {
        for arguments in [[command.name, "--help"], ["help", command.name]] {
          let result = session.run(arguments)
          #expect(result.status == 0 && result.out.contains(command.summary.prefix(12)), "\(arguments)")
        }
      }
    }
  }

  @Test("help names every setting")
  func settings() {
    for language in Self.languages {
      let (_, meaning) = language.commandWords.placeholder(.configKey)
      for name in SettingName.allCases { #expect(meaning.contains(name.rawValue), "\(language): \(name)") }
    }
  }

  @Test(
    "the generated pages are those of the table (XDAY_RECORD=1 writes them)",
    arguments: ["docs/commands.md", "docs/xday.1"])
  func generated(path: String) throws {
    let table = CommandTableBuilder.commandSet(EnglishCommands())
    let page = path.hasSuffix(".md") ? table.markdown() : table.manPage(date: releaseDate)
    let file = Repository.file(path)
    let isMissing = !FileManager.default.fileExists(atPath: file.path)
    if isMissing || ProcessInfo.processInfo.environment["XDAY_RECORD"] != nil {
      try Data(page.utf8).write(to: file)
    }
    #expect(!isMissing, "\(path) was missing and has been written: look at it")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == page, "\(path) is stale: XDAY_RECORD=1 swift test")
  }
}
