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
  package func read(_ text: String, into result: inout ImportedTasks) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where Title.isVisible(String(line)) {
      var entry = TodoTxtLine(line, number: index + 1, context: context)
      let name = result.name(saying: "todotxt:\(entry.createdDay?.description ?? "") \(entry.body)")
      result.tasks.append(entry.task(name))
      result.losses.add(entry.losses, of: nil)
    }
  }
}
