/// am and pm, and the German «am» that is neither.
extension Recogniser {
  /// Whether it is pm, and the place after it, when am or pm stands here after an hour.
  func meridiem(at index: Int, hourAt hour: Int, _ context: ClockContext) -> (isPost: Bool, end: Int)? {
    if let match = dotted(at: index) { return match }
    if line.has(index, .post) { return (true, index + 1) }
    guard line.has(index, .ante) else { return nil }
    return isAnte(index, hourAt: hour, context) ? (false, index + 1) : nil
  }

  /// The form with full stops, «a.m.» and «p.m.».
  private func dotted(at index: Int) -> (isPost: Bool, end: Int)? {
    let isPost = line.spells(index, "p")
    guard isPost || line.spells(index, "a"), line.touches(index + 1), line.isSymbol(index + 1, "."),
      line.touches(index + 2), line.spells(index + 2, "m")
    else { return nil }
    return (isPost, line.pastDot(index + 3))
  }

  /// Whether «am» after an hour is the English one and not the German preposition.
  private func isAnte(_ index: Int, hourAt hour: Int, _ context: ClockContext) -> Bool {
    if line.touches(index) { return true }
    let next = index + 1
    if context.isGerman || line.has(next, .germanDay) { return false }
    if line.isNumber(next), line.touches(next + 1), line.isSymbol(next + 1, ".") { return false }
    guard next < line.count, line.tokens[next].kind == .word, !context.isEnglish else { return true }
    if line.word(next).weekday != nil || line.word(next).offset != nil || line.spells(index, "AM") {
      return true
    }
    // «9:30 am Bahnhof», «9:30 am alten Bahnhof»; but «8 am Standup» at the beginning is English.
    let hasFigures = index > hour + 1
    if line.isCapitalised(next) { return hour == opening && !hasFigures }
    return !(endsInEn(next) && line.isCapitalised(next + 1))
  }

  /// Whether the word here ends like a German adjective after «am».
  private func endsInEn(_ index: Int) -> Bool {
    line.bytes[line.tokens[index].bytes].suffix(2).elementsEqual("en".utf8)
  }
}
