import DayBudget
import Foundation
import Testing

@testable import Calendars

@Suite("Zones")
struct ZoneTests {
  @Test("The platform's zones have daylight saving")
  func trustworthy() {
    #expect(ZoneDatabase().isTrustworthy)
  }

  @Test(
    "Names of the zone database are found exactly",
    arguments: [
      "Europe/Zurich", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC", "GMT", "CET", "EST5EDT",
      "US/Pacific",
      "Europe/Kyiv", "Zulu",
    ])
  func known(name: String) throws {
    #expect(try #require(database.zone(named: name)).identifier == name)
  }

  @Test(
    "Nothing else is a name: abbreviations, offsets, other spellings",
    arguments: [
      "", "Z", "EST", "PST", "IST", "BST", "MEZ", "CEST", "Europe/zurich", "europe/Zurich", "Europe", "GMT+2",
      "UTC+02:00",
      "GMT+0200", "+01:00", "W. Europe Standard Time", "/usr/share/zoneinfo/Europe/Zurich", ":Europe/Berlin",
      "CET-1CEST,M3.5.0,M10.5.0/3", "Nope/Zone",
    ])
  func unknown(name: String) {
    #expect(database.zone(named: name) == nil)
  }

  @Test("Every Windows name leads to a zone", arguments: WindowsZones.names.keys.sorted())
  func windows(name: String) throws {
    #expect(database.zone(named: try #require(WindowsZones.names[name])) != nil)
  }

  @Test("A zone keeps its name and gives the offset at an instant")
  func offsets() throws {
    let zone = try zone("America/St_Johns")
    #expect(zone.offset(1_769_000_000) == -12_600)
    #expect(zone.offset(1_784_000_000) == -9_000)
  }

  @Test(
    "A TZID is found behind a prefix, as a Windows name, or as an offset",
    arguments: [
      ("/freeassociation.sourceforge.net/Europe/Berlin", "09:00", ZoneReport.Origin.database),
      ("/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires", "14:00", .database),
      ("/mozilla.org/20050126_1/Europe/Berlin", "09:00", .database), ("/Europe/Berlin", "09:00", .database),
      ("\"Europe/Berlin\"", "09:00", .database), ("Pacific Standard Time", "18:00", .windows),
      ("\"Central Standard Time (Mexico)\"", "17:00", .windows), ("UTC-02", "13:00", .windows),
      ("tzone://Microsoft/Utc", "11:00", .fixed), ("GMT+0200", "09:00", .fixed),
      ("\"UTC-05:30\"", "16:30", .fixed),
      ("UTC+1", "10:00", .fixed),
    ])
  func names(tzid: String, local: String, origin: ZoneReport.Origin) throws {
    let text = calendar(event: "UID:1", "DTSTART;TZID=\(tzid):20261005T090000", "DURATION:PT1H")
    let reading = try reading(text, "2026-10-05", "2026-10-06")
    #expect(try lines(reading.events).first?.prefix(16) == "2026-10-05T\(local)")
    #expect(reading.problems.isEmpty)
    #expect(try check(text).zones.map(\.origin) == [origin])
  }

  @Test(
    "What programs make of a Windows name",
    arguments: [
      ("W. Europe Standard Time 1", "Europe/Berlin"), ("GMT Standard Time 2", "Europe/London"),
      ("w. europe standard time", "Europe/Berlin"), ("Eastern Daylight Time", "America/New_York"),
      ("W. Europe Summer Time", "Europe/Berlin"), ("Central Standard Time (Mexico) 3", "America/Mexico_City"),
      ("(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"),
      ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
      ("(GMT-06.00) Central Time (US & Canada)", "America/Chicago"),
      ("Mountain Time (US & Canada)", "America/Denver"),
      ("(GMT-08:00) Pacific Time (US & Canada); Tijuana", "America/Los_Angeles"),
      ("(GMT+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
      ("(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna", "Europe/Berlin"),
      ("(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", "Europe/Berlin"),
      ("(UTC+01:00) Brüssel, Kopenhagen, Madrid, Paris", "Europe/Paris"),
      ("(UTC+01:00) Belgrad, Bratislava, Budapest, Ljubljana, Prag", "Europe/Budapest"),
      ("(UTC-05:00) Eastern Time (USA und Kanada)", "America/New_York"),
      ("(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London", "Europe/London"),
      ("(UTC) Dublin, Edinburgh, Lisbon, London", "Europe/London"), ("(GMT) Casablanca", "Africa/Casablanca"),
      ("(UTC) Coordinated Universal Time", "Etc/UTC"),
      ("(UTC-11:00) Coordinated Universal Time-11", "Etc/GMT+11"),
      ("(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Calcutta"),
      ("(UTC+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney"),
      ("(UTC-03:30) Newfoundland", "America/St_Johns"), ("(GMT-07:00) Arizona", "America/Phoenix"),
    ])
  func variants(name: String, expected: String) throws {
    #expect(WindowsZones.name(meantBy: name) == expected)
    let text = calendar(event: "UID:1", "DTSTART;TZID=\"\(name)\":20261005T090000", "DURATION:PT1H")
    let reading = try reading(text, "2026-10-01", "2026-10-10")
    #expect(reading.problems.isEmpty)
    let civil = CivilDateTime(date: try day("2026-10-05"), secondOfDay: 9 * 3_600)
    #expect(reading.events.map(\.span.start) == [try zone(expected).instant(of: civil)])
  }

  @Test("Every shown place leads to a zone, and other names are none of Windows'")
  func places() {
    for place in WindowsZones.shownPlaces.values {
      #expect(WindowsZones.names[place].flatMap(database.zone(named:)) != nil, "\(place)")
    }
    for name in [
      "Customized Time Zone", "", "(", "()", "1", "Somewhere", "tzone://Microsoft/Custom", "Standard Time",
      "EST",
    ] {
      #expect(WindowsZones.name(meantBy: name) == nil, "\(name)")
    }
  }

  @Test("A numbered name that the file defines means what the file says")
  func numberedDefinition() throws {
    let text = calendar(
      "BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time 1", "BEGIN:STANDARD", "TZOFFSETTO:+0530",
      "END:STANDARD",
      "END:VTIMEZONE",
      event("UID:1", "DTSTART;TZID=W. Europe Standard Time 1:20261005T090000", "DURATION:PT1H"))
    let reading = try reading(text, "2026-10-05", "2026-10-06", zone: "UTC")
    #expect(try lines(reading.events, zone: "UTC").map { $0.prefix(16) } == ["2026-10-05T03:30"])
  }

  @Test("A name that nothing explains is read as local, kept, and reported once")
  func unresolved() throws {
    let text = calendar(
      event("UID:1", "DTSTART;TZID=Customized Time Zone:20261005T090000", "DURATION:PT1H", "SUMMARY:A"),
      event("UID:2", "DTSTART;TZID=Customized Time Zone:20261005T110000", "DURATION:PT1H", "SUMMARY:B"))
    let reading = try reading(text, "2026-10-05", "2026-10-06")
    #expect(
      try lines(reading.events) == [
        "2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A", "2026-10-05T11:00+02:00/2026-10-05T12:00+02:00 B",
      ])
    #expect(reading.problems.map(\.kind) == [.unknownZone("Customized Time Zone")])
    #expect(reading.problems.map(\.line) == [5])
    #expect(reading.problems.map(\.uid) == ["1"])
  }

  private func check(_ text: String) throws -> FileReport {
    let file = FileManager.default.temporaryDirectory.appending(path: "zones-\(UUID().uuidString).ics")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reader = CalendarReader(viewer: try zone("Europe/Berlin"), zones: database, me: [])
    return try #require(reader.check(CalendarSource(name: "test", path: file.path)).first)
  }
}

private let changing = [
  "BEGIN:STANDARD", "DTSTART:19701025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:19700329T020000",
  "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT",
]

/// A definition of a zone and an event at nine o'clock in it on 5 October and on 5 January.
struct DefinitionCase: CustomTestStringConvertible {
  let title: String
  let definition: [String]
  /// What UTC shows then.
  let expected: [String]
  var name = "Custom"
  var tzid = "Custom"

  var testDescription: String { title }
}

@Suite("Zones that a file defines")
struct ZoneDefinitionTests {
  @Test("A definition gives the offset at every date", arguments: cases)
  func offsets(_ test: DefinitionCase) throws {
    let zone = (["BEGIN:VTIMEZONE", "TZID:\(test.name)"] + test.definition + ["END:VTIMEZONE"])
    let text = calendar(
      event("UID:1", "DTSTART;TZID=\(test.tzid):20261005T090000", "DURATION:PT1H"),
      zone.joined(separator: "\n"),
      event("UID:2", "DTSTART;TZID=\(test.tzid):20270105T090000", "DURATION:PT1H"))
    let reading = try reading(text, "2026-10-01", "2027-02-01", zone: "UTC")
    #expect(
      try lines(reading.events, zone: "UTC").map { $0.dropFirst(11).prefix(5) }
        == test.expected.map { $0[...] })
    #expect(reading.problems.isEmpty)
  }

  private static let cases = [
    DefinitionCase(title: "rules of both parts", definition: changing, expected: ["07:00", "08:00"]),
    DefinitionCase(
      title: "a name with a comma, escaped in the definition", definition: changing,
      expected: ["07:00", "08:00"],
      name: "Kuala Lumpur\\, Singapore", tzid: "\"Kuala Lumpur, Singapore\""),
    DefinitionCase(
      title: "a name with a colon that nobody quoted", definition: changing, expected: ["07:00", "08:00"],
      name: "(UTC+01:00) Somewhere", tzid: "(UTC+01:00) Somewhere"),
    DefinitionCase(
      title: "an abbreviation means what the file says", definition: changing, expected: ["07:00", "08:00"],
      name: "EST", tzid: "EST"),
    DefinitionCase(
      title: "one part without a start", definition: ["BEGIN:STANDARD", "TZOFFSETTO:+0530", "END:STANDARD"],
      expected: ["03:30", "03:30"]),
    DefinitionCase(
      title: "dates instead of rules",
      definition: [
        "BEGIN:STANDARD", "DTSTART:20201025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "RDATE:20261025T030000", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:20260329T020000",
        "TZOFFSETFROM:+0100",
        "TZOFFSETTO:+0200", "END:DAYLIGHT",
      ], expected: ["07:00", "08:00"]),
    DefinitionCase(
      title: "a rule that has ended",
      definition: [
        "BEGIN:STANDARD", "DTSTART:20151025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20201025T010000Z", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:20150329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20210328T010000Z", "END:DAYLIGHT",
      ], expected: ["07:00", "07:00"]),
    DefinitionCase(
      title: "the dates of Outlook, from 1601, and seconds in an offset",
      definition: [
        "BEGIN:STANDARD", "DTSTART:16011028T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
        "TZOFFSETFROM:+020000", "TZOFFSETTO:+010000", "END:STANDARD", "BEGIN:DAYLIGHT",
        "DTSTART:16010325T020000",
        "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "TZOFFSETFROM:+010000", "TZOFFSETTO:+020000",
        "END:DAYLIGHT",
      ], expected: ["07:00", "08:00"]),
    DefinitionCase(
      title: "before its first change a zone has the offset from which that changes",
      definition: [
        "BEGIN:STANDARD", "DTSTART:20261101T000000", "TZOFFSETFROM:-0300", "TZOFFSETTO:-0500", "END:STANDARD",
      ], expected: ["12:00", "14:00"]),
  ]

  @Test("A definition that is unusable leaves the name unexplained")
  func unusable() throws {
    let text = calendar(
      "BEGIN:VTIMEZONE", "TZID:Custom", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:1 hour",
      "END:STANDARD", "END:VTIMEZONE",
      event("UID:1", "DTSTART;TZID=Custom:20261005T090000", "DURATION:PT1H"))
    let reading = try reading(text, "2026-10-05", "2026-10-06")
    #expect(reading.problems.map(\.kind) == [.unknownZone("Custom")])
    #expect(reading.events.count == 1)
  }

  @Test("Each VCALENDAR of a file has its own definitions")
  func scopes() throws {
    func part(_ uid: String, _ offset: String) -> String {
      calendar(
        "BEGIN:VTIMEZONE", "TZID:Custom", "BEGIN:STANDARD", "DTSTART:19700101T000000",
        "TZOFFSETFROM:\(offset)",
        "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
        event("UID:\(uid)", "DTSTART;TZID=Custom:20261005T090000", "DURATION:PT1H", "SUMMARY:\(uid)"))
    }
    let reading = try reading(
      part("1", "+0100") + part("2", "+0300"), "2026-10-05", "2026-10-06", zone: "UTC")
    #expect(
      try lines(reading.events, zone: "UTC") == [
        "2026-10-05T06:00+00:00/2026-10-05T07:00+00:00 2", "2026-10-05T08:00+00:00/2026-10-05T09:00+00:00 1",
      ])
  }
}
