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

  /// The tasks whose titles are the words; where none is, those that have all the words whole; where none has,
  /// those that have a word beginning with each.
  func matches(_ tasks: [Task]) -> [Task] {
    if typed.isEmpty { return [] }
    let titled = tasks.map { (task: $0, words: TitleWords.split($0.title)) }
    let exact = titled.filter { $0.words == typed }
    if !exact.isEmpty { return exact.map(\.task) }
    let whole = titled.filter { titled in typed.allSatisfy { titled.words.contains($0) } }
    if !whole.isEmpty { return whole.map(\.task) }
    return titled.filter { titled in
      typed.allSatisfy { word in titled.words.contains { $0.hasPrefix(word) } }
    }.map(\.task)
  }

  private static func split(_ text: String) -> [Substring] {
    // Lower-casing makes a new string, of which the words are slices.
    let folded = text.lowercased()
    return folded.split { !$0.isLetter && !$0.isNumber }
  }
}
