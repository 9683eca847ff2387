import DayBudget

/// What a word of the vocabulary can mean; one word can mean several things.
struct Word: Sendable {
  /// What a word does beside others.
  var roles: Roles = []
  /// A weekday: «Montag», «mon», «montags».
  var weekday: Weekday?
  /// A number, a month and the like; no word has two of them.
  var sense = Sense.none
  /// A unit of time: «Std», «weeks».
  var unit: TimeUnit?
  /// A part of the day: «Abend», «morning».
  var dayPart: DayPart?

  /// What a word stands for when it stands for a number.
  enum Sense: Sendable {
    case none
    /// A month, 1…12.
    case month(Int)
    /// A number: «drei», «an».
    case number(Int)
    /// A number of halves: 3 for «anderthalb».
    case halves(Int)
    /// A length in quarters of an hour: 1 for «Viertelstunde».
    case quarters(Int)
    /// A place in an order, −1 for the last: «zweiten», «last».
    case ordinal(Int)
    /// A day counted from today: 1 for «morgen».
    case offset(Int)
    /// The end of a unit of time: «Monatsende», «eow».
    case ending(TimeUnit)
    /// «erinnere», «remind»: how long before its time a task is told of may follow.
    case remind
    /// «mit», «with»: before such a word.
    case with
    /// A repetition said in one word: «täglich».
    case rule(RepeatRule.Unit)
  }
}

extension Word {
  /// The month, 1…12.
  var month: Int? {
    if case .month(let month) = sense { month } else { nil }
  }

  /// The number.
  var number: Int? {
    if case .number(let number) = sense { number } else { nil }
  }

  /// The number of halves.
  var halves: Int? {
    if case .halves(let halves) = sense { halves } else { nil }
  }

  /// The number of quarters of an hour.
  var quarters: Int? {
    if case .quarters(let quarters) = sense { quarters } else { nil }
  }

  /// The place in an order, −1 for the last.
  var ordinal: Int? {
    if case .ordinal(let ordinal) = sense { ordinal } else { nil }
  }

  /// Whether it is a word for being reminded.
  var isRemind: Bool {
    if case .remind = sense { true } else { false }
  }

  /// Whether it is «with».
  var isWith: Bool {
    if case .with = sense { true } else { false }
  }

  /// The days from today.
  var offset: Int? {
    if case .offset(let offset) = sense { offset } else { nil }
  }

  /// The unit at whose end it lies.
  var ending: TimeUnit? {
    if case .ending(let unit) = sense { unit } else { nil }
  }

  /// The repetition.
  var rule: RepeatRule? {
    guard case .rule(let unit) = sense else { return nil }
    return RepeatRule(unit: unit, weekdays: roles.contains(.workday) ? Vocabulary.workdays : [])
  }

  /// Whether the vocabulary has this word.
  var isKnown: Bool {
    if case .none = sense { return !roles.isEmpty || weekday != nil || unit != nil || dayPart != nil }
    return true
  }
}

/// A unit in which time is counted.
enum TimeUnit: Sendable {
  case minute
  case hour
  case day
  case week
  case month
  case year
}

extension Word {
  /// What a word can do beside others.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt64

    /// «the», «eine»: no abbreviation of a weekday follows.
    static let article = Roles(rawValue: 1 << 0)
    /// «the», «den»: may stand before a date in figures.
    static let dateArticle = Roles(rawValue: 1 << 1)
    /// «am», «on»: make a full weekday unmistakable.
    static let on = Roles(rawValue: 1 << 2)
    /// «bis», «by», «für»: lead a day.
    static let dayLead = Roles(rawValue: 1 << 3)
    /// «by», «until»: lead even a weekday that is a common word in lower case.
    static let firmLead = Roles(rawValue: 1 << 4)
    /// «um», «at»: make a bare number an hour.
    static let clockLead = Roles(rawValue: 1 << 5)
    /// «bis», «about»: lead a time.
    static let timeLead = Roles(rawValue: 1 << 6)
    /// «für», «ca»: lead a duration.
    static let durationLead = Roles(rawValue: 1 << 7)
    /// «um», «gegen»: after these «am» is never a.m.
    static let german = Roles(rawValue: 1 << 8)
    /// «in».
    static let within = Roles(rawValue: 1 << 9)
    /// «this», «kommenden»: before a weekday.
    static let this = Roles(rawValue: 1 << 10)
    /// «next», «nächsten»: before a weekday or a week.
    static let next = Roles(rawValue: 1 << 11)
    /// «übernächste».
    static let afterNext = Roles(rawValue: 1 << 12)
    /// «jeden», «every».
    static let every = Roles(rawValue: 1 << 13)
    /// «alle».
    static let all = Roles(rawValue: 1 << 14)
    /// «other».
    static let other = Roles(rawValue: 1 << 15)
    /// «und», «and».
    static let and = Roles(rawValue: 1 << 16)
    /// «Uhr».
    static let uhr = Roles(rawValue: 1 << 17)
    /// «am» as a.m.
    static let ante = Roles(rawValue: 1 << 18)
    /// «pm».
    static let post = Roles(rawValue: 1 << 19)
    /// «halb», «half» before an hour.
    static let half = Roles(rawValue: 1 << 20)
    /// «halbe», «half» before an hour's length.
    static let halfOf = Roles(rawValue: 1 << 21)
    /// «viertel», «quarter».
    static let quarter = Roles(rawValue: 1 << 22)
    /// «dreiviertel».
    static let threeQuarters = Roles(rawValue: 1 << 23)
    /// «nach», «past».
    static let past = Roles(rawValue: 1 << 24)
    /// «vor», «to».
    static let to = Roles(rawValue: 1 << 25)
    /// «von», «from»: open a span.
    static let spanFrom = Roles(rawValue: 1 << 26)
    /// «bis», «to»: between the ends of a span.
    static let spanTo = Roles(rawValue: 1 << 27)
    /// «noon».
    static let noon = Roles(rawValue: 1 << 28)
    /// «Mitternacht».
    static let midnight = Roles(rawValue: 1 << 29)
    /// «lang», «long»: after a duration.
    static let long = Roles(rawValue: 1 << 30)
    /// «h», «m»: only in lower case.
    static let letter = Roles(rawValue: 1 << 31)
    /// «Mo», «Fri»: a weekday shortened.
    static let abbreviation = Roles(rawValue: 1 << 32)
    /// «so», «sun»: an abbreviation that is a word in lower case.
    static let common = Roles(rawValue: 1 << 33)
    /// «montags».
    static let weekly = Roles(rawValue: 1 << 34)
    /// «weekday», «Werktag».
    static let workday = Roles(rawValue: 1 << 35)
    /// «dringend», «urgent».
    static let urgent = Roles(rawValue: 1 << 36)
    /// «vom», «dated», «seit», «nach»: a day after it is title.
    static let dated = Roles(rawValue: 1 << 37)
    /// «guten»: no morning follows.
    static let greeting = Roles(rawValue: 1 << 38)
    /// «vor», «nach» before a duration: title.
    static let away = Roles(rawValue: 1 << 39)
    /// «of», «im», «des».
    static let of = Roles(rawValue: 1 << 40)
    /// «after» in «day after tomorrow».
    static let after = Roles(rawValue: 1 << 41)
    /// «km», «Euro»: a number before it counts something else.
    static let measure = Roles(rawValue: 1 << 42)
    /// «Fr», which after a number is money and with a full stop before a name a person.
    static let francs = Roles(rawValue: 1 << 43)
    /// «st», «th»: after the figures of an ordinal.
    static let ordinalSuffix = Roles(rawValue: 1 << 44)
    /// «abends», «früh»: after a day or a time.
    static let partSuffix = Roles(rawValue: 1 << 45)
    /// «mittags»: a part of the day that needs nothing beside it.
    static let partAlone = Roles(rawValue: 1 << 46)
    /// «letzten», «last»: a weekday after it has been.
    static let previous = Roles(rawValue: 1 << 47)
    /// «gestern»: a day that has been.
    static let bygone = Roles(rawValue: 1 << 48)
    /// «am», «gegen», «this»: before a part of the day.
    static let partLead = Roles(rawValue: 1 << 49)
    /// German names of weekdays and parts of the day: «am» before them is no a.m.
    static let germanDay = Roles(rawValue: 1 << 50)
    /// «zwischen», «between»: the hours after it are title.
    static let between = Roles(rawValue: 1 << 52)
    /// «noch»: goes with «heute».
    static let still = Roles(rawValue: 1 << 51)
    /// «bis», «fällig»: a day after it is a due day.
    static let due = Roles(rawValue: 1 << 53)
    /// «Frist», «due»: a colon may stand between it and its day.
    static let dueLabel = Roles(rawValue: 1 << 54)
    /// «vor», «before»: the day before the one after it is due.
    static let before = Roles(rawValue: 1 << 55)
    /// «Wochenende».
    static let weekend = Roles(rawValue: 1 << 56)
    /// «Ende», «end».
    static let end = Roles(rawValue: 1 << 57)
    /// «KW», «week»: the number of a week may follow.
    static let weekNumber = Roles(rawValue: 1 << 58)
    /// «jetzt», «now».
    static let now = Roles(rawValue: 1 << 59)
    /// «gleich», «right»: may stand beside «now».
    static let nowBeside = Roles(rawValue: 1 << 60)
    /// «Kapitel», «eggs»: two bare numbers before it are so many of them and no span.
    static let counted = Roles(rawValue: 1 << 61)
    /// «Seite», «chapter»: a number after it is its own.
    static let label = Roles(rawValue: 1 << 63)
    /// «oder», «or»: between the ends of a range.
    static let or = Roles(rawValue: 1 << 62)
  }
}
