internal import DayBudget
package import Exchange
internal import Terminal

/// What import says.
package protocol ExchangeWording {
  /// What an import did.
  func imported(added: Int, changed: Int, kept: Int) -> String
  /// Tasks that were deleted on one side and edited later on the other are back.
  func revived(_ count: Int) -> String
  /// Where the copy of the store lies.
  func backupKept(_ path: String) -> String
  /// Before the list of what cannot be carried over.
  func lossesTitle(_ count: Int) -> String
  /// So many more of one kind, after those that are listed.
  func moreLosses(_ count: Int, field: String, reason: String) -> String
  /// So many more of all kinds.
  func moreLosses(_ count: Int) -> String
  /// Why something is not carried over.
  func loss(_ reason: Loss.Reason) -> String
  /// What takes long: so many tasks, or a whole store.
  func importing(_ tasks: Int?) -> String
  /// A file that cannot be read.
  func exchange(_ fault: ExchangeFault) -> ErrorText
  /// All or none: nothing was taken in.
  func nothingTakenIn() -> String
}

extension German: ExchangeWording {
  func imported(added: Int, changed: Int, kept: Int) -> String {
    "\(added) neu, \(changed) geändert, \(kept) unverändert"
  }
  func revived(_ count: Int) -> String {
    count == 1
      ? "1 gelöschte Aufgabe wurde später geändert und ist wieder da"
      : "\(count) gelöschte Aufgaben wurden später geändert und sind wieder da"
  }
  func backupKept(_ path: String) -> String { "Sicherung: \(path)" }
  func lossesTitle(_ count: Int) -> String {
    count == 1
      ? "1 Angabe wurde nicht so übernommen, wie sie dasteht:"
      : "\(count) Angaben wurden nicht so übernommen, wie sie dastehen:"
  }
  func loss(_ reason: Loss.Reason) -> String {
    switch reason {
    case .noSuchField: "gibt es in xday nicht"
    case .unreadable: "nicht lesbar"
    case .outOfRange(.duration): "ausserhalb von 1 min bis 24 h"
    case .outOfRange(.interval): "ausserhalb von \(intervals.lowerBound) bis \(intervals.upperBound)"
    case .outOfRange(.year): "ausserhalb der Jahre \(years.lowerBound) bis \(years.upperBound)"
    case .changed(""): "anders übernommen"
    case .changed(let value): "übernommen als \(SafeText.shown(value))"
    case .noTitle: "kein Titel, ausgelassen"
    case .titleTooLong: "auf 500 Zeichen gekürzt; der ganze Titel steht in der Notiz"
    case .deleted: "dort gelöscht, ausgelassen"
    case .notATask: "keine Aufgabe, ausgelassen"
    case .otherDateCounts: "ein anderes Datum der Aufgabe gilt als ihr Tag"
    case .noFirstDay: "ohne ersten Tag der Wiederholung"
    case .doneSeries: "erledigt, wiederholt sich hier nicht weiter"
    case .clamped: "übernommen; wo es den Tag nicht gibt, gilt der letzte des Monats"
    case .tooShort: "kürzer als eine Minute, ausgelassen"
    case .future: "liegt in der Zukunft, ausgelassen"
    case .negative: "endet vor dem Anfang oder dauert weniger als nichts, ausgelassen"
    case .monthFirst: "Tag und Monat sind nicht zu unterscheiden; gelesen mit dem Monat zuerst"
    case .running: "läuft noch, und hier läuft schon etwas; ausgelassen"
    case .noSuchTask: "keine Aufgabe hier; ohne sie übernommen"
    case .noCompletionDay: "erledigt, ohne Datum: es gilt der Tag der Übernahme"
    }
  }
  func moreLosses(_ count: Int, field: String, reason: String) -> String {
    "und \(count) weitere wie \(field): \(reason)"
  }
  func moreLosses(_ count: Int) -> String { "und \(count) weitere" }
  func importing(_ tasks: Int?) -> String {
    tasks.map { "\($0) Aufgaben gelesen, werden importiert …" } ?? "wird importiert …"
  }
  func exchange(_ fault: ExchangeFault) -> ErrorText {
    let place = location(fault, line: "Zeile")
    switch fault.kind {
    case .missing: return ErrorText("\(place) gibt es nicht")
    case .unreadable(let reason): return ErrorText("\(place) ist nicht lesbar: \(SafeText.shown(reason))")
    case .tooLarge(let most):
      return ErrorText(
        "\(place): mehr als \(most >> 20) MB, die Grenze für einen Import "
          + (most == ImportLimits.bytes
            ? "(aus xday selbst \(ImportLimits.ownBytes >> 20) MB)" : "in diesem Format"),
        nothingTakenIn())
    case .tooManyTasks:
      return ErrorText(
        "\(place): mehr als \(ImportLimits.tasks) Aufgaben, die Grenze für einen Import", nothingTakenIn())
    case .detailTooLong:
      return ErrorText(
        "\(place): eine Angabe von mehr als \(ImportLimits.detailBytes / 1_000) kB", nothingTakenIn())
    case .notUTF8:
      return ErrorText("\(place): kein gültiges UTF-8", "In UTF-8 umwandeln, zum Beispiel mit iconv")
    case .unknownFormat:
      return ErrorText("\(place): keines der bekannten Formate", "Das Format nennen: --format \(formats)")
    case .notTaskwarrior:
      return ErrorText("\(place): kein JSON-Export von Taskwarrior", nothingTakenIn())
    case .notTimewarrior:
      return ErrorText("\(place): kein JSON-Export von Timewarrior", nothingTakenIn())
    case .notWatson: return ErrorText("\(place): keine Datei «frames» von Watson", nothingTakenIn())
    case .notKlog: return ErrorText("\(place): keine Zeile einer klog-Datei", nothingTakenIn())
    case .noHeader:
      return ErrorText("\(place): die erste Zeile nennt die Spalten nicht", nothingTakenIn())
    case .openQuote:
      return ErrorText("\(place): ein Anführungszeichen geht nicht zu", nothingTakenIn())
    case .noContentLine: return ErrorText("\(place): keine Zeile einer .ics-Datei", nothingTakenIn())
    case .unclosed: return ErrorText("\(place): BEGIN und END passen nicht zusammen", nothingTakenIn())
    case .tooDeep: return ErrorText("\(place): zu tief verschachtelt (BEGIN in BEGIN)", nothingTakenIn())
    case .noCalendar:
      return ErrorText("\(place): kein Kalender darin, BEGIN:VCALENDAR fehlt", nothingTakenIn())
    }
  }
  func nothingTakenIn() -> String { "Nichts wurde importiert" }
}

extension English: ExchangeWording {
  func imported(added: Int, changed: Int, kept: Int) -> String {
    "\(added) new, \(changed) changed, \(kept) unchanged"
  }
  func revived(_ count: Int) -> String {
    count == 1
      ? "1 deleted task was edited later and is back"
      : "\(count) deleted tasks were edited later and are back"
  }
  func backupKept(_ path: String) -> String { "backup: \(path)" }
  func lossesTitle(_ count: Int) -> String {
    count == 1
      ? "1 detail was not taken over as it stands:"
      : "\(count) details were not taken over as they stand:"
  }
  func loss(_ reason: Loss.Reason) -> String {
    switch reason {
    case .noSuchField: "does not exist in xday"
    case .unreadable: "cannot be read"
    case .outOfRange(.duration): "not between 1 min and 24 h"
    case .outOfRange(.interval): "not between \(intervals.lowerBound) and \(intervals.upperBound)"
    case .outOfRange(.year): "not in the years \(years.lowerBound) to \(years.upperBound)"
    case .changed(""): "taken over in another form"
    case .changed(let value): "taken over as \(SafeText.shown(value))"
    case .noTitle: "no title, left out"
    case .titleTooLong: "cut to 500 characters; the whole title is in the note"
    case .deleted: "deleted there, left out"
    case .notATask: "no task, left out"
    case .otherDateCounts: "another date of the task counts as its day"
    case .noFirstDay: "without the first day of the repetition"
    case .doneSeries: "done, does not go on repeating here"
    case .clamped: "taken over; a month without that day has its last one"
    case .tooShort: "shorter than a minute, left out"
    case .future: "lies in the future, left out"
    case .negative: "ends before it begins or takes less than nothing, left out"
    case .monthFirst: "day and month cannot be told apart; read with the month first"
    case .running: "still runs, and something runs here; left out"
    case .noSuchTask: "no task here; taken over without it"
    case .noCompletionDay: "done without a date: the day of the import counts"
    }
  }
  func moreLosses(_ count: Int, field: String, reason: String) -> String {
    "and \(count) more like \(field): \(reason)"
  }
  func moreLosses(_ count: Int) -> String { "and \(count) more" }
  func importing(_ tasks: Int?) -> String {
    tasks.map { "\($0) tasks read, importing them …" } ?? "importing …"
  }
  func exchange(_ fault: ExchangeFault) -> ErrorText {
    let place = location(fault, line: "line")
    switch fault.kind {
    case .missing: return ErrorText("there is no \(place)")
    case .unreadable(let reason): return ErrorText("\(place) cannot be read: \(SafeText.shown(reason))")
    case .tooLarge(let most):
      return ErrorText(
        "\(place): more than \(most >> 20) MB, the limit of an import "
          + (most == ImportLimits.bytes
            ? "(from xday itself \(ImportLimits.ownBytes >> 20) MB)" : "in this format"),
        nothingTakenIn())
    case .tooManyTasks:
      return ErrorText(
        "\(place): more than \(ImportLimits.tasks) tasks, the limit of an import", nothingTakenIn())
    case .detailTooLong:
      return ErrorText(
        "\(place): a detail of more than \(ImportLimits.detailBytes / 1_000) kB", nothingTakenIn())
    case .notUTF8:
      return ErrorText("\(place): not valid UTF-8", "Convert it to UTF-8, for example with iconv")
    case .unknownFormat:
      return ErrorText("\(place): none of the known formats", "Name the format: --format \(formats)")
    case .notTaskwarrior: return ErrorText("\(place): no JSON export of Taskwarrior", nothingTakenIn())
    case .notTimewarrior: return ErrorText("\(place): no JSON export of Timewarrior", nothingTakenIn())
    case .notWatson: return ErrorText("\(place): no file “frames” of Watson", nothingTakenIn())
    case .notKlog: return ErrorText("\(place): no line of a klog file", nothingTakenIn())
    case .noHeader: return ErrorText("\(place): the first line does not name the columns", nothingTakenIn())
    case .openQuote: return ErrorText("\(place): a quotation mark is not closed", nothingTakenIn())
    case .noContentLine: return ErrorText("\(place): no line of an .ics file", nothingTakenIn())
    case .unclosed: return ErrorText("\(place): BEGIN and END do not match", nothingTakenIn())
    case .tooDeep: return ErrorText("\(place): nested too deeply (BEGIN in BEGIN)", nothingTakenIn())
    case .noCalendar:
      return ErrorText("\(place): no calendar in it, BEGIN:VCALENDAR is missing", nothingTakenIn())
    }
  }
  func nothingTakenIn() -> String { "Nothing was imported" }
}

private let intervals = RepeatRule.intervals
private let years = CivilDate.years

private let formats = ImportFormat.allCases.map(\.rawValue).joined(separator: "|")

private func location(_ fault: ExchangeFault, line: String) -> String {
  let path = fault.file == "-" ? "stdin" : SafeText.shown(fault.file)
  return path + (fault.line.map { ", \(line) \($0)" } ?? "")
}
