import Foundation
import Testing

@testable import XDayCLI

@Suite("The zone of a run")
struct ZoneTests {
  /// A session on a machine of its own: nothing is set, and it has no zones but those that are written into it.
  private func session(language: String = "en") -> Session {
    let session = Session(language: language)
    session.environment["TZ"] = nil
    session.zoneRoot = session.folder + "/machine"
    return session
  }

  @Test("where nothing says which it is, every view says so, in a row, in the document and by its status")
  func unknown() throws {
    let session = session()
    session.run("add", "x 5min today")
    for command in ["today", "week", "why", "fit 10min", "when 10min"] {
      let result = session.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 5, "\(command)")
      #expect(result.out.contains("time zone"), "\(command)")
      #expect(result.err.contains("export TZ=Europe/Zurich"), "\(command)")
    }
    let document = session.run("today", "--json").out
    #expect(document.contains("\"complete\": false") && document.contains("\"zone\": \"UTC\""))
    #expect(document.contains("\"kind\": \"zone\""))
    #expect(session.run("doctor").out.contains("nothing says in which time zone"))
    session.environment["TZ"] = "UTC"
    #expect(session.run("today").status == 0)
  }

  @Test("a zone that is named on a machine without zones is an error that names the package")
  func noFiles() throws {
    for value in ["Europe/Zurich", ":America/New_York", "Nope"] {
      let session = session()
      session.environment["TZ"] = value
      let result = session.run("today")
      #expect(result.status == 2 && result.err.contains("tzdata"), "\(value)")
    }
    let flag = session(language: "de").run("today", "--zone", "Europe/Zurich")
    #expect(flag.status == 2 && flag.err.contains("tzdata"))
    let rule = session()
    rule.environment["TZ"] = "CET-1CEST,M3.5.0,M10.5.0/3"
    let result = rule.run("today", "--json", "--now=2026-07-01T09:12")
    #expect(result.status == 0 && result.out.contains("\"now\": \"2026-07-01T09:12:00+02:00\""))
  }

  @Test("a copy of a zone file in the place of the link is the zone, without the database too")
  func copied() throws {
    let session = session()
    let etc = session.zoneRoot + "/etc"
    try FileManager.default.createDirectory(atPath: etc, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "/usr/share/zoneinfo/America/New_York").resolvingSymlinksInPath(),
      to: URL(fileURLWithPath: etc + "/localtime"))
    let result = session.run("today", "--json", "--now=2026-07-01T09:12")
    #expect(result.status == 0 && result.err.isEmpty)
    #expect(result.out.contains("\"now\": \"2026-07-01T09:12:00-04:00\""))
  }
}
