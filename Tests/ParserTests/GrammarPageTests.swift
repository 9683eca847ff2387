import DayBudget
import Foundation
import Testing

@testable import Parser

@Suite("The page on the grammar")
struct GrammarPageTests {
  /// The rows of the page that show a text and what is understood.
  private static let examples = rows("| `")
  /// The rows that show a text about a block.
  private static let blocks = rows("| log `")

  private static func rows(_ head: String) -> [(written: String, understood: String)] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/grammar.md")
    guard let text = try? String(contentsOf: page.standardized, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(head), let end = line.range(of: "` | ") else { return nil }
      return (
        String(line[..<end.lowerBound].dropFirst(head.count)), String(line[end.upperBound...].dropLast(2))
      )
    }
  }

  @Test("Every example on it is true", arguments: examples)
  func example(written: String, understood: String) throws {
    let now = try #require(CivilDateTime(minute: "2026-11-30T09:12"))
    #expect(try receipt(EntryParser(now: now).entry(written)) == understood)
  }

  @Test("Every example of a block on it is true", arguments: blocks)
  func block(written: String, understood: String) throws {
    let now = try #require(CivilDateTime(minute: "2026-11-30T16:12"))
    #expect(try receipt(BlockParser(now: now).log(written)) == understood)
  }

  @Test("It has examples")
  func count() {
    #expect(Self.examples.count > 40)
    #expect(Self.blocks.count > 10)
  }

  /// A block in the form of the page.
  private func receipt(_ entry: BlockEntry) -> String {
    var parts = [entry.title]
    if let day = entry.day, entry.start == nil, entry.end == nil { parts.append(day.description) }
    let start = entry.start.map(receipt)
    if let end = entry.end.map(receipt) {
      parts.append((start.map { $0 + " " } ?? "") + "– " + end)
    } else if let start {
      parts.append(start)
    }
    if let minutes = entry.minutes { parts.append("\(minutes) min") }
    return (parts + entry.tags.map { "#" + $0 }).joined(separator: " · ")
  }

  private func receipt(_ moment: BlockMoment) -> String {
    switch moment {
    case .now: "now"
    case .ago(let minutes): "\(minutes) min ago"
    case .clock(let moment): "\(moment.date) \(moment.time)"
    }
  }

  /// An entry in the form of the page.
  private func receipt(_ entry: Entry) -> String {
    var parts = [entry.title]
    if let day = entry.day { parts.append(day.description) }
    if let time = entry.time { parts.append(time.description) }
    if let due = entry.due { parts.append("due \(due)") }
    if let minutes = entry.durationMinutes { parts.append("\(minutes) min") }
    if let minutes = entry.reminderMinutes { parts.append("remind \(minutes)") }
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
