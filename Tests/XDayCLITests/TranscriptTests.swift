import Foundation
import Testing

@Suite("Sessions as they are typed")
struct TranscriptTests {
  static let names: [String] = {
    let folder = Repository.file("Tests/XDayCLITests/Transcripts").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(".txt")
    }
    .sorted()
  }()

  @Test("every line of a transcript comes out as it stands there", arguments: names)
  func transcript(name: String) throws {
    let text = try String(
      contentsOf: Repository.file("Tests/XDayCLITests/Transcripts/" + name), encoding: .utf8)
    for difference in try Transcript(text).differences() { Issue.record("\(name), \(difference)") }
  }

  @Test("there are transcripts")
  func present() {
    #expect(Self.names.count >= 5)
  }
}
