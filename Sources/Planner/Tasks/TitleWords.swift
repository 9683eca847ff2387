internal import Store

/// Words of titles, as a person names tasks by them: in any case, any order, whole or only begun.
struct TitleWords {
  /// What was typed, in lower case, each word by itself.
  private let typed: [Substring]

  /// The words of some arguments; quotes around several words make no difference.
  init(_ arguments: [String]) {
    typed = TitleWords.split(arguments.joined(separator: " "))
  }

  /// The tasks whose titles are these words and no others, in this order.
  func exactly(_ tasks: [Task]) -> [Task] {
    typed.isEmpty ? [] : tasks.filter { TitleWords.split($0.title) == typed }
  }

  /// The tasks whose titles have all the words whole; those whose titles are the words come alone.
  func whole(_ tasks: [Task]) -> [Task] {
    let exact = exactly(tasks)
    if typed.isEmpty || !exact.isEmpty { return exact }
    return tasks.filter { task in
      let words = TitleWords.split(task.title)
      return typed.allSatisfy { words.contains($0) }
    }
  }

  /// The tasks whose titles are the words; where none is, those that have all the words whole; where none has,
  /// those that have a word beginning with each.
  func matches(_ tasks: [Task]) -> [Task] {
    let whole = whole(tasks)
    if typed.isEmpty || !whole.isEmpty { return whole }
    return tasks.filter { task in
      let words = TitleWords.split(task.title)
      return typed.allSatisfy { typed in words.contains { $0.hasPrefix(typed) } }
    }
  }

  private static func split(_ text: String) -> [Substring] {
    // Lower-casing makes a new string, of which the words are slices.
    let folded = text.lowercased()
    return folded.split { !$0.isLetter && !$0.isNumber }
  }
}
