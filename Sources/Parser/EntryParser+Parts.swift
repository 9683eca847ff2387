package import DayBudget

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
  func isEnd(_ end: Int, of line: Line) -> Bool {
    end == line.count || end + 1 == line.count && line.isSymbol(end, ".")
  }

  func recogniser(_ line: Line) -> Recogniser {
    Recogniser(line: line, today: resolver.today, isLenient: true, looksBack: looksBack)
  }

  /// A failure at a place from this byte on, or in the whole text.
  ///
  /// Where a day was wanted it is about the word that is nearly one.
  func failure(
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
    case .notADay, .notADayOrTime, .notARepeatRule, .notAPeriod: true
    default: false
    }
  }
}
