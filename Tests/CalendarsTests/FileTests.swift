import Foundation
import Paths
import Testing

@testable import Calendars

/// A folder for one test, which is gone after it.
final class TemporaryFolder {
  let url: URL
  var path: String { url.path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "calendars-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The names, contents, sizes and times of change of everything inside.
  func snapshot() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    return try names.map { name in
      let file = url.appending(path: name)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      let content = (try? Data(contentsOf: file)) ?? Data()
      return
        "\(name) \(String(describing: facts[.modificationDate])) \(String(describing: facts[.posixPermissions]))"
        + " \(content.base64EncodedString())"
    }
  }
}

private func one(_ title: String) -> String {
  calendar(event: "UID:\(title)", "DTSTART:20261015T090000Z", "DURATION:PT1H", "SUMMARY:\(title)")
}

@Suite("Files and folders")
struct FileTests {
  private func read(_ path: String) throws -> CalendarReading {
    let viewer = try zone("Europe/Berlin")
    return CalendarReader(viewer: viewer, zones: database, me: [])
      .read(
        [CalendarSource(name: "work", path: path)], over: try span("2026-10-15", "2026-10-16", in: viewer))
  }

  @Test("A folder is searched to any depth for .ics files, hidden ones left out")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.ics", one("b"))
    try folder.write("a/deep/er/C.ICS", one("c"))
    try folder.write("a/note.txt", one("text"))
    try folder.write("a/.hidden.ics", one("hidden"))
    try folder.write(".git/d.ics", one("git"))
    try folder.write("a/e.ics.tmp", one("temporary"))
    let reading = try read(folder.path)
    #expect(reading.events.map(\.title) == ["c", "b"])
    #expect(reading.events.allSatisfy { $0.calendar == "work" })
    #expect(reading.problems.isEmpty)
    #expect(try read(folder.path + "/").events.map(\.title) == ["c", "b"])
  }

  @Test("A file of any name is read when it is the calendar itself")
  func anyName() throws {
    let folder = try TemporaryFolder()
    try folder.write("calendar.txt", one("a"))
    #expect(try read(folder.path + "/calendar.txt").events.map(\.title) == ["a"])
  }

  @Test("Links are followed, loops end, and what is reached twice is read once")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.ics", one("a"))
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/real/loop", withDestinationPath: folder.path)
    try manager.createSymbolicLink(atPath: folder.path + "/again", withDestinationPath: folder.path + "/real")
    try manager.createSymbolicLink(
      atPath: folder.path + "/link.ics", withDestinationPath: folder.path + "/real/a.ics")
    let reading = try read(folder.path)
    #expect(reading.events.map(\.title) == ["a", "a"])
    #expect(reading.problems.isEmpty)
  }

  @Test("What is missing or unreadable is named, and the rest is read")
  func failures() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.ics", one("a"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/gone.ics", withDestinationPath: folder.path + "/nowhere")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder.ics", withIntermediateDirectories: true)
    #expect(mkfifo(folder.path + "/pipe.ics", 0o600) == 0)
    let reading = try read(folder.path)
    #expect(reading.events.map(\.title) == ["a"])
    #expect(reading.problems.map(\.kind) == [.missing, .notAFile])
    #expect(reading.problems.map(\.file) == [folder.path + "/gone.ics", folder.path + "/pipe.ics"])
    #expect(try read(folder.path + "/no/such").problems.map(\.kind) == [.missing])
  }

  @Test("A file without permission is named", .enabled(if: getuid() != 0))
  func permission() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.ics", one("a"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path + "/a.ics")
    #expect(try read(folder.path).problems.map(\.kind) == [.unreadable(code: EACCES)])
  }

  @Test("Reading changes nothing: names, contents, times")
  func onlyReading() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.ics", one("a"))
    try folder.write("deep/b.ics", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:x\n")
    try folder.write("c.ics", "")
    try folder.write("large.ics", String(repeating: one("l"), count: 2_000))
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    let before = try folder.snapshot()
    _ = try read(folder.path)
    let reader = CalendarReader(viewer: try zone("Europe/Berlin"), zones: database, me: [])
    #expect(reader.check(CalendarSource(name: "work", path: folder.path)).count == 4)
    #expect(try folder.snapshot() == before)
  }

  @Test(
    "A file that another process cuts and writes again while it is read ends nothing, and is never half there"
  )
  func cutWhileRead() throws {
    let folder = try TemporaryFolder()
    let filler = (0..<8_000).map { event("UID:\($0)", "DTSTART:20200101T090000Z", "SUMMARY:x") }
    let last = event("UID:last", "DTSTART:20261015T090000Z", "DURATION:PT1H", "SUMMARY:last")
    try folder.write("whole", calendar(filler.joined(separator: "\n"), last))
    try folder.write("a.ics", calendar(filler.joined(separator: "\n"), last))
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = [
      "-c", "cd \"$0\"; while :; do head -c 5000 whole > a.ics; cat whole > a.ics; done", folder.path,
    ]
    try writer.run()
    defer {
      writer.terminate()
      writer.waitUntilExit()
    }
    for _ in 0..<25 {
      let reading = try read(folder.path + "/a.ics")
      // Either all of it is there, or something is said to be missing.
      #expect(reading.events.map(\.title) == ["last"] || !reading.problems.isEmpty)
    }
  }

  @Test("Folders and files whose names are no UTF-8 are read")
  func oddNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("plain.ics", one("a"))
    let odd = PathText.text(of: Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9])
    try #require(odd.withSystemPath { mkdir($0, 0o700) } == 0)
    let file = PathText.text(of: PathText.bytes(of: odd) + Array("/t".utf8) + [0xFF] + Array(".ics".utf8))
    let moved = (folder.path + "/plain.ics").withSystemPath { from in file.withSystemPath { rename(from, $0) }
    }
    try #require(moved == 0)
    for path in [folder.path, odd, file] {
      let reading = try read(path)
      #expect(reading.events.map(\.title) == ["a"])
      #expect(reading.problems.isEmpty)
    }
    #expect(CalendarSource(name: "x", path: odd).files == [file])
    #expect(try read(odd + "/gone.ics").problems.map(\.file) == [odd + "/gone.ics"])
  }

  @Test("A large file gives the same as a small one")
  func largeFile() throws {
    let folder = try TemporaryFolder()
    let filler = (0..<3_000).map {
      event("UID:\($0)", "DTSTART:20200101T090000Z", "DURATION:PT1H", "SUMMARY:x")
    }
    let last = event("UID:last", "DTSTART:20261015T090000Z", "DURATION:PT1H", "SUMMARY:last")
    try folder.write("a.ics", calendar(filler.joined(separator: "\n"), last))
    #expect(try read(folder.path).events.map(\.title) == ["last"])
  }

  @Test("Events of several calendars come in one order: by start, then calendar, then place")
  func order() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "one.ics",
      calendar(
        event("UID:1", "DTSTART:20261015T100000Z", "SUMMARY:c"),
        event("UID:2", "DTSTART:20261015T090000Z", "SUMMARY:a")))
    try folder.write("two.ics", calendar(event: "UID:1", "DTSTART:20261015T090000Z", "SUMMARY:b"))
    let viewer = try zone("Europe/Berlin")
    let sources = ["one", "two"].map { CalendarSource(name: $0, path: "\(folder.path)/\($0).ics") }
    let reading = CalendarReader(viewer: viewer, zones: database, me: [])
      .read(sources, over: try span("2026-10-15", "2026-10-16", in: viewer))
    #expect(reading.events.map(\.title) == ["a", "b", "c"])
    #expect(reading.events.map(\.calendar) == ["one", "two", "one"])
  }

  @Test("A check says of each file what it holds, how its zones were found, and all that is wrong")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.ics",
      calendar(
        event("UID:1", "DTSTART;TZID=Europe/Berlin:20261005T090000", "RRULE:FREQ=DAILY"),
        event("UID:1", "RECURRENCE-ID:20261006T070000Z", "DTSTART:20261006T080000Z"),
        event("UID:2", "DTSTART;TZID=W. Europe Standard Time:20100101T090000", "DTEND:20090101T090000Z"),
        event("UID:3", "DTSTART;TZID=Nope:20100101T090000"), event("UID:4", "SUMMARY:x")))
    try folder.write("b.ics", "?")
    let reader = CalendarReader(viewer: try zone("Europe/Berlin"), zones: database, me: [])
    let reports = reader.check(CalendarSource(name: "work", path: folder.path))
    try #require(reports.count == 2)
    #expect(reports[0].file == folder.path + "/a.ics")
    #expect(reports[0].events == 3)
    #expect(reports[0].series == 1)
    #expect(
      reports[0].zones == [
        ZoneReport(name: "Europe/Berlin", origin: .database, identifier: "Europe/Berlin"),
        ZoneReport(name: "Nope", origin: .unknown, identifier: nil),
        ZoneReport(name: "W. Europe Standard Time", origin: .windows, identifier: "Europe/Berlin"),
      ])
    #expect(
      reports[0].problems.map(\.kind) == [
        .endBeforeStart, .unknownZone("Nope"), .missingProperty(component: "VEVENT", property: "DTSTART"),
      ])
    #expect(reports[1].problems.map(\.kind) == [.notACalendar])
    #expect(reader.check(CalendarSource(name: "x", path: folder.path + "/x")).map(\.problems.count) == [1])
  }
}
