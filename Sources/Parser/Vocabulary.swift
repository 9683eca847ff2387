import DayBudget

/// The words of both languages, in the form in which they are compared: lower case, umlauts written out.
enum Vocabulary {
  /// The meaning of a word in that form, an empty one for all others.
  static func word(_ folded: [UInt8]) -> Word {
    folded.count <= longest ? words[folded] ?? Word() : Word()
  }

  /// Whether the grammar knows a word in that form.
  static func has(_ text: String) -> Bool { words[Array(text.utf8)] != nil }

  /// The length of the longest word in bytes.
  static var longest: Int { words.longest }

  private static let words: WordTable = {
    var table = WordTable()
    addCalendar(to: &table)
    addNumbers(to: &table)
    addClock(to: &table)
    addSmallWords(to: &table)
    addRepetitions(to: &table)
    return table
  }()
}

/// Days, weeks and months.
extension Vocabulary {
  private static let weekdays:
    [(weekday: Weekday, german: String, english: String, short: String, weekly: String)] =
      [
        (.monday, "montag", "monday", "mo mon", "montags mondays"),
        (.tuesday, "dienstag", "tuesday", "di tue tues", "dienstags tuesdays"),
        (.wednesday, "mittwoch", "wednesday", "mi wed", "mittwochs wednesdays"),
        (.thursday, "donnerstag", "thursday", "do thu thurs", "donnerstags thursdays"),
        (.friday, "freitag", "friday", "fr fri", "freitags fridays"),
        (.saturday, "samstag", "saturday", "sa sat", "samstags saturdays"),
        (.saturday, "sonnabend", "saturday", "sa sat", "sonnabends saturdays"),
        (.sunday, "sonntag", "sunday", "so sun", "sonntags sundays"),
      ]

  private static let months = [
    "januar january jaenner jan", "februar february feb", "maerz march mar maer mrz", "april apr", "mai may",
    "juni june jun", "juli july jul", "august aug", "september sept sep", "oktober october okt oct",
    "november nov", "dezember december dez dec",
  ]

  private static let partsOfDay: [(part: DayPart, german: String, adverb: String, english: String)] = [
    (.morning, "morgen", "morgens", "morning"),
    (.forenoon, "vormittag", "vormittags", ""),
    (.noon, "mittag", "mittags", ""),
    (.afternoon, "nachmittag", "nachmittags", "afternoon"),
    (.evening, "abend", "abends", "evening"),
    (.lateNight, "nacht", "nachts", ""),
  ]

  private static func addCalendar(to table: inout WordTable) {
    for (weekday, german, english, short, weekly) in weekdays {
      for names in [german, english, short, weekly] { table.add(names) { $0.weekday = weekday } }
      table.add(short, .abbreviation)
      table.add(weekly, .weekly)
      table.add(german, .germanDay)
      for (part, name, _, _) in partsOfDay {
        table.add(german + name) {
          ($0.weekday, $0.dayPart) = (weekday, part)
          $0.roles.formUnion(.germanDay)
        }
      }
      table.add(german + "frueh") { ($0.weekday, $0.dayPart) = (weekday, .morning) }
    }
    table.add("mo di mi do fr sa so", .germanDay)
    table.add("so do sun sat wed", .common)
    table.add("fr", .francs)

    for (index, names) in months.enumerated() { table.add(names) { $0.sense = .month(index + 1) } }

    for (part, german, adverb, english) in partsOfDay {
      for names in [german, adverb, english] { table.add(names) { $0.dayPart = part } }
      table.add(german, .germanDay)
      table.add(adverb, .germanDay)
      table.add(adverb, .partSuffix)
    }
    table.add("frueh") { $0.dayPart = .morning }
    table.add("night") { $0.dayPart = .night }
    table.add("frueh", .partSuffix)
    table.add("mittags", .partAlone)

    table.add("heute today") { $0.sense = .offset(0) }
    table.add("morgen tomorrow") { $0.sense = .offset(1) }
    table.add("uebermorgen") { $0.sense = .offset(2) }
    table.add("tonight") { ($0.sense, $0.dayPart) = (.offset(0), .tonight) }
    table.add("gestern yesterday") { $0.sense = .offset(-1) }
    table.add("vorgestern") { $0.sense = .offset(-2) }
    table.add("gestern yesterday vorgestern", .bygone)

    table.add("eod tagesende") { $0.sense = .ending(.day) }
    table.add("eow") { $0.sense = .ending(.week) }
    table.add("eom monatsende") { $0.sense = .ending(.month) }
    table.add("eoy jahresende") { $0.sense = .ending(.year) }
    table.add("ende end", .end)
    table.add("wochenende weekend", .weekend)
    table.add("kw kalenderwoche week woche", .weekNumber)
    table.add("jetzt now", .now)
    table.add("gleich gerade right", .nowBeside)

    table.add("minute minuten minutes min mins m") { $0.unit = .minute }
    table.add("stunde stunden std hour hours hr hrs h") { $0.unit = .hour }
    table.add("tag tage tagen tages day days") { $0.unit = .day }
    table.add("woche wochen week weeks") { $0.unit = .week }
    table.add("monat monate monaten monats month months") { $0.unit = .month }
    table.add("jahr jahre jahren year years") { $0.unit = .year }
    table.add("h m", .letter)
  }
}

/// Numbers, fractions and places in an order.
extension Vocabulary {
  private static let numbers: [(Int, String)] = [
    (1, "eins one a an ein eine einer einem einen"), (2, "zwei zwo two"), (3, "drei three"), (4, "vier four"),
    (5, "fuenf five"), (6, "sechs six"), (7, "sieben seven"), (8, "acht eight"), (9, "neun nine"),
    (10, "zehn ten"), (11, "elf eleven"), (12, "zwoelf twelve"), (13, "dreizehn thirteen"),
    (14, "vierzehn fourteen"), (15, "fuenfzehn fifteen"), (16, "sechzehn sixteen"),
    (17, "siebzehn seventeen"),
    (18, "achtzehn eighteen"), (19, "neunzehn nineteen"), (20, "zwanzig twenty"),
    (25, "fuenfundzwanzig"), (30, "dreissig thirty"), (35, "fuenfunddreissig"), (40, "vierzig forty"),
    (45, "fuenfundvierzig"), (50, "fuenfzig fifty"), (55, "fuenfundfuenfzig"), (60, "sechzig sixty"),
    (70, "siebzig seventy"), (75, "fuenfundsiebzig"), (80, "achtzig eighty"), (90, "neunzig ninety"),
  ]

  private static let ordinals: [(Int, String)] = [
    (1, "ersten erste erster erstes first"), (2, "zweiten zweite zweiter zweites second"),
    (3, "dritten dritte dritter drittes third"), (4, "vierten vierte vierter viertes fourth"),
    (5, "fuenften fuenfte fuenfter fuenftes fifth"), (-1, "letzten letzte letzter letztes last"),
  ]

  private static func addNumbers(to table: inout WordTable) {
    for (value, names) in numbers { table.add(names) { $0.sense = .number(value) } }
    for (value, names) in ordinals { table.add(names) { $0.sense = .ordinal(value) } }
    table.add("anderthalb eineinhalb einundeinhalb") { $0.sense = .halves(3) }
    table.add("zweieinhalb zweiundeinhalb") { $0.sense = .halves(5) }
    table.add("dreieinhalb dreiundeinhalb") { $0.sense = .halves(7) }
    table.add("viereinhalb viereundeinhalb") { $0.sense = .halves(9) }
    table.add("viertelstunde") { $0.sense = .quarters(1) }
    table.add("dreiviertelstunde") { $0.sense = .quarters(3) }
    table.add("st nd rd th", .ordinalSuffix)
    table.add("halb half", .half)
    table.add("halbe halben halber half", .halfOf)
    table.add("viertel quarter quarters", .quarter)
    table.add("dreiviertel", .threeQuarters)
  }
}
