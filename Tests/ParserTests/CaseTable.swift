import DayBudget
import Foundation
import Parser
import Testing

/// A line of a table of cases: a text, when it is written, and what it says.
struct EntryCase: CustomTestStringConvertible, Sendable {
  let place: String
  let now: CivilDateTime
  let input: String
  /// Title, day, time, minutes, urgent, tags, repeat, remarks and due as the table writes them.
  let expected: [String]

  var testDescription: String { "\(place) «\(input.prefix(80))»" }
}

/// The tables in the folder Cases: tab-separated, no quoting; `!error` as title for a text without one.
enum CaseTable {
  /// The cases of a table.
  static func cases(_ name: String) -> [EntryCase] {
    guard let file = Bundle.module.url(forResource: "Cases/\(name)", withExtension: "tsv"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("now\t") else { return nil }
      var cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      cells += Array(repeating: "", count: max(0, 11 - cells.count))
      guard let now = CivilDateTime(minute: cells[0]) else { return nil }
      cells[9] = cells[9].split(separator: ",").sorted().joined(separator: ",")
      return EntryCase(
        place: "\(name):\(number + 1)", now: now, input: cells[1].precomposedStringWithCanonicalMapping,
        expected: Array(cells[2...10]))
    }
  }

  /// What the parser says about a text, as the table writes it.
  static func result(_ input: String, now: CivilDateTime) -> [String] {
    guard let entry = try? EntryParser(now: now).entry(input) else {
      return ["!error"] + Array(repeating: "", count: 8)
    }
    return [
      entry.title, entry.day?.description ?? "", entry.time?.description ?? "",
      entry.durationMinutes.map(String.init) ?? "", entry.isUrgent ? "1" : "",
      entry.tags.joined(separator: ","),
      entry.repeatRule.map(json) ?? "",
      Set(entry.remarks.map(\.kind.rawValue)).sorted().joined(separator: ","),
      entry.due?.description ?? "",
    ]
  }

  private static func json(_ rule: RepeatRule) -> String {
    let weekdays = rule.weekdays.map { "\"\($0.code)\"" }.joined(separator: ",")
    let ordinal = rule.ordinal.map(String.init) ?? "null"
    let monthDay = rule.monthDay.map(String.init) ?? "null"
    let until = rule.until.map { ",\"until\":\"\($0)\"" } ?? ""
    return "{\"unit\":\"\(rule.unit.rawValue)\",\"every\":\(rule.every),\"weekdays\":[\(weekdays)],"
      + "\"ordinal\":\(ordinal),\"monthDay\":\(monthDay)\(until)}"
  }
}

extension CivilDateTime {
  /// Reads the form `2026-11-30T09:12`.
  init?(minute text: String) {
    let parts = text.split(separator: "T")
    guard parts.count == 2, let date = CivilDate(parts[0]), let time = ClockTime(parts[1]) else { return nil }
    self.init(date: date, time: time)
  }
}
