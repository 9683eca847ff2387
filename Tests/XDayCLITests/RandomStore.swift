import DayBudget
import Documents
import TestSupport
import XDayCLI

/// Stores with tasks of every kind, from a seed; a failure names its seed.
struct RandomStore {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The text of a store's own file with so many tasks.
  mutating func text(_ count: Int) -> String {
    let lines = (0..<count).map { RandomStore.json(record($0)).document }.joined(separator: ",\n")
    return "{\n\"format\": 1,\n\"tasks\": [\n\(lines)\n]\n}\n"
  }

  /// The value in the spelling that xday itself uses.
  private static func json(_ value: Any) -> JSONValue {
    switch value {
    case let flag as Bool: .bool(flag)
    case let number as Int: .int(number)
    case let list as [Any]: .array(list.map(json))
    case let object as [String: Any]:
      .object(object.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) })
    default: .string("\(value)")
    }
  }

  private mutating func record(_ index: Int) -> [String: Any] {
    let created = 1_790_000_000 + Int.random(in: 0..<10_000_000, using: &random)
    var record: [String: Any] = [
      "id": id(index), "title": title(), "created": instant(created), "modified": instant(created),
      "rank": "a\(Character(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index % 9))))",
    ]
    if chance(2) { record["day"] = day() }
    if chance(3), record["day"] != nil {
      record["time"] = ["00:00", "09:05", "14:30", "23:59"].randomElement(using: &random)
    }
    if chance(4) { record["due"] = day() }
    if chance(2) { record["durationMinutes"] = Int.random(in: 1...1_440, using: &random) }
    if chance(4) { record["urgent"] = true }
    if chance(3) { record["tags"] = ["arbeit", "zu-hause", "büro"].shuffled(using: &random) }
    if chance(3) { record["notes"] = words(1...30) }
    if chance(3) { edit(&record, at: created) }
    if record["day"] != nil, chance(3) {
      series(&record)
    } else if chance(4) {
      record["completed"] = instant(created + 5_000)
      record["completedDay"] = day()
    }
    return record
  }

  private mutating func edit(_ record: inout [String: Any], at created: Int) {
    record["modified"] = instant(created + 900)
    record["edited"] = ["title": instant(created + 900), "day": instant(created + 300)]
  }

  private mutating func series(_ record: inout [String: Any]) {
    let rules: [[String: Any]] = [
      ["unit": "day", "every": 1], ["unit": "week", "every": 2, "weekdays": ["mon", "fri"]],
      ["unit": "month", "every": 1], ["unit": "month", "every": 1, "monthDay": 31],
      ["unit": "month", "every": 3, "weekdays": ["tue"], "ordinal": -1], ["unit": "year", "every": 1],
    ]
    var rule = rules.randomElement(using: &random) ?? [:]
    if chance(3) { rule["until"] = "2027-05-31" }
    record["repeat"] = rule
    record["due"] = nil
    var exceptions: [String: String] = [:]
    for value in ["done", "dropped", day()] { exceptions[day()] = value }
    record["exceptions"] = exceptions
    record["openFrom"] = "2026-11-01"
  }

  private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &random) == 0 }

  private mutating func day() -> String {
    CivilDate(daysSinceEpoch: 20_780 + Int.random(in: 0..<90, using: &random)).description
  }

  private func instant(_ seconds: Int) -> String {
    let moment = CivilDateTime(secondsAsUTC: seconds)
    let second = moment.secondOfDay % 60
    return "\(moment.date)T\(moment.time):\(second < 10 ? "0" : "")\(second)Z"
  }

  private mutating func id(_ index: Int) -> String {
    // The number of the task makes it unique.
    let letters = Array("bcdfghjklmnpqrstvwxz")
    let head = (0..<13).map { _ in letters[Int.random(in: 0..<20, using: &random)] }
    return String(head + [letters[index / 400], letters[index / 20 % 20], letters[index % 20]])
  }

  /// A title, on one line as all of them are.
  private mutating func title() -> String {
    words(1...6).replacing("\n", with: " ").replacing("\t", with: " ")
  }

  private mutating func words(_ count: ClosedRange<Int>) -> String {
    let pieces = [
      "=1+1", "+49 30", "-5 Grad", "@home", "'quoted", "''", "\tTab", "Komma, Punkt; Doppelpunkt:",
      "\"Zitat\"",
      "back\\slash\\n", "Zeile\nzwei", "Grüße", "日本語", "👩‍👩‍👧 Familie", "e\u{301}", "100%", "a", "#tag",
      "\u{202E}rtl", "\u{301}", "",
      String(repeating: "lang", count: 30),
    ]
    let chosen = (0..<Int.random(in: count, using: &random)).compactMap { _ in
      pieces.randomElement(using: &random)
    }
    let text = chosen.joined(separator: " ")
    return text.allSatisfy(\.isWhitespace) ? "x" : text
  }
}
