import Foundation
import Terminal
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The pictures of the README")
struct PictureTests {
  @Test(
    "each shows what the program says today (docs/images/make writes them)",
    arguments: ["today", "due", "why"])
  func current(command: String) throws {
    let session = Session(language: "en")
    session.terminalWidth = 80
    let words = command == "today" ? [] : [command]
    let result = session.run(["--demo", "--color", "always"] + words)
    #expect(result.status == 0 && !result.out.isEmpty)
    try compare(Picture(result.out), command, ["xday"] + words)
  }

  @Test("the full screen is the one that stands there after two keys down")
  func screen() throws {
    var output = ""
    let screen = ScreenSession(rows: 20)
    // Whatever the clock of the machine says.
    screen.session.clock = "2027-03-01T13:29"
    screen.run(
      [
        { _ in .key(KeyPress(.character("j"))) }, { _ in .key(KeyPress(.character("j"))) },
        { session in
          output = session.screen.styled
          return .key(KeyPress(.character("q")))
        },
      ], as: ["--demo", "ui"])
    #expect(screen.status == 0 && screen.screen.unknown.isEmpty)
    try compare(Picture(output), "ui", ["xday", "ui"])
  }

  private func compare(_ picture: Picture, _ name: String, _ words: [String]) throws {
    #expect(picture.unknown.isEmpty)
    let svg = picture.svg(of: words.joined(separator: " "))
    let file = Repository.file("docs/images/\(name).svg")
    if ProcessInfo.processInfo.environment["XDAY_RECORD"] != nil { try Data(svg.utf8).write(to: file) }
    #expect(
      (try? String(contentsOf: file, encoding: .utf8)) == svg, "\(name).svg is stale: docs/images/make")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
