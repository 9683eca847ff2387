package import DayBudget

/// Reads a period to look back at, in German and English: «today», «letzte Woche», «2026-W48», «letzte 30 Tage».
///
/// A week begins on Monday; months, dates without a year and weekdays are the latest that are not to come.
package struct PeriodParser: Sendable {
  /// The day on which the text is written.
  let today: CivilDate

  /// A parser for texts that are written on a day.
  package init(today: CivilDate) {
    self.today = today
  }

  /// The period that a whole text names, both of its days inclusive; throws `notAPeriod`.
  package func period(_ text: String) throws(EntryFailure) -> Period {
    let line = Lexer.line(text)
    if let period = range(line) ?? single(line) { return period }
    // The reader of entries knows which word is nearly a day, and which day no calendar has.
    let parser = EntryParser(now: CivilDateTime(date: today, secondOfDay: 0), looksBack: true)
    for part in [line] + ends(line) {
      if let failure = parser.nearDay(in: part, as: .notAPeriod) { throw failure }
    }
    let text = String(decoding: line.bytes, as: UTF8.self)
    throw EntryFailure(kind: .notAPeriod, text: text, range: 0..<text.count)
  }

  /// The first day of the period that a whole text names, which has begun; throws `notAPeriod`, also for one without a
  /// first day, and `notBegun`.
  package func begun(_ text: String) throws(EntryFailure) -> CivilDate {
    let first = try period(text).first
    if let first, first <= today { return first }
    throw EntryFailure(
      kind: first == nil ? .notAPeriod : .notBegun, text: text, range: 0..<text.count)
  }

  // MARK: From one to another

  /// From one to another: «2026-11-03..2026-11-17», «november..», «3.11. bis 17.11.», «seit Montag»
  private func range(_ line: Line) -> Period? {
    if line.spells(0, "seit") || line.spells(0, "since") {
      return single(line.part(1..<line.count))?.first.flatMap { from($0, to: today) }
    }
    let ends = ends(line)
    guard let before = ends.first, let after = ends.last else { return nil }
    if before.count == 0, after.count == 0 { return nil }
    guard let first = before.count == 0 ? .all : single(before),
      let last = after.count == 0 ? .all : single(after)
    else { return nil }
    return from(first.first, to: last.last)
  }

  /// What stands before and after the sign between two ends; none without a sign.
  private func ends(_ line: Line) -> [Line] {
    guard let sign = sign(line) else { return [] }
    let isOpened = line.has(0, .spanFrom) || line.spells(0, "vom")
    return [line.part((isOpened ? 1 : 0)..<sign.lowerBound), line.part(sign.upperBound..<line.count)]
  }

  private func from(_ first: CivilDate?, to last: CivilDate?) -> Period? {
    if let first, let last, last < first { return nil }
    return Period(first: first, last: last)
  }

  /// The two dots, «bis» or the dash between the ends.
  private func sign(_ line: Line) -> Range<Int>? {
    for index in 0..<line.count {
      if line.isSymbol(index, "…") { return index..<index + 1 }
      if line.isSymbol(index, "."), line.touches(index + 1), line.isSymbol(index + 1, ".") {
        // «3.11...17.11.»: the first dot is the date's.
        let first = line.touches(index + 2) && line.isSymbol(index + 2, ".") ? index + 1 : index
        return first..<first + 2
      }
      let isDash = line.isSymbol(index, in: Recogniser.dashes)
      let isLongDash = line.isSymbol(index, "–") || line.isSymbol(index, "—")
      if index > 0,
        line.has(index, .spanTo) || isLongDash || isDash && !line.touches(index) && !line.touches(index + 1)
      {
        return index..<index + 1
      }
    }
    return nil
  }

  // MARK: One

  private func single(_ line: Line) -> Period? {
    guard line.count > 0 else { return nil }
    return word(line) ?? counted(line) ?? figures(line) ?? month(line) ?? day(line)
  }

  /// «all», «week», «this month», «letztes Jahr», «vorletzte Woche».
  private func word(_ line: Line) -> Period? {
    if line.count == 1, ["all", "alles", "alle", "everything"].contains(where: { line.spells(0, $0) }) {
      return .all
    }
    var index = line.has(0, .article) ? 1 : 0
    var back = 0
    if line.has(index, .this) {
      index += 1
    } else if line.has(index, .previous) {
      (back, index) = (1, index + 1)
    } else if PeriodParser.beforeLast.contains(where: { line.spells(index, $0) }) {
      (back, index) = (2, index + 1)
    }
    guard index + 1 == line.count else { return nil }
    if ["quarter", "quartal"].contains(where: { line.spells(index, $0) }) {
      let first = CivilDate(year: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1) ?? today
      let day = first.adding(months: -3 * back)
      return .quarter((day.month + 2) / 3, of: day.year)
    }
    switch line.word(index).unit {
    case .week: return .week(of: today.adding(days: -7 * back))
    case .month:
      let day = today.firstOfMonth.adding(months: -back)
      return .month(day.month, of: day.year)
    case .year: return .year(today.year - back)
    default: return nil
    }
  }

  private static let beforeLast: [StaticString] = [
    "vorletzte", "vorletzten", "vorletzter", "vorletztes",
  ]

  /// «letzte 30 Tage», «the last 2 weeks», «90 days»: so many of them, today the last day.
  private func counted(_ line: Line) -> Period? {
    var index = line.has(0, .article) && line.has(1, .previous) ? 1 : 0
    if line.has(index, .previous) { index += 1 }
    guard let (count, unitAt) = recogniser(line).quantity(index), count > 0, unitAt + 1 == line.count,
      let unit = line.word(unitAt).unit
    else { return nil }
    let before: CivilDate
    switch unit {
    case .minute, .hour: return nil
    case .day: before = today.adding(days: -count)
    case .week: before = today.adding(days: -7 * count)
    case .month: before = today.adding(months: -count)
    case .year: before = today.adding(months: -12 * count)
    }
    let first = before.adding(days: 1)
    return first.isInRange ? Period(first: first, last: today) : nil
  }

  /// «2026», «2026-11», «2026-W48», «2026-Q4», «Q4».
  private func figures(_ line: Line) -> Period? {
    if line.spells(0, "q"), line.count == 2, let quarter = line.touchingNumber(1, digits: 1...1) {
      let period = Period.quarter(quarter, of: today.year)
      let isToCome = period?.first.map { $0 > today } ?? false
      return isToCome ? .quarter(quarter, of: today.year - 1) : period
    }
    guard let year = line.number(0, digits: 4...4) else { return nil }
    if line.count == 1 { return .year(year) }
    guard line.touches(1), line.isSymbol(1, "-") else { return nil }
    if line.count == 3, let month = line.touchingNumber(2, digits: 2...2) { return .month(month, of: year) }
    guard line.count == 4, line.touches(2) else { return nil }
    if line.spells(2, "q"), let quarter = line.touchingNumber(3, digits: 1...1) {
      return .quarter(quarter, of: year)
    }
    guard line.spells(2, "w"), CivilDate.years.contains(year),
      let week = line.touchingNumber(3, digits: 2...2)
    else { return nil }
    return Recogniser.monday(ofWeek: week, in: year).map(Period.week(of:))
  }

  /// «november», «Nov 2025», «im November».
  private func month(_ line: Line) -> Period? {
    let first = line.spells(0, "im") || line.spells(0, "in") ? 1 : 0
    guard let month = line.word(first).month else { return nil }
    let end = line.pastDot(first + 1)
    if end == line.count { return .month(month, of: today.month < month ? today.year - 1 : today.year) }
    guard end + 1 == line.count, let year = line.number(end, digits: 4...4) else { return nil }
    return .month(month, of: year)
  }

  /// «heute», «Montag», «letzten Freitag», «24.11.», «KW 48».
  private func day(_ line: Line) -> Period? {
    var recogniser = recogniser(line)
    recogniser.isLenient = true
    if let match = recogniser.spentDayMatch(at: 0), match.end == line.count, match.part == nil {
      return match.day.map { Period($0) }
    }
    if line.spells(0, "w"), line.count == 2, let week = line.touchingNumber(1, digits: 1...2) {
      return recogniser.lastMonday(ofWeek: week).map(Period.week(of:))
    }
    guard let week = recogniser.week(at: 0), week.end == line.count, let monday = week.day, monday <= today
    else {
      return nil
    }
    return .week(of: monday)
  }

  private func recogniser(_ line: Line) -> Recogniser {
    Recogniser(line: line, today: today, looksBack: true)
  }
}

extension Line {
  /// Some of the tokens as a line of their own.
  fileprivate func part(_ range: Range<Int>) -> Line {
    Line(bytes: bytes, tokens: range.isEmpty ? [] : Array(tokens[range]))
  }
}
