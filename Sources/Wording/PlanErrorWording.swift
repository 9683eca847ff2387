internal import DayBudget
package import Planner
internal import Terminal

/// Why the planner stopped, and what to type instead.
package protocol PlanErrorWording {
  /// What was asked or was to be changed cannot be.
  func plan(_ failure: PlanFailure) -> ErrorText
  /// The store is to be emptied and nobody can be asked; `flag` confirms it in a script.
  func needsConfirmation(_ flag: String) -> ErrorText
  /// Two things that were asked for and contradict each other.
  func contradiction(_ first: String, _ second: String) -> ErrorText
  /// Words that are none of those that can stand there.
  func notUnderstood(_ text: String, expected: String) -> ErrorText
}

extension German: PlanErrorWording {
  func plan(_ failure: PlanFailure) -> ErrorText {
    switch failure {
    case .noSuchTask(let text):
      ErrorText("keine offene Aufgabe passt zu «\(shown(text))»", "Alle offenen Aufgaben: xday list --all")
    case .noCompletedTask(let text):
      ErrorText("keine erledigte Aufgabe passt zu «\(shown(text))»", "Heute erledigt: xday list --done")
    case .ambiguous(let text, let candidates, let more, let today):
      ErrorText(
        "«\(shown(text))» passt auf \(candidates.count + more) Aufgaben",
        (candidates.map { candidate in
          let day = candidate.day.map { shortDay($0, today: today) } ?? list()
          return "\(candidate.code)  \(shown(candidate.title)) · \(day)"
        } + (more > 0 ? ["… und \(more) weitere"] : [])).joined(separator: "\n"))
    case .titleLeftOver(let title, let text, let code):
      ErrorText(
        "«\(shown(title))» ist weder Tag noch Zeit noch Dauer; ein neuer Titel braucht den Code",
        "xday edit \(code) \(ShellText.word(text))\nxday edit \(code) --title \(ShellText.word(title))")
    case .nothingToEdit(let code):
      ErrorText(
        "was soll sich ändern?",
        "Zum Beispiel: xday edit \(code) morgen 14:00 45min\n"
          + "Einzeln: --title, --day, --time, --due, --for, --tag, --note, --urgent, --list\n"
          + "Löschen: --no-day, --no-time, --no-due, --no-duration, --no-tag, --no-note, --no-repeat")
    case .notAPlace(let text): notUnderstood(text, expected: expectedPlace())
    case .noDuration(let title, let code):
      ErrorText(
        "«\(shown(title))» hat keine Dauer",
        "Eine geben: xday edit \(code) 45min, oder nach einer Dauer fragen: xday when 45min")
    case .notAShare(let text):
      ErrorText(
        "«\(shown(text))» sagt nicht, wie viel die Aufgabe behält",
        "Eine Dauer und, wenn gewünscht, ein Tag: xday split CODE 2h mittwoch")
    case .notDivisible(let title, let minutes):
      ErrorText(
        "«\(shown(title))» lässt sich nicht bei \(Durations.text(minutes)) teilen",
        "Teilen lässt sich nur eine Aufgabe, die länger dauert und sich nicht wiederholt")
    case .notLeftOver(let title, let day):
      ErrorText(
        "«\(shown(title))» ist nicht liegengeblieben: "
          + (day.map { "geplant für \(shortDay($0, today: $0))" } ?? "sie liegt in der Liste"))
    case .alreadyDone(let title, let code):
      ErrorText("«\(shown(title))» ist schon erledigt", "Wieder öffnen: xday reopen \(code)")
    case .noOccurrence(let title, let day, let next):
      ErrorText(
        "«\(shown(title))» ist am \(shortDay(day, today: next ?? day)) nicht offen",
        next.map { "Das nächste Mal: --on \($0)" } ?? "Ein anderer Tag: --on TAG")
    case .nothingLeft(let title, let rule, let code):
      ErrorText(
        "für «\(shown(title))» bleibt kein Tag: \(self.rule(rule, today: nil))",
        code.map {
          "Zuerst einen anderen letzten Tag: xday edit \($0) --due TAG --all, oder --no-due --all\n"
            + "Die ganze Serie löschen: xday drop \($0) --all"
        } ?? "Ein späterer letzter Tag, oder ein früherer erster")
    case .noSeries(let title):
      ErrorText("«\(shown(title))» wiederholt sich nicht", "Ohne --on: das wählt einen Tag einer Serie")
    case .notDone(let title): ErrorText("«\(shown(title))» ist nicht erledigt, sondern offen")
    case .emptyCode: ErrorText("der Code ist leer", "Alle Codes: xday list --all")
    case .ambiguousAnswer(let title):
      ErrorText("«\(shown(title))» hat zwei verschiedene Antworten bekommen", "Eine davon weglassen")
    case .noSuchTag(let tag):
      ErrorText("kein Tag #\(ErrorText.word(tag))", "Alle Tags: xday tags")
    case .noSuchGoal(let code, let known):
      ErrorText(
        "kein Ziel hat den Code «\(shown(code))»",
        known.isEmpty
          ? "Es gibt kein Ziel; eines setzen: xday goal '5h/Woche #sport'"
          : "Es gibt: " + known.joined(separator: ", "))
    case .noSuchCalendar(let name, let known):
      ErrorText(
        "kein Kalender heisst «\(shown(name))»",
        known.isEmpty
          ? "Hinzufügen: xday calendar add PFAD" : "Bekannt: \(known.map(shown).joined(separator: ", "))")
    case .calendarExists(let name):
      ErrorText("ein Kalender «\(shown(name))» ist schon da", "Einen anderen Namen geben: --name NAME")
    case .calendarRead(let name, let path):
      ErrorText(
        "\(SafeText.shown(path)) wird schon gelesen, als Kalender «\(shown(name))»",
        "Anders lesen: zuerst xday calendar remove \(ShellText.word(name))")
    case .needsScope(let title):
      ErrorText(
        "«\(shown(title))» wiederholt sich; welche Male sind gemeint?",
        "--this: nur dieses Mal · --later: von da an · --all: die ganze Serie")
    case .ruleInOrder(let title, let code):
      ErrorText(
        "«\(shown(title))» ist eine Serie, und hier ändert sich nur dieses eine Mal",
        "Die Regel der Serie: xday repeat \(code) …")
    case .ruleOfOccurrence(let rule): contradiction("--this", rule.map { repeats($0) } ?? "--no-repeat")
    case .changedMeanwhile(let title):
      ErrorText("«\(shown(title))» wurde inzwischen geändert", "Noch einmal: xday order")
    case .block(let failure): block(failure)
    case .dayStartChanged:
      ErrorText("gerade eben wurde day-start geändert (wann der Tag beginnt)", "Noch einmal eingeben")
    }
  }

  func needsConfirmation(_ flag: String) -> ErrorText {
    ErrorText(
      "das löscht alle Aufgaben und Einstellungen, und gefragt wird nur am Terminal", "Bestätigen: \(flag)")
  }

  func contradiction(_ first: String, _ second: String) -> ErrorText {
    ErrorText("\(first) und \(second) schliessen sich aus", "Eines weglassen")
  }

  func notUnderstood(_ text: String, expected: String) -> ErrorText {
    ErrorText("«\(shown(text))» ist nicht verständlich", "Erwartet: \(expected)")
  }
}

extension English: PlanErrorWording {
  func plan(_ failure: PlanFailure) -> ErrorText {
    switch failure {
    case .noSuchTask(let text):
      ErrorText("no open task matches “\(shown(text))”", "All open tasks: xday list --all")
    case .noCompletedTask(let text):
      ErrorText("no completed task matches “\(shown(text))”", "Done today: xday list --done")
    case .ambiguous(let text, let candidates, let more, let today):
      ErrorText(
        "“\(shown(text))” matches \(candidates.count + more) tasks",
        (candidates.map { candidate in
          let day = candidate.day.map { shortDay($0, today: today) } ?? list()
          return "\(candidate.code)  \(shown(candidate.title)) · \(day)"
        } + (more > 0 ? ["… and \(more) more"] : [])).joined(separator: "\n"))
    case .titleLeftOver(let title, let text, let code):
      ErrorText(
        "“\(shown(title))” is no day, time or duration; to change the title, use the code",
        "xday edit \(code) \(ShellText.word(text))\nxday edit \(code) --title \(ShellText.word(title))")
    case .nothingToEdit(let code):
      ErrorText(
        "what should change?",
        "For example: xday edit \(code) tomorrow 14:00 45min\n"
          + "One by one: --title, --day, --time, --due, --for, --tag, --note, --urgent, --list\n"
          + "To clear: --no-day, --no-time, --no-due, --no-duration, --no-tag, --no-note, --no-repeat")
    case .notAPlace(let text): notUnderstood(text, expected: expectedPlace())
    case .noDuration(let title, let code):
      ErrorText(
        "“\(shown(title))” has no duration",
        "Give it one: xday edit \(code) 45min, or ask for a duration: xday when 45min")
    case .notAShare(let text):
      ErrorText(
        "“\(shown(text))” does not say how much the task keeps",
        "A duration and, if wanted, a day: xday split CODE 2h wednesday")
    case .notDivisible(let title, let minutes):
      ErrorText(
        "“\(shown(title))” cannot be split at \(Durations.text(minutes))",
        "Only a task that takes longer than that and does not repeat can be split")
    case .notLeftOver(let title, let day):
      ErrorText(
        "“\(shown(title))” is not left over: "
          + (day.map { "it is planned for \(shortDay($0, today: $0))" } ?? "it is in the List"))
    case .alreadyDone(let title, let code):
      ErrorText("“\(shown(title))” is done already", "To open it again: xday reopen \(code)")
    case .noOccurrence(let title, let day, let next):
      ErrorText(
        "“\(shown(title))” is not open on \(shortDay(day, today: next ?? day))",
        next.map { "The next one: --on \($0)" } ?? "Another day: --on DAY")
    case .nothingLeft(let title, let rule, let code):
      ErrorText(
        "no day is left for “\(shown(title))”: \(self.rule(rule, today: nil))",
        code.map {
          "Another last day first: xday edit \($0) --due DAY --all, or --no-due --all\n"
            + "To delete the whole series: xday drop \($0) --all"
        } ?? "A later last day, or an earlier first one")
    case .noSeries(let title):
      ErrorText("“\(shown(title))” does not repeat", "Leave out --on, which is for a day of a series")
    case .notDone(let title): ErrorText("“\(shown(title))” is open, not done")
    case .emptyCode: ErrorText("the code is empty", "All codes: xday list --all")
    case .ambiguousAnswer(let title):
      ErrorText("“\(shown(title))” was given two different answers", "Leave one of them out")
    case .noSuchTag(let tag):
      ErrorText("no tag #\(ErrorText.word(tag))", "All tags: xday tags")
    case .noSuchGoal(let code, let known):
      ErrorText(
        "no goal has the code “\(shown(code))”",
        known.isEmpty
          ? "There is no goal; to set one: xday goal '5h/week #sport'"
          : "There are: " + known.joined(separator: ", "))
    case .noSuchCalendar(let name, let known):
      ErrorText(
        "no calendar is called “\(shown(name))”",
        known.isEmpty
          ? "To add one: xday calendar add PATH" : "Known: \(known.map(shown).joined(separator: ", "))")
    case .calendarExists(let name):
      ErrorText("there is a calendar “\(shown(name))” already", "To give it another name: --name NAME")
    case .calendarRead(let name, let path):
      ErrorText(
        "\(SafeText.shown(path)) is read already, as the calendar “\(shown(name))”",
        "To read it otherwise: first xday calendar remove \(ShellText.word(name))")
    case .needsScope(let title):
      ErrorText(
        "“\(shown(title))” repeats; which of its days are meant?",
        "--this: this one only · --later: from this one on · --all: the whole series")
    case .ruleInOrder(let title, let code):
      ErrorText(
        "“\(shown(title))” is a series, and only this one of it changes here",
        "To change the rule of the series: xday repeat \(code) …")
    case .ruleOfOccurrence(let rule): contradiction("--this", rule.map { repeats($0) } ?? "--no-repeat")
    case .changedMeanwhile(let title):
      ErrorText("“\(shown(title))” has changed meanwhile", "Once more: xday order")
    case .block(let failure): block(failure)
    case .dayStartChanged:
      ErrorText("day-start was changed just now by another xday", "Type it again")
    }
  }

  func needsConfirmation(_ flag: String) -> ErrorText {
    ErrorText(
      "this deletes all tasks and settings, and is asked about only at a terminal", "To confirm it: \(flag)")
  }

  func contradiction(_ first: String, _ second: String) -> ErrorText {
    ErrorText("\(first) and \(second) cannot be used together", "Leave one out")
  }

  func notUnderstood(_ text: String, expected: String) -> ErrorText {
    ErrorText("“\(shown(text))” was not understood", "Expected: \(expected)")
  }
}

private func shown(_ word: String) -> String { ErrorText.word(word) }
