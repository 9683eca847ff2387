import DayBudget
import Foundation
import Testing

@testable import Calendars

private let zurich = "Europe/Zurich"
private let newYork = "America/New_York"

/// A folder that is taken for the root of the file system, with a few zones in it.
private final class Root {
  let folder: TemporaryFolder
  var database: ZoneDatabase { ZoneDatabase(root: folder.path) }

  init(zones: [String] = [zurich, newYork, "Europe/Dublin", "Etc/UTC", "Etc/UCT", "EST"]) throws {
    folder = try TemporaryFolder()
    for name in zones { try copy(name, to: "usr/share/zoneinfo/" + name) }
    try folder.write("etc/hostname", "x")
  }

  /// Copies one of the machine's own zone files.
  func copy(_ name: String, to path: String) throws {
    let target = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/" + name)).write(to: target)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  /// The name of the zone that is found, with its offset in July; in brackets where there is no file of it.
  var found: String? {
    switch database.systemZone() {
    case .zone(let zone): "\(zone.identifier) \(zone.offset(1_784_000_000) / 3_600)"
    case .name(let name): "[\(name)]"
    case .unknown: nil
    }
  }

  func tz(_ value: String) -> String? {
    database.zone(ofTZ: value).map { "\($0.identifier) \($0.offset(1_784_000_000) / 3_600)" }
  }
}

@Suite(
  "The zone of the machine", .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/EST")))
struct SystemZoneTests {
  @Test(
    "/etc/localtime is a link into the database",
    arguments: [
      "/usr/share/zoneinfo/Europe/Zurich", "../usr/share/zoneinfo/Europe/Zurich",
      "/usr/share/zoneinfo/posix/Europe/Zurich", "/var/db/timezone/zoneinfo/Europe/Zurich",
    ])
  func link(target: String) throws {
    let root = try Root()
    try root.link("etc/localtime", to: target)
    #expect(root.found == "Europe/Zurich 2")
  }

  @Test("a link through a link names the zone, also where the last is a link to another name of it")
  func linkThroughLink() throws {
    let root = try Root()
    try root.link("usr/share/zoneinfo/Europe/Vaduz", to: "Zurich")
    try root.link("etc/zone", to: "../usr/share/zoneinfo/Europe/Vaduz")
    try root.link("etc/localtime", to: "/etc/zone")
    #expect(root.found == "Europe/Vaduz 2")
  }

  @Test("links in a circle, to nothing, and out of the database end")
  func brokenLinks() throws {
    let root = try Root()
    try root.link("etc/localtime", to: "/etc/localtime")
    #expect(root.found == nil)
    let gone = try Root()
    try gone.link("etc/localtime", to: "/nowhere")
    #expect(gone.found == nil)
    let outside = try Root()
    try outside.link("etc/localtime", to: "/usr/share/zoneinfo/../../../etc/hostname")
    #expect(outside.found == nil)
  }

  @Test("a copy of a zone file is found by its content, under the name that the database gives the zone")
  func copied() throws {
    let root = try Root()
    try root.copy(newYork, to: "etc/localtime")
    #expect(root.found == "America/New_York -4")
    let universal = try Root()
    try universal.copy("Etc/UTC", to: "etc/localtime")
    try universal.folder.write(
      "usr/share/zoneinfo/tzdata.zi", "# version\nZ Etc/UTC 0 - UTC\nL Etc/UTC Etc/UCT\n")
    #expect(universal.found == "Etc/UTC 0")
  }

  @Test("folders that lead back into the database by links do not take the names away")
  func variants() throws {
    for name in [zurich, newYork, "Europe/Dublin"] {
      let root = try Root()
      try root.folder.write("usr/share/zoneinfo/posix/x", "x")
      // In whatever order a folder is listed, one of them comes first.
      for folder in ["posix", "right"] + (0..<20).map({ "x\($0)" }) {
        try root.folder.write("usr/share/zoneinfo/\(folder)/x", "x")
        for area in ["America", "Europe", "Etc"] {
          try root.link("usr/share/zoneinfo/\(folder)/\(area)", to: "../\(area)")
        }
      }
      try root.copy(name, to: "etc/localtime")
      #expect(root.found?.hasPrefix(name + " ") ?? false, "\(root.found ?? "")")
    }
  }

  @Test("a file of megabytes is no zone")
  func largeFile() throws {
    let root = try Root()
    try root.copy(zurich, to: "etc/localtime")
    try #require(truncate(root.folder.path + "/etc/localtime", 2 << 20) == 0)
    #expect(root.found == nil)
  }

  @Test("/etc/timezone names the copy where it is the same zone, and where there is no other file")
  func timezoneFile() throws {
    let root = try Root()
    try root.copy(newYork, to: "usr/share/zoneinfo/US/Eastern")
    try root.copy(newYork, to: "etc/localtime")
    try root.folder.write("etc/timezone", "US/Eastern\n")
    #expect(root.found == "US/Eastern -4")
    try root.folder.write("etc/timezone", "Europe/Zurich\n")
    #expect(root.found == "America/New_York -4")
    let alone = try Root()
    try alone.folder.write("etc/timezone", "Europe/Zurich\n")
    #expect(alone.found == "Europe/Zurich 2")
    try alone.folder.write("etc/timezone", "../../etc/passwd\n")
    #expect(alone.found == nil)
  }

  @Test("a zone file that no name leads to is read itself, also without the database")
  func itself() throws {
    let root = try Root(zones: ["Etc/UTC"])
    try root.copy(zurich, to: "etc/localtime")
    #expect(root.found == "localtime 2")
    let bare = try Root(zones: [])
    try bare.copy(zurich, to: "etc/localtime")
    #expect(bare.found == "localtime 2")
  }

  @Test("nothing, a file that is none, and a name without a file are told apart")
  func none() throws {
    let root = try Root()
    #expect(root.found == nil)
    try root.folder.write("etc/localtime", "")
    #expect(root.found == nil)
    let bare = try Root(zones: [])
    try bare.link("etc/localtime", to: "/usr/share/zoneinfo/Europe/Zurich")
    #expect(bare.found == "[Europe/Zurich]")
    #expect(!bare.database.isTrustworthy)
  }

  @Test(
    "TZ in all its forms",
    arguments: [
      ("Europe/Zurich", "Europe/Zurich 2"), (":Europe/Zurich", "Europe/Zurich 2"),
      ("/usr/share/zoneinfo/Europe/Zurich", "Europe/Zurich 2"),
      (":/usr/share/zoneinfo/Europe/Zurich", "Europe/Zurich 2"),
      ("/etc/localtime", "America/New_York -4"), (":/etc/localtime", "America/New_York -4"),
      ("/etc/copy", "Europe/Dublin 1"), ("posix/Europe/Zurich", "Europe/Zurich 2"), ("EST", "EST -5"),
      ("", "UTC 0"), (":", "UTC 0"), ("UTC", "UTC 0"), ("UTC0", "UTC0 0"), ("<+03>-3", "<+03>-3 3"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3 2"), (":EST5", "EST5 -5"),
    ])
  func forms(value: String, expected: String) throws {
    let root = try Root()
    try root.link("etc/localtime", to: "/usr/share/zoneinfo/America/New_York")
    try root.copy("Europe/Dublin", to: "etc/copy")
    #expect(root.tz(value) == expected)
  }

  @Test(
    "what means nothing is nothing",
    arguments: [
      "Nope/Zone", "MEZ", "/nowhere", "/etc/hostname", "../../../etc/copy", "Europe/../../../../etc/copy",
      "CET-1CEST", "CET-1CEST,M13.5.0,M10.5.0", "A1",
    ])
  func nothing(value: String) throws {
    let root = try Root()
    try root.copy("Europe/Dublin", to: "etc/copy")
    #expect(root.tz(value) == nil)
  }

  @Test("TZDIR comes before the usual folders, and names that the list alone has lead to their zone")
  func folders() throws {
    let root = try Root()
    try root.copy(newYork, to: "own/Europe/Zurich")
    let database = ZoneDatabase(root: root.folder.path, folder: root.folder.path + "/own")
    #expect(try #require(database.zone(named: zurich)).offset(1_784_000_000) == -14_400)
    try root.folder.write(
      "usr/share/zoneinfo/tzdata.zi", "# version\nL America/New_York US/Eastern\nL x\nLx y z\n")
    let listed = try #require(root.database.zone(named: "US/Eastern"))
    #expect(listed.identifier == "US/Eastern" && listed.offset(1_784_000_000) == -14_400)
    #expect(root.database.zone(named: "US/Pacific") == nil)
  }

  @Test(
    "without the files a calendar's own definition holds, UTC is UTC, and any other zone is said to be missing"
  )
  func withoutFiles() throws {
    let root = try Root(zones: [])
    let reader = CalendarReader(viewer: .utc, zones: root.database, me: [])
    let own =
      "BEGIN:VTIMEZONE\nTZID:Europe/Zurich\nBEGIN:STANDARD\nTZOFFSETTO:+0200\nEND:STANDARD\nEND:VTIMEZONE"
    try root.folder.write(
      "a.ics",
      calendar(
        own, event("UID:1", "DTSTART;TZID=Europe/Zurich:20261015T090000", "SUMMARY:own"),
        event("UID:2", "DTSTART;TZID=Etc/UTC:20261015T080000", "SUMMARY:utc"),
        event("UID:3", "DTSTART;TZID=America/New_York:20261015T090000", "SUMMARY:local")))
    let source = CalendarSource(name: "x", path: root.folder.path + "/a.ics")
    let reading = reader.read([source], over: try span("2026-10-15", "2026-10-16", in: .utc))
    #expect(
      reading.events.map { "\($0.title) \($0.span.start % 86_400 / 3_600)" } == ["own 7", "utc 8", "local 9"])
    #expect(reading.problems.map(\.kind) == [.zoneWithoutFiles("America/New_York")])
  }
}
