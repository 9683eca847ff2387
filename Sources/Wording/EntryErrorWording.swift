package import Parser
internal import Terminal

/// What is wrong with a text that was typed, and what to type instead.
package protocol EntryErrorWording {
  /// An entry, a day, a time, a duration or a repeat rule that was not understood.
  func entry(_ failure: EntryFailure) -> ErrorText
  /// Before a sentence about one line of several.
  func inLine(_ number: Int) -> String
}

/// A sentence that says what is wrong, and one that says what to do; the second may be empty.
package struct ErrorText: Equatable, Sendable {
  /// What is wrong, and where.
  package let message: String
  /// What to do or to type instead; may be empty.
  package let hint: String

  /// A sentence, and what to do.
  package init(_ message: String, _ hint: String = "") {
    self.message = message
    self.hint = hint
  }
}

extension ErrorText {
  /// A word from outside, safe to show and cut where it is very long.
  package static func word(_ word: String) -> String {
    CellWidth.cut(SafeText.shown(String(word.prefix(200))), to: 60)
  }
}

extension EntryFailure {
  /// The remark on a word that is nearly a day, or on a day that no calendar has.
  fileprivate var nearDay: Remark? {
    remark.flatMap { $0.kind == .nearWord || $0.isOfCalendar ? $0 : nil }
  }
}

extension German: EntryErrorWording {
  func entry(_ failure: EntryFailure) -> ErrorText {
    switch failure.kind {
    case .noTitle:
      ErrorText(
        "es bleibt kein Titel übrig", "Ein Wort dazu; wörtlich gilt, was in Anführungszeichen steht: '\"…\"'")
    case .titleTooLong(let count):
      ErrorText("der Titel hat \(count) Zeichen, höchstens 500 sind möglich", "Längeres passt in --note")
    case .onlyMisread:
      ErrorText(
        failure.remark.map(misread) ?? "das ist kein Tag, keine Zeit und keine Dauer",
        "Wörtlich als Titel: --title '…'")
    case .notADay:
      ErrorText(
        failure.nearDay.map(misread) ?? "das ist kein Tag",
        "Zum Beispiel: heute, morgen, Fr, 24.12., 2026-12-24")
    case .notADayOrTime:
      ErrorText(
        failure.remark.map(misread) ?? "das ist weder ein Tag noch eine Zeit",
        "Zum Beispiel: morgen, Fr 14:00, Fr 14-15 Uhr\nFrist, Dauer und anderes: xday edit CODE bis Freitag")
    case .notATime: ErrorText("das ist keine Zeit", "Zum Beispiel: 14:00, 14 Uhr, halb drei")
    case .notADuration:
      ErrorText("das ist keine Dauer", "Zum Beispiel: 45min, 1h30, 2 Stunden (1 min bis 24 h)")
    case .durationOutOfRange:
      ErrorText("eine Dauer ist 1 min bis 24 h", "Zum Beispiel: 45min, 1h30, 2 Stunden")
    case .notARepeatRule:
      ErrorText(
        failure.nearDay.map(misread) ?? "das ist keine Wiederholung",
        "Zum Beispiel: täglich, jeden Montag, alle 2 Wochen")
    case .notAPeriod:
      ErrorText(
        failure.nearDay.map(misread) ?? "das ist kein Zeitraum",
        "Zum Beispiel: heute, letzte Woche, November, 2026-11, letzte 30 Tage, alles"
      )
    case .notBegun:
      ErrorText(
        "das liegt in der Zukunft", "Zum Beispiel: --since heute, --since november, --since 2026-11-01")
    case .notAGoal:
      ErrorText(
        "das ist kein Ziel",
        "Zum Beispiel: '5h/Woche #sport', 'höchstens 2h am Tag #medien', '3 mal pro Woche #sport'")
    case .goalOutOfRange(let measure, let most):
      ErrorText(
        "ein Ziel ist hier " + amount(1, of: measure) + " bis " + amount(most, of: measure),
        "Zum Beispiel: '5h/Woche #sport', '10 Aufgaben pro Woche'")
    case .noWhat: ErrorText("es fehlt, was es war", "Eine Aufgabe oder ein paar Worte dazu")
    case .noTimeSpent:
      ErrorText(
        failure.remark.map(misread) ?? "es fehlt, wann das war oder wie lange es ging",
        "Zum Beispiel: 9-10:15, seit 9:40, 9:00 45min, 45min")
    case .inFuture(let yesterday):
      ErrorText(
        "das liegt in der Zukunft",
        yesterday == nil ? "Erfasst wird, was vorbei ist" : "Gestern? «… gestern» dazu")
    }
  }

  func inLine(_ number: Int) -> String { "Zeile \(number): " }
}

extension English: EntryErrorWording {
  func entry(_ failure: EntryFailure) -> ErrorText {
    switch failure.kind {
    case .noTitle:
      ErrorText(
        "nothing is left for a title", "Add a word; what stands in quotes is taken literally: '\"…\"'")
    case .titleTooLong(let count):
      ErrorText("the title has \(count) characters, 500 at most", "Longer text fits into --note")
    case .onlyMisread:
      ErrorText(
        failure.remark.map(misread) ?? "that is no day, time or duration",
        "To take it as the title: --title '…'")
    case .notADay:
      ErrorText(
        failure.nearDay.map(misread) ?? "that is no day",
        "For example: today, tomorrow, Fri, Dec 24, 2026-12-24")
    case .notADayOrTime:
      ErrorText(
        failure.remark.map(misread) ?? "that is neither a day nor a time",
        "For example: tomorrow, Fri 2pm, Fri 14-15\nDue day, duration and others: xday edit CODE by Friday")
    case .notATime: ErrorText("that is no time", "For example: 14:00, 2pm, half past two")
    case .notADuration: ErrorText("that is no duration", "For example: 45min, 1h30, 2 hours (1 min to 24 h)")
    case .durationOutOfRange: ErrorText("a duration is 1 min to 24 h", "For example: 45min, 1h30, 2 hours")
    case .notARepeatRule:
      ErrorText(
        failure.nearDay.map(misread) ?? "that is no repetition",
        "For example: daily, every Monday, every 2 weeks")
    case .notAPeriod:
      ErrorText(
        failure.nearDay.map(misread) ?? "that is no period",
        "For example: today, last week, november, 2026-11, last 30 days, all")
    case .notBegun:
      ErrorText("that lies in the future", "For example: --since today, --since november, --since 2026-11-01")
    case .notAGoal:
      ErrorText(
        "that is no goal", "For example: '5h/week #sport', 'at most 2h a day #media', '3 times a week #sport'"
      )
    case .goalOutOfRange(let measure, let most):
      ErrorText(
        "a goal is " + amount(1, of: measure) + " to " + amount(most, of: measure) + " here",
        "For example: '5h/week #sport', '10 tasks a week'")
    case .noWhat: ErrorText("it does not say what it was", "Add a task or a few words")
    case .noTimeSpent:
      ErrorText(
        failure.remark.map(misread) ?? "it does not say when that was, or how long it took",
        "For example: 9-10:15, since 9:40, 9:00 45min, 45min")
    case .inFuture(let yesterday):
      ErrorText(
        "that lies in the future",
        yesterday == nil ? "What is logged is over" : "Yesterday? Add “yesterday”")
    }
  }

  func inLine(_ number: Int) -> String { "line \(number): " }
}
