import Testing

@testable import Calendars

/// Properties of an event, and what the table says about it.
struct BusyCase: CustomTestStringConvertible {
  let title: String
  let properties: [String]
  let counts: Bool
  let reason: CalendarEvent.Reason?
  var policies = CalendarPolicies()
  var me = ["me@example.org"]

  var testDescription: String { title }
}

private let timed = ["DTSTART:20261015T080000Z", "DURATION:PT1H"]
private let wholeDay = ["DTSTART;VALUE=DATE:20261015"]

private func answer(_ status: String) -> String { "ATTENDEE;CN=Me;PARTSTAT=\(status):mailto:me@example.org" }

@Suite("What counts as busy")
struct BusyTableTests {
  @Test("The table", arguments: table + addresses + policies)
  func verdict(_ test: BusyCase) throws {
    let text = calendar("BEGIN:VEVENT\n\((["UID:1"] + test.properties).joined(separator: "\n"))\nEND:VEVENT")
    let reading = try reading(text, "2026-10-15", "2026-10-16", me: test.me, policies: test.policies)
    let event = try #require(reading.events.first)
    #expect(event.counts == test.counts)
    #expect(event.reason == test.reason)
  }

  static let table = [
    BusyCase(title: "an event", properties: timed, counts: true, reason: nil),
    BusyCase(
      title: "marked as free", properties: timed + ["TRANSP:TRANSPARENT"], counts: false, reason: .transparent
    ),
    BusyCase(title: "cancelled", properties: timed + ["STATUS:cancelled"], counts: false, reason: .cancelled),
    BusyCase(title: "tentative", properties: timed + ["STATUS:TENTATIVE"], counts: true, reason: .tentative),
    BusyCase(title: "confirmed", properties: timed + ["STATUS:CONFIRMED"], counts: true, reason: nil),
    BusyCase(title: "declined", properties: timed + [answer("DECLINED")], counts: false, reason: .declined),
    BusyCase(
      title: "not answered", properties: timed + [answer("needs-action")], counts: true, reason: .unanswered),
    BusyCase(title: "accepted", properties: timed + [answer("ACCEPTED")], counts: true, reason: nil),
    BusyCase(title: "perhaps", properties: timed + [answer("TENTATIVE")], counts: true, reason: .tentative),
    BusyCase(title: "all day", properties: wholeDay, counts: false, reason: .allDay),
    BusyCase(
      title: "all day, opaque", properties: wholeDay + ["TRANSP:OPAQUE"], counts: true, reason: .allDay),
    BusyCase(
      title: "all day, out of office", properties: wholeDay + ["X-MICROSOFT-CDO-BUSYSTATUS:OOF"],
      counts: true,
      reason: .allDay),
    BusyCase(
      title: "all day, busy", properties: wholeDay + ["X-MICROSOFT-CDO-BUSYSTATUS:BUSY"], counts: true,
      reason: .allDay),
    BusyCase(
      title: "free in Outlook", properties: timed + ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"], counts: false,
      reason: .transparent),
    BusyCase(
      title: "a no beats a yes: transparent and busy",
      properties: timed + ["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:BUSY"], counts: false,
      reason: .transparent),
    BusyCase(
      title: "a no beats a yes: all day, opaque and free",
      properties: wholeDay + ["TRANSP:OPAQUE", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], counts: false,
      reason: .transparent),
    BusyCase(
      title: "no length", properties: ["DTSTART:20261015T080000Z"], counts: false, reason: .noLength),
    BusyCase(
      title: "of several reasons the plainest: cancelled",
      properties: wholeDay + ["STATUS:CANCELLED", "TRANSP:TRANSPARENT", answer("DECLINED")], counts: false,
      reason: .cancelled),
  ]

  static let addresses = [
    BusyCase(
      title: "someone else declined",
      properties: timed + ["ATTENDEE;PARTSTAT=DECLINED:mailto:you@example.org", answer("ACCEPTED")],
      counts: true,
      reason: nil),
    BusyCase(
      title: "addresses in any case and form",
      properties: timed + ["ATTENDEE;PARTSTAT=DECLINED:MAILTO:Me@Example.ORG"], counts: false,
      reason: .declined,
      me: ["mailto:ME@example.org"]),
    BusyCase(
      title: "an address in the EMAIL parameter",
      properties: timed + ["ATTENDEE;PARTSTAT=DECLINED;EMAIL=me@example.org:urn:uuid:1-2-3"], counts: false,
      reason: .declined),
    BusyCase(
      title: "no known address", properties: timed + [answer("DECLINED")], counts: true, reason: nil, me: []),
    BusyCase(
      title: "two addresses, one of which accepted",
      properties: timed + [answer("DECLINED"), "ATTENDEE;PARTSTAT=ACCEPTED:mailto:i@example.org"],
      counts: true,
      reason: nil, me: ["me@example.org", "i@example.org"]),
    BusyCase(
      title: "no status is not answered", properties: timed + ["ATTENDEE:mailto:me@example.org"],
      counts: true,
      reason: .unanswered),
    BusyCase(
      title: "who invites need not answer",
      properties: timed + ["ORGANIZER:mailto:me@example.org", answer("NEEDS-ACTION")], counts: true,
      reason: nil),
  ]

  static let policies = [
    BusyCase(
      title: "all day, busy by policy", properties: wholeDay, counts: true, reason: .allDay,
      policies: CalendarPolicies(allDay: .busy)),
    BusyCase(
      title: "all day, free by policy", properties: wholeDay + ["TRANSP:OPAQUE"], counts: false,
      reason: .allDay, policies: CalendarPolicies(allDay: .free)),
    BusyCase(
      title: "a policy does not make busy what is marked as free",
      properties: wholeDay + ["TRANSP:TRANSPARENT"], counts: false, reason: .transparent,
      policies: CalendarPolicies(allDay: .busy)),
    BusyCase(
      title: "tentative, free by policy", properties: timed + ["STATUS:TENTATIVE"], counts: false,
      reason: .tentative, policies: CalendarPolicies(tentative: .free)),
    BusyCase(
      title: "not answered, free by policy", properties: timed + [answer("NEEDS-ACTION")], counts: false,
      reason: .unanswered, policies: CalendarPolicies(unanswered: .free)),
    BusyCase(
      title: "policies for others do not matter", properties: timed, counts: true, reason: nil,
      policies: CalendarPolicies(allDay: .free, tentative: .free, unanswered: .free)),
  ]

  @Test("METHOD:CANCEL calls off what its calendar holds, and only that")
  func cancelMethod() throws {
    let kept = calendar(event: "UID:1", "DTSTART:20261015T080000Z", "DURATION:PT1H", "SUMMARY:Kept")
    let gone =
      calendar(
        "METHOD:CANCEL\n" + event("UID:2", "DTSTART:20261015T090000Z", "DURATION:PT1H", "SUMMARY:Gone"))
    let events = try reading(kept + gone, "2026-10-15", "2026-10-16").events
    #expect(events.map(\.title) == ["Kept", "Gone"])
    #expect(events.map(\.reason) == [nil, .cancelled])
  }

  @Test("Free-busy periods are untitled events, of which only FREE does not count")
  func freeBusy() throws {
    let text = calendar(
      "BEGIN:VFREEBUSY", "UID:1", "DTSTART:20261015T000000Z", "DTEND:20261016T000000Z",
      "FREEBUSY:20261015T060000Z/PT1H,20261015T080000Z/20261015T090000Z",
      "FREEBUSY;FBTYPE=FREE:20261015T100000Z/PT1H", "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261015T120000Z/PT1H",
      "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261015T140000Z/PT1H", "FREEBUSY:20261020T140000Z/PT1H",
      "END:VFREEBUSY")
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(
      try lines(reading.events) == [
        "2026-10-15T08:00+02:00/2026-10-15T09:00+02:00", "2026-10-15T10:00+02:00/2026-10-15T11:00+02:00",
        "2026-10-15T12:00+02:00/2026-10-15T13:00+02:00", "2026-10-15T14:00+02:00/2026-10-15T15:00+02:00",
        "2026-10-15T16:00+02:00/2026-10-15T17:00+02:00",
      ])
    #expect(reading.events.map(\.counts) == [true, true, false, true, true])
    #expect(reading.events.map(\.reason) == [nil, nil, .transparent, .tentative, nil])
    #expect(reading.problems.isEmpty)
  }

  @Test("Free-busy time that says neither whose it is nor of which range is nobody's")
  func freeBusyOfNobody() throws {
    let bare = calendar("BEGIN:VFREEBUSY", "UID:1", "FREEBUSY:20261015T060000Z/PT1H", "END:VFREEBUSY")
    let owned = calendar(
      "BEGIN:VFREEBUSY", "UID:1", "ORGANIZER:mailto:me@example.org", "FREEBUSY:20261015T060000Z/PT1H",
      "END:VFREEBUSY")
    #expect(try reading(bare, "2026-10-15", "2026-10-16") == CalendarReading(events: [], problems: []))
    #expect(try reading(owned, "2026-10-15", "2026-10-16").events.count == 1)
  }

  @Test("Tasks, journals and alarms are not listed, nor is what they hold taken for the event's")
  func otherComponents() throws {
    let text = calendar(
      "BEGIN:VTODO", "UID:1", "DTSTART:20261015T080000Z", "DURATION:PT1H", "END:VTODO", "BEGIN:VJOURNAL",
      "UID:2",
      "DTSTART:20261015T080000Z", "END:VJOURNAL",
      event(
        "UID:3", "DTSTART:20261015T080000Z", "DURATION:PT1H", "BEGIN:VALARM", "TRIGGER:-PT15M",
        "DURATION:PT9H",
        "SUMMARY:Alarm", "END:VALARM", "SUMMARY:Event"))
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(try lines(reading.events) == ["2026-10-15T10:00+02:00/2026-10-15T11:00+02:00 Event"])
    #expect(reading.problems.isEmpty)
  }
}
