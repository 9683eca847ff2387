internal import CommandTable
internal import Terminal
internal import Wording

/// What is wrong with a command line, and what to type instead.
protocol ErrorWording {
  /// A command line that was not understood.
  func usage(_ problem: UsageError.Problem, command: String) -> ErrorText
  /// A line that begins with no command: the nearest ones, and how the line is added as a task.
  func noCommand(_ word: String, nearest: [String], line: String) -> ErrorText
  /// Anything else that stops a command.
  func failure(_ failure: CommandFailure) -> ErrorText
  /// A TZ that names no zone of the database; `used` is the zone that counts instead.
  func oddTimeZone(_ value: String, used: String) -> String
}

extension GermanCommands: ErrorWording {
  func usage(_ problem: UsageError.Problem, command: String) -> ErrorText {
    let help = "Hilfe: xday\(command.isEmpty ? "" : " " + command) --help"
    switch problem {
    case .unknownCommand(let word, let nearest):
      return ErrorText(
        "«\(shown(word))» ist kein Befehl",
        nearest.isEmpty ? "Alle Befehle: xday help all" : "Gemeint? \(joined(nearest, "xday "))")
    case .unknownSubcommand(let word, let nearest):
      return ErrorText(
        "«\(shown(word))» gehört nicht zu xday \(command)",
        nearest.isEmpty ? help : "Gemeint? \(joined(nearest, "xday \(command) "))")
    case .missingSubcommand(let choices):
      return ErrorText("xday \(command) braucht noch ein Wort", "Möglich: \(joined(choices, ""))")
    case .unknownFlag(let flag, let nearest, let elsewhere):
      let place = elsewhere.isEmpty ? help : "Das kennen: \(joined(elsewhere, "xday "))"
      return ErrorText(
        "\(shown(flag)) kennt xday\(command.isEmpty ? "" : " " + command) nicht",
        nearest.isEmpty ? place : "Gemeint? \(joined(nearest, ""))")
    case .missingValue(let flag, let placeholder):
      return ErrorText("nach \(shown(flag)) fehlt \(placeholder)", help)
    case .unexpectedValue(let flag, let value):
      return ErrorText("\(shown(flag)) nimmt keinen Wert, auch nicht «\(shown(value))»", help)
    case .repeatedFlag(let flag):
      return ErrorText("\(shown(flag)) steht zweimal da", help)
    case .unknownValue(let word, let placeholder, let choices, let nearest):
      return ErrorText(
        "«\(shown(word))» ist kein möglicher Wert für \(placeholder)",
        nearest.isEmpty ? "Möglich: \(joined(choices, ""))" : "Gemeint? \(joined(nearest, ""))")
    case .missingArgument(let placeholder):
      return ErrorText("es fehlt \(placeholder)", help)
    case .tooManyArguments(let word):
      return ErrorText("«\(shown(word))» ist ein Wort zu viel", help)
    }
  }

  func noCommand(_ word: String, nearest: [String], line: String) -> ErrorText {
    ErrorText(
      "«\(shown(word))» ist kein Befehl, kein Tag und kein Code",
      (nearest.isEmpty ? "Alle Befehle: xday help all" : "Gemeint? \(joined(nearest, "xday "))")
        + "\nAls neue Aufgabe: xday add \(line)")
  }

  func failure(_ failure: CommandFailure) -> ErrorText {
    switch failure {
    case .needsConfirmation(let flag): words.needsConfirmation(flag)
    case .needsTerminal(let flag, let instead):
      ErrorText("\(flag) braucht ein Terminal", "Einmal anzeigen: \(instead)")
    case .notUnderstood(let text, let expected):
      words.notUnderstood(text, expected: expected)
    case .editorFailed(let command):
      ErrorText("der Editor «\(shown(command))» liess sich nicht benutzen", "Ein anderer: export EDITOR=nano")
    case .editorEnded(let command, let status):
      ErrorText("der Editor «\(shown(command))» endete mit Status \(status), darum ist nichts geändert")
    case .noEditor:
      ErrorText("ein Editor braucht ein Terminal", "Ein Programm ohne Terminal: EDITOR=PROGRAMM xday order")
    case .lineGone(let code, let title):
      ErrorText(
        "die Zeile von «\(shown(title))» fehlt, und hier kann nicht gefragt werden, was aus der Aufgabe wird",
        "Streichen: xday drop \(code)\nIn die Liste: xday unplan \(code)")
    case .notUTF8: ErrorText("der Text ist kein gültiges UTF-8", "In UTF-8 umwandeln, zum Beispiel mit iconv")
    case .unknownZone(let name):
      ErrorText("die Zeitzone «\(shown(name))» gibt es nicht", "Zum Beispiel: --zone Europe/Zurich")
    case .noZones:
      ErrorText(
        "auf diesem Rechner fehlen die Dateien der Zeitzonen (/usr/share/zoneinfo)",
        "Das Paket tzdata installieren; ohne es geht nur UTC: TZ=UTC")
    case .conflictingFlags(let first, let second): words.contradiction(first, second)
    case .outputClosed: ErrorText("die Standardausgabe ist geschlossen")
    case .outputFailed(let reason):
      ErrorText("die Antwort konnte nicht geschrieben werden: \(reason)", "Nichts wurde geändert")
    case .storedUntold(let reason):
      ErrorText(
        "die Antwort konnte nicht geschrieben werden: \(reason)",
        "Die Änderung ist trotzdem gespeichert. Ansehen: xday undo --list")
    case .inputFailed(let reason): ErrorText("die Eingabe konnte nicht gelesen werden: \(reason)")
    case .fileExists(let path): ErrorText("\(shown(path)) gibt es schon", "Überschreiben: --force")
    case .fileNotWritten(let path, let reason):
      ErrorText("\(shown(path)) konnte nicht geschrieben werden: \(reason)")
    case .needsOutputFile(let format):
      ErrorText(
        "\(format) ist kein Text und gehört in eine Datei", "Zum Beispiel: --output bericht.\(format)")
    case .noPDFEngine(let names):
      ErrorText(
        "hier ist kein Programm, das PDF erzeugt; gesucht wurden \(joined(names, ""))",
        "Eines davon installieren, zum Beispiel weasyprint\nEin anderes: xday config pdf-engine PFAD\nOhne PDF: --format html"
      )
    case .pdfEngineFailed(let path, let failure):
      ErrorText(
        "\(shown(path)) hat kein PDF erzeugt: "
          + {
            switch failure {
            case .notStarted(let reason): reason
            case .ended(let status): "es endete mit Status \(status)"
            case .tookTooLong: "es brauchte über \(PDFEngine.seconds) s"
            case .noFile: "es hat keine PDF-Datei geschrieben"
            }
          }(), "Ein anderes Programm: xday config pdf-engine PFAD\nOhne PDF: --format html")
    case .noNotifier:
      ErrorText(
        "hier ist kein Programm, das Benachrichtigungen zeigt", "Zum Installieren: \(NotifierAdvice.german)")
    case .notifierFailed(let path, let isSilent):
      ErrorText(
        "\(shown(path)) " + (isSilent ? "hat 2 s lang nicht geantwortet" : "konnte nichts zeigen"),
        "Erinnert wird, sobald der Desktop antwortet. Prüfen: xday remind test\nOhne Desktop: xday remind --print"
      )
    case .timerFailed(let line, let reason):
      ErrorText(
        "«\(shown(line))» ging nicht: \(shown(reason))",
        "Nichts wurde eingerichtet. Eine Zeile für crontab: xday remind install --timer cron")
    case .noSuchFile(let path):
      ErrorText("\(shown(path)) gibt es nicht", "Pfad zu einer .ics-Datei oder einem Ordner")
    }
  }

  func oddTimeZone(_ value: String, used: String) -> String {
    "TZ=\(shown(value)) nennt keine Zeitzone; gerechnet wird mit \(used). Genau: --zone Europe/Zurich"
  }
}

extension EnglishCommands: ErrorWording {
  func usage(_ problem: UsageError.Problem, command: String) -> ErrorText {
    let help = "Help: xday\(command.isEmpty ? "" : " " + command) --help"
    switch problem {
    case .unknownCommand(let word, let nearest):
      return ErrorText(
        "“\(shown(word))” is no command",
        nearest.isEmpty ? "All commands: xday help all" : "Did you mean: \(joined(nearest, "xday "))")
    case .unknownSubcommand(let word, let nearest):
      return ErrorText(
        "“\(shown(word))” is no part of xday \(command)",
        nearest.isEmpty ? help : "Did you mean: \(joined(nearest, "xday \(command) "))")
    case .missingSubcommand(let choices):
      return ErrorText("xday \(command) needs one more word", "One of: \(joined(choices, ""))")
    case .unknownFlag(let flag, let nearest, let elsewhere):
      let place = elsewhere.isEmpty ? help : "These have it: \(joined(elsewhere, "xday "))"
      return ErrorText(
        "\(shown(flag)) is no flag of xday\(command.isEmpty ? "" : " " + command)",
        nearest.isEmpty ? place : "Did you mean: \(joined(nearest, ""))")
    case .missingValue(let flag, let placeholder):
      return ErrorText("\(placeholder) is missing after \(shown(flag))", help)
    case .unexpectedValue(let flag, let value):
      return ErrorText("\(shown(flag)) takes no value, not “\(shown(value))” either", help)
    case .repeatedFlag(let flag):
      return ErrorText("\(shown(flag)) is there twice", help)
    case .unknownValue(let word, let placeholder, let choices, let nearest):
      return ErrorText(
        "“\(shown(word))” is not a possible \(placeholder)",
        nearest.isEmpty ? "One of: \(joined(choices, ""))" : "Did you mean: \(joined(nearest, ""))")
    case .missingArgument(let placeholder):
      return ErrorText("\(placeholder) is missing", help)
    case .tooManyArguments(let word):
      return ErrorText("“\(shown(word))” is one word too many", help)
    }
  }

  func noCommand(_ word: String, nearest: [String], line: String) -> ErrorText {
    ErrorText(
      "“\(shown(word))” is no command, no day and no code",
      (nearest.isEmpty ? "All commands: xday help all" : "Did you mean: \(joined(nearest, "xday "))")
        + "\nAs a new task: xday add \(line)")
  }

  func failure(_ failure: CommandFailure) -> ErrorText {
    switch failure {
    case .needsConfirmation(let flag): words.needsConfirmation(flag)
    case .needsTerminal(let flag, let instead):
      ErrorText("\(flag) needs a terminal", "To see it once: \(instead)")
    case .notUnderstood(let text, let expected):
      words.notUnderstood(text, expected: expected)
    case .editorFailed(let command):
      ErrorText("the editor “\(shown(command))” could not be used", "Another one: export EDITOR=nano")
    case .editorEnded(let command, let status):
      ErrorText("the editor “\(shown(command))” ended with status \(status), so nothing has changed")
    case .noEditor:
      ErrorText("an editor needs a terminal", "A program without one: EDITOR=PROGRAM xday order")
    case .lineGone(let code, let title):
      ErrorText(
        "the line of “\(shown(title))” is missing, and nobody can be asked here what becomes of the task",
        "To drop it: xday drop \(code)\nInto the list: xday unplan \(code)")
    case .notUTF8: ErrorText("the text is not valid UTF-8", "Convert it to UTF-8, for example with iconv")
    case .unknownZone(let name):
      ErrorText("there is no time zone “\(shown(name))”", "For example: --zone Europe/Zurich")
    case .noZones:
      ErrorText(
        "this machine has no files of time zones (/usr/share/zoneinfo)",
        "Install the package tzdata; without it there is only UTC: TZ=UTC")
    case .conflictingFlags(let first, let second): words.contradiction(first, second)
    case .outputClosed: ErrorText("standard output is closed")
    case .outputFailed(let reason):
      ErrorText("the answer could not be written: \(reason)", "Nothing was changed")
    case .storedUntold(let reason):
      ErrorText(
        "the answer could not be written: \(reason)",
        "The change is stored all the same. To see it: xday undo --list")
    case .inputFailed(let reason): ErrorText("the input could not be read: \(reason)")
    case .fileExists(let path): ErrorText("\(shown(path)) exists already", "To overwrite it: --force")
    case .fileNotWritten(let path, let reason): ErrorText("\(shown(path)) could not be written: \(reason)")
    case .needsOutputFile(let format):
      ErrorText("\(format) is no text and belongs into a file", "For example: --output report.\(format)")
    case .noPDFEngine(let names):
      ErrorText(
        "there is no program here that makes a PDF; looked for were \(joined(names, ""))",
        "Install one of them, for example weasyprint\nAnother one: xday config pdf-engine PATH\nWithout PDF: --format html"
      )
    case .pdfEngineFailed(let path, let failure):
      ErrorText(
        "\(shown(path)) has made no PDF: "
          + {
            switch failure {
            case .notStarted(let reason): reason
            case .ended(let status): "it ended with status \(status)"
            case .tookTooLong: "it took more than \(PDFEngine.seconds) s"
            case .noFile: "it has written no PDF file"
            }
          }(), "Another program: xday config pdf-engine PATH\nWithout PDF: --format html")
    case .noNotifier:
      ErrorText(
        "no program is here that shows notifications", "To install: \(NotifierAdvice.english)")
    case .notifierFailed(let path, let isSilent):
      ErrorText(
        "\(shown(path)) " + (isSilent ? "did not answer for 2 s" : "could not show anything"),
        "It is told as soon as the desktop answers. To check: xday remind test\nWithout a desktop: xday remind --print"
      )
    case .timerFailed(let line, let reason):
      ErrorText(
        "“\(shown(line))” did not work: \(shown(reason))",
        "Nothing was set up. A line for crontab: xday remind install --timer cron")
    case .noSuchFile(let path):
      ErrorText("there is no \(shown(path))", "A path to an .ics file or a folder of them")
    }
  }

  func oddTimeZone(_ value: String, used: String) -> String {
    "TZ=\(shown(value)) names no time zone; \(used) is used. To be exact: --zone Europe/Zurich"
  }
}

private func shown(_ word: String) -> String { ErrorText.word(word) }

private func joined(_ words: [String], _ prefix: String) -> String {
  words.map { prefix + $0 }.joined(separator: ", ")
}
