import Testing

@testable import Calendars

private let berlin = "TZID=Europe/Berlin"

@Suite("Series: rules, dates and exceptions together")
struct SeriesTests {
  @Test("Rules and dates add, exceptions take away", arguments: adding + taking)
  func sets(_ test: OccurrenceCase) throws { try test.check() }

  @Test("UNTIL ends a series inclusively, whatever its form", arguments: until)
  func end(_ test: OccurrenceCase) throws { try test.check() }

  @Test("DTSTART counts as the first instance", arguments: starts)
  func start(_ test: OccurrenceCase) throws { try test.check() }

  private static let adding = [
    OccurrenceCase(
      "several rules are united, each date once",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=WEEKLY;COUNT=3", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;COUNT=3"),
      [
        "2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A", "2026-10-06T09:00+02:00/2026-10-06T10:00+02:00 A",
        "2026-10-12T09:00+02:00/2026-10-12T10:00+02:00 A", "2026-10-19T09:00+02:00/2026-10-19T10:00+02:00 A",
      ]),
    OccurrenceCase(
      "dates of any form are added to an event at a time",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DTEND;\(berlin):20261005T100000", "SUMMARY:A",
        "RDATE;\(berlin):20261007T140000,20261007T140000", "RDATE:20261008T120000Z", "RDATE:20261009T080000",
        "RDATE;VALUE=DATE:20261010",
        "RDATE;VALUE=PERIOD:20261011T080000Z/PT2H,20261012T080000Z/20261012T081500Z"),
      [
        "2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A", "2026-10-07T14:00+02:00/2026-10-07T15:00+02:00 A",
        "2026-10-08T14:00+02:00/2026-10-08T15:00+02:00 A", "2026-10-09T08:00+02:00/2026-10-09T09:00+02:00 A",
        "2026-10-10T09:00+02:00/2026-10-10T10:00+02:00 A", "2026-10-11T10:00+02:00/2026-10-11T12:00+02:00 A",
        "2026-10-12T10:00+02:00/2026-10-12T10:15+02:00 A",
      ]),
    OccurrenceCase(
      "a date before DTSTART is an instance too",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261110T090000", "DURATION:PT1H", "SUMMARY:A",
        "RDATE;\(berlin):20261002T090000"), to: "2026-10-10",
      ["2026-10-02T09:00+02:00/2026-10-02T10:00+02:00 A"]),
    OccurrenceCase(
      "dates of whole days take the day of whatever is written",
      calendar(
        event: "UID:1", "DTSTART;VALUE=DATE:20261005", "SUMMARY:A", "RDATE;VALUE=DATE:20261007",
        "RDATE:20261009T000000"),
      ["2026-10-05/2026-10-06 A", "2026-10-07/2026-10-08 A", "2026-10-09/2026-10-10 A"]),
  ]

  private static let taking = [
    OccurrenceCase(
      "EXDATE in UTC, in another zone and without a zone names the instance",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;COUNT=5", "EXDATE:20261005T070000Z", "EXDATE;TZID=America/New_York:20261006T030000",
        "EXDATE:20261007T090000"),
      zone: "America/St_Johns",
      ["2026-10-08T04:30-02:30/2026-10-08T05:30-02:30 A", "2026-10-09T04:30-02:30/2026-10-09T05:30-02:30 A"]),
    OccurrenceCase(
      "EXDATE as a date takes out all that starts on it in the event's zone",
      calendar(
        event: "UID:1", "DTSTART;TZID=Pacific/Auckland:20261005T010000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=HOURLY;INTERVAL=12;COUNT=6", "EXDATE;VALUE=DATE:20261006"),
      [
        "2026-10-04T14:00+02:00/2026-10-04T15:00+02:00 A", "2026-10-05T02:00+02:00/2026-10-05T03:00+02:00 A",
        "2026-10-06T14:00+02:00/2026-10-06T15:00+02:00 A", "2026-10-07T02:00+02:00/2026-10-07T03:00+02:00 A",
      ]),
    OccurrenceCase(
      "EXDATE of whole days counts by its date, in any form",
      calendar(
        event: "UID:1", "DTSTART;VALUE=DATE:20261005", "SUMMARY:A", "RRULE:FREQ=DAILY;COUNT=5",
        "EXDATE;VALUE=DATE:20261006", "EXDATE:20261007T000000Z", "EXDATE;\(berlin):20261008T000000"),
      ["2026-10-05/2026-10-06 A", "2026-10-09/2026-10-10 A"]),
    OccurrenceCase(
      "EXDATE does not count for COUNT, and takes out a date of RDATE",
      calendar(
        event: "UID:1", "DTSTART:20261005T090000Z", "DURATION:PT1H", "SUMMARY:A", "RRULE:FREQ=DAILY;COUNT=2",
        "RDATE:20261020T090000Z", "EXDATE:20261006T090000Z,20261020T090000Z"),
      ["2026-10-05T11:00+02:00/2026-10-05T12:00+02:00 A"]),
    OccurrenceCase(
      "EXRULE takes out what it gives, DTSTART itself too where it matches",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;COUNT=8", "EXRULE:FREQ=WEEKLY;BYDAY=MO,WE,TH,FR"),
      [
        "2026-10-06T09:00+02:00/2026-10-06T10:00+02:00 A", "2026-10-10T09:00+02:00/2026-10-10T10:00+02:00 A",
        "2026-10-11T09:00+02:00/2026-10-11T10:00+02:00 A",
      ]),
    OccurrenceCase(
      "an EXDATE that takes out everything leaves nothing",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H",
        "EXDATE;\(berlin):20261005T090000"), []),
  ]

  private static let until = [
    OccurrenceCase(
      "a date includes that whole day in the event's zone",
      calendar(
        event: "UID:1", "DTSTART;TZID=America/New_York:20261005T200000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;UNTIL=20261006"),
      ["2026-10-06T02:00+02:00/2026-10-06T03:00+02:00 A", "2026-10-07T02:00+02:00/2026-10-07T03:00+02:00 A"]),
    OccurrenceCase(
      "UTC on a floating event compares in the viewer's zone",
      calendar(
        event: "UID:1", "DTSTART:20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;UNTIL=20261006T133000Z"), zone: "America/New_York",
      ["2026-10-05T09:00-04:00/2026-10-05T10:00-04:00 A", "2026-10-06T09:00-04:00/2026-10-06T10:00-04:00 A"]),
    OccurrenceCase(
      "a time on an event of whole days counts by its date",
      calendar(
        event: "UID:1", "DTSTART;VALUE=DATE:20261005", "SUMMARY:A", "RRULE:FREQ=DAILY;UNTIL=20261006T000000Z"),
      ["2026-10-05/2026-10-06 A", "2026-10-06/2026-10-07 A"]),
    OccurrenceCase(
      "a second too early excludes",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;UNTIL=20261006T065959Z"),
      ["2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A"]),
    OccurrenceCase(
      "an end before the start leaves the start",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=DAILY;UNTIL=20250101T000000Z"),
      ["2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A"]),
  ]

  private static let starts = [
    OccurrenceCase(
      "that the rule does not match",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):20261007T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3"),
      [
        "2026-10-07T09:00+02:00/2026-10-07T10:00+02:00 A", "2026-10-12T09:00+02:00/2026-10-12T10:00+02:00 A",
        "2026-10-19T09:00+02:00/2026-10-19T10:00+02:00 A",
      ]),
    OccurrenceCase(
      "long before the window",
      calendar(
        event: "UID:1", "DTSTART;\(berlin):19900107T090000", "DURATION:PT1H", "SUMMARY:A",
        "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=1920"), from: "2026-10-12", to: "2026-11-12",
      // The 1 919th Monday after 7 January 1990 is 12 October 2026.
      [
        "2026-10-12T09:00+02:00/2026-10-12T10:00+02:00 A"
      ]),
  ]
}
