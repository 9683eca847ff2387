package import DayBudget

/// Reads one line of text, in German and English at once.
///
/// ```swift
/// let entry = try EntryParser(now: now).entry("Zahnarzt morgen 14:00 45min")
/// entry.title  // "Zahnarzt"
/// ```
///
/// A pure function of the text, the wall clock and the boundary of the day. The text has to be in
/// Unicode normalisation form C.
/// - Complexity: linear in the length of the text.
package struct EntryParser: Sendable {
  /// How many characters a title has at most.
  package static let titleLimit = 500
  /// How many Unicode scalars: a letter and all accents of the world are one character.
  private static let scalarLimit = 10 * titleLimit
  /// How many bytes of a line are read at most: its title would be too long, and a line can be as long as a disk.
  private static let lineLimit = 100_000

  /// Where the parts of a text lie in time.
  let resolver: Resolver
  /// Whether days are those of what has been.
  let looksBack: Bool

  /// The day that now belongs to.
  package var today: CivilDate { resolver.today }

  /// A parser for texts written at a moment on the wall clock, by a person whose day begins at `boundary`.
  ///
  /// Where `looksBack` is set, days are those of what has been: a weekday is the last one, today included, and
  /// a date without a year the latest that is not to come.
  package init(now: CivilDateTime, boundary: DayBoundary = .midnight, looksBack: Bool = false) {
    self.looksBack = looksBack
    resolver = Resolver(
      now: CivilDateTime(date: now.date, secondOfDay: now.secondOfDay / 60 * 60), boundary: boundary)
  }

  /// The entry that a line says; throws `noTitle` or `titleTooLong`.
  package func entry(_ text: String) throws(EntryFailure) -> Entry {
    let line = try EntryParser.line(text)
    let reading = read(line)
    if !EntryParser.isVisible(reading.entry.title) { throw failure(.noTitle, in: line) }
    try check(reading, in: line)
    return reading.entry
  }

  /// What a line changes in an entry: the same grammar, but the title may be empty.
  ///
  /// Throws `titleTooLong`, and `onlyMisread` where the new title would be words that were to be something else.
  package func change(_ text: String) throws(EntryFailure) -> Entry {
    let line = try EntryParser.line(text)
    let reading = read(line)
    try check(reading, in: line)
    if let whole = wholeMisread(reading, of: line) { throw failure(.onlyMisread, in: line, about: whole) }
    if let misread = reading.misread, !reading.hasOwnWords {
      throw failure(.onlyMisread, in: line, about: misread)
    }
    return reading.entry
  }

  /// What a title that is the whole line would be if it stood elsewhere: «14 bis 15», «Mo und Mi», «Sontg».
  private func wholeMisread(_ reading: LineReading, of line: Line) -> PlacedRemark? {
    guard !reading.entry.title.isEmpty, reading.pieces.count == line.count else { return nil }
    var reader = recogniser(line)
    reader.isOfBlock = true
    let remark: (kind: Remark.Kind, meant: String?)? =
      if let span = reader.bareSpan(at: 0), isEnd(span.tokens.upperBound, of: line) {
        (.bareSpan, nil)
      } else if let (days, end) = reader.weekdayList(at: 0, needing: []), days.count > 1, isEnd(end, of: line)
      {
        (.severalDays, nil)
      } else if line.count == 1, line.tokens[0].kind == .word,
        let meant = NearWords.shortened(line.bytes[line.tokens[0].bytes])
      {
        (.nearWord, meant)
      } else {
        nil
      }
    return remark.map {
      (Remark(kind: $0.kind, text: line.text(0..<line.count), meant: $0.meant), 0..<line.count)
    }
  }

  /// What is wrong with a text that was to be a day or days, where it has a word that is nearly one, or a day that no
  /// calendar has; else nil.
  package func nearDay(_ text: String) -> EntryFailure? {
    nearDay(in: Lexer.line(text), as: .notADay)
  }

  /// The same of some tokens of a line, as a failure of another kind.
  func nearDay(in line: Line, as kind: EntryFailure.Kind) -> EntryFailure? {
    let failure = failure(kind, in: line)
    return failure.remark.map { $0.kind == .nearWord || $0.isOfCalendar } ?? false ? failure : nil
  }

  private static func line(_ text: String) throws(EntryFailure) -> Line {
    if text.utf8.count <= lineLimit { return Lexer.line(text) }
    let beginning = String(text.unicodeScalars.prefix(titleLimit))
    throw EntryFailure(
      kind: .titleTooLong(characters: text.unicodeScalars.count), text: beginning, range: 0..<beginning.count)
  }

  /// A remark with the tokens that it is about.
  typealias PlacedRemark = (remark: Remark, tokens: Range<Int>)

  /// A line, read.
  struct LineReading {
    let entry: Entry
    /// The bytes of the line that the title is made of.
    let pieces: [ArraySlice<UInt8>]
    /// The first remark on words that stay in the title.
    let misread: PlacedRemark?
    /// Whether the title has words that do not look like a part.
    let hasOwnWords: Bool
  }

  func read(_ line: Line) -> LineReading {
    var recogniser = Recogniser(line: line, today: resolver.today, looksBack: looksBack)
    let readings = recogniser.readings()
    let selection = Selection(line: line, readings: readings)
    var (parts, notes) = (selection.parts, selection.remarks)
    var named = resolver.named(parts)
    var placement = resolver.placement(of: named)
    if let last = named.rule?.until, let first = placement.day, last < first {
      // A repetition that ends before it begins.
      notes.append(Selection.Note(kind: .impossible, tokens: named.dueTokens))
      parts.removeAll { $0.slots.contains(.due) }
      named = resolver.named(parts)
      placement = resolver.placement(of: named)
    }
    let title = TitleBuilder(line: line, taken: parts).title()

    if let kind = placement.remark {
      notes.append(
        Selection.Note(kind: kind, tokens: kind == .pastDay ? named.dayTokens : named.timeTokens))
    }
    if let due = named.due, due < today {
      notes.append(Selection.Note(kind: .pastDay, tokens: named.dueTokens))
    }
    let remarks = notes.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map { note -> PlacedRemark in
      (
        Remark(
          kind: note.kind, text: line.text(note.tokens), meant: note.meant,
          isDue: note.kind == .pastDay && note.tokens == named.dueTokens,
          isOfCalendar: note.kind == .impossible && recogniser.isImpossibleDay(at: note.tokens.lowerBound)),
        note.tokens
      )
    }
    let entry = Entry(
      title: title.text, day: placement.day, due: named.due, dayIsImplied: placement.dayIsImplied,
      time: placement.time,
      durationMinutes: placement.length ?? named.duration, reminderMinutes: named.reminder,
      isUrgent: named.isUrgent, tags: named.tags,
      repeatRule: named.rule, remarks: remarks.map(\.remark))
    return LineReading(
      entry: entry, pieces: title.pieces, misread: remarks.first { $0.remark.kind.staysInTitle },
      hasOwnWords: line.hasWords(outside: readings, among: title.tokens))
  }

  private func check(_ reading: LineReading, in line: Line) throws(EntryFailure) {
    let entry = reading.entry
    // A character has at least one byte, so most titles need no counting.
    guard entry.title.utf8.count > EntryParser.titleLimit else { return }
    let (characters, scalars) = (entry.title.count, entry.title.unicodeScalars.count)
    guard characters > EntryParser.titleLimit || scalars > EntryParser.scalarLimit else { return }
    let kind = EntryFailure.Kind.titleTooLong(
      characters: characters > EntryParser.titleLimit ? characters : scalars)
    throw failure(kind, in: line, from: EntryParser.excess(reading.pieces, in: line))
  }

  /// The first byte of the line that the limit cuts off.
  private static func excess(_ pieces: [ArraySlice<UInt8>], in line: Line) -> Int {
    var left = titleLimit
    for piece in pieces {
      let text = String(decoding: piece, as: UTF8.self)
      if let index = text.index(text.startIndex, offsetBy: left, limitedBy: text.endIndex),
        index < text.endIndex
      {
        return piece.startIndex + text.utf8.distance(from: text.startIndex, to: index)
      }
      left = max(0, left - text.count - 1)
    }
    return pieces.last?.startIndex ?? 0
  }

  /// Whether a text has anything to see: not only spaces, marks of direction and what has no width.
  static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .format && $0.properties.generalCategory != .control
    }
  }
}
