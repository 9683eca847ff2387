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

  private let resolver: Resolver
  private let looksBack: Bool

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
    if let misread = reading.misread, !reading.hasOwnWords {
      throw failure(.onlyMisread, in: line, about: misread)
    }
    return reading.entry
  }

  private static func line(_ text: String) throws(EntryFailure) -> Line {
    if text.utf8.count <= lineLimit { return Lexer.line(text) }
    let beginning = String(text.unicodeScalars.prefix(titleLimit))
    throw EntryFailure(
      kind: .titleTooLong(characters: text.unicodeScalars.count), text: beginning, range: 0..<beginning.count)
  }

  /// A remark with the tokens that it is about.
  private typealias PlacedRemark = (remark: Remark, tokens: Range<Int>)

  /// A line, read.
  private struct LineReading {
    let entry: Entry
    /// The bytes of the line that the title is made of.
    let pieces: [ArraySlice<UInt8>]
    /// The first remark on words that stay in the title.
    let misread: PlacedRemark?
    /// Whether the title has words that do not look like a part.
    let hasOwnWords: Bool
  }

  private func read(_ line: Line) -> LineReading {
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
          isDue: note.kind == .pastDay && note.tokens == named.dueTokens), note.tokens
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

/// Texts that are one part.
extension EntryParser {
  /// The day that a whole text names: «morgen», «Fr», «24.12.», «next week»; throws `notADay`.
  package func day(_ text: String) throws(EntryFailure) -> CivilDate {
    let line = Lexer.line(text)
    guard case .day(let day, nil)? = whole(line, { $0.day(at: 0) }) else { throw failure(.notADay, in: line) }
    return day
  }

  /// The days that a whole text names: seven of «KW 50», two of «this weekend», else one; throws `notADay`.
  package func days(_ text: String) throws(EntryFailure) -> [CivilDate] {
    let first = try day(text)
    let count = recogniser(Lexer.line(text)).dayPhrase(at: 0)?.days ?? 1
    return (0..<count).map { first.adding(days: $0) }
  }

  /// What a whole text says that is a day, a time or span, or both; throws `notADayOrTime`.
  ///
  /// The entry has nothing else but the duration of a span.
  package func dayAndTime(_ text: String) throws(EntryFailure) -> Entry {
    let line = Lexer.line(text)
    let entry = read(line).entry
    guard entry.title.isEmpty, entry.day != nil, entry.due == nil, entry.repeatRule == nil, !entry.isUrgent,
      entry.reminderMinutes == nil,
      entry.tags.isEmpty, entry.durationMinutes == nil || entry.time != nil
    else { throw failure(.notADayOrTime, in: line) }
    return entry
  }

  /// The due day that a whole text names, «bis Freitag» or the day alone; throws `notADay`.
  package func dueDay(_ text: String) throws(EntryFailure) -> CivilDate {
    let line = Lexer.line(text)
    switch whole(line, { $0.day(at: 0) }) {
    case .day(let day, nil)?, .due(let day, _, _)?: return day
    default: throw failure(.notADay, in: line)
    }
  }

  /// The time that a whole text names: «14:00», «14», «2pm», «halb drei»; throws `notATime`.
  package func time(_ text: String) throws(EntryFailure) -> ClockTime {
    let line = Lexer.line(text)
    switch whole(line, { $0.time(at: 0) }) {
    case .time(let phrase)?:
      guard phrase.end == nil, let time = ClockTime(minutes: phrase.place(in: nil).start) else { break }
      return time == .endOfDay ? .midnight : time
    case .dayPart(let part)?:
      if let time = ClockTime(minutes: part.minutes) { return time }
    default: break
    }
    throw failure(.notATime, in: line)
  }

  /// The minutes that a whole text names: «45min», «1h30», and, where it is allowed, «90», a bare number.
  ///
  /// Throws `notADuration`, and `durationOutOfRange` for one that would be a duration if it were shorter.
  package func duration(_ text: String, allowsBare: Bool = true) throws(EntryFailure) -> Int {
    let line = Lexer.line(text)
    if let minutes = allowsBare ? EntryParser.bareMinutes(line) : EntryParser.minutes(line, between: "h"),
      (1...1440).contains(minutes)
    {
      return minutes
    }
    switch whole(line, { $0.duration(at: 0) }) {
    case .duration(let minutes)?: return minutes
    case .impossible?: throw failure(.durationOutOfRange, in: line)
    default: throw failure(.notADuration, in: line)
    }
  }

  /// The minutes of `90`, `1:30` and `10h30`, which elsewhere are a number and times.
  private static func bareMinutes(_ line: Line) -> Int? {
    if line.count == 1 { return line.number(0, digits: 1...4) }
    return minutes(line, between: ":") ?? minutes(line, between: "h")
  }

  /// Hours and minutes with this between them.
  private static func minutes(_ line: Line, between sign: StaticString) -> Int? {
    guard line.count == 3, let hours = line.number(0, digits: 1...2), line.touches(1),
      line.spells(1, sign),
      let minutes = line.touchingNumber(2, digits: 2...2), minutes < 60
    else { return nil }
    return hours * 60 + minutes
  }

  /// The repetition that a whole text names: «every 2 weeks», «montags bis 24.12.»; throws `notARepeatRule`.
  package func repeatRule(_ text: String) throws(EntryFailure) -> RepeatRule {
    let line = Lexer.line(text)
    let reader = recogniser(line)
    guard let first = reader.repetition(at: 0), case .repeating(var rule, nil, nil) = first.part else {
      throw failure(.notARepeatRule, in: line)
    }
    var end = first.tokens.upperBound
    if let last = reader.day(at: end), case .due(let day, _, _) = last.part {
      rule.until = day
      end = last.tokens.upperBound
    }
    guard isEnd(end, of: line) else { throw failure(.notARepeatRule, in: line) }
    return rule
  }

  /// What all tokens of a line say together, nil when they are not one part.
  private func whole(_ line: Line, _ read: (Recogniser) -> Reading?) -> Reading.Part? {
    guard let reading = read(recogniser(line)) else {
      return nil
    }
    return isEnd(reading.tokens.upperBound, of: line) ? reading.part : nil
  }

  /// Whether nothing but a full stop stands from this place on.
  private func isEnd(_ end: Int, of line: Line) -> Bool {
    end == line.count || end + 1 == line.count && line.isSymbol(end, ".")
  }

  private func recogniser(_ line: Line) -> Recogniser {
    Recogniser(line: line, today: resolver.today, isLenient: true, looksBack: looksBack)
  }

  /// A failure at a place from this byte on, or in the whole text.
  ///
  /// Where a day was wanted it is about the word that is nearly one.
  private func failure(
    _ kind: EntryFailure.Kind, in line: Line, from byte: Int = 0, about misread: PlacedRemark? = nil
  ) -> EntryFailure {
    func characters(_ byte: Int) -> Int { String(decoding: line.bytes[..<byte], as: UTF8.self).count }
    let text = String(decoding: line.bytes, as: UTF8.self)
    if let misread = misread ?? (kind.isAboutDays ? read(line).misread : nil) {
      let (first, last) = (line.tokens[misread.tokens.lowerBound], line.tokens[misread.tokens.upperBound - 1])
      return EntryFailure(
        kind: kind, text: text, range: characters(first.bytes.lowerBound)..<characters(last.bytes.upperBound),
        remark: misread.remark)
    }
    let start = characters(byte)
    return EntryFailure(kind: kind, text: text, range: start..<max(start, text.count))
  }
}

extension EntryFailure.Kind {
  /// Whether days were looked for.
  fileprivate var isAboutDays: Bool {
    switch self {
    case .notADay, .notADayOrTime, .notARepeatRule: true
    default: false
    }
  }
}
