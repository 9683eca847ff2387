import CommandTable
import Foundation
import Testing

@testable import XDayCLI

@Suite("The console blocks of every page")
struct PageTests {
  /// README.md and the pages of docs/, by their paths.
  static let pages: [String] = {
    let folder = Repository.file("docs").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    // The tutorial is run as a whole (TutorialTests), the commands' own examples are run on the sample data.
    let own = ["tutorial.md", "commands.md"]
    return ["README.md"]
      + files.filter { $0.hasSuffix(".md") && !own.contains($0) }.sorted().map { "docs/" + $0 }
  }()

  private static func blocks(of page: String) throws -> [String] {
    let text = try String(contentsOf: Repository.file(page), encoding: .utf8)
    return text.components(separatedBy: "```console\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The command lines of xday in a line of a shell: without comments, and each part of a pipe by itself.
  private static func commands(in line: Substring) -> [[String]] {
    let typed = line.dropFirst(2).components(separatedBy: " #")[0]
    return typed.components(separatedBy: " | ").compactMap { part in
      let words = Transcript.words(part.components(separatedBy: " >")[0].components(separatedBy: " ||")[0])
      if words.first == "xday" { return Array(words.dropFirst()) }
      return words.starts(with: ["swift", "run", "xday"]) ? Array(words.dropFirst(3)) : nil
    }
  }

  @Test(
    "every command line is one that the program understands, and every screen one that a session shows",
    arguments: pages)
  func blocks(page: String) throws {
    let folder = Repository.file("Tests/XDayCLITests/Transcripts")
    let table = CommandTableBuilder.commandSet(EnglishCommands())
    var transcripts: [String] = []
    for block in try Self.blocks(of: page) {
      let lines = block.split(separator: "\n")
      #expect(lines.first?.hasPrefix("$ ") == true, "\(page): \(block)")
      for line in lines where line.hasPrefix("$ ") {
        for words in Self.commands(in: line) {
          #expect(throws: Never.self, "\(page): \(line)") { _ = try table.parse(words) }
        }
      }
      guard lines.contains(where: { !$0.hasPrefix("$ ") }) else { continue }
      if transcripts.isEmpty {
        transcripts = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
      }
      // A transcript has a backslash before what looks like a comment.
      let screen = block.replacingOccurrences(of: "\n# ", with: "\n\\# ")
      #expect(transcripts.contains { $0.contains(screen) }, "\(page): \(block)")
    }
  }

  @Test("there are some")
  func some() throws {
    #expect(try Self.pages.flatMap { try Self.blocks(of: $0) }.count > 12)
  }
}
