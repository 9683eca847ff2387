import Foundation
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
    let picture = Picture(result.out)
    #expect(picture.unknown.isEmpty)
    let svg = picture.svg(of: (["xday"] + words).joined(separator: " "))
    let file = Repository.file("docs/images/\(command).svg")
    if ProcessInfo.processInfo.environment["XDAY_RECORD"] != nil { try Data(svg.utf8).write(to: file) }
    #expect(
      (try? String(contentsOf: file, encoding: .utf8)) == svg, "\(command).svg is stale: docs/images/make")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}
