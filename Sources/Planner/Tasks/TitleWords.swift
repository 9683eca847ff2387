internal import Store

/// Words of titles, as a person names tasks by them: in any case, any order, whole or only begun.
struct TitleWords {
  /// What was typed, in lower case, each word by itself.
  private let typed: [Substring]

  /// Whether there is no word in it.
  var isEmpty: Bool { typed.isEmpty }

  /// The words of some arguments; quotes around several words make no difference.
  init(_ arguments: [String]) {
    typed = TitleWords.split(arguments.joined(separator: " "))
  }

  /// The tasks whose titles are these words and no others, in this order.
  func exactly(_ tasks: [TitledTask]) -> [Task] {
    typed.isEmpty ? [] : tasks.filter { $0.words == typed }.map(\.task)
  }

  /// The tasks whose titles have all the words whole; those whose titles are the words come alone.
  func whole(_ tasks: [TitledTask]) -> [Task] {
    let exact = exactly(tasks)
    if typed.isEmpty || !exact.isEmpty { return exact }
    return tasks.filter { task in typed.allSatisfy { task.words.contains($0) } }.map(\.task)
  }

  /// The tasks whose titles are the words; where none is, those that have all the words whole; where none has,
  /// those that have a word beginning with each.
  func matches(_ tasks: [TitledTask]) -> [Task] {
    let whole = whole(tasks)
    if typed.isEmpty || !whole.isEmpty { return whole }
    return tasks.filter { task in
      typed.allSatisfy { word in task.words.contains { $0.hasPrefix(word) } }
    }.map(\.task)
  }

  fileprivate static func split(_ text: String) -> [Substring] {
    // Lower-casing makes a new string, of which the words are slices.
    let folded = text.lowercased()
    return folded.split { !$0.isLetter && !$0.isNumber }
  }
}

/// A task with the words of its title.
struct TitledTask {
  let task: Task
  fileprivate let words: [Substring]

  init(_ task: Task) {
    self.task = task
    words = TitleWords.split(task.title)
  }
}
