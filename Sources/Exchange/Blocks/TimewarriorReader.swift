import DayBudget

/// Reads the intervals that `timew export` writes: instants in UTC, tags, perhaps an annotation.
///
/// Timewarrior knows no titles. The annotation is it, else the tags that are no single words, else all tags; those that
/// are words are tags here. Intervals never overlap there, so the start of one is its name.
package struct TimewarriorReader {
  private let context: ReadingContext

  private static let known: Set<String> = ["id", "start", "end", "tags", "annotation"]

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters these intervals; throws `notTimewarrior` for an object that is none.
  package func read(_ objects: [ForeignObject], into result: inout ImportedTasks) throws(ExchangeFault) {
    for object in objects {
      guard let text = object.members["start"]?.text, let start = TimewarriorReader.instant(text) else {
        throw ExchangeFault(line: object.line, kind: .notTimewarrior)
      }
      let ending = object.members["end"]?.text
      let end = try ending.map { text throws(ExchangeFault) in
        guard let end = TimewarriorReader.instant(text) else {
          throw ExchangeFault(line: object.line, kind: .notTimewarrior)
        }
        return end
      }
      var row = BlockRow(
        line: object.line, name: "timewarrior:" + text, field: "start",
        value: [text, ending].compactMap(\.self).joined(separator: " – "))
      name(&row, object)
      result.add(row, from: start, to: end, context)
    }
  }

  private func name(_ row: inout BlockRow, _ object: ForeignObject) {
    let tags = object.members["tags"]?.elements.map(\.text) ?? []
    let phrases = tags.filter { $0.contains { $0.isWhitespace } }
    let annotation = object.members["annotation"]?.text ?? ""
    let words = tags.filter { !phrases.contains($0) }
    if Title.isVisible(annotation) {
      row.title = annotation
      for phrase in phrases { row.add(tag: phrase, field: "tags", context) }
    } else {
      row.title = (phrases.isEmpty ? words : phrases).joined(separator: phrases.isEmpty ? " " : ", ")
    }
    if row.title.isEmpty { row.title = "Timewarrior" }
    for word in words { row.add(tag: word, field: "tags", context) }
    for (field, value) in object.members.sorted(by: { $0.key < $1.key })
    where !TimewarriorReader.known.contains(field) {
      row.losses.append(row.loss(field, value.text, .noSuchField))
    }
  }

  /// The instant of `20261130T081000Z`.
  private static func instant(_ text: String) -> Int? {
    var cursor = TextCursor(text)
    guard text.utf8.count == 16, let year = cursor.number(upTo: 4), let month = cursor.number(upTo: 2),
      let day = cursor.number(upTo: 2), cursor.take("T"), let hour = cursor.number(upTo: 2),
      let minute = cursor.number(upTo: 2), let second = cursor.number(upTo: 2), cursor.take("Z"),
      let date = CivilDate(year: year, month: month, day: day), hour < 24, minute < 60, second < 61
    else { return nil }
    return date.daysSinceEpoch * 86_400 + hour * 3600 + minute * 60 + second
  }
}
