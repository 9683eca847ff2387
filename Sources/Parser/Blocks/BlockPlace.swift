import DayBudget

/// What a time without a day belongs to.
struct BlockFrame {
  /// Today, or the day of the block that is changed.
  let day: CivilDate
  /// When that block began, where it has a place on the clock.
  var start: CivilDateTime?
}

/// What the parts that were chosen say of a block, each once.
struct SaidOfBlock {
  private(set) var day: CivilDate?
  private(set) var dayPart: DayPart?
  private(set) var start: SpentPhrase.Moment?
  private(set) var end: SpentPhrase.Moment?
  private(set) var span: TimePhrase?
  private(set) var minutes: Int?
  private(set) var durationTokens = 0..<0
  private(set) var tags: [String] = []
  /// The parts that leave the title; a part of the day stays where it places no time.
  private(set) var taken: [Reading] = []

  /// Gathers what the chosen readings name.
  init(_ readings: [Reading]) {
    taken = readings.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    for reading in taken { take(reading) }
    guard span == nil, start == nil, end == nil else { return }
    taken.removeAll { if case .dayPart = $0.part { true } else { false } }
  }

  private mutating func take(_ reading: Reading) {
    switch reading.part {
    case .day(let day, let part):
      self.day = day
      if let part { dayPart = part }
    case .dayPart(let part): dayPart = part
    case .time(let phrase) where phrase.end != nil: span = phrase
    case .time(let phrase): start = .clock(nil, phrase)
    case .spent(let phrase):
      if let said = phrase.start { start = said }
      if let said = phrase.end { end = said }
      if let said = phrase.minutes { (minutes, durationTokens) = (said, reading.tokens) }
    case .duration(let said): (minutes, durationTokens) = (said, reading.tokens)
    case .tag(let tag):
      if !tags.contains(where: { $0.lowercased() == tag.lowercased() }) { tags.append(tag) }
    default: break
    }
  }
}

/// Puts what was said onto the wall clock.
struct BlockPlace {
  /// The day that the text names for all of its times.
  let day: CivilDate?
  /// The part of it that was named.
  let dayPart: DayPart?
  /// What they belong to otherwise.
  let frame: BlockFrame
  let resolver: Resolver

  /// Whether a day was named for a moment itself.
  func hasDay(_ moment: SpentPhrase.Moment) -> Bool {
    if case .clock(_?, _) = moment { true } else { false }
  }

  /// A moment on the day that was named, else on that of the frame.
  func moment(_ said: SpentPhrase.Moment) -> BlockMoment {
    switch said {
    case .now: .now
    case .ago(let minutes): .ago(minutes: minutes)
    case .clock(let own, let phrase): .clock(moment(phrase, on: own ?? day ?? frame.day))
    }
  }

  /// The longest that an end without a day may lie behind its start, in seconds: one that lies just before it is a slip,
  /// and not meant for a day later.
  private static let longestWait = 18 * 3_600

  /// An end: without a day of its own the first such time after a start, where that is no slip.
  func end(_ said: SpentPhrase.Moment, after start: CivilDateTime?) -> BlockMoment {
    guard case .clock(nil, let phrase) = said, let start else { return moment(said) }
    let end = moment(phrase, on: day ?? resolver.boundary.day(of: start))
    let next = end.adding(seconds: 86_400)
    return .clock(end <= start && next <= start.adding(seconds: BlockPlace.longestWait) ? next : end)
  }

  /// The ends of a span.
  func span(_ phrase: TimePhrase) -> (start: BlockMoment, end: BlockMoment) {
    let place = phrase.place(in: dayPart, isOfDay: day != nil)
    let start = resolver.moment(of: place, on: day ?? frame.day)
    let seconds = (place.length ?? 0) * 60
    // An end at the start, or up to an hour before it, is meant for no half or whole day later.
    let before = phrase.end.map { phrase.start.minutes - $0.minutes } ?? -1
    if (0...60).contains(before) || seconds > BlockPlace.longestWait {
      let back = (0...60).contains(before) ? before * 60 : 86_400 - seconds
      return (.clock(start), .clock(start.adding(seconds: -back)))
    }
    return (.clock(start), .clock(start.adding(seconds: seconds)))
  }

  /// A moment as the wall clock of today shows it.
  func onClock(_ moment: BlockMoment?) -> CivilDateTime? {
    switch moment {
    case .clock(let moment): moment
    case .ago(let minutes): resolver.now.adding(seconds: -minutes * 60)
    case .now: resolver.now
    case nil: nil
    }
  }

  private func moment(_ phrase: TimePhrase, on day: CivilDate) -> CivilDateTime {
    resolver.moment(of: phrase.place(in: dayPart, isOfDay: true), on: day)
  }
}
