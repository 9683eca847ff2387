internal import CommandTable
internal import Wording

/// The examples of every command in German; the tests run them.
extension GermanCommands {
  func examples(_ command: CommandName) -> [Example] {
    switch command {
    case .add:
      [
        Example("xday add \"Zahnarzt morgen 14:00 45min\"", "Tag, Zeit und Dauer: ein fester Termin"),
        Example("xday add Offerte schreiben 1h #arbeit", "für die Liste, mit Dauer und Schlagwort"),
        Example("xday add \"jeden Montag 9:00 Woche planen 30min\"", "wiederholt sich jede Woche"),
        Example("xday add --day fr --for 2h \"2001 lesen\"", "Optionen setzen Teile, der Rest bleibt Titel"),
        Example(
          "xday add --dry-run \"Tom nächsten Freitag 15 Uhr anrufen\"", "sagt nur, wie es verstanden wird"),
      ]
    case .today:
      [
        Example("xday", "heute"), Example("xday today morgen", "ein anderer Tag"),
        Example("xday today --short", "eine Zeile für eine Statusleiste"),
        Example("xday today --check", "Status 1, wenn der Tag nicht aufgeht"),
      ]
    case .ui:
      [
        Example("xday ui", "die ganze Ansicht"),
        Example("xday ui --demo", "mit Beispielen, die danach weg sind"),
      ]
    case .timeline:
      [Example("xday timeline", "der heutige Tag"), Example("xday timeline freitag", "ein anderer")]
    case .why:
      [Example("xday why", "die Summe von heute"), Example("xday why morgen", "die eines anderen Tages")]
    case .week:
      [Example("xday week", "von heute an"), Example("xday week montag", "von Montag an")]
    case .fit:
      [
        Example("xday fit --now 15:00", "um drei: bis das Zeitfenster endet"),
        Example("xday fit 1h", "was in eine Stunde passt"),
      ]
    case .when:
      [
        Example("xday when 2h", "die ersten Lücken von zwei Stunden"),
        Example("xday when offerte", "für eine Aufgabe, nach einem Wort ihres Titels"),
      ]
    case .due:
      [
        Example("xday due", "alles, was fällig ist"), Example("xday due freitag", "bis Freitag"),
        Example("xday due --check", "Status 1, wenn die Zeit nicht reicht"),
        Example("xday due --propose", "ein Tag für jede fällige Aufgabe ohne Tag"),
      ]
    case .split: [Example("xday split steuern 1h mittwoch", "eine Stunde am Mittwoch, der Rest bleibt")]
    case .remindList:
      [
        Example("xday remind", "was jetzt fällig ist, und was als Nächstes kommt"),
        Example("xday remind --print --json", "meldet es einem eigenen Programm, einmal"),
      ]
    case .remindInstall: [Example("xday remind install --dry-run", "zeigt, was geschrieben würde")]
    case .remindUninstall: [Example("xday remind uninstall --dry-run", "zeigt, was gelöscht würde")]
    case .remindTest: [Example("xday remind test", "und sagt, was der Desktop kann")]
    case .start:
      [
        Example("xday start Offerte", "eine Aufgabe, mit Wörtern ihres Titels"),
        Example("xday start --ago 10min \"E-Mail #büro\"", "freier Text, seit zehn Minuten"),
      ]
    case .stop: [Example("xday stop --now 23:00 --at 22:30", "zu Ende um halb elf")]
    case .running: [Example("xday running", "was läuft")]
    case .log:
      [
        Example("xday log \"Sitzung gestern 9-10:15 #büro\"", "eine Spanne auf der Uhr"),
        Example("xday log Lesen gestern 45min", "eine Dauer ohne Platz auf der Uhr"),
      ]
    case .tagsList: [Example("xday tags", "alle")]
    case .tagsColor: [Example("xday tags color arbeit green", "und das Muster dazu")]
    case .tagsRename: [Example("xday tags rename arbeit büro", "in jeder Aufgabe und jedem Block")]
    case .tagsOrder: [Example("xday tags order arbeit haus", "diese zuerst")]
    case .goal:
      [
        Example("xday goal '5h/Woche #sport'", "mindestens fünf Stunden"),
        Example("xday goal 'höchstens 2h am Tag #medien'", "eine Grenze"),
        Example("xday goal", "wie weit jedes ist"), Example("xday goal drop g:wj", "eines vergessen"),
      ]
    case .streaks: [Example("xday streaks --working", "freie Tage zählen nicht und unterbrechen nicht")]
    case .progress:
      [Example("xday progress", "diese Woche"), Example("xday progress november", "ein Monat")]
    case .history:
      [Example("xday history", "die letzten 7 Tage"), Example("xday history gestern", "ein einzelner Tag")]
    case .review: [Example("xday review letzte 90 Tage", "wie gut Schätzungen stimmen")]
    case .stats: [Example("xday stats", "alle Zeit"), Example("xday stats 2026", "ein Jahr")]
    case .spent:
      [
        Example("xday spent", "heute, nach Kategorie"),
        Example("xday spent letzte Woche --by day", "eine Zeile je Tag"),
        Example("xday spent november --by category --by task", "die Aufgaben jeder Kategorie"),
      ]
    case .heatmap:
      [
        Example("xday heatmap", "die letzten Wochen"),
        Example("xday heatmap 2026 --tag sport", "ein Jahr eines Tags"),
        Example("xday heatmap --of completed", "wie viele Aufgaben erledigt wurden"),
      ]
    case .trend:
      [
        Example("xday trend", "die letzten acht Wochen"), Example("xday trend 2026-11", "ein Monat"),
      ]
    case .report:
      [
        Example("xday report", "dieser Monat als Markdown"),
        Example("xday report 2026 --output 2026.html", "ein Jahr als Seite"),
      ]
    case .repeats:
      [
        Example("xday repeat milch alle 2 Wochen", "eine Regel"),
        Example("xday repeat milch off", "beendet sie"),
      ]
    case .list:
      [
        Example("xday list", "Aufgaben ohne Tag"),
        Example("xday list --all --tag arbeit", "alle offenen mit diesem Schlagwort"),
        Example("xday list --done montag", "was seit Montag erledigt wurde"),
      ]
    case .search: [Example("xday search offerte meier", "Aufgaben, deren Text beide Wörter hat")]
    case .show: [Example("xday show zahnarzt", "mit einem Wort des Titels")]
    case .morning:
      [
        Example("xday morning", "fragt zu jeder liegengebliebenen Aufgabe"),
        Example("xday morning --all-today", "plant alle für heute"),
        Example("xday morning --check", "Status 1, solange etwas wartet"),
      ]
    case .done: [Example("xday done zahnarzt", "mit einem Wort des Titels")]
    case .reopen: [Example("xday reopen altglas", "wieder offen")]
    case .drop: [Example("xday drop zahnarzt", "undo bringt sie zurück")]
    case .edit:
      [
        Example("xday edit zahnarzt \"15:30 1h\"", "andere Zeit und Dauer, gleicher Titel"),
        Example("xday edit zahnarzt --no-time", "löscht die Zeit"),
        Example("xday edit zahnarzt --title \"Zahnarzt um 3\"", "nimmt den Text wörtlich"),
      ]
    case .plan:
      [
        Example("xday plan zahnarzt", "für heute"),
        Example("xday plan zahnarzt nächsten freitag 14:00", "für einen anderen Tag, mit einer Zeit"),
      ]
    case .unplan: [Example("xday unplan zahnarzt", "zurück in die Liste")]
    case .order: [Example("xday order", "der heutige Tag"), Example("xday order freitag", "ein anderer Tag")]
    case .move:
      [
        Example("xday move zahnarzt first", "das Wichtigste"),
        Example("xday move zahnarzt before steuern", "vor eine andere"),
      ]
    case .board:
      [
        Example("xday board", "das ganze Board"), Example("xday board steuern doing", "nach In Arbeit"),
        Example("xday board zahnarzt soon first", "zuoberst unter Bald"),
      ]
    case .urgent:
      [
        Example("xday urgent zahnarzt", "markiert sie"),
        Example("xday urgent zahnarzt off", "nimmt die Markierung weg"),
      ]
    case .windows:
      [
        Example("xday windows", "zeigt sie"),
        Example("xday windows mon-fri 9-12 13-17:30", "setzt sie von Montag bis Freitag"),
        Example("xday windows sat off", "am Samstag keine"),
        Example("xday windows 2026-12-24 9-12", "für ein Datum"),
        Example("xday windows 2026-12-24 default", "wieder wie an jedem Donnerstag"),
      ]
    case .calendarAdd: [Example("xday calendar add ~/.calendars/privat", "ein Ordner von .ics-Dateien")]
    case .calendarList: [Example("xday calendar", "ihre Namen und Pfade")]
    case .calendarCheck: [Example("xday calendar check", "jede Datei, und was darin nicht stimmt")]
    case .calendarRemove: [Example("xday calendar remove arbeit", "die Dateien bleiben, wie sie sind")]
    case .config:
      [
        Example("xday config", "zeigt alle Einstellungen"),
        Example("xday config day-start 04:00", "für Leute, die nachts arbeiten"),
      ]
    case .undo:
      [Example("xday undo", "der letzte Befehl"), Example("xday undo --list", "was zurückzunehmen ist")]
    case .redo: [Example("xday redo", "nach einem undo zu viel")]
    case .export:
      [
        Example("xday export", "alles, als JSON"),
        Example("xday export --format markdown", "heute, zum Einfügen"),
        Example("xday export --format csv", "alle Aufgaben, für eine Tabellenkalkulation"),
        Example("xday export --what blocks --format csv", "die erfasste Zeit"),
      ]
    case .importing: [Example("xday import --dry-run ~/todo.txt", "sagt nur, was dazukäme")]
    case .doctor: [Example("xday doctor", "was nicht stimmt, und was hilft")]
    case .reset: [Example("xday reset --yes", "ohne Rückfrage")]
    case .completions: [Example("xday completions fish", "gibt das Skript aus")]
    case .help: [Example("xday help add", "mit Beispielen")]
    case .man: [Example("xday man", "gibt die Seite aus, für man -l -")]
    default: []
    }
  }
}
