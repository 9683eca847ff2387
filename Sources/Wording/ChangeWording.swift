package import Parser
package import Store

/// What the commands say that change something.
package protocol ChangeWording {
  /// For a task planned for today, in its receipt.
  func today() -> String
  /// For a task without a day, in its receipt.
  func list() -> String
  /// «ohne Dauer» where that is worth saying.
  func urgent() -> String
  /// Behind every change: how to take it back.
  func howToUndo() -> String
  /// Before what a command did: «erledigt», «gestrichen».
  func did(_ change: ChangeKind) -> String
  /// «3 Aufgaben …» where a command touched several.
  func count(_ count: Int) -> String
  /// Below what was moved to a place that does not show.
  func standsByClock() -> String
  /// Nothing was different.
  func nothingChanged() -> String
  /// A dry run says that nothing was stored.
  func dryRun() -> String
  /// A remark on how a line was read.
  ///
  /// `meant` is the day word that a `nearWord` is near to.
  func remark(_ kind: Remark.Kind, _ text: String, meant: String?) -> String
  /// What is wrong with words that were to be a part, where nothing can be made of them.
  func misread(_ remark: Remark) -> String
  /// «fällig Fr 4. Dez», with a day in words.
  func due(_ day: String) -> String
  /// When a task is told of, behind the label of that.
  func reminder(_ reminder: TaskReminder) -> String
  /// «zurückgenommen: add Zahnarzt».
  func undone(_ label: String) -> String
  /// «wiederholt: add Zahnarzt», for the undo of an undo.
  func redone(_ label: String) -> String
  /// There is nothing to take back.
  func nothingToUndo() -> String
  /// There is nothing to do again.
  func nothingToRedo() -> String
  /// The store was emptied, and the backup is named.
  func storeReset(backup: String?) -> String
  /// The question before the store is emptied.
  func resetQuestion() -> String
  /// The answer to that question was another word.
  func resetRefused() -> String
  /// An export was written to a file.
  func exported(_ count: Int, file: String) -> String
}

/// What was done to a task.
package enum ChangeKind: Sendable {
  case done
  case reopened
  case dropped
  case changed
  case planned
  case unplanned
  case moved
  case placed(BoardPlace)
  case split
  case stays
  case urgent
  case notUrgent
  case repeating
  case endsRepeating
}

extension German: ChangeWording {
  func today() -> String { "Heute" }
  func list() -> String { "Liste" }
  func urgent() -> String { "dringend" }
  func howToUndo() -> String { "rückgängig: xday undo" }
  func did(_ change: ChangeKind) -> String {
    switch change {
    case .done: "erledigt"
    case .reopened: "wieder offen"
    case .dropped: "gestrichen"
    case .changed: "geändert"
    case .planned: "eingeplant"
    case .unplanned: "zurück in der Liste"
    case .moved: "umgestellt"
    case .placed(let place): placed(place)
    case .split: "aufgeteilt"
    case .stays: "bleibt"
    case .urgent: "dringend"
    case .notUrgent: "nicht mehr dringend"
    case .repeating: "wiederholt sich"
    case .endsRepeating: "wiederholt sich nicht mehr"
    }
  }
  func count(_ count: Int) -> String { count == 1 ? "1 Aufgabe" : "\(count) Aufgaben" }
  func standsByClock() -> String { "was eine Zeit hat, steht in jeder Liste nach der Uhr" }
  func nothingChanged() -> String { "nichts geändert" }
  func dryRun() -> String { "nur gezeigt, nichts gespeichert" }
  func remark(_ kind: Remark.Kind, _ text: String, meant: String?) -> String {
    switch kind {
    case .secondDay, .secondTime, .secondDuration, .secondRepetition, .impossible:
      "«\(text)» bleibt im Titel: \(noPart(kind))"
    case .severalDays: "von «\(text)» zählt nur ein Tag; jede Woche: «jeden \(text)»"
    case .pastDay: "dieser Tag ist vorbei"
    case .afterDue: "dieser Tag liegt nach der Frist"
    case .timeTomorrow: "diese Zeit kommt heute nicht mehr, darum ein späterer Tag"
    case .range: "von «\(text)» zählt die längere Dauer"
    case .bareSpan: "«\(text)» bleibt im Titel; als Zeit: «\(text) Uhr»"
    case .nearWord: "«\(text)» bleibt im Titel" + (meant.map { "; gemeint ein Tag? «\($0)»" } ?? "")
    }
  }
  func misread(_ remark: Remark) -> String {
    let text = ErrorText.word(remark.text)
    return switch remark.kind {
    case .bareSpan: "«\(text)» ist allein noch keine Zeit; als Zeit: «\(text) Uhr»"
    case .nearWord: "«\(text)» ist kein Tag" + (remark.meant.map { "; gemeint ein Tag? «\($0)»" } ?? "")
    case .impossible where remark.isOfCalendar: "«\(text)» gibt es in keinem Kalender"
    case .severalDays: "«\(text)» sind mehrere Tage; jede Woche: «jeden \(text)»"
    default: "«\(text)» ist \(noPart(remark.kind))"
    }
  }
  private func noPart(_ kind: Remark.Kind) -> String {
    switch kind {
    case .secondTime: "eine zweite Zeit"
    case .secondDuration: "eine zweite Dauer"
    case .secondRepetition: "eine zweite Wiederholung"
    case .impossible: "kein möglicher Tag, keine mögliche Zeit oder Dauer (1 min bis 24 h)"
    default: "ein zweiter Tag"
    }
  }
  func due(_ day: String) -> String { "fällig \(day)" }
  func reminder(_ reminder: TaskReminder) -> String {
    switch reminder {
    case .before(0): "zur Zeit"
    case .before(let minutes): "\(Durations.text(minutes)) vorher"
    case .never: "nie"
    }
  }
  func undone(_ label: String) -> String { "zurückgenommen: \(label)" }
  func redone(_ label: String) -> String { "wiederholt: \(label)" }
  func nothingToUndo() -> String { "nichts zurückzunehmen" }
  func nothingToRedo() -> String { "nichts zu wiederholen" }
  func storeReset(backup: String?) -> String {
    "alles gelöscht" + (backup.map { " · Sicherung: \($0)" } ?? "")
  }
  func resetQuestion() -> String {
    "Alle Aufgaben und Einstellungen löschen? Zum Bestätigen «reset» tippen: "
  }
  func resetRefused() -> String { "nicht bestätigt, nichts gelöscht" }
  func exported(_ count: Int, file: String) -> String { "\(self.count(count)) nach \(file) geschrieben" }
}

extension English: ChangeWording {
  func today() -> String { "Today" }
  func list() -> String { "List" }
  func urgent() -> String { "urgent" }
  func howToUndo() -> String { "to undo: xday undo" }
  func did(_ change: ChangeKind) -> String {
    switch change {
    case .done: "done"
    case .reopened: "open again"
    case .dropped: "dropped"
    case .changed: "changed"
    case .planned: "planned"
    case .unplanned: "back in the List"
    case .moved: "moved"
    case .placed(let place): placed(place)
    case .split: "split"
    case .stays: "stays"
    case .urgent: "urgent"
    case .notUrgent: "no longer urgent"
    case .repeating: "repeats"
    case .endsRepeating: "no longer repeats"
    }
  }
  func count(_ count: Int) -> String { count == 1 ? "1 task" : "\(count) tasks" }
  func standsByClock() -> String { "what has a time stands by the clock in every list" }
  func nothingChanged() -> String { "nothing changed" }
  func dryRun() -> String { "shown only, nothing stored" }
  func remark(_ kind: Remark.Kind, _ text: String, meant: String?) -> String {
    switch kind {
    case .secondDay, .secondTime, .secondDuration, .secondRepetition, .impossible:
      "“\(text)” stays in the title: \(noPart(kind))"
    case .severalDays: "of “\(text)” only one day counts; every week: “every \(text)”"
    case .pastDay: "that day is past"
    case .afterDue: "that day is after the due day"
    case .timeTomorrow: "that time does not come again today, so it is a later day"
    case .range: "in “\(text)” the longer duration counts"
    case .bareSpan: "“\(text)” stays in the title; as a time: “from \(text)”"
    case .nearWord: "“\(text)” stays in the title" + (meant.map { "; did you mean “\($0)”?" } ?? "")
    }
  }
  func misread(_ remark: Remark) -> String {
    let text = ErrorText.word(remark.text)
    return switch remark.kind {
    case .bareSpan:
      "“\(text)” alone is no time yet; as a time: “from \(text)”"
    case .nearWord: "“\(text)” is no day" + (remark.meant.map { "; did you mean “\($0)”?" } ?? "")
    case .impossible where remark.isOfCalendar: "“\(text)” is in no calendar"
    case .severalDays: "“\(text)” are several days; every week: “every \(text)”"
    default: "“\(text)” is \(noPart(remark.kind))"
    }
  }
  private func noPart(_ kind: Remark.Kind) -> String {
    switch kind {
    case .secondTime: "a second time"
    case .secondDuration: "a second duration"
    case .secondRepetition: "a second repetition"
    case .impossible: "not a possible day, time or duration (1 min to 24 h)"
    default: "a second day"
    }
  }
  func due(_ day: String) -> String { "due \(day)" }
  func reminder(_ reminder: TaskReminder) -> String {
    switch reminder {
    case .before(0): "at its time"
    case .before(let minutes): "\(Durations.text(minutes)) before"
    case .never: "off"
    }
  }
  func undone(_ label: String) -> String { "taken back: \(label)" }
  func redone(_ label: String) -> String { "done again: \(label)" }
  func nothingToUndo() -> String { "nothing to take back" }
  func nothingToRedo() -> String { "nothing to do again" }
  func storeReset(backup: String?) -> String {
    "everything deleted" + (backup.map { " · backup: \($0)" } ?? "")
  }
  func resetQuestion() -> String { "Delete all tasks and settings? Type “reset” to confirm: " }
  func resetRefused() -> String { "not confirmed, nothing deleted" }
  func exported(_ count: Int, file: String) -> String { "\(self.count(count)) written to \(file)" }
}
