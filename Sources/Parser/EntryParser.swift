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
    let line = Lexer.line(text)
    let (entry, pieces) = read(line)
    if !EntryParser.isVisible(entry.title) { throw failure(.noTitle, in: line) }
    try check(entry, pieces, in: line)
    return entry
  }

  /// What a line changes in an entry: the same grammar, but the title may be empty; throws `titleTooLong`.
  package func change(_ text: String) throws(EntryFailure) -> Entry {
    let line = Lexer.line(text)
    let (entry, pieces) = read(line)
    try check(entry, pieces, in: line)
    return entry
  }

  private func read(_ line: Line) -> (entry: Entry, pieces: [ArraySlice<UInt8>]) {
    var recogniser = Recogniser(line: line, today: resolver.today, looksBack: looksBack)
    let selection = Selection(line: line, readings: recogniser.readings())
    var (parts, remarks) = (selection.parts, selection.remarks)
    var named = resolver.named(parts)
    var placement = resolver.placement(of: named)
    if let last = named.rule?.until, let first = placement.day, last < first {
      // A repetition that ends before it begins.
      remarks.append(Selection.Note(kind: .impossible, tokens: named.dueTokens))
      parts.removeAll { $0.slots.contains(.due) }
      named = resolver.named(parts)
      placement = resolver.placement(of: named)
    }
    let title = TitleBuilder(line: line, taken: parts).title()

    if let kind = placement.remark {
      remarks.append(
        Selection.Note(kind: kind, tokens: kind == .pastDay ? named.dayTokens : named.timeTokens))
    }
    if let due = named.due, due < today {
      remarks.append(Selection.Note(kind: .pastDay, tokens: named.dueTokens))
    }
    let entry = Entry(
      title: title.text, day: placement.day, due: named.due, dayIsImplied: placement.dayIsImplied,
      time: placement.time,
      durationMinutes: placement.length ?? named.duration, isUrgent: named.isUrgent, tags: named.tags,
      repeatRule: named.rule,
      remarks: remarks.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map {
        Remark(
          kind: $0.kind, text: line.text($0.tokens), meant: $0.meant,
          isDue: $0.kind == .pastDay && $0.tokens == named.dueTokens)
      })
    return (entry, title.pieces)
  }

  private func check(_ entry: Entry, _ pieces: [ArraySlice<UInt8>], in line: Line) throws(EntryFailure) {
    // A character has at least one byte, so most titles need no counting.
    guard entry.title.utf8.count > EntryParser.titleLimit, entry.title.count > EntryParser.titleLimit else {
      return
    }
    throw failure(
      .titleTooLong(characters: entry.title.count), in: line, from: EntryParser.excess(pieces, in: line))
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
    if allowsBare, let minutes = EntryParser.bareMinutes(line), (1...1440).contains(minutes) {
      return minutes
    }
    switch whole(line, { $0.duration(at: 0) }) {
    case .duration(let minutes)?: return minutes
    case .impossible?: throw failure(.durationOutOfRange, in: line)
    default: throw failure(.notADuration, in: line)
    }
  }

  /// The minutes of `90` and `1:30`, which elsewhere are a number and a time.
  private static func bareMinutes(_ line: Line) -> Int? {
    if line.count == 1 { return line.number(0, digits: 1...4) }
    guard line.count == 3, let hours = line.number(0, digits: 1...2), line.touches(1), line.isSymbol(1, ":"),
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
  private func failure(_ kind: EntryFailure.Kind, in line: Line, from byte: Int = 0) -> EntryFailure {
    let text = String(decoding: line.bytes, as: UTF8.self)
    let start = String(decoding: line.bytes[..<byte], as: UTF8.self).count
    return EntryFailure(kind: kind, text: text, range: start..<max(start, text.count))
  }
}
