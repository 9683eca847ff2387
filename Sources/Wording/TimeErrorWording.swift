internal import DayBudget
package import Planner
internal import Terminal

/// Why a block of time cannot be as it was asked for, and what to type instead.
package protocol TimeErrorWording {
  /// A question about blocks stopped, or a change of them.
  func block(_ failure: BlockFailure) -> ErrorText
}

extension German: TimeErrorWording {
  func block(_ failure: BlockFailure) -> ErrorText {
    switch failure {
    case .noSuchBlock(let code):
      ErrorText("kein Block hat den Code «\(shown(code))»", "Die Blöcke eines Tages: xday timeline")
    case .ambiguousBlock(let code, let ids):
      ErrorText("«\(shown(code))» haben mehrere ältere Blöcke", ids.joined(separator: "\n"))
    case .nothingToEditOfBlock(let code):
      ErrorText(
        "was soll sich ändern?",
        "Zum Beispiel: xday edit \(code) 9-10:15\n"
          + "Einzeln: --title, --task, --tag, --note, --mood; löschen: --no-task, --no-tag, --no-note")
    case .nothingRuns: ErrorText("nichts läuft", "Beginnen: xday start")
    case .nothingToStart: ErrorText("noch nie lief etwas, das weitergehen könnte", "Beginnen: xday start WAS")
    case .noTaskRuns(let title):
      ErrorText("«\(shown(title))» ist keine Aufgabe, die man abhaken kann", "Ohne --done: xday stop")
    case .stale(let block):
      ErrorText(stale(block), "Wann war es zu Ende? --at 17:30, --at jetzt, oder xday stop --discard")
    case .overlap(let other):
      ErrorText(
        "da liegt schon \(other.code) «\(shown(other.title))», \(time(other))",
        "Beide behalten: --overlap; die Zeit dem neuen geben: --replace")
    case .notPast: ErrorText("das liegt in der Zukunft", "Gebraucht ist nur Zeit, die vorbei ist")
    case .endsBeforeStart(let title):
      ErrorText(
        "das Ende von «\(shown(title))» läge nicht nach dem Anfang",
        "Ende nach dem Anfang nennen, 9-10:15, oder einen ganzen Tag als Dauer: 24h")
    case .needsStart(let title): ErrorText("«\(shown(title))» hat keinen Anfang", "Beide nennen: 9-10:15")
    case .needsEnd(let title): ErrorText("«\(shown(title))» hat kein Ende", "Beide nennen: 9-10:15")
    case .splitsOutside(let title): ErrorText("diese Zeit liegt nicht in «\(shown(title))»")
    case .clockedMore(let title, let minutes, let codes):
      ErrorText(
        "«\(shown(title))» hat schon \(Durations.text(minutes)) auf der Uhr",
        "Die Blöcke: \(codes.joined(separator: " "))")
    case .mixedCodes:
      ErrorText("Aufgaben und Blöcke lassen sich nicht in einem nennen", "Zuerst die einen, dann die anderen")
    }
  }

  private func time(_ other: OverlappedBlock) -> String {
    let day = other.day == other.today ? "" : shortDay(other.day, today: other.today) + " "
    return day + (other.end.map { "\(other.start)–\($0)" } ?? "seit \(other.start)")
  }
}

extension English: TimeErrorWording {
  func block(_ failure: BlockFailure) -> ErrorText {
    switch failure {
    case .noSuchBlock(let code):
      ErrorText("no block has the code “\(shown(code))”", "The blocks of a day: xday timeline")
    case .ambiguousBlock(let code, let ids):
      ErrorText("several older blocks have “\(shown(code))”", ids.joined(separator: "\n"))
    case .nothingToEditOfBlock(let code):
      ErrorText(
        "what should change?",
        "For example: xday edit \(code) 9-10:15\n"
          + "One by one: --title, --task, --tag, --note, --mood; to clear: --no-task, --no-tag, --no-note")
    case .nothingRuns: ErrorText("nothing runs", "To start: xday start")
    case .nothingToStart: ErrorText("nothing has run yet that could go on", "To start: xday start WHAT")
    case .noTaskRuns(let title):
      ErrorText("“\(shown(title))” is no task that can be ticked off", "Without --done: xday stop")
    case .stale(let block):
      ErrorText(stale(block), "When did it end? --at 17:30, --at now, or xday stop --discard")
    case .overlap(let other):
      ErrorText(
        "\(other.code) “\(shown(other.title))” lies there already, \(time(other))",
        "To keep both: --overlap; to give the time to the new one: --replace")
    case .notPast: ErrorText("that is in the future", "Only time that is past can have been spent")
    case .endsBeforeStart(let title):
      ErrorText(
        "the end of “\(shown(title))” would not be after its start",
        "Name an end after the start, 9-10:15, or a whole day as a length: 24h")
    case .needsStart(let title): ErrorText("“\(shown(title))” has no start", "Name both: 9-10:15")
    case .needsEnd(let title): ErrorText("“\(shown(title))” has no end", "Name both: 9-10:15")
    case .splitsOutside(let title): ErrorText("that time does not lie in “\(shown(title))”")
    case .clockedMore(let title, let minutes, let codes):
      ErrorText(
        "“\(shown(title))” has \(Durations.text(minutes)) on the clock already",
        "The blocks: \(codes.joined(separator: " "))")
    case .mixedCodes:
      ErrorText("tasks and blocks cannot be named in one", "First the ones, then the others")
    }
  }

  private func time(_ other: OverlappedBlock) -> String {
    let day = other.day == other.today ? "" : shortDay(other.day, today: other.today) + " "
    return day + (other.end.map { "\(other.start)–\($0)" } ?? "since \(other.start)")
  }
}

private func shown(_ word: String) -> String { ErrorText.word(word) }
