import DayBudget

/// What a block says of when it was.
extension Recogniser {
  /// The longest reading of a block that begins here; of two as long the first of this order.
  func blockReading(at index: Int) -> Reading? {
    guard line.canBegin(index), canLead(index) else { return nil }
    var best: Reading?
    prefer(spent(at: index), to: &best)
    prefer(spentDay(at: index), to: &best)
    prefer(guarded(at: index), to: &best)
    prefer(planned(at: index), to: &best)
    prefer(clockTime(at: index, after: dayEnd(before: index)), to: &best)
    prefer(duration(at: index), to: &best)
    prefer(blockTag(at: index), to: &best)
    if best == nil { prefer(bareSpan(at: index), to: &best) }
    return best
  }

  /// What is read in the text that begins a block: a tag, or since when it runs.
  func startReading(at index: Int) -> Reading? {
    guard line.canBegin(index), canLead(index) else { return nil }
    var best: Reading?
    prefer(since(at: index), to: &best)
    prefer(ago(at: index), to: &best)
    prefer(blockTag(at: index), to: &best)
    return best
  }

  private func blockTag(at index: Int) -> Reading? {
    line.isSymbol(index, "#") || line.isSymbol(index, "+") ? tag(at: index) : nil
  }

  private func spent(at index: Int) -> Reading? {
    since(at: index) ?? ago(at: index) ?? until(at: index) ?? last(at: index) ?? upToNow(at: index)
  }

  /// What only a plan says is title here: «jeden Montag», «bis Freitag».
  private func planned(at index: Int) -> Reading? {
    if let repetition = repetition(at: index) { return text(repetition.tokens) }
    switch day(at: index)?.part {
    case .due?, .days?: return day(at: index).map { text($0.tokens) }
    default: return nil
    }
  }

  private func text(_ tokens: Range<Int>) -> Reading {
    Reading(tokens: tokens, part: .text, strength: .edge)
  }

  // MARK: Since, ago, until

  /// «seit 9:40», «since yesterday 17:00», «seit einer halben Stunde»: from then until now.
  private func since(at index: Int) -> Reading? {
    guard line.spells(index, "seit") || line.spells(index, "since") else { return nil }
    if let length = length(at: index + 1), let start = ago(length) {
      return reading(index..<length.end, SpentPhrase(start: start, end: .now))
    }
    guard let (start, end, _) = pointOfTime(at: index + 1) else { return nil }
    return reading(index..<end, SpentPhrase(start: start, end: .now))
  }

  /// «vor 10 Min», «10 min ago».
  func ago(at index: Int) -> Reading? {
    if line.spells(index, "vor"), let length = length(at: index + 1), let start = ago(length) {
      return reading(index..<length.end, SpentPhrase(start: start))
    }
    guard let length = length(at: index), line.spells(length.end, "ago"), let start = ago(length) else {
      return nil
    }
    return reading(index..<length.end + 1, SpentPhrase(start: start))
  }

  private func ago(_ length: Length) -> SpentPhrase.Moment? {
    guard let minutes = length.minutes, (1...1440).contains(minutes) else { return nil }
    return .ago(minutes: minutes)
  }

  /// «bis jetzt», «until now», «bis 10:05», «till yesterday 17:30».
  private func until(at index: Int) -> Reading? {
    guard line.has(index, .spanTo) || line.spells(index, "by") else { return nil }
    if let end = nowEnd(at: index + 1) { return reading(index..<end, SpentPhrase(end: .now)) }
    guard !line.spells(index, "to"), let (moment, end, isUnmistakable) = pointOfTime(at: index + 1) else {
      return nil
    }
    return reading(
      index..<end, SpentPhrase(end: moment), strength: isUnmistakable ? .unmistakable : .edge)
  }

  /// «9:40 bis jetzt», «von 9 bis jetzt», «9:40-now».
  private func upToNow(at index: Int) -> Reading? {
    let isOpened = line.has(index, .spanFrom)
    let first = isOpened ? index + 1 : index
    guard let (start, sign, isUnmistakable) = pointOfTime(at: first), isOpened || isUnmistakable,
      let (next, _) = pastSpanSign(sign), let end = nowEnd(at: next)
    else { return nil }
    return reading(index..<end, SpentPhrase(start: start, end: .now))
  }

  /// «die letzten 45 Minuten», «the last hour»: up to now.
  private func last(at index: Int) -> Reading? {
    var first = line.has(index, .durationLead) ? index + 1 : index
    if line.has(first, .article) { first += 1 }
    guard line.has(first, .previous) else { return nil }
    if let length = length(at: first + 1), let minutes = length.minutes, (1...1440).contains(minutes) {
      return reading(index..<length.end, SpentPhrase(end: .now, minutes: minutes), strength: .edge)
    }
    guard line.word(first + 1).unit == .hour, !line.has(first + 1, .letter) else { return nil }
    return reading(index..<first + 2, SpentPhrase(end: .now, minutes: 60), strength: .edge)
  }

  /// The place after «jetzt», «now», «eben».
  private func nowEnd(at index: Int) -> Int? {
    let at = line.has(index, .nowBeside) ? index + 1 : index
    return line.has(at, .now) || line.spells(at, "eben") ? at + 1 : nil
  }

  private func reading(
    _ tokens: Range<Int>, _ phrase: SpentPhrase, strength: Reading.Strength = .unmistakable
  ) -> Reading {
    Reading(tokens: tokens, part: .spent(phrase), strength: strength)
  }

  /// A time on the clock, a bare hour too, perhaps after its day.
  func pointOfTime(at index: Int) -> (moment: SpentPhrase.Moment, end: Int, isUnmistakable: Bool)? {
    // After «seit» and «bis» a day is one, also where «von gestern» would be title.
    var lenient = self
    lenient.isLenient = true
    let named = lenient.spentDayMatch(at: index)
    let day = named?.day
    var context = ClockContext(allowsBare: true, allowsDot: true)
    let first = leads(at: line.pastComma(day == nil ? index : named?.end ?? index), &context)
    (context.allowsBare, context.allowsDot, context.allowsLetter) = (true, true, false)
    guard let match = clock(at: first, context), let clock = match.clock else { return nil }
    let (part, end) = partAfter(match.end)
    guard line.canEnd(end) || line.isSymbol(end, in: Recogniser.dashes) else { return nil }
    let phrase = TimePhrase(start: clock, part: part ?? (day == nil ? nil : named?.part))
    return (.clock(day, phrase), end, match.isUnmistakable)
  }

  // MARK: Days

  /// A day that has been: «gestern», «Fr», «24.11.», «letzten Freitag», «vor 3 Tagen».
  private func spentDay(at index: Int) -> Reading? {
    guard let match = spentDayMatch(at: index) else { return nil }
    guard let day = match.day else {
      return Reading(tokens: index..<match.end, part: .impossible, strength: .unmistakable)
    }
    var reading = Reading(
      tokens: index..<match.end, part: .day(day, match.part), strength: match.strength)
    if match.form == .weekday, match.part == nil { reading.dayForm = .weekday }
    if match.form == .date || match.form == .deictic { reading.dayForm = .date }
    return reading
  }

  /// A day of a block; weeks, ends of months and the like are no day on which time was spent.
  func spentDayMatch(at index: Int) -> DayMatch? {
    if let match = previousWeekday(at: index) ?? daysAgo(at: index) { return match }
    guard let match = dayPhrase(at: index), match.due == nil else { return nil }
    switch match.form {
    case .weekday, .deictic, .date: return match
    case .week, .distance, .ending: return nil
    }
  }

  /// «letzten Freitag», «last friday»: never today.
  private func previousWeekday(at index: Int) -> DayMatch? {
    let first = line.has(index, .on) ? index + 1 : index
    guard line.has(first, .previous), line.word(first + 1).weekday != nil,
      var match = dayPhrase(at: first + 1), match.form == .weekday, let day = match.day
    else { return nil }
    if day == today { match.day = day.adding(days: -7) }
    match.strength = .edge
    return match
  }

  /// «vor 3 Tagen», «two weeks ago».
  private func daysAgo(at index: Int) -> DayMatch? {
    let isGerman = line.spells(index, "vor")
    guard let (count, unitAt) = quantity(isGerman ? index + 1 : index), let unit = line.word(unitAt).unit,
      !unit.isOfClock, isGerman || line.spells(unitAt + 1, "ago")
    else { return nil }
    return DayMatch(
      day: Recogniser.day(-count, unit, from: today), end: isGerman ? unitAt + 1 : unitAt + 2,
      form: .deictic, strength: .edge)
  }
}
