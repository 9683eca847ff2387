/// The formats that can be taken in.
package enum ImportFormat: String, CaseIterable, Sendable {
  case json
  case todotxt
  case taskwarrior
  case ics
  case timewarrior
  case watson
  case klog
  case toggl
  case clockify
  /// Blocks of time in xday's own table.
  case csv

  /// The format of a text by what stands in it; nil where nothing tells.
  ///
  /// - Parameter name: The name of the file, which tells where the text does not.
  package static func detected(in text: String, named name: String) -> ImportFormat? {
    let start = text.drop { $0.isWhitespace }
    if start.prefix(15).uppercased() == "BEGIN:VCALENDAR" { return .ics }
    if start.first == "[" { return list(start) }
    if let format = table(start) { return format }
    if let first = start.split(whereSeparator: \.isNewline).first, KlogReader.day(first) != nil {
      return .klog
    }
    if start.first == "{" {
      let betweenQuotes = start.prefix(4_096).split(separator: "\"")
      return betweenQuotes.contains { $0 == "schema" || $0 == "format" } ? .json : .taskwarrior
    }
    let isText = name.lowercased().hasSuffix(".txt")
    return isText || text.split(whereSeparator: \.isNewline).contains(where: isMarked) ? .todotxt : nil
  }

  /// The program that a JSON array is of: Watson's frames are arrays, Timewarrior's intervals have a start and no uuid.
  private static func list(_ text: Substring) -> ImportFormat {
    let inside = text.dropFirst().drop { $0.isWhitespace }
    if inside.first == "[" { return .watson }
    let betweenQuotes = inside.prefix(4_096).split(separator: "\"")
    let isTask = betweenQuotes.contains { $0 == "uuid" || $0 == "description" }
    return !isTask && betweenQuotes.contains("start") ? .timewarrior : .taskwarrior
  }

  /// The program that a table is of, by the names of its columns.
  private static func table(_ text: Substring) -> ImportFormat? {
    let first = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isNewline).first ?? ""
    let columns = first.lowercased().split(separator: ",").map { $0.filter { $0 != "\"" } }
    if columns.starts(with: ["date", "start", "end", "minutes"]) { return .csv }
    guard columns.contains("start date"), columns.contains("start time") else { return nil }
    return columns.contains("duration (h)") ? .clockify : .toggl
  }

  /// Whether a line has what only todo.txt has: a mark, a priority, a date in front, or a pair.
  private static func isMarked(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let first = words.first, words.count > 1 else { return false }
    let isPriority = first.count == 3 && first.hasPrefix("(") && first.hasSuffix(")")
    let isDate = first.utf8.count == 10 && first.split(separator: "-").allSatisfy { Int($0) != nil }
    return first == "x" || isPriority || isDate || words.contains { $0.hasPrefix("due:") }
      || words.dropFirst().contains { $0.count > 1 && ($0.hasPrefix("+") || $0.hasPrefix("@")) }
  }
}
