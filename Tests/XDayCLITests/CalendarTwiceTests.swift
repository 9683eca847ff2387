import Foundation
import Testing

/// A calendar that is read twice has every event twice.
@Suite("A calendar is read once")
struct CalendarTwiceTests {
  @Test("the same file or folder under any path is refused, and the calendar that has it is named")
  func refused() throws {
    let session = Session(language: "en")
    let calendar = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\nEND:VCALENDAR\n"
    let file = try session.write(calendar, to: "a/work.ics")
    let other = try session.write(calendar, to: "b/work.ics")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: session.folder + "/link.ics", withDestinationPath: file)
    try manager.createSymbolicLink(atPath: session.folder + "/c", withDestinationPath: session.folder + "/a")
    try manager.linkItem(atPath: file, toPath: session.folder + "/hard.ics")
    #expect(session.run("calendar", "add", file).status == 0)
    for path in [file, "link.ics", "c/work.ics", "hard.ics", "./a/../a/work.ics"] {
      for flags in [[], ["--name", "second"], ["--all-day", "busy"]] {
        let result = session.run(["calendar", "add", path] + flags)
        #expect(result.status == 2 && result.err.contains("as the calendar “work”"), "\(path): \(result)")
        #expect(result.err.contains("xday calendar remove work"))
      }
    }
    // Another file with the same events is another calendar, and so is the folder of one.
    #expect(session.run("calendar", "add", other).out.contains("calendar work-2 "))
    #expect(session.run("calendar", "add", "a").status == 0)
    #expect(session.run("calendar", "add", "c").err.contains("as the calendar “a”"))
    #expect(session.run("calendar", "remove", "work").status == 0)
    #expect(session.run("calendar", "add", "hard.ics", "--all-day", "busy").status == 0)
  }
}
