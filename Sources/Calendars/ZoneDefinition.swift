import DayBudget

/// A VTIMEZONE: the stretches of the year in which one offset is in force, and when they begin.
struct ZoneDefinition {
  /// A STANDARD or DAYLIGHT part.
  private struct Observance {
    var start: CivilDateTime?
    var offsetFrom: Int?
    var offsetTo: Int?
    var rules: [RecurrenceRule] = []
    var dates: [CivilDateTime] = []
  }

  private var observances: [Observance] = []

  /// Reads the lines of a VTIMEZONE; what cannot be read in it is left out.
  init(_ lines: [PropertyLine]) {
    var open: Observance?
    for line in lines {
      switch line.name {
      case .begin where line.word == "STANDARD" || line.word == "DAYLIGHT": open = Observance()
      case .end:
        if let open { observances.append(open) }
        open = nil
      case .start: open?.start = TimeText(line.content)?.civil
      case .offsetFrom: open?.offsetFrom = ZoneDefinition.offset(line.content)
      case .offsetTo: open?.offsetTo = ZoneDefinition.offset(line.content)
      case .rule: if let rule = ZoneDefinition.rule(line) { open?.rules.append(rule) }
      case .date:
        open?.dates += line.content.split(separator: UInt8(ascii: ",")).compactMap { TimeText($0)?.civil }
      default: break
      }
    }
  }

  /// The zone, with the changes up to a day; nil when there is no offset in it.
  ///
  /// Before the first change the offset is the one from which that changes. A single part without a start
  /// holds always.
  func zone(named name: String, through end: CivilDate, budget: inout WorkBudget) -> Zone? {
    var onsets: [(instant: Int, offset: Int)] = []
    let isComplete = budget.part(of: WorkBudget.ofZone) { budget in
      for (index, observance) in observances.enumerated() {
        guard let offset = observance.offsetTo else { continue }
        let other = observances.indices.first { $0 != index }.flatMap { observances[$0].offsetTo }
        let from = observance.offsetFrom ?? other ?? offset
        for onset in ZoneDefinition.onsets(of: observance, from: from, through: end, budget: &budget) {
          onsets.append((onset.secondsAsUTC - from, offset))
        }
      }
    }
    guard isComplete, let first = firstOffset() else { return nil }
    onsets.sort { $0.instant < $1.instant }
    let table = OffsetTable(first: first, instants: onsets.map(\.instant), offsets: onsets.map(\.offset))
    return Zone(identifier: name, offset: table.offset)
  }

  /// The offset before every change.
  private func firstOffset() -> Int? {
    let earliest = observances.filter { $0.offsetTo != nil }.min { left, right in
      guard let right = right.start else { return false }
      return left.start.map { $0 < right } ?? true
    }
    return earliest?.offsetFrom ?? earliest?.offsetTo
  }

  /// The times on the clock before the change at which an observance begins.
  ///
  /// Its first, and those since 1970: older events are at worst an hour off.
  private static func onsets(
    of observance: Observance, from: Int, through end: CivilDate, budget: inout WorkBudget
  ) -> [CivilDateTime] {
    guard let start = observance.start else { return [] }
    let first = max(start.date, CivilDate(daysSinceEpoch: 0))
    guard first <= end else { return [start] + observance.dates }
    var onsets = [start] + observance.dates
    for rule in observance.rules where rule.frequency >= .daily && !budget.isSpent {
      onsets += RuleInstances(rule, anchor: start, isDate: false)
        .instances(in: first...end, anchorCounts: true, each: WorkBudget.perOnset, budget: &budget)
        .filter { rule.allows($0, in: .fixed(from, identifier: ""), isDate: false) }
    }
    return onsets
  }

  /// The rule of a line; nil for one that cannot be followed.
  private static func rule(_ line: PropertyLine) -> RecurrenceRule? {
    guard let rule = try? RecurrenceRule(parsing: line.contentWithoutBlanks) else { return nil }
    return (try? rule.check(onDates: false)) == nil ? nil : rule
  }

  /// An offset, `+0100` or `-053000`, in seconds east of UTC (RFC 5545 §3.3.14).
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let digits = bytes.dropFirst()
    guard digits.count == 4 || digits.count == 6, let number = digitsValue(digits) else { return nil }
    let whole = digits.count == 4 ? number * 100 : number
    let (hours, minutes, seconds) = (whole / 10_000, whole / 100 % 100, whole % 100)
    guard hours < 24, minutes < 60, seconds < 60 else { return nil }
    let value = hours * 3600 + minutes * 60 + seconds
    return sign == UInt8(ascii: "-") ? -value : value
  }
}
