import Foundation
import Testing

@Suite("The tutorial")
struct TutorialTests {
  /// The console blocks of a page as a transcript, line by line in the same places; comments set clock and codes.
  static func transcript(_ page: String) -> String {
    var isInside = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasPrefix("```") {
        isInside = line == "```console"
        return ""
      }
      if isInside { return String(line) }
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return "" }
      return "# " + line.dropFirst(5).dropLast(4)
    }
    return lines.joined(separator: "\n")
  }

  @Test("every line of it does what it says")
  func tutorial() throws {
    let page = try String(contentsOf: Repository.file("docs/tutorial.md"), encoding: .utf8)
    // Whoever reads it has a home of her own.
    let transcript = Self.transcript(page).replacing("/home/anna", with: "{folder}")
    #expect(transcript.components(separatedBy: "\n$ xday").count > 20)
    for difference in try Transcript(transcript).differences() { Issue.record("tutorial.md, \(difference)") }
  }
}
