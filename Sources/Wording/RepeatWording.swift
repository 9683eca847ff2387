internal import DayBudget
internal import Terminal

/// Repeat rules in German, as `add` would read them again.
enum GermanRepeats {
  static func text(_ rule: RepeatRule, words: German) -> String {
    let names = rule.weekdays.map { words.weekday($0) }.joined(separator: " und ")
    if let ordinal = rule.ordinal {
      return each(
        rule, one: "jeden \(ordinalText(ordinal)) \(names)", unit: "Monate",
        detail: "\(ordinalText(ordinal)) \(names)")
    }
    if let monthDay = rule.monthDay {
      let day = monthDay == -1 ? "letzten Tag des Monats" : "\(monthDay)."
      return each(rule, one: "jeden \(day)", unit: "Monate", detail: "am \(day)")
    }
    switch rule.unit {
    case .day: return each(rule, one: "täglich", unit: "Tage", detail: nil)
    case .week:
      if rule.every == 1, rule.weekdays == Array(Weekday.allCases.prefix(5)) { return "werktags" }
      return names.isEmpty
        ? each(rule, one: "wöchentlich", unit: "Wochen", detail: nil)
        : each(rule, one: "jeden \(names)", unit: "Wochen", detail: names)
    case .month: return each(rule, one: "monatlich", unit: "Monate", detail: nil)
    case .year: return each(rule, one: "jährlich", unit: "Jahre", detail: nil)
    }
  }

  private static func each(_ rule: RepeatRule, one: String, unit: String, detail: String?) -> String {
    rule.every == 1 ? one : "alle \(rule.every) \(unit)" + (detail.map { " (\($0))" } ?? "")
  }

  private static func ordinalText(_ ordinal: Int) -> String {
    ordinal == -1
      ? "letzten" : ["ersten", "zweiten", "dritten", "vierten", "fünften"][min(max(ordinal, 1), 5) - 1]
  }
}

/// Repeat rules in English, as `add` would read them again.
enum EnglishRepeats {
  static func text(_ rule: RepeatRule, words: English) -> String {
    let names = rule.weekdays.map { words.weekday($0) }.joined(separator: " and ")
    if let ordinal = rule.ordinal {
      let which = "\(ordinalText(ordinal)) \(names)"
      return each(rule, one: "every \(which)", unit: "months", detail: which)
    }
    if let monthDay = rule.monthDay {
      let day = monthDay == -1 ? "last day of the month" : ordinalNumber(monthDay)
      return each(rule, one: "every \(day)", unit: "months", detail: "on the \(day)")
    }
    switch rule.unit {
    case .day: return each(rule, one: "daily", unit: "days", detail: nil)
    case .week:
      if rule.every == 1, rule.weekdays == Array(Weekday.allCases.prefix(5)) { return "weekdays" }
      return names.isEmpty
        ? each(rule, one: "weekly", unit: "weeks", detail: nil)
        : each(rule, one: "every \(names)", unit: "weeks", detail: names)
    case .month: return each(rule, one: "monthly", unit: "months", detail: nil)
    case .year: return each(rule, one: "yearly", unit: "years", detail: nil)
    }
  }

  private static func each(_ rule: RepeatRule, one: String, unit: String, detail: String?) -> String {
    rule.every == 1 ? one : "every \(rule.every) \(unit)" + (detail.map { " (\($0))" } ?? "")
  }

  private static func ordinalText(_ ordinal: Int) -> String {
    ordinal == -1 ? "last" : ["first", "second", "third", "fourth", "fifth"][min(max(ordinal, 1), 5) - 1]
  }

  private static func ordinalNumber(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }
}
