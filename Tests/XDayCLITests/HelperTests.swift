import Foundation
import Terminal
import Testing
import XDayCLI

/// A pager and an editor as a test wants them.
final class ScriptedHelpers: Helpers {
  /// What the pager was shown, and by which command.
  private(set) var pages: [(text: String, command: String)] = []
  var paging = PagingResult.shown
  /// What becomes of the file, one step each time the editor is opened.
  var edits: [(String) throws -> String] = []
  /// The status of an editor that has nothing to do.
  var editing: Int32? = 1
  /// What the editor has opened.
  private(set) var opened: [String] = []
  private(set) var command = ""

  func page(_ bytes: [UInt8], through command: String) -> PagingResult {
    pages.append((String(decoding: bytes, as: UTF8.self), command))
    return paging
  }

  func edit(_ path: String, with command: String) -> Int32? {
    self.command = command
    guard !edits.isEmpty, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return editing
    }
    opened.append(text)
    guard let new = try? edits.removeFirst()(text) else { return 3 }
    return (try? Data(new.utf8).write(to: URL(fileURLWithPath: path))) == nil ? 1 : 0
  }
}

@Suite("Output longer than the screen")
struct PagerTests {
  static func session() -> (Session, ScriptedHelpers) {
    let session = Session(language: "en")
    for index in 0..<30 { session.run("add", "Task \(index) today 5min") }
    let helpers = ScriptedHelpers()
    session.helpers = helpers
    session.terminalWidth = 80
    session.terminalRows = 24
    return (session, helpers)
  }

  @Test("goes through less, else through $PAGER, with the gate before it")
  func paged() {
    let (session, helpers) = Self.session()
    session.run("add", "--title", "evil \u{1B}]0;x\u{7} title", "--day", "today")
    let result = session.run("today")
    #expect(result.status == 0 && result.out.isEmpty)
    #expect(helpers.pages.last?.command == "less -FRX")
    #expect(helpers.pages.last?.text.contains("Task 29") ?? false)
    #expect(helpers.pages.last?.text.contains("\u{1B}]") == false)
    session.environment["PAGER"] = "more"
    session.run("list", "--all")
    #expect(helpers.pages.last?.command == "more")
  }

  @Test(
    "does not where it is piped, fits, is a document, or is not wanted",
    arguments: [
      ["today", "--no-pager"], ["today", "--json"], ["today", "--short"], ["completions", "bash"], ["man"],
      ["complete", "tasks"],
    ])
  func plain(arguments: [String]) {
    let (session, helpers) = Self.session()
    #expect(!session.run(arguments).out.isEmpty)
    #expect(helpers.pages.isEmpty)
  }

  @Test(
    "does not for a pipe, a dumb terminal, an empty $PAGER, a screen that is long enough, or config pager off"
  )
  func unpaged() {
    let (session, helpers) = Self.session()
    session.terminalRows = 60
    #expect(session.run("today").out.contains("Task 29"))
    session.terminalRows = 24
    session.environment["PAGER"] = ""
    #expect(session.run("today").out.contains("Task 29"))
    session.environment["PAGER"] = nil
    session.environment["TERM"] = "dumb"
    #expect(session.run("today").out.contains("Task 29"))
    session.environment["TERM"] = nil
    #expect(session.run("config", "pager", "off").out.contains("off"))
    #expect(session.run("today").out.contains("Task 29"))
    session.run("config", "pager", "on")
    session.terminalWidth = nil
    #expect(session.run("today").out.contains("Task 29"))
    #expect(helpers.pages.isEmpty)
  }

  @Test("comes out as it is where the pager fails, and Ctrl-C ends it with 130")
  func failing() {
    let (session, helpers) = Self.session()
    helpers.paging = .failed
    #expect(session.run("today").out.contains("Task 29"))
    helpers.paging = .interrupted
    let result = session.run("today")
    #expect(result.out.isEmpty && result.status == 130)
  }

  @Test("a real pager reads all of it, may leave early, be missing or fail")
  func live() throws {
    let helpers = LiveHelpers()
    let file = NSTemporaryDirectory() + "xday-pager-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    let bytes = Array(String(repeating: "a line of text\n", count: 60_000).utf8)
    #expect(helpers.page(bytes, through: "cat > '\(file)'") == .shown)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == bytes.count)
    #expect(helpers.page(bytes, through: "head -1 > /dev/null") == .shown)
    #expect(helpers.page([0x0A], through: "xday-no-such-pager 2> /dev/null") == .failed)
    #expect(helpers.page([0x0A], through: "cat > /dev/null; exit 3") == .failed)
    #expect(helpers.page([0x0A], through: "cat > /dev/null; sh -c 'kill -INT $$'") == .interrupted)
  }
}
