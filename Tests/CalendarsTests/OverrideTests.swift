import DayBudget
import Testing

@testable import Calendars

private let berlin = "TZID=Europe/Berlin"
private let master = event(
  "UID:1", "DTSTART;TZID=Europe/Berlin:20261005T090000", "DTEND;TZID=Europe/Berlin:20261005T100000",
  "RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:A")
private let fifth = "2026-10-05T09:00+02:00/2026-10-05T10:00+02:00 A"
private let sixth = "2026-10-06T09:00+02:00/2026-10-06T10:00+02:00 A"
private let seventh = "2026-10-07T09:00+02:00/2026-10-07T10:00+02:00 A"
private let eighth = "2026-10-08T09:00+02:00/2026-10-08T10:00+02:00 A"

@Suite("Instances that are replaced")
struct OverrideTests {
  @Test("An override replaces the instance that it names", arguments: replacing)
  func instance(_ test: OccurrenceCase) throws { try test.check() }

  @Test("An override with RANGE=THISANDFUTURE changes what follows", arguments: future)
  func following(_ test: OccurrenceCase) throws { try test.check() }

  @Test("Of several versions the latest revision counts", arguments: versions)
  func revision(_ test: OccurrenceCase) throws { try test.check() }

  @Test("Any day asked for alone gives its part of the whole", arguments: replacing + future + versions)
  func dayByDay(_ test: OccurrenceCase) throws {
    var found: [String] = []
    var day = try CalendarsTests.day(test.from)
    let end = try CalendarsTests.day(test.to)
    while day < end {
      let next = day.adding(days: 1)
      let reading = try reading(test.calendar, day.description, next.description, zone: test.zone)
      for line in try lines(reading.events, zone: test.zone) where !found.contains(line) {
        found.append(line)
      }
      day = next
    }
    #expect(found == test.expected)
  }

  private static let replacing = [
    OccurrenceCase(
      "named in UTC, moved to another day",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID:20261006T070000Z", "DTSTART:20261020T070000Z", "DURATION:PT30M", "SUMMARY:B"
        )),
      [fifth, seventh, eighth, "2026-10-20T09:00+02:00/2026-10-20T09:30+02:00 B"]),
    OccurrenceCase(
      "named by its date, before the master in the file",
      calendar(
        event("UID:1", "RECURRENCE-ID;VALUE=DATE:20261006", "DTSTART;\(berlin):20261006T100000", "SUMMARY:B"),
        master),
      [fifth, "2026-10-06T10:00+02:00/2026-10-06T10:00+02:00 B", seventh, eighth]),
    OccurrenceCase(
      "named without a zone, which is then the series'",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID:20261006T090000", "DTSTART;\(berlin):20261006T100000", "DURATION:PT1H",
          "SUMMARY:B")),
      zone: "Asia/Tokyo",
      [
        "2026-10-05T16:00+09:00/2026-10-05T17:00+09:00 A", "2026-10-06T17:00+09:00/2026-10-06T18:00+09:00 B",
        "2026-10-07T16:00+09:00/2026-10-07T17:00+09:00 A", "2026-10-08T16:00+09:00/2026-10-08T17:00+09:00 A",
      ]),
    OccurrenceCase(
      "that is no instance: both stand",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;\(berlin):20261006T080000", "DTSTART;\(berlin):20261006T080000",
          "DURATION:PT30M", "SUMMARY:B")),
      [fifth, "2026-10-06T08:00+02:00/2026-10-06T08:30+02:00 B", sixth, seventh, eighth]),
    OccurrenceCase(
      "whose rule is ignored",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;\(berlin):20261006T090000", "DTSTART;\(berlin):20261006T110000",
          "DURATION:PT1H", "RRULE:FREQ=DAILY", "SUMMARY:B")),
      [fifth, "2026-10-06T11:00+02:00/2026-10-06T12:00+02:00 B", seventh, eighth]),
    OccurrenceCase(
      "of whole days, named with a time",
      calendar(
        event("UID:1", "DTSTART;VALUE=DATE:20261005", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:A"),
        event("UID:1", "RECURRENCE-ID:20261006T000000Z", "DTSTART;VALUE=DATE:20261010", "SUMMARY:B")),
      ["2026-10-05/2026-10-06 A", "2026-10-07/2026-10-08 A", "2026-10-10/2026-10-11 B"]),
    OccurrenceCase(
      "the first instance",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;\(berlin):20261005T090000", "DTSTART;\(berlin):20261005T070000",
          "DURATION:PT1H", "SUMMARY:B")),
      ["2026-10-05T07:00+02:00/2026-10-05T08:00+02:00 B", sixth, seventh, eighth]),
    OccurrenceCase(
      "of another event leaves this one alone",
      calendar(
        master,
        event(
          "UID:2", "RECURRENCE-ID;\(berlin):20261006T090000", "DTSTART;\(berlin):20261006T093000",
          "DURATION:PT1H", "SUMMARY:B")),
      [fifth, sixth, "2026-10-06T09:30+02:00/2026-10-06T10:30+02:00 B", seventh, eighth]),
    OccurrenceCase(
      "without a UID it is an event of its own, like every other without one",
      calendar(
        event("DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A"),
        event("UID:", "DTSTART;\(berlin):20261006T090000", "DURATION:PT1H", "SUMMARY:A"),
        event("UID:", "DTSTART;\(berlin):20261007T090000", "DURATION:PT1H", "SUMMARY:A")),
      [fifth, sixth, seventh]),
  ]

  private static let future = [
    OccurrenceCase(
      "to an earlier day, as a longer event",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE;\(berlin):20261007T090000",
          "DTSTART;\(berlin):20261006T220000", "DURATION:PT3H", "SUMMARY:B")),
      [
        fifth, sixth, "2026-10-06T22:00+02:00/2026-10-07T01:00+02:00 B",
        "2026-10-07T22:00+02:00/2026-10-08T01:00+02:00 B",
      ]),
    OccurrenceCase(
      "with one later instance changed by itself",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE;\(berlin):20261006T090000",
          "DTSTART;\(berlin):20261006T100000", "DURATION:PT1H", "SUMMARY:B"),
        event(
          "UID:1", "RECURRENCE-ID;\(berlin):20261007T090000", "DTSTART;\(berlin):20261007T200000",
          "DURATION:PT1H", "SUMMARY:C")),
      [
        fifth, "2026-10-06T10:00+02:00/2026-10-06T11:00+02:00 B",
        "2026-10-07T20:00+02:00/2026-10-07T21:00+02:00 C", "2026-10-08T10:00+02:00/2026-10-08T11:00+02:00 B",
      ]),
    OccurrenceCase(
      "the later of two takes over",
      calendar(
        master,
        event(
          "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE;\(berlin):20261008T090000",
          "DTSTART;\(berlin):20261008T120000", "DURATION:PT1H", "SUMMARY:C"),
        event(
          "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE;\(berlin):20261006T090000",
          "DTSTART;\(berlin):20261006T100000", "DURATION:PT1H", "SUMMARY:B")),
      [
        fifth, "2026-10-06T10:00+02:00/2026-10-06T11:00+02:00 B",
        "2026-10-07T10:00+02:00/2026-10-07T11:00+02:00 B", "2026-10-08T12:00+02:00/2026-10-08T13:00+02:00 C",
      ]),
    OccurrenceCase(
      "across a change of the clock the wall clock stays",
      calendar(
        event(
          "UID:1", "DTSTART;\(berlin):20261024T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3",
          "SUMMARY:A"),
        event(
          "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261024T070000Z", "DTSTART:20261024T083000Z",
          "DURATION:PT1H", "SUMMARY:B")),
      [
        "2026-10-24T10:30+02:00/2026-10-24T11:30+02:00 B", "2026-10-25T10:30+01:00/2026-10-25T11:30+01:00 B",
        "2026-10-26T10:30+01:00/2026-10-26T11:30+01:00 B",
      ]),
  ]

  private static let versions = [
    OccurrenceCase(
      "by SEQUENCE, whatever the order",
      calendar(
        event("UID:1", "SEQUENCE:2", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A"),
        event(
          "UID:1", "SEQUENCE:1", "DTSTAMP:20270101T000000Z", "DTSTART;\(berlin):20261012T090000",
          "DURATION:PT1H", "SUMMARY:B")),
      [fifth]),
    OccurrenceCase(
      "then by DTSTAMP",
      calendar(
        event(
          "UID:1", "DTSTAMP:20260102T000000Z", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H",
          "SUMMARY:A"),
        event(
          "UID:1", "DTSTAMP:20260101T000000Z", "DTSTART;\(berlin):20261012T090000", "DURATION:PT1H",
          "SUMMARY:B")),
      [fifth]),
    OccurrenceCase(
      "then by the place in the file",
      calendar(
        event("UID:1", "DTSTART;\(berlin):20261012T090000", "DURATION:PT1H", "SUMMARY:B"),
        event("UID:1", "DTSTART;\(berlin):20261005T090000", "DURATION:PT1H", "SUMMARY:A")),
      [fifth]),
    OccurrenceCase(
      "of an override too",
      calendar(
        master,
        event(
          "UID:1", "SEQUENCE:3", "RECURRENCE-ID;\(berlin):20261006T090000",
          "DTSTART;\(berlin):20261006T110000", "DURATION:PT1H", "SUMMARY:B"),
        event(
          "UID:1", "SEQUENCE:2", "RECURRENCE-ID:20261006T070000Z", "DTSTART;\(berlin):20261006T120000",
          "DURATION:PT1H", "SUMMARY:C")),
      [fifth, "2026-10-06T11:00+02:00/2026-10-06T12:00+02:00 B", seventh, eighth]),
  ]
}
