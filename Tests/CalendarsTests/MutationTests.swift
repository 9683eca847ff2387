import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Calendars

/// Calendars with everything in them, from which broken ones are made.
private let seeds = [
  calendar(
    "METHOD:PUBLISH", "BEGIN:VTIMEZONE", "TZID:Own", "BEGIN:STANDARD", "DTSTART:19701025T030000",
    "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
    "BEGIN:DAYLIGHT", "DTSTART:19700329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
    "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT", "END:VTIMEZONE",
    event(
      "UID:1", "DTSTART;TZID=Own:20260101T090000", "DTEND;TZID=Own:20260101T103000",
      "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,-1FR;BYSETPOS=1,-1;WKST=SU;INTERVAL=2;COUNT=40",
      "EXDATE;TZID=Own:20260202T090000,20260303T090000", "RDATE;VALUE=PERIOD:20261015T080000Z/PT2H",
      "SUMMARY:Gr\u{FC}sse \\, 🎉", "ATTENDEE;CN=\"A; B\";PARTSTAT=DECLINED:mailto:me@example.org"),
    event(
      "UID:1", "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Own:20260504T090000",
      "DTSTART;TZID=Own:20260505T090000",
      "DURATION:P1DT2H", "SEQUENCE:3", "DTSTAMP:20260101T000000Z", "STATUS:TENTATIVE")),
  calendar(
    event(
      "UID:2", "DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=YEARLY;BYWEEKNO=20,-1;UNTIL=20301231",
      "TRANSP:OPAQUE"),
    event(
      "UID:3", "DTSTART;TZID=W. Europe Standard Time:20261001T090000",
      "RRULE:FREQ=HOURLY;INTERVAL=5;BYHOUR=9,14;BYMINUTE=0,30", "EXRULE:FREQ=WEEKLY;BYDAY=SU",
      "X-MICROSOFT-CDO-BUSYSTATUS:OOF"),
    "BEGIN:VFREEBUSY", "FREEBUSY;FBTYPE=BUSY:20261015T080000Z/20261015T090000Z,20261015T100000Z/PT1H",
    "END:VFREEBUSY"),
]

@Suite("Broken calendars")
struct MutationTests {
  /// How many are tried in all by hand (docs/faults/README.md); nil in the suite.
  private static let byHand = ProcessInfo.processInfo.environment["XDAY_FUZZ"].flatMap { Int($0) }

  @Test("No mutation of a calendar stops the reader", arguments: 0..<20)
  func mutations(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let viewer = try zone(seed.isMultiple(of: 2) ? "Europe/Berlin" : "America/St_Johns")
    let reader = CalendarReader(viewer: viewer, zones: database, me: ["me@example.org"])
    let source = CalendarSource(name: "test", path: "/test.ics")
    let days = try span("2026-10-12", "2026-10-17", in: viewer)
    for _ in 0..<(Self.byHand ?? 5_000) / 20 {
      var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &generator)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) { bytes.mutate(&generator) }
      if generator.chance(4) { bytes.exaggerate(&generator) }
      let start = ContinuousClock.now
      let reading = bytes.withUnsafeBufferPointer {
        reader.read(
          FileBytes($0), of: source, path: source.path, over: days, within: WorkBudget(over: days)
        ).reading
      }
      let block = Int.random(in: 1...300, using: &generator)
      #expect(outline(bytes, block: block) == outline(bytes, block: bytes.count))
      #expect(reading.events.allSatisfy { $0.span.start < days.end && $0.span.end >= days.start })
      #expect(reading.problems.count <= 176)
      #expect(reading.problems.reduce(0) { $0 + "\($1.kind)".utf8.count } < 50_000)
      // Not in the suite: a machine that has other things to do is no fault of the reader's.
      if Self.byHand != nil { #expect(start.duration(to: .now) < .seconds(1)) }
    }
  }
}

/// What the pass over some bytes finds, so many at a time.
private func outline(_ bytes: [UInt8], block: Int) -> String {
  bytes.withUnsafeBufferPointer { "\(FileOutline(scanning: FileBytes($0), block: max(1, block)))" }
}

extension [UInt8] {
  /// Makes a number of it huge, or a list long.
  fileprivate mutating func exaggerate(_ generator: inout SeededGenerator) {
    let digits = indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[$0]) }
    guard let place = digits.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      insert(
        contentsOf: [UInt8](repeating: UInt8(ascii: "9"), count: .random(in: 1...9, using: &generator)),
        at: place)
    case 1: self[place] = UInt8(ascii: "0")
    case 2:
      let item = Array(",\(Int.random(in: -60...400, using: &generator))".utf8)
      insert(
        contentsOf: [[UInt8]](repeating: item, count: .random(in: 1...400, using: &generator)).joined(),
        at: place + 1)
    default: insert(contentsOf: Array("-".utf8), at: place)
    }
  }

  /// Flips, drops, doubles, cuts or swaps something.
  fileprivate mutating func mutate(_ generator: inout SeededGenerator) {
    guard !isEmpty else { return }
    let place = Int.random(in: 0..<count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: self[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 2: remove(at: place)
    case 3:
      insert(contentsOf: Array(";:,=\"\\\r\n 0-9".utf8).shuffled(using: &generator).prefix(2), at: place)
    case 4: removeSubrange(place..<Swift.min(count, place + Int.random(in: 1...60, using: &generator)))
    case 5: removeLast(Int.random(in: 0...count / 4, using: &generator))
    default:
      let feed = UInt8(ascii: "\n")
      let start = self[..<place].lastIndex(of: feed).map { $0 + 1 } ?? 0
      let end = self[place...].firstIndex(of: feed).map { $0 + 1 } ?? count
      let line = Array(self[start..<end])
      if Bool.random(using: &generator) { removeSubrange(start..<end) }
      // Where another line begins, so that lines are doubled or moved.
      let other = self[..<Int.random(in: 0...count, using: &generator)].lastIndex(of: feed)
      if generator.chance(2) { insert(contentsOf: line, at: other.map { $0 + 1 } ?? 0) }
    }
  }
}
