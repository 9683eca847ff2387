/// How long before its time a task is told of: «erinnere 30 min vorher», «remind me an hour before».
extension Recogniser {
  /// A reminder, with the word for it before or, as German has it too, behind: «30 min vorher erinnern».
  func reminder(at index: Int) -> Reading? {
    guard let first = pastRemind(index) else {
      guard let length = length(at: index), let end = pastBefore(length.end), line.word(end).isRemind,
        line.canEnd(end + 1)
      else { return nil }
      return reading(length, index..<end + 1)
    }
    guard let length = length(at: first), let end = pastBefore(length.end), line.canEnd(end) else {
      return nil
    }
    return reading(length, index..<end)
  }

  private func reading(_ length: Length, _ tokens: Range<Int>) -> Reading {
    guard let minutes = length.minutes, (0...1440).contains(minutes) else {
      return Reading(tokens: tokens, part: .impossible, strength: .unmistakable)
    }
    return Reading(tokens: tokens, part: .reminder(minutes: minutes), strength: .unmistakable)
  }

  /// The place after «erinnere mich», «mit Erinnerung:»; nil where no such word stands here.
  private func pastRemind(_ index: Int) -> Int? {
    let word = line.word(index).isWith ? index + 1 : index
    guard line.word(word).isRemind else { return nil }
    var end = word + 1
    if line.isSymbol(end, ":") { end += 1 }
    if line.spells(end, "mich") || line.spells(end, "me") || line.spells(end, "uns") || line.spells(end, "us")
    {
      end += 1
    }
    return end
  }

  /// The place after «vorher», «before»; nil where no such word stands here.
  private func pastBefore(_ index: Int) -> Int? {
    let words: [StaticString] = [
      "vorher", "davor", "zuvor", "before", "beforehand", "earlier", "early", "ahead",
    ]
    return words.contains { line.spells(index, $0) } ? index + 1 : nil
  }
}
