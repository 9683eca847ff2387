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

  @Test("its screens, and those of other pages, are the ones that a session really shows")
  func screens() throws {
    let folder = Repository.file("Tests/XDayCLITests/Transcripts")
    let transcripts = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    for page in ["README.md", "docs/due.md"] {
      let text = try String(contentsOf: Repository.file(page), encoding: .utf8)
      let blocks = text.components(separatedBy: "```console\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
      // Commands alone are tried below; what stands behind one is what it prints.
      let screens = blocks.filter {
        $0.hasPrefix("$ xday") && !$0.contains(" # ") || $0.contains("xday due --")
      }
      #expect(!screens.isEmpty)
      for screen in screens {
        // A transcript has a backslash before what looks like a comment.
        let block = screen.replacingOccurrences(of: "\n# ", with: "\n\\# ")
        #expect(transcripts.contains { $0.contains(block) }, "\(page): \(screen)")
      }
    }
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

  @Test("every page it points to is there")
  func links() throws {
    let targets = text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
    #expect(!targets.isEmpty)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: Repository.file(String(target)).path), "\(target)")
    }
  }
}
