import DayBudget

/// Reads Watson's file `frames`: a list of frames, each a list of start, stop, project, id, tags and last change.
package struct WatsonReader {
  private let context: ReadingContext

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters these frames; throws `notWatson` for a value that is none.
  package func read(_ frames: [ForeignValue], into result: inout ImportedTasks) throws(ExchangeFault) {
    for frame in frames {
      let parts = frame.elements
      guard parts.count >= 4, let start = WatsonReader.seconds(parts[0]),
        let end = WatsonReader.seconds(parts[1])
      else { throw ExchangeFault(kind: .notWatson) }
      let (project, id) = (parts[2].text, parts[3].text)
      var row = BlockRow(
        name: "watson:" + id, field: "frame", value: "\(parts[0].text) – \(parts[1].text)", title: project)
      row.add(tag: project, field: "project", context)
      for tag in parts.count > 4 ? parts[4].elements : [] { row.add(tag: tag.text, field: "tags", context) }
      if row.title.isEmpty { row.title = "Watson" }
      result.add(row, from: start, to: end, context)
    }
  }

  /// Whole seconds; old versions wrote fractions.
  private static func seconds(_ value: ForeignValue) -> Int? {
    let digits = value.text.prefix { $0 != "." }
    return digits.utf8.count <= 12 ? Int(digits) : nil
  }
}
