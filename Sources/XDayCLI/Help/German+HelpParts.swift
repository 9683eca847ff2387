internal import CommandTable
internal import Documents
internal import Wording

extension GermanCommands {
  func flag(_ flag: FlagName) -> String {
    switch flag {
    case .json: "antwortet mit einem JSON-Dokument"
    case .now: "rechnet, als wäre es dieser Zeitpunkt"
    case .zone: "rechnet in dieser Zeitzone"
    case .demo: "arbeitet mit Beispieldaten, nie im echten Speicher"
    case .color: "Nebensächliches blasser: always, never oder auto"
    case .noPager: "auch lange Ausgaben direkt, nicht im Pager ($PAGER)"
    case .noColor: "einfacher Text, auch am Terminal"
    case .help: "erklärt den Befehl"
    case .version: "gibt die Version aus"
    case .day: "der Tag, was auch immer im Text steht"
    case .time: "die Zeit, was auch immer im Text steht"
    case .due: "der Tag, bis zu dem es getan sein muss"
    case .duration: "die Dauer, was auch immer im Text steht"
    case .urgent: "markiert sie als dringend"
    case .tag: "ein Schlagwort, auch mehrmals"
    case .remind: "so lange vor ihrer Zeit daran erinnern, was immer config remind-lead sagt"
    case .noRemind: "nie daran erinnern"
    case .timer: "welches davon"
    case .notify: "melden, was fällig ist, als Benachrichtigungen, und es merken"
    case .print: "melden, was fällig ist, auf der Standardausgabe, und es merken"
    case .note: "eine Notiz"
    case .title: "der Titel, wörtlich genommen"
    case .list: "in die Liste, was auch immer im Text steht"
    case .soon: "an den Platz Bald des Boards"
    case .doing: "an den Platz In Arbeit des Boards"
    case .first: "vor alle anderen in der Reihenfolge"
    case .dryRun: "sagt nur, was geschähe"
    case .noDay: "löscht Tag und Zeit"
    case .noTime: "löscht die Zeit"
    case .noDue: "löscht den Tag, bis zu dem es getan sein muss; einer Serie den letzten Tag"
    case .noDuration: "löscht die Dauer"
    case .noTag: "nimmt ein Schlagwort weg"
    case .noNote: "löscht die Notiz"
    case .noRepeat: "wiederholt sich nicht mehr"
    case .short: "eine Zeile für eine Statusleiste"
    case .propose: "gibt Befehle aus, die fälligen Aufgaben einen Tag gäben; nichts ändert sich"
    case .check: "endet mit Status 1, wenn die Antwort nein ist"
    case .all: "alle offenen Aufgaben, mit und ohne Tag"
    case .done: "stattdessen erledigte Aufgaben"
    case .today: "diese liegengebliebenen Aufgaben sind für heute"
    case .dayOfLeftover: "diese liegengebliebenen Aufgaben sind für einen Tag"
    case .later: "diese liegengebliebenen Aufgaben kommen in die Liste"
    case .doneOfLeftover: "diese liegengebliebenen Aufgaben sind erledigt, jede an ihrem Tag"
    case .drop: "diese liegengebliebenen Aufgaben werden gelöscht"
    case .allToday: "alle liegengebliebenen Aufgaben sind für heute"
    case .allLater: "alle liegengebliebenen Aufgaben kommen in die Liste"
    case .name: "der Name des Kalenders"
    case .allDay: "ob ganztägige Termine Zeit belegen: busy oder free"
    case .tentative: "ob Termine unter Vorbehalt Zeit belegen: busy oder free"
    case .unanswered: "ob unbeantwortete Einladungen Zeit belegen: busy oder free"
    case .on: "von einer Serie das eine Mal an diesem Tag"
    case .undoList: "zeigt, was zurückzunehmen ist"
    case .format: "json, csv, markdown, ics, oder klog für Blöcke"
    case .output: "schreibt stattdessen in eine Datei"
    case .force: "überschreibt die Datei"
    case .yes: "bestätigt, ohne dass gefragt wird"
    case .watch: "jede Minute neu zeichnen, bis Ctrl-C"
    case .this: "von einer Serie nur dieses eine Mal"
    case .laterOfSeries: "von einer Serie alles von diesem Mal an"
    case .allOfSeries: "von einer Serie alles"
    case .repeating: "die Serien, jede mit ihrem nächsten Tag"
    case .dueOfList: "die fälligen, nach dem Tag, an dem sie fällig sind"
    case .raw: "lässt Text in CSV, wie er ist, ohne Schutz vor Formeln"
    case .reportFormat: "html, pdf oder md (Markdown)"
    case .importFormat: "was die Datei ist; auto schaut hinein"
    case .restore: "setzt diese Sicherung an die Stelle des Speichers"
    case .at: "wann es begann oder endete"
    case .ago: "vor so langer Zeit"
    case .length: "wie lange es dauern sollte; beendet wird nichts"
    case .free: "freier Text, auch wenn eine Aufgabe so heisst"
    case .mood: "wie es war, 1 bis 5"
    case .doneOfStop: "seine Aufgabe ist auch erledigt"
    case .discard: "den Block vergessen"
    case .overlap: "beide behalten, wo ein anderer liegt"
    case .replace: "die Zeit dem neuen geben, wo ein anderer liegt"
    case .task: "die Aufgabe, zu der der Block gehört"
    case .noTask: "zu keiner Aufgabe mehr"
    case .used: "wie lange es wirklich gedauert hat"
    case .what: "Aufgaben (tasks) oder erfasste Zeit (blocks: csv, klog oder ics)"
    case .by: "wonach summiert wird; mehrmals: eines unter dem anderen"
    case .since: "das Ziel zählt vom ersten Tag dieses Zeitraums an"
    case .working: "Tage ohne Zeitfenster zählen nicht und unterbrechen keine Serie"
    case .of: "was die Tage zeigen"
    case .events: "auch die Termine der Kalender zählen, wo kein Block liegt"
    }
  }

  func placeholder(_ placeholder: PlaceholderName) -> (word: String, meaning: String) {
    switch placeholder {
    case .entry: ("TEXT", "der Eintrag: ein Titel und was dazugehört")
    case .code: ("CODE", "der Code einer offenen Aufgabe oder Wörter ihres Titels")
    case .codes: ("CODE", "Codes offener Aufgaben oder Wörter eines Titels")
    case .doneCodes: ("CODE", "Codes erledigter Aufgaben oder Wörter eines Titels")
    case .day: ("TAG", "ein Tag: morgen, fr, 24.12., 2026-12-24")
    case .dayAndTime: ("TAG", "ein Tag, eine Zeit oder beides: fr 14:00; nichts heisst heute")
    case .time: ("ZEIT", "eine Zeit: 14:00, 14 Uhr, halb drei")
    case .duration: ("DAUER", "eine Dauer: 45min, 1h30")
    case .lead: ("VORLAUF", "30min, 1h, 0 für die Zeit selbst, oder default")
    case .timer: ("TIMER", "systemd, launchd oder cron")
    case .durationOrCode: ("DAUER", "eine Dauer: 45min, 1h30; oder Code oder Wörter einer Aufgabe")
    case .shareAndDay: ("DAUER", "was die Aufgabe behält, und ihr Tag, 2h mi; im Block eine Zeit: 9:30")
    case .tag: ("SCHLAGWORT", "ein Schlagwort, mit oder ohne #")
    case .text: ("TEXT", "beliebiger Text")
    case .words: ("WORT", "Wörter, die alle vorkommen müssen")
    case .place: ("PLATZ", "first, last, up, down, before CODE, after CODE")
    case .boardPlace:
      ("PLATZ", "soon, doing, later oder done, dahinter first, last, before CODE oder after CODE")
    case .windowDays: ("TAGE", "mon-fri, sat, ein Datum oder 2026-12-24..2027-01-02")
    case .windowSpans: ("STUNDEN", "9-12 13-17:30, off, oder default: wie ohne eigene")
    case .path: ("PFAD", "eine .ics-Datei oder ein Ordner davon")
    case .calendarName: ("NAME", "der Name eines Kalenders")
    case .configKey:
      (
        "NAME",
        "budget, language, me, day-start, pager, pdf-engine, experience, remind-lead, remind-morning, remind-evening oder urgent-reminders"
      )
    case .configValue: ("WERT", "der neue Wert")
    case .count: ("N", "wie viele Befehle, ohne Angabe 1")
    case .reportFormat: ("FORMAT", "html, pdf oder md")
    case .format: ("FORMAT", "json, csv, markdown, ics oder klog")
    case .importFormat:
      (
        "FORMAT",
        "auto, json, todotxt, taskwarrior, ics; erfasste Zeit: timewarrior, watson, klog, toggl, clockify, csv"
      )
    case .file: ("DATEI", "ein Pfad zu einer Datei")
    case .backup: ("SICHERUNG", "der Pfad einer Sicherung oder eines Exports")
    case .shell: ("SHELL", "bash, zsh oder fish")
    case .commandName: ("BEFEHL", "ein Befehl")
    case .moment: ("ZEITPUNKT", "2026-11-30T09:12, auch mit Sekunden, Z oder +01:00; 9:12 ist heute")
    case .zone: ("ZONE", "ein Name wie Europe/Zurich")
    case .when: ("WANN", "always, never oder auto")
    case .treatment: ("WIE", "busy oder free")
    case .since: ("SEIT", "mit --done: der erste Tag")
    case .off: ("off", "nimmt die Markierung wieder weg")
    case .kind: ("ART", "was vervollständigt wird")
    case .rule: ("REGEL", "jeden Montag, alle 2 Wochen, oder off")
    case .what: ("WAS", "eine Aufgabe mit Code oder Wörtern, oder freier Text mit #tags")
    case .spent: ("WAS", "was es war und wann: Sitzung 9-10:15, Lesen 45min")
    case .block: ("BLOCK", "der Code eines Blocks: seine Ziffern")
    case .mood: ("N", "1 bis 5")
    case .period: ("ZEITRAUM", "heute, letzte Woche, November, 2026-W48, letzte 30 Tage, 3.11.–17.11., alles")
    case .color: ("FARBE", "blue, green, amber, red, violet, teal, brown, olive, rose, grey oder none")
    case .newTag: ("NEU", "der neue Name")
    case .exported: ("WAS", "tasks oder blocks")
    case .goal:
      (
        "ZIEL",
        "5h/Woche #sport, höchstens 2h am Tag, 3 mal pro Woche, 10 Aufgaben pro Woche; oder drop und ein Code"
      )
    case .spentBy: ("ART", "category, tag, task, day, week, month, weekday, hour oder mood")
    case .heatmapOf: ("WAS", "minutes, completed oder mood")
    }
  }

  func sections() -> [Section] {
    [
      Section(
        "Status",
        entries: [
          .init("0", "getan wie verlangt; bei einer Frage: ja"),
          .init("1", "die Antwort ist nein"),
          .init("2", "Befehlszeile, Eintrag oder Antwort nicht verstanden; nichts geändert"),
          .init("3", "keine solche Aufgabe, oder mehr als eine; nichts geändert"),
          .init("4", "der Speicher liess sich nicht lesen oder schreiben; nichts geändert"),
          .init("5", "beantwortet, aber mit unvollständigen Daten: ein Kalender liess sich nicht ganz lesen"),
        ]),
      Section(
        "Dateien",
        entries: [
          .init(
            "$XDAY_HOME", "der Ordner des Speichers; sonst $XDG_DATA_HOME/xday, sonst ~/.local/share/xday"),
          .init("xday.json", "offene und heute erledigte Aufgaben, Zeitfenster, Kalender, Einstellungen"),
        ]),
      Section(
        "Umgebung",
        entries: [
          .init(
            "XDAY_LANG, LC_ALL, LC_MESSAGES, LANG",
            "die Sprache, wenn config language keine nennt: de… ist Deutsch"),
          .init("NO_COLOR", "einfacher Text, wenn gesetzt und nicht leer"),
          .init("TZ", "die Zeitzone, wenn sie eine der Datenbank nennt"),
          .init("COLUMNS", "die Breite, wo die Ausgabe kein Terminal ist"),
        ]),
    ]
  }
}
