import DayBudget

/// Some tokens read as a part of the entry, or as words that only look like one.
struct Reading: Sendable {
  /// What the tokens say.
  enum Part: Sendable {
    /// A day and, with «Freitag Abend», a part of it.
    case day(CivilDate, DayPart?)
    /// The day by which it must be done, and the day that was named for it: «vor Freitag» is due on Thursday;
    /// a time directly after it makes it the day and time that is named.
    case due(CivilDate, named: CivilDate, isTimed: Bool)
    /// The first and the last day of a repetition: «vom 5.1. bis 15.1.».
    case days(CivilDate, CivilDate)
    /// A time or a span on the wall clock.
    case time(TimePhrase)
    /// A part of the day without a day.
    case dayPart(DayPart)
    /// Minutes from now.
    case fromNow(minutes: Int)
    /// A length in minutes.
    case duration(minutes: Int)
    /// A repetition, with a part of the day and the date of the year where it names them.
    case repeating(RepeatRule, DayPart?, CivilDate?)
    /// So many minutes before its time it is told of.
    case reminder(minutes: Int)
    case urgent
    case tag(String)
    /// A date, time or duration that cannot be.
    case impossible
    /// Two bare numbers that would be a span with «Uhr»: `14-15`.
    case bareSpan
    /// A word that is nearly a day: «wendesday».
    case nearDay(String, at: Int)
    /// When time was spent, in words that only a block has: «seit 9:40», «vor 10 Min», «bis 10:05».
    indirect case spent(SpentPhrase)
    /// Words that are title although they look like a part.
    case text
  }

  /// Where a reading counts.
  enum Strength: Comparable, Sendable {
    /// Only beside another part, or as the very last word.
    case neighbour
    /// At the beginning or the end of the text, or beside another part.
    case edge
    /// Anywhere.
    case unmistakable
  }

  /// How a day was said, for the rule about a weekday beside a date.
  enum DayForm: Sendable {
    case weekday
    case date
    case other
  }

  /// The tokens.
  var tokens: Range<Int>
  /// What they say.
  let part: Part
  /// Where that counts.
  var strength: Strength
  /// How the day was said.
  var dayForm = DayForm.other
  /// Whether this is a weekday beside a date on which it does not fall; it stays title.
  var contradicts = false
  /// Whether it is a lone word that a name may begin with, and gives way to a time in figures: «Midnight mass».
  var yields = false
  /// What has to be said when it is taken.
  var remark: Remark.Kind?
}

extension Reading {
  /// The parts of an entry of which there is one each.
  struct Slots: OptionSet, Sendable {
    let rawValue: UInt8
    static let day = Slots(rawValue: 1)
    static let time = Slots(rawValue: 2)
    static let duration = Slots(rawValue: 4)
    static let repetition = Slots(rawValue: 8)
    static let dayPart = Slots(rawValue: 16)
    static let due = Slots(rawValue: 32)
    static let end = Slots(rawValue: 64)
    static let reminder = Slots(rawValue: 128)
  }

  /// What this reading takes up.
  var slots: Slots {
    switch part {
    case .day: .day
    case .due: .due
    case .days: [.day, .due]
    case .time(let phrase): phrase.end == nil ? .time : [.time, .duration]
    case .dayPart: .dayPart
    case .fromNow: [.day, .time]
    case .duration: .duration
    case .repeating: .repetition
    case .reminder: .reminder
    case .spent(let phrase): phrase.slots
    case .urgent, .tag, .impossible, .bareSpan, .nearDay, .text: []
    }
  }

  /// Whether this is a part or was to be one, rather than words of a title.
  var looksLikePart: Bool {
    if case .text = part { false } else { true }
  }

  /// Whether this was to be a part and cannot be one.
  var isImpossible: Bool {
    if case .impossible = part { true } else { false }
  }

  /// Whether this is a part that others can stand beside.
  var isPart: Bool {
    switch part {
    case .impossible, .bareSpan, .nearDay, .text: false
    default: strength > .neighbour
    }
  }
}

extension Line {
  /// Whether one of some tokens is more than a sign and belongs to no reading that is a part or was to be one.
  func hasWords(outside readings: [Reading?], among indices: [Int]) -> Bool {
    // «und» between two parts is no word of its own.
    var isOwn = tokens.indices.map { tokens[$0].kind != .symbol && !has($0, .and) }
    for case let reading? in readings where reading.looksLikePart {
      for index in reading.tokens { isOwn[index] = false }
    }
    return indices.contains { isOwn[$0] }
  }
}
