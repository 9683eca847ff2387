package import Calendars
internal import DayBudget
package import Store
internal import Terminal

/// What is wrong with the store, and where a calendar's problem lies.
package protocol StoreErrorWording {
  /// Why the store could not be read or written; `backup` is the newest copy of the file where it has one.
  func store(_ failure: StoreFailure, backup: String?) -> ErrorText
  /// A calendar's problem with its place: «work: /path/a.ics, Zeile 12: …».
  func place(_ problem: CalendarProblem) -> String
}

extension German: StoreErrorWording {
  func store(_ failure: StoreFailure, backup: String?) -> ErrorText {
    switch failure {
    case .noFolder:
      ErrorText(
        "kein Ort für den Speicher: HOME ist nicht gesetzt",
        "XDAY_HOME oder HOME setzen; nichts wurde geändert")
    case .unreadable(let file, let code):
      ErrorText(
        "\(path(file)) ist nicht lesbar: \(SystemError.text(code))",
        "Rechte und Ort prüfen; nichts wurde geändert")
    case .damaged(let file, let line, let column, let damage):
      ErrorText(
        "\(path(file)), Zeile \(line), Spalte \(column): \(german(damage))",
        backup.map {
          "Nichts wurde überschrieben. Wiederherstellen: xday doctor --restore \(ShellText.word($0))"
        }
          ?? "Nichts wurde überschrieben. Mehr dazu: xday doctor")
    case .newerFormat(let file, let found, let known):
      ErrorText(
        "\(path(file)) hat das Format \(found), dieses xday kennt \(known)",
        "Ein neueres xday verwenden; nichts wurde geändert")
    case .missing(let file, let backups):
      ErrorText(
        "\(path(file)) fehlt, obwohl der Ordner zu einem Speicher gehört",
        backups.first.map { "Wiederherstellen: xday doctor --restore \(ShellText.word($0))" }
          ?? "Ist ein Laufwerk nicht eingehängt?")
    case .busy(let lock, let holder):
      ErrorText(
        (lock.hasSuffix("/lock")
          ? "ein anderes xday schreibt gerade" : "ein anderes Programm hält \(path(lock)) gesperrt")
          + (holder.map { " (Prozess \($0))" } ?? ""),
        "Noch einmal versuchen. Die Sperre: \(path(lock))")
    case .lockIsLink(let lock):
      ErrorText(
        "\(path(lock)) ist ein symbolischer Link; die Sperre muss eine Datei sein",
        "Nichts wurde geändert. Was hilft: rm \(ShellText.word(lock))")
    case .changing(let file):
      ErrorText("\(path(file)) ändert sich ständig", "Schreibt ein anderes Programm hinein?")
    case .cannotWrite(let file, let code):
      ErrorText("\(path(file)) ist nicht schreibbar: \(SystemError.text(code))", "Nichts wurde geändert")
    case .outsideYears:
      ErrorText(
        "das wäre ein Tag ausserhalb der Jahre \(years.lowerBound) bis \(years.upperBound)",
        "xday kennt nur Tage dieser Jahre; nichts wurde geändert")
    case .inTheWay(let command, _, let title):
      ErrorText(
        "«\(SafeText.shown(title))» wurde seither geändert, darum lässt sich \(command.name) nicht zurücknehmen",
        "Nichts wurde geändert. Was möglich ist: xday undo --list")
    case .settingsInTheWay(let command):
      ErrorText(
        "die Einstellungen wurden seither geändert, darum lässt sich \(command.name) nicht zurücknehmen",
        "Nichts wurde geändert")
    }
  }

  func place(_ problem: CalendarProblem) -> String {
    if problem.kind == .unknownSystemZone { return self.problem(problem.kind) }
    let line = problem.line.map { ", Zeile \($0)" } ?? ""
    return
      "Kalender \(SafeText.shown(problem.calendar)): \(path(problem.file))\(line): \(self.problem(problem.kind))"
  }

  private func german(_ damage: Damage) -> String {
    switch damage {
    case .truncated: "die Datei hört mittendrin auf"
    case .unexpectedByte(let byte): "hier kann \(character(byte, "«»")) nicht stehen"
    case .notUTF8: "kein gültiges UTF-8"
    case .byteOrderMark: "die Datei beginnt mit einem BOM"
    case .controlCharacter: "ein rohes Steuerzeichen im Text"
    case .badEscape: "eine Escape-Folge, die es nicht gibt"
    case .badNumber: "keine gültige Zahl"
    case .tooDeep: "zu tief verschachtelt"
    case .duplicateKey(let key): "«\(SafeText.shown(key))» steht zweimal da"
    case .duplicateID(let id): "die Aufgabe \(id) steht zweimal da"
    case .missingField(let name): "«\(SafeText.shown(name))» fehlt"
    case .badValue(let name): "«\(SafeText.shown(name))» hat einen unmöglichen Wert"
    }
  }
}

extension English: StoreErrorWording {
  func store(_ failure: StoreFailure, backup: String?) -> ErrorText {
    switch failure {
    case .noFolder:
      ErrorText(
        "no place for the store: HOME is not set", "Set XDAY_HOME or HOME; nothing was changed")
    case .unreadable(let file, let code):
      ErrorText(
        "\(path(file)) cannot be read: \(SystemError.text(code))",
        "Check its permissions and place; nothing was changed")
    case .damaged(let file, let line, let column, let damage):
      ErrorText(
        "\(path(file)), line \(line), column \(column): \(english(damage))",
        backup.map { "Nothing was overwritten. To restore: xday doctor --restore \(ShellText.word($0))" }
          ?? "Nothing was overwritten. More about it: xday doctor")
    case .newerFormat(let file, let found, let known):
      ErrorText(
        "\(path(file)) has format \(found), this xday knows \(known)", "Use a newer xday; nothing was changed"
      )
    case .missing(let file, let backups):
      ErrorText(
        "\(path(file)) is missing, though its folder belongs to a store",
        backups.first.map { "To restore: xday doctor --restore \(ShellText.word($0))" }
          ?? "Is a disk not mounted?")
    case .busy(let lock, let holder):
      ErrorText(
        (lock.hasSuffix("/lock") ? "another xday is writing" : "another program has locked \(path(lock))")
          + (holder.map { " (process \($0))" } ?? ""),
        "Try again. The lock: \(path(lock))")
    case .lockIsLink(let lock):
      ErrorText(
        "\(path(lock)) is a symbolic link; the lock has to be a file",
        "Nothing was changed. What helps: rm \(ShellText.word(lock))")
    case .changing(let file): ErrorText("\(path(file)) keeps changing", "Does another program write to it?")
    case .cannotWrite(let file, let code):
      ErrorText("\(path(file)) cannot be written: \(SystemError.text(code))", "Nothing was changed")
    case .outsideYears:
      ErrorText(
        "that would be a day outside the years \(years.lowerBound) to \(years.upperBound)",
        "xday knows days of these years only; nothing was changed")
    case .inTheWay(let command, _, let title):
      ErrorText(
        "“\(SafeText.shown(title))” was changed since, so \(command.name) cannot be taken back",
        "Nothing was changed. What is possible: xday undo --list")
    case .settingsInTheWay(let command):
      ErrorText(
        "the settings were changed since, so \(command.name) cannot be taken back", "Nothing was changed")
    }
  }

  func place(_ problem: CalendarProblem) -> String {
    if problem.kind == .unknownSystemZone { return self.problem(problem.kind) }
    let line = problem.line.map { ", line \($0)" } ?? ""
    return
      "calendar \(SafeText.shown(problem.calendar)): \(path(problem.file))\(line): \(self.problem(problem.kind))"
  }

  private func english(_ damage: Damage) -> String {
    switch damage {
    case .truncated: "the file ends in the middle"
    case .unexpectedByte(let byte): "\(character(byte, "“”")) cannot stand here"
    case .notUTF8: "not valid UTF-8"
    case .byteOrderMark: "the file begins with a byte order mark"
    case .controlCharacter: "a raw control character in a text"
    case .badEscape: "an escape that does not exist"
    case .badNumber: "not a valid number"
    case .tooDeep: "nested too deeply"
    case .duplicateKey(let key): "“\(SafeText.shown(key))” is there twice"
    case .duplicateID(let id): "the task \(id) is there twice"
    case .missingField(let name): "“\(SafeText.shown(name))” is missing"
    case .badValue(let name): "“\(SafeText.shown(name))” has an impossible value"
    }
  }
}

private let years = CivilDate.years

private func path(_ path: String) -> String { SafeText.shown(path) }

/// A byte as it can be shown: the character between these quotation marks where it is a visible one, else its number.
private func character(_ byte: UInt8, _ quotes: String) -> String {
  guard (0x21..<0x7F).contains(byte) else { return "0x" + String(byte, radix: 16) }
  return "\(quotes.prefix(1))\(Character(Unicode.Scalar(byte)))\(quotes.suffix(1))"
}
