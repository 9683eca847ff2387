import DayBudget
import Retrospect
import TestSupport

/// Central Europe of 2026: +01:00, from 29 March 01:00 UTC to 25 October 01:00 UTC +02:00.
let zurich = Zone(identifier: "Europe/Zurich") { (1_774_746_000..<1_792_890_000).contains($0) ? 7200 : 3600 }
/// New York of 2026: -05:00, from 8 March 07:00 UTC to 1 November 06:00 UTC −04:00.
let newYork = Zone(identifier: "America/New_York") {
  (1_772_953_200..<1_793_512_800).contains($0) ? -14_400 : -18_000
}
/// A zone whose clocks are moved by half an hour, in the middle of one.
let lordHowe = Zone(identifier: "Australia/Lord_Howe") {
  (1_775_314_800..<1_791_041_400).contains($0) ? 37_800 : 39_600
}
let tokyo = Zone.fixed(9 * 3600, identifier: "Asia/Tokyo")
let chatham = Zone.fixed(45_900, identifier: "Pacific/Chatham")

func day(_ text: String) -> CivilDate { CivilDate(text) ?? CivilDate(daysSinceEpoch: 0) }

func at(_ text: String, _ zone: Zone = zurich) -> Int {
  let parts = text.split(separator: " ")
  guard parts.count == 2, let date = CivilDate(parts[0]), let time = ClockTime(parts[1]) else { return 0 }
  return zone.instant(of: CivilDateTime(date: date, time: time))
}

func clocked(
  _ start: String, _ end: String, _ title: String = "", tags: [String] = [], task: String? = nil,
  mood: Int? = nil, zone: Zone = zurich
) -> WorkedBlock {
  WorkedBlock(
    span: Span(start: at(start, zone), end: at(end, zone)), day: zone.civil(at: at(start, zone)).date,
    title: title, task: task, tags: tags,
    mood: mood, zone: zone)
}

func placeless(
  _ on: String, _ minutes: Int, _ title: String = "", tags: [String] = [], task: String? = nil,
  mood: Int? = nil
) -> WorkedBlock {
  WorkedBlock(
    day: day(on), minutes: minutes, title: title, task: task, tags: tags, mood: mood, zone: zurich)
}

extension SpentSum {
  /// The rows as «key minutes blocks», those below in brackets, without those that have no time.
  var shown: [String] { rows.compactMap(SpentSum.shown) }

  private static func shown(_ row: SpentRow) -> String? {
    guard row.minutes > 0 else { return nil }
    let below = row.rows.compactMap(shown).joined(separator: ", ")
    return "\(row.key.text ?? "null") \(row.minutes) \(row.blocks)" + (below.isEmpty ? "" : " [\(below)]")
  }
}
