/// Urgency, tags, and words that only look like parts.
extension Recogniser {
  /// A tag or a mark of urgency.
  func mark(at index: Int) -> Reading? {
    if line.isSymbol(index, "#") || line.isSymbol(index, "+") { return tag(at: index) }
    if line.has(index, .urgent) {
      return Reading(tokens: index..<pastExclamation(index + 1), part: .urgent, strength: .edge)
    }
    guard line.isSymbol(index, "!") else { return nil }
    let end = pastExclamation(index + 1)
    guard end - index <= 2, !line.touches(index), !line.isSymbol(end, "?") || !line.touches(end) else {
      return nil
    }
    return Reading(tokens: index..<end, part: .urgent, strength: .edge)
  }

  /// The place after exclamation marks that touch the token before this place.
  private func pastExclamation(_ index: Int) -> Int {
    var index = index
    while line.touches(index), line.isSymbol(index, "!") { index += 1 }
    return index
  }

  /// `#` or `+` and a word: a letter first, then letters, digits, `-` and `_`.
  func tag(at index: Int) -> Reading? {
    guard line.touches(index + 1), line.tokens[index + 1].kind == .word else { return nil }
    var end = index + 2
    while line.touches(end), isTagPiece(end) { end += 1 }
    return Reading(tokens: index..<end, part: .tag(line.text(index + 1..<end)), strength: .unmistakable)
  }

  private func isTagPiece(_ index: Int) -> Bool {
    switch line.tokens[index].kind {
    case .word, .number: true
    case .symbol: line.isSymbol(index, "-") || line.isSymbol(index, "_")
    case .literal: false
    }
  }

  /// Words after which what looks like a part is title: «vom 3.11.», «guten Morgen», «vor 2 Stunden».
  func guarded(at index: Int) -> Reading? {
    guard let end = guardedEnd(at: index) else { return nil }
    return Reading(tokens: index..<end, part: .text, strength: .edge)
  }

  private func guardedEnd(at index: Int) -> Int? {
    if line.has(index, .dated) {
      let first = line.has(index + 1, .previous) ? index + 2 : index + 1
      if let end = dayPhrase(at: first)?.end ?? ordinalDay(at: first)?.end { return end }
    }
    if line.has(index, .previous), line.word(index + 1).weekday != nil {
      return dayPhrase(at: index + 1)?.end ?? index + 2
    }
    let isMorning = line.word(index + 1).offset == 1 && line.word(index + 1).dayPart != nil
    if isMorning, line.has(index, [.greeting, .article, .next]) { return index + 2 }
    if line.has(index, .between) { return betweenEnd(at: index + 1) }
    guard line.has(index, [.away, .every, .all]) else { return nil }
    return length(at: index + 1)?.end
  }

  /// The place after two hours with «und» between them.
  private func betweenEnd(at index: Int) -> Int? {
    let context = ClockContext(allowsBare: true, allowsDot: true)
    guard let first = clock(at: index, context), line.has(first.end, .and) else { return nil }
    return clock(at: first.end + 1, context)?.end
  }
}
