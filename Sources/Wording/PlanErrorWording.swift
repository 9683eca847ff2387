internal import DayBudget
package import Planner
internal import Terminal

/// Why the planner stopped, and what to type instead.
package protocol PlanErrorWording {
  /// What was asked or was to be changed cannot be.
  func plan(_ failure: PlanFailure) -> ErrorText
  /// A question that only a person could answer; `flag` answers it in a script.
  func needsAnswer(_ flag: String) -> ErrorText
  /// Two things that were asked for and contradict each other.
  func contradiction(_ first: String, _ second: String) -> ErrorText
}

extension German: PlanErrorWording {
  func plan(_ failure: PlanFailure) -> ErrorText {
    switch failure {
    case .noSuchTask(let text):
      ErrorText("keine offene Aufgabe heisst «\(shown(text))»", "Codes zeigen: xday list --all")
    case .ambiguous(let text, let candidates):
      ErrorText(
        "«\(shown(text))» passt auf \(candidates.count) Aufgaben",
        candidates.map { "\($0.code)  \(shown($0.title))" }.joined(separator: "\n"))
    case .alreadyDone(let title, let code):
      ErrorText("«\(shown(title))» ist schon erledigt", "Wieder öffnen: xday reopen \(code)")
    case .noOccurrence(let title, let day):
      ErrorText(
        "«\(shown(title))» hat am \(shortDay(day, today: day)) kein offenes Vorkommen",
        "Ein anderer Tag: --on TAG")
    case .notDone(let title): ErrorText("«\(shown(title))» ist noch offen")
    case .emptyCode: ErrorText("der Code ist leer", "Codes zeigen: xday list --all")
    case .ambiguousAnswer(let title): ErrorText("«\(shown(title))» hat zwei Antworten", "Eine weglassen")
    case .noSuchCalendar(let name, let known):
      ErrorText(
        "kein Kalender heisst «\(shown(name))»",
        known.isEmpty
          ? "Hinzufügen: xday calendar add PFAD" : "Es gibt: \(known.map(shown).joined(separator: ", "))")
    case .calendarExists(let name):
      ErrorText("ein Kalender «\(shown(name))» ist schon da", "Anderer Name: --name")
    case .needsScope: needsAnswer("--this, --later, --all")
    case .ruleOfOccurrence(let rule): contradiction("--this", rule.map { repeats($0) } ?? "--no-repeat")
    case .changedMeanwhile(let title):
      ErrorText("«\(shown(title))» wurde inzwischen geändert", "Noch einmal: xday order")
    case .dayStartChanged:
      ErrorText("zur selben Zeit wurde geändert, wann der Tag beginnt", "Noch einmal eingeben")
    }
  }

  func needsAnswer(_ flag: String) -> ErrorText {
    ErrorText("hier kann nicht gefragt werden", "Die Antwort gibt: \(flag)")
  }

  func contradiction(_ first: String, _ second: String) -> ErrorText {
    ErrorText("\(first) und \(second) schliessen sich aus", "Eines weglassen")
  }
}

extension English: PlanErrorWording {
  func plan(_ failure: PlanFailure) -> ErrorText {
    switch failure {
    case .noSuchTask(let text):
      ErrorText("no open task is called “\(shown(text))”", "To see the codes: xday list --all")
    case .ambiguous(let text, let candidates):
      ErrorText(
        "“\(shown(text))” fits \(candidates.count) tasks",
        candidates.map { "\($0.code)  \(shown($0.title))" }.joined(separator: "\n"))
    case .alreadyDone(let title, let code):
      ErrorText("“\(shown(title))” is done already", "To open it again: xday reopen \(code)")
    case .noOccurrence(let title, let day):
      ErrorText(
        "“\(shown(title))” has no open occurrence on \(shortDay(day, today: day))", "Another day: --on DAY")
    case .notDone(let title): ErrorText("“\(shown(title))” is still open")
    case .emptyCode: ErrorText("the code is empty", "To see the codes: xday list --all")
    case .ambiguousAnswer(let title): ErrorText("“\(shown(title))” has two answers", "Leave one out")
    case .noSuchCalendar(let name, let known):
      ErrorText(
        "no calendar is called “\(shown(name))”",
        known.isEmpty
          ? "To add one: xday calendar add PATH" : "There is: \(known.map(shown).joined(separator: ", "))")
    case .calendarExists(let name):
      ErrorText("there is a calendar “\(shown(name))” already", "Another name: --name")
    case .needsScope: needsAnswer("--this, --later, --all")
    case .ruleOfOccurrence(let rule): contradiction("--this", rule.map { repeats($0) } ?? "--no-repeat")
    case .changedMeanwhile(let title):
      ErrorText("“\(shown(title))” has changed meanwhile", "Once more: xday order")
    case .dayStartChanged:
      ErrorText("the start of the day was changed at the same moment", "Type it again")
    }
  }

  func needsAnswer(_ flag: String) -> ErrorText {
    ErrorText("nobody can be asked here", "The answer is given by: \(flag)")
  }

  func contradiction(_ first: String, _ second: String) -> ErrorText {
    ErrorText("\(first) and \(second) exclude each other", "Leave one out")
  }
}

private func shown(_ word: String) -> String { ErrorText.word(word) }
