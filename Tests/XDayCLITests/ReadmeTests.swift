import CommandTable
import Foundation
import Testing

@testable import XDayCLI

@Suite("The README")
struct ReadmeTests {
  let text: String

  init() throws {
    text = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
  }

  @Test("it opens with the two commands that work on a fresh checkout")
  func firstCommands() throws {
    let block = try #require(text.split(separator: "```console\n").dropFirst().first)
    #expect(
      block.hasPrefix(
        "$ swift run xday add \"Zahnarzt morgen 14:00 45min\"\n$ swift run xday\n$ swift test\n"))
  }

  @Test("the three tasks below them are more than a day has")
  func line() throws {
    let session = Session(language: "en")
    session.input = "Tax return 4h\nOffer for Miller 3h\nTidy the cellar 2h\n"
    let typed = session.input.replacing("\n", with: "\\n")
    #expect(text.contains("$ printf '\(typed)' | xday add - --day today\n$ xday\n"))
    #expect(session.run("add", "-", "--day", "today").status == 0)
    #expect(session.run("today").out.contains("─── fits up to here"))
  }

  @Test("every command line in it is one that the program understands")
  func commandLines() throws {
    let table = CommandTableBuilder.commandSet(EnglishCommands())
    let code = text.split(separator: "`", omittingEmptySubsequences: false)
    let lines = code.filter { $0.hasPrefix("xday ") && !$0.contains("|") && !$0.contains("COMMAND") }
    #expect(lines.count > 15)
    for line in lines {
      #expect(throws: Never.self, "\(line)") {
        _ = try table.parse(Array(Transcript.words(String(line)).dropFirst()))
      }
    }
  }

  @Test("every page it points to is there, and it points to every page")
  func links() throws {
    let targets = text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
    #expect(!targets.isEmpty)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Repository.file(String(target)).path), "\(target)")
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: Repository.file("docs").path)
    for page in pages where page != "xday.1" {
      #expect(targets.contains { $0.hasPrefix("docs/" + page) }, "\(page)")
    }
  }
}
