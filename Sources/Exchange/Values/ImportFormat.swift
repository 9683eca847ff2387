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
    // What tells a format is plain ASCII, and bytes are looked at quickly, whatever they are.
    let content = text.utf8.drop { $0 <= UInt8(ascii: " ") }
    let start = content.prefix(4_096)
    let beginning = Substring(String(decoding: start, as: UTF8.self))
    if beginning.utf8.count >= 15,
      String(decoding: start.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    {
      return .ics
    }
    if start.first == UInt8(ascii: "[") { return list(beginning) }
    if let format = table(beginning) { return format }
    if let first = TextLines(String(beginning)).first(where: { _ in true }), KlogReader.day(first) != nil {
      return .klog
    }
    if start.first == UInt8(ascii: "{") {
      let betweenQuotes = start.split(separator: UInt8(ascii: "\""))
      return betweenQuotes.contains { $0.elementsEqual("schema".utf8) || $0.elementsEqual("format".utf8) }
        ? .json : .taskwarrior
    }
    let isText = name.lowercased().hasSuffix(".txt")
    if isText { return .todotxt }
    // Whoever marks tasks does so before the thousandth.
    return TextLines(String(decoding: content.prefix(65_536), as: UTF8.self)).contains(where: isMarked)
      ? .todotxt : nil
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
    let words = line.utf8.split(separator: UInt8(ascii: " "))
    guard let first = words.first, words.count > 1 else { return false }
    func isMark(_ word: Substring.UTF8View, _ marks: String) -> Bool {
      word.count > 1 && word.first.map(marks.utf8.contains) ?? false
    }
    let isPriority =
      first.count == 3 && first.first == UInt8(ascii: "(") && first.last == UInt8(ascii: ")")
    let isDate = first.count == 10 && Substring(first).split(separator: "-").allSatisfy { Int($0) != nil }
    return first.elementsEqual("x".utf8) || isPriority || isDate
      || words.contains { $0.starts(with: "due:".utf8) }
      || words.dropFirst().contains { isMark($0, "+@") }
  }
}
