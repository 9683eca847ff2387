package import DayBudget

/// Reads a line of text about time that was spent, in German and English at once.
///
/// ```swift
/// let block = try BlockParser(now: now).log("Steuern 9-10:15 #geld")
/// ```
///
/// A pure function of the text, the wall clock and the boundary of the day; the text has to be in Unicode
/// normalisation form C. Weekdays and dates without a year are the latest that are past; nothing lies in the future.
/// - Complexity: linear in the length of the text.
package struct BlockParser: Sendable {
  let resolver: Resolver

  /// The day that now belongs to.
  package var today: CivilDate { resolver.today }

  /// A parser for texts written at a moment on the wall clock, by a person whose day begins at `boundary`.
  package init(now: CivilDateTime, boundary: DayBoundary = .midnight) {
    resolver = Resolver(
      now: CivilDateTime(date: now.date, secondOfDay: now.secondOfDay / 60 * 60), boundary: boundary)
  }

  /// A block by hand, with a place on the clock or a length.
  ///
  /// Tags alone may say what it was. Throws `noWhat`, `titleTooLong`, `noTimeSpent` where neither is said, `onlyMisread`
  /// where all that says what it was would be words that were to be something else, and `inFuture`.
  package func log(_ text: String) throws(EntryFailure) -> BlockEntry {
    let entry = try read(text, in: BlockFrame(day: today), isNew: true) { $0.blockReading(at: $1) }
    let said = [entry.start != nil, entry.end != nil, entry.minutes != nil].count { $0 }
    guard said >= 2 || entry.minutes != nil else {
      throw failure(.noTimeSpent, text, about: entry.remarks.first { $0.kind == .impossible })
    }
    return entry
  }

  /// What a text changes in a block that began on the clock at `start`, or lies on `day` without a place.
  ///
  /// The title may be empty. A time without a day is one of the block's own day, an end alone the first after its start,
  /// or after the start that is named with it. Throws `titleTooLong`, `onlyMisread` and `inFuture`.
  package func change(_ text: String, on day: CivilDate, start: CivilDateTime? = nil) throws(EntryFailure)
    -> BlockEntry
  {
    try read(text, in: BlockFrame(day: day, start: start), isNew: false) { $0.blockReading(at: $1) }
  }

  /// What a block is to be called that begins, its tags, and since when it runs: «seit 9:10», «vor 10 Min».
  ///
  /// Nothing else is read, so a title keeps its numbers and days; it may be empty where the text is. `end` and
  /// `minutes` are nil. Throws `titleTooLong` and `inFuture`.
  package func start(_ text: String) throws(EntryFailure) -> BlockEntry {
    try read(text, in: BlockFrame(day: today), isNew: false, isStart: true) { $0.startReading(at: $1) }
  }

  /// The moment that a whole text names: «9:10», «9», «gestern 17:02», «now», «vor 10 Min».
  ///
  /// Without a day it is today's, or, where `start` is given, the first such time after it. Throws `notATime` and
  /// `inFuture`.
  package func moment(_ text: String, after start: CivilDateTime? = nil) throws(EntryFailure) -> BlockMoment {
    let line = Lexer.line(text)
    let recogniser = recogniser(line)
    let frame = BlockFrame(day: start.map { resolver.boundary.day(of: $0) } ?? today, start: start)
    let said: SpentPhrase.Moment
    let end: Int
    if let now = recogniser.now(at: 0) {
      (said, end) = (.now, now.tokens.upperBound)
    } else if let ago = recogniser.ago(at: 0), case .spent(let phrase) = ago.part, let start = phrase.start {
      (said, end) = (start, ago.tokens.upperBound)
    } else if let point = recogniser.pointOfTime(at: 0) {
      (said, end) = (point.moment, point.end)
    } else {
      throw failure(.notATime, text)
    }
    guard end == line.count else { throw failure(.notATime, text) }
    let place = BlockPlace(day: nil, dayPart: nil, frame: frame, resolver: resolver)
    let moment = start == nil ? place.moment(said) : place.end(said, after: start)
    try check(moment, 0, hasDay: place.hasDay(said), in: frame, text)
    return moment
  }

  private func read(
    _ text: String, in frame: BlockFrame, isNew: Bool, isStart: Bool = false,
    _ find: (Recogniser, Int) -> Reading?
  ) throws(EntryFailure) -> BlockEntry {
    let line = Lexer.line(text)
    var recogniser = recogniser(line)
    let readings = recogniser.walk(find)
    let selection = Selection(line: line, readings: readings)
    let said = SaidOfBlock(selection.parts)
    var remarks = selection.remarks
    let title = TitleBuilder(line: line, taken: said.taken).title()
    if isNew, said.tags.isEmpty, !EntryParser.isVisible(title.text) { throw failure(.noWhat, text) }
    guard title.text.utf8.count <= EntryParser.titleLimit || title.text.count <= EntryParser.titleLimit else {
      throw failure(.titleTooLong(characters: title.text.count), text)
    }
    func remark(_ note: Selection.Note) -> Remark {
      Remark(
        kind: note.kind, text: line.text(note.tokens), meant: note.meant,
        isOfCalendar: note.kind == .impossible && recogniser.isImpossibleDay(at: note.tokens.lowerBound))
    }
    if !isStart, let misread = remarks.first(where: { $0.kind.staysInTitle }),
      !line.hasWords(outside: readings, among: title.tokens)
    {
      throw failure(.onlyMisread, text, about: remark(misread))
    }
    let place = BlockPlace(day: said.day, dayPart: said.dayPart, frame: frame, resolver: resolver)
    var (start, end, minutes) = (said.start.map { place.moment($0) }, nil as BlockMoment?, said.minutes)
    if let span = said.span {
      (start, end) = place.span(span)
    } else if let said = said.end {
      end = place.end(said, after: start == nil ? frame.start : place.onClock(start))
    }
    if start != nil, end != nil, minutes != nil {
      // «9:00 45min bis jetzt»: a start and an end say it already.
      minutes = nil
      remarks.append(Selection.Note(kind: .secondDuration, tokens: said.durationTokens))
    }
    if let day = said.day, day > today { throw failure(.inFuture(yesterday: nil), text) }
    let hasDay = said.day != nil || [said.start, said.end].contains { $0.map(place.hasDay) ?? false }
    if let end { try check(end, 0, hasDay: hasDay, in: frame, text) }
    if let start { try check(start, end == nil ? minutes ?? 0 : 0, hasDay: hasDay, in: frame, text) }
    return BlockEntry(
      title: title.text, tags: said.tags, day: said.day, start: start, end: end, minutes: minutes,
      remarks: remarks.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }.map(remark))
  }

  /// Throws `inFuture` for a moment, and so many minutes after it, that is to come.
  private func check(
    _ moment: BlockMoment, _ minutes: Int, hasDay: Bool, in frame: BlockFrame, _ text: String
  ) throws(EntryFailure) {
    switch moment {
    case .now where minutes > 0: throw failure(.inFuture(yesterday: nil), text)
    case .ago(let before) where minutes > before: throw failure(.inFuture(yesterday: nil), text)
    case .clock(let moment) where moment.adding(seconds: minutes * 60) > resolver.now:
      // After a start that is known yesterday is no answer.
      let isOffered = !hasDay && frame.day == today && frame.start == nil
      throw failure(.inFuture(yesterday: isOffered ? today.adding(days: -1) : nil), text)
    default: break
    }
  }

  private func recogniser(_ line: Line) -> Recogniser {
    var recogniser = Recogniser(line: line, today: today, looksBack: true)
    recogniser.isOfBlock = true
    return recogniser
  }

  private func failure(
    _ kind: EntryFailure.Kind, _ text: String, about remark: Remark? = nil
  ) -> EntryFailure {
    let text = String(decoding: Lexer.line(text).bytes, as: UTF8.self)
    return EntryFailure(kind: kind, text: text, range: 0..<text.count, remark: remark)
  }
}
