import Testing

@testable import Calendars

@Suite("Times, lengths and zones")
struct CivilTimeTests {
  @Test("An event is where its start and its end or length put it", arguments: plain)
  func place(_ test: OccurrenceCase) throws { try test.check() }

  @Test("Gaps, repeated hours and short days", arguments: changes)
  func clockChange(_ test: OccurrenceCase) throws { try test.check() }

  @Test("Whole days are the viewer's, wherever that is", arguments: wholeDays)
  func wholeDay(_ test: OccurrenceCase) throws { try test.check() }

  private static let plain = [
    OccurrenceCase(
      "UTC, a zone, and floating",
      calendar(
        event("UID:1", "DTSTART:20261005T090000Z", "DURATION:PT1H", "SUMMARY:A"),
        event("UID:2", "DTSTART;TZID=Asia/Tokyo:20261006T090000", "DURATION:PT1H", "SUMMARY:B"),
        event("UID:3", "DTSTART:20261007T090000", "DURATION:PT1H", "SUMMARY:C")), zone: "America/St_Johns",
      [
        "2026-10-05T06:30-02:30/2026-10-05T07:30-02:30 A", "2026-10-05T21:30-02:30/2026-10-05T22:30-02:30 B",
        "2026-10-07T09:00-02:30/2026-10-07T10:00-02:30 C",
      ]),
    OccurrenceCase(
      "start and end in different zones",
      calendar(
        event: "UID:1", "DTSTART;TZID=Europe/Berlin:20261005T130000",
        "DTEND;TZID=America/New_York:20261005T160000",
        "SUMMARY:Flight"),
      ["2026-10-05T13:00+02:00/2026-10-05T22:00+02:00 Flight"]),
    OccurrenceCase(
      "a Z beats a TZID, and a TZID on a date says nothing",
      calendar(
        event("UID:1", "DTSTART;TZID=Nowhere/At_All:20261005T090000Z", "DURATION:PT1H", "SUMMARY:A"),
        event("UID:2", "DTSTART;TZID=Nowhere/At_All;VALUE=DATE:20261006", "SUMMARY:B")),
      ["2026-10-05T11:00+02:00/2026-10-05T12:00+02:00 A", "2026-10-06/2026-10-07 B"]),
    OccurrenceCase(
      "a date is a date with or without VALUE, and a time a time whatever VALUE says",
      calendar(
        event("UID:1", "DTSTART:20261005", "SUMMARY:A"),
        event("UID:2", "DTSTART;VALUE=DATE:20261006T080000", "DTEND;VALUE=DATE:20261006T093000", "SUMMARY:B")),
      ["2026-10-05/2026-10-06 A", "2026-10-06T08:00+02:00/2026-10-06T09:30+02:00 B"]),
    OccurrenceCase(
      "neither end nor duration: no length at a time, one day on a date",
      calendar(
        event("UID:1", "DTSTART:20261005T090000Z", "SUMMARY:A"),
        event("UID:2", "DTSTART:20261006", "SUMMARY:B")),
      ["2026-10-05T11:00+02:00/2026-10-05T11:00+02:00 A", "2026-10-06/2026-10-07 B"]),
    OccurrenceCase(
      "durations in all their forms",
      calendar(
        event("UID:1", "DTSTART:20261005T090000Z", "DURATION:P1W", "SUMMARY:A"),
        event("UID:2", "DURATION:P1DT2H3M4S", "DTSTART:20261005T090000Z", "SUMMARY:B"),
        event("UID:3", "DTSTART:20261005T090000Z", "DURATION:+PT90M", "SUMMARY:C"),
        event("UID:4", "DTSTART:20261005", "DURATION:P2D", "SUMMARY:D"),
        event("UID:5", "DTSTART:20261005", "DURATION:PT36H", "SUMMARY:E"),
        event("UID:6", "DTSTART:20261005", "DURATION:PT0S", "SUMMARY:F")),
      [
        "2026-10-05/2026-10-07 D", "2026-10-05/2026-10-07 E", "2026-10-05/2026-10-06 F",
        "2026-10-05T11:00+02:00/2026-10-12T11:00+02:00 A",
        "2026-10-05T11:00+02:00/2026-10-06T13:03:04+02:00 B",
        "2026-10-05T11:00+02:00/2026-10-05T12:30+02:00 C",
      ]),
    OccurrenceCase(
      "midnight written as 24 o'clock, a leap second, small letters",
      calendar(
        event("UID:1", "DTSTART:20261005T220000", "DTEND:20261005T240000", "SUMMARY:A"),
        event("UID:2", "dtstart;value=date-time:20261006t090060z", "duration:pt1h", "summary:B")),
      [
        "2026-10-05T22:00+02:00/2026-10-06T00:00+02:00 A",
        "2026-10-06T11:00:59+02:00/2026-10-06T12:00:59+02:00 B",
      ]),
    OccurrenceCase(
      "one that began before the window and one that only touches it",
      calendar(
        event("UID:1", "DTSTART:20260901T090000Z", "DTEND:20261003T090000Z", "SUMMARY:A"),
        event("UID:2", "DTSTART:20260930T200000Z", "DTEND:20260930T220000Z", "SUMMARY:B"),
        event("UID:3", "DTSTART:20260930T220000Z", "SUMMARY:C")),
      to: "2026-10-02",
      [
        "2026-09-01T11:00+02:00/2026-10-03T11:00+02:00 A",
        "2026-10-01T00:00+02:00/2026-10-01T00:00+02:00 C",
      ]),
    OccurrenceCase(
      "a long instance of a series that began before the window",
      calendar(
        event: "UID:1", "DTSTART;VALUE=DATE:20200101", "DTEND;VALUE=DATE:20200111", "RRULE:FREQ=MONTHLY",
        "SUMMARY:A"), from: "2026-10-08", to: "2026-10-09", ["2026-10-01/2026-10-11 A"]),
  ]

  private static let changes = [
    OccurrenceCase(
      "a time that does not exist is later by the gap",
      calendar(event: "UID:1", "DTSTART;TZID=Europe/Berlin:20260329T023000", "DURATION:PT1H", "SUMMARY:A"),
      from: "2026-03-29", to: "2026-03-30", ["2026-03-29T03:30+02:00/2026-03-29T04:30+02:00 A"]),
    OccurrenceCase(
      "two times of the clock at one instant are one occurrence",
      calendar(
        event: "UID:1", "DTSTART;TZID=Europe/Berlin:20260328T023000", "DURATION:PT15M", "SUMMARY:A",
        "RRULE:FREQ=DAILY;BYHOUR=2,3;UNTIL=20260330T000000Z"), from: "2026-03-28", to: "2026-03-30",
      [
        "2026-03-28T02:30+01:00/2026-03-28T02:45+01:00 A", "2026-03-28T03:30+01:00/2026-03-28T03:45+01:00 A",
        "2026-03-29T03:30+02:00/2026-03-29T03:45+02:00 A",
      ]),
    OccurrenceCase(
      "a series keeps its wall clock and its exact length",
      calendar(
        event: "UID:1", "DTSTART;TZID=Europe/Berlin:20261023T220000",
        "DTEND;TZID=Europe/Berlin:20261024T060000",
        "SUMMARY:Night", "RRULE:FREQ=DAILY;COUNT=3"),
      [
        "2026-10-23T22:00+02:00/2026-10-24T06:00+02:00 Night",
        "2026-10-24T22:00+02:00/2026-10-25T05:00+01:00 Night",
        "2026-10-25T22:00+01:00/2026-10-26T06:00+01:00 Night",
      ]),
    OccurrenceCase(
      "a change at midnight: the day begins at one",
      calendar(event("UID:1", "DTSTART;VALUE=DATE:20260906", "SUMMARY:A")), from: "2026-09-05",
      to: "2026-09-08",
      zone: "America/Santiago", ["2026-09-06/2026-09-07 A"]),
    OccurrenceCase(
      "half an hour: Lord Howe Island",
      calendar(
        event: "UID:1", "DTSTART;TZID=Australia/Lord_Howe:20261003T120000", "DURATION:P1D", "SUMMARY:A"),
      zone: "UTC", ["2026-10-03T01:30+00:00/2026-10-04T01:00+00:00 A"]),
  ]

  private static let wholeDays = ["Pacific/Auckland", "America/St_Johns", "Pacific/Kiritimati", "Etc/GMT+12"]
    .map {
      zone in
      OccurrenceCase(
        "seen from \(zone)",
        calendar(
          event("UID:1", "DTSTART;VALUE=DATE:20261005", "DTEND;VALUE=DATE:20261007", "SUMMARY:A"),
          event("UID:2", "DTSTART;VALUE=DATE:20261007", "SUMMARY:B", "RRULE:FREQ=WEEKLY")),
        from: "2026-10-06",
        to: "2026-10-08", zone: zone, ["2026-10-05/2026-10-07 A", "2026-10-07/2026-10-08 B"])
    }
}
