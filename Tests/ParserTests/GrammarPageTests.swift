import DayBudget
import Foundation
import Testing

@testable import Parser

@Suite("The page on the grammar")
struct GrammarPageTests {
  /// The rows of the page that show a text and what is understood.
  private static let examples: [(written: String, understood: String)] = {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/grammar.md")
    guard let text = try? String(contentsOf: page.standardized, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `"), let end = line.range(of: "` | ") else { return nil }
      return (String(line[..<end.lowerBound].dropFirst(3)), String(line[end.upperBound...].dropLast(2)))
    }
  }()

  @Test("Every example on it is true", arguments: examples)
  func example(written: String, understood: String) throws {
    let now = try #require(CivilDateTime(minute: "2026-11-30T09:12"))
    #expect(try receipt(EntryParser(now: now).entry(written)) == understood)
  }

  @Test("It has examples")
  func count() {
    #expect(Self.examples.count > 40)
  }

  /// An entry in the form of the page.
  private func receipt(_ entry: Entry) -> String {
    var parts = [entry.title]
    if let day = entry.day { parts.append(day.description) }
    if let time = entry.time { parts.append(time.description) }
    if let due = entry.due { parts.append("due \(due)") }
    if let minutes = entry.durationMinutes { parts.append("\(minutes) min") }
    if entry.isUrgent { parts.append("urgent") }
    parts += entry.tags.map { "#" + $0 }
    if let rule = entry.repeatRule { parts.append(receipt(rule)) }
    if !entry.remarks.isEmpty {
      parts.append("(" + entry.remarks.map(\.kind.rawValue).joined(separator: ", ") + ")")
    }
    return parts.joined(separator: " · ")
  }

  private func receipt(_ rule: RepeatRule) -> String {
    var days = rule.weekdays.map(\.code)
    if let ordinal = rule.ordinal { days.append(String(ordinal)) }
    if let day = rule.monthDay { days.append("day \(day)") }
    if let until = rule.until { days.append("until \(until)") }
    return "every \(rule.every) \(rule.unit.rawValue)"
      + (days.isEmpty ? "" : ": " + days.joined(separator: " "))
  }
}
