import DayBudget

/// How Taskwarrior writes repetitions: names, `2weeks`, `3d`, `P1M`.
enum TaskwarriorRule {
  private static let names: [String: RepeatRule] = [
    "daily": RepeatRule(unit: .day), "day": RepeatRule(unit: .day),
    "weekdays": RepeatRule(unit: .week, weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]),
    "weekly": RepeatRule(unit: .week), "biweekly": RepeatRule(unit: .week, every: 2),
    "fortnight": RepeatRule(unit: .week, every: 2), "sennight": RepeatRule(unit: .week),
    "monthly": RepeatRule(unit: .month), "bimonthly": RepeatRule(unit: .month, every: 2),
    "quarterly": RepeatRule(unit: .month, every: 3), "semiannual": RepeatRule(unit: .month, every: 6),
    "annual": RepeatRule(unit: .year), "yearly": RepeatRule(unit: .year),
    "biannual": RepeatRule(unit: .year, every: 2), "biyearly": RepeatRule(unit: .year, every: 2),
  ]

  private static let units: [(names: Set<String>, unit: RepeatRule.Unit, factor: Int)] = [
    (["d", "day", "days"], .day, 1), (["w", "wk", "wks", "week", "weeks"], .week, 1),
    (["m", "mo", "mos", "mth", "mths", "month", "months"], .month, 1),
    (["q", "qtr", "qtrs", "quarter", "quarters"], .month, 3),
    (["y", "yr", "yrs", "year", "years"], .year, 1),
  ]

  /// The rule that a text says; nil where xday has none.
  static func rule(_ text: String) -> RepeatRule? {
    let text = text.lowercased()
    if let rule = names[text] { return rule }
    let period =
      text.hasPrefix("p") && text.dropFirst().first?.isNumber ?? false ? text.dropFirst() : text[...]
    let digits = period.prefix { ("0"..."9").contains($0) }
    let name = String(period.dropFirst(digits.count))
    guard let unit = units.first(where: { $0.names.contains(name) }) else { return nil }
    // Five digits are out of range already.
    guard let count = digits.isEmpty ? 1 : Int(digits.prefix(5)), digits.count <= 5,
      RepeatRule.intervals.contains(count * unit.factor)
    else { return nil }
    return RepeatRule(unit: unit.unit, every: count * unit.factor)
  }
}
