import DayBudget

/// Reads todo.txt: a task a line, with a mark for what is done, a priority, dates, +projects, @contexts and
/// `key:value` pairs.
///
/// A line has no name of its own, so a task is known again by its text and its day of creation, whatever
/// becomes of its mark and its priority.
package struct TodoTxtReader {
  private let context: ReadingContext

  /// A reader with this context.
  package init(_ context: ReadingContext) {
    self.context = context
  }

  /// Enters what a text holds; every line in which there is something to see is a task.
  ///
  /// Throws where a line is too long for one, or there are too many lines or bytes.
  package func read(_ text: String, into result: inout ImportedTasks) throws(ExchangeFault) {
    let most = ImportLimits.todoTxtBytes
    if text.utf8.count > most { throw ExchangeFault(kind: .tooLarge(most: most)) }
    for (index, line) in TextLines(text).enumerated() where Title.isVisible(String(line)) {
      try ImportLimits.check(detail: String(line), line: index + 1)
      var entry = TodoTxtLine(line, number: index + 1, context: context)
      let name = result.name(saying: "todotxt:\(entry.createdDay?.description ?? "") \(entry.body)")
      try result.add(entry.task(name))
      result.losses.add(entry.losses, of: nil)
    }
  }
}
