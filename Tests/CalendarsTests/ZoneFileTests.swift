import DayBudget
import Foundation
import TestSupport
import Testing

@testable import Calendars

@Suite(
  "Zone files", .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Zurich")))
struct ZoneFileTests {
  @Test(
    "A file and the toolchain's data agree throughout sixty years",
    arguments: [
      "Europe/Zurich", "America/New_York", "America/St_Johns", "Pacific/Auckland", "Australia/Lord_Howe",
      "Asia/Kathmandu", "Pacific/Apia", "Europe/Dublin", "America/Santiago", "Asia/Gaza", "Africa/Cairo",
      "America/Nuuk", "Pacific/Chatham", "Etc/GMT+5", "Asia/Tokyo",
    ])
  func agree(name: String) throws {
    let file = try #require(database.zone(named: name))
    let other = try #require(TimeZone(identifier: name))
    // 1975 to 2035: before, the toolchain's data is abridged; after, it ends.
    let instants = stride(from: 157_766_400, to: 2_051_222_400, by: 3 * 3_600 + 1)
    let different = instants.first {
      file.offset($0) != other.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
    }
    #expect(different == nil)
  }

  @Test("After its last change a file is continued by its rule, for centuries")
  func rule() throws {
    let zone = try zone("Europe/Zurich")
    for year in [2038, 2100, 2399, 9998] {
      for (month, day, hour, offset) in [(3, 24, 12, 1), (4, 1, 12, 2), (10, 24, 12, 2), (11, 1, 12, 1)] {
        let date = try #require(CivilDate(year: year, month: month, day: day))
        #expect(zone.offset(date.daysSinceEpoch * 86_400 + hour * 3_600) == offset * 3_600, "\(date)")
      }
    }
  }

  @Test("The last hour of the last year belongs to it, also where the winter is what differs")
  func lastHour() throws {
    let zone = try zone("Europe/Dublin")
    let end = try #require(CivilDate(year: 9999, month: 12, day: 31)).daysSinceEpoch * 86_400 + 86_399
    #expect([end - 7_200, end].map(zone.offset) == [0, 0])
  }

  @Test(
    "Rules of every form",
    arguments: [
      // rule, then instants with the offset in hours: 15 January and 15 July 2026, noon UTC
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1.0, 2.0), ("EST5EDT,M3.2.0,M11.1.0", -5, -4),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 11, 10.5), ("NZST-12NZDT,M9.5.0,M4.1.0/3", 13, 12),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 0, 1), ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", -3, -2),
      ("UTC0", 0, 0), ("<+0545>-5:45", 5.75, 5.75), ("XXX3EDT4,0/0,J365/23", -4, -4),
      ("AAA1BBB,J60/2,300/2:30:15", -1, 0), ("EET-2EEST,M3.4.4/50,M10.4.4/50", 2, 3),
    ])
  func forms(text: String, january: Double, july: Double) throws {
    let rule = try #require(ZoneRule(text.utf8))
    #expect(Double(rule.offset(at: 1_768_478_400)) == january * 3_600)
    #expect(Double(rule.offset(at: 1_784_116_800)) == july * 3_600)
  }

  @Test("The second of a change is the first with the new offset")
  func seconds() throws {
    let rule = try #require(ZoneRule("CET-1CEST,M3.5.0,M10.5.0/3".utf8))
    // 2026-03-29T01:00Z and 2026-10-25T01:00Z
    #expect([1_774_745_999, 1_774_746_000].map(rule.offset) == [3_600, 7_200])
    #expect([1_792_889_999, 1_792_890_000].map(rule.offset) == [7_200, 3_600])
    // J60 is 1 March, whether the year has a 29 February or not: 2028 has.
    let leap = try #require(ZoneRule("AAA0BBB,J60/0,J61/0".utf8))
    #expect([1_835_481_599, 1_835_481_600].map(leap.offset) == [0, 3_600])
  }

  @Test(
    "What is no rule is refused",
    arguments: [
      "", "CET", "-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-200", "<+01",
      "CET-1CEST,M3.5.0,M10.5.0x",
      "CET-1:60", "XXX24", "XXX-99", "XXX167", "CET-1CEST-24,M3.5.0,M10.5.0", "CET-23CEST,M3.5.0,M10.5.0",
    ])
  func noRule(text: String) {
    #expect(ZoneRule(text.utf8) == nil)
  }

  @Test("Cut off or changed anywhere, a file is refused or read, and never ends the program")
  func damaged() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: ZoneFileTests.zurich))
    let whole = [UInt8](file)
    #expect(whole.withUnsafeBufferPointer { ZoneFile($0) } != nil)
    for length in whole.indices {
      #expect(whole[..<length].withUnsafeBufferPointer { ZoneFile($0) } == nil, "cut at \(length)")
    }
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<5_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<200, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let offset = bytes.withUnsafeBufferPointer { ZoneFile($0)?.offset(at: 1_784_116_800) }
      #expect(abs(offset ?? 0) < 86_400)
    }
    // The types, each in turn with an offset of 68 years.
    let changes = whole.withUnsafeBufferPointer { file in
      let second = file.indices.last { file[$0...].starts(with: "TZif".utf8) } ?? 0
      let count = file[(second + 32)..<(second + 36)].reduce(0) { $0 << 8 | Int($1) }
      return second + 44 + count * 9
    }
    var hostile = whole
    hostile.replaceSubrange(changes..<changes + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(hostile.withUnsafeBufferPointer { ZoneFile($0) } == nil)
    // A rule that is none, and nothing at all where the last change holds for ever.
    let rule = Array("CET-1CEST,M3.5.0,M10.5.0/3\n".utf8)
    let table = whole.dropLast(rule.count)
    #expect(whole.suffix(rule.count).elementsEqual(rule))
    #expect(Array(table + "CET-1CEST,M3\n".utf8).withUnsafeBufferPointer { ZoneFile($0) } == nil)
    #expect(Array(table + "\n".utf8).withUnsafeBufferPointer { ZoneFile($0) } != nil)
  }

  @Test("Files that are no zones are none: lists, folders, zones with leap seconds")
  func otherFiles() {
    for name in [
      "Europe//Zurich", "Europe/Zurich/", "tzdata.zi", "zone.tab", "leapseconds", "posixrules",
      "right/Europe/Zurich", "Europe", "../passwd",
    ] {
      #expect(database.zone(named: name) == nil, "\(name)")
    }
  }

  private static let zurich = "/usr/share/zoneinfo/Europe/Zurich"
}
