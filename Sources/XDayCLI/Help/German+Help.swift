internal import CommandTable
internal import Wording

extension GermanCommands: HelpWording {
  func programSummary() -> String { "Die Liste, die rechnen kann: wie viel von heute noch frei ist" }

  func programDetails() -> [String] {
    [
      "xday führt Aufgaben mit ihrer Dauer und antwortet mit einer Zahl, was heute von jetzt an noch frei ist "
        + "(Zeitfenster minus Kalender), und mit einem Strich in der Liste: was darüber steht, passt in den Tag.",
      "Eine Aufgabe ohne Tag liegt in der Liste und zählt in keiner Summe. Aufgaben nennt man bei ihrem Code, den "
        + "Buchstaben am Ende jeder Zeile, oder mit Wörtern des Titels, wenn nur eine offene Aufgabe sie alle hat.",
      "xday allein ist xday today.",
    ]
  }

  func programHints() -> [String] {
    ["CODE sind die Buchstaben am Ende jeder Zeile; Wörter des Titels gehen auch."]
  }

  func headings() -> Headings {
    Headings(
      usage: "Aufruf", flagsInUsage: "Optionen", commandInUsage: "BEFEHL", arguments: "Argumente",
      flags: "Optionen",
      globalFlags: "Optionen für alle Befehle", commands: "Befehle", examples: "Beispiele", name: "Name",
      synopsis: "Aufruf", description: "Beschreibung", more: "Ein Befehl, mit Beispielen", short: "Kurz",
      daily: "Jeden Tag", all: "Alle Befehle")
  }

  func groupTitles() -> [String] {
    [
      "Der Tag", "Aufgaben", "Reihenfolge und Zeit", "Gebrauchte Zeit", "Rückblick", "Einstellungen",
      "Hinein und hinaus",
      "Hilfe",
    ]
  }

  func summary(_ command: CommandName) -> String {
    switch command {
    case .add: "Trägt eine Aufgabe aus einer Zeile Text ein"
    case .today: "Zeigt einen Tag: was frei ist, was ansteht und was noch passt"
    case .ui: "Öffnet die ganze Ansicht: Tage, Liste, Uhr und Rückblick, mit Tasten"
    case .timeline: "Zeigt einen Tag der Uhr nach: was wann ist, und was wann drankommt"
    case .why: "Zeigt, wie sich die freie Zeit eines Tages ergibt"
    case .week: "Zeigt sieben Tage: frei, verplant, zu viel"
    case .fit: "Zeigt, was bis zum nächsten Termin Platz hat"
    case .when: "Findet freie Zeit für eine Dauer oder eine Aufgabe"
    case .due: "Zeigt, was fällig ist und ob die Zeit bis dann reicht"
    case .list: "Zeigt die Aufgaben ohne Tag"
    case .search: "Sucht Wörter in allen Aufgaben, auch in erledigten"
    case .show: "Zeigt alles, was von einer Aufgabe bekannt ist"
    case .morning: "Fragt, was mit liegengebliebenen Aufgaben werden soll"
    case .done: "Hakt Aufgaben ab"
    case .reopen: "Öffnet erledigte Aufgaben wieder"
    case .drop: "Löscht Aufgaben; undo bringt sie zurück"
    case .edit: "Ändert eine Aufgabe: Titel, Tag, Zeit, Dauer und mehr"
    case .plan: "Plant Aufgaben für einen Tag, ohne Angabe für heute"
    case .unplan: "Legt Aufgaben zurück in die Liste"
    case .move: "Ändert den Platz von Aufgaben in der Reihenfolge"
    case .order: "Ordnet die Aufgaben eines Tages in einem Editor"
    case .split: "Aus einer Aufgabe zwei machen, oder aus einem Block"
    case .board: "Zeigt Aufgaben an vier Plätzen, oder legt eine Karte an einen"
    case .urgent: "Markiert Aufgaben als dringend"
    case .remind: "Erinnert an Aufgaben zu ihrer Zeit, auf dem Desktop oder anderswo"
    case .remindList: "Zeigt, was jetzt fällig ist und was als Nächstes kommt, oder meldet es"
    case .remindInstall: "Lässt den Rechner jede Minute melden, was fällig ist"
    case .remindUninstall: "Nimmt weg, was install geschrieben hat"
    case .remindTest: "Zeigt jetzt eine Benachrichtigung"
    case .remindWait: "Zeigt eine Benachrichtigung und wartet auf den Klick"
    case .start: "Einen Block beginnen: womit die Zeit ab jetzt vergeht"
    case .stop: "Den Block beenden, der läuft"
    case .running: "Zeigen, was läuft, seit wann und wie lange"
    case .log: "Einen Block von Hand eintragen"
    case .goal: "Setzt Ziele und zeigt, wie weit sie sind"
    case .streaks: "Zeigt, wie viele Tage in Folge etwas gelungen ist"
    case .tags: "Tags zeigen, färben, umbenennen und ordnen"
    case .tagsList: "Zeigt jeden Tag mit offenen Aufgaben, Blöcken und Zeit"
    case .tagsColor: "Gibt einem Tag eine Farbe und ein Muster in Balken"
    case .tagsRename: "Benennt einen Tag in jeder Aufgabe und jedem Block um"
    case .tagsOrder: "Sagt, welche Tags in Summen zuerst kommen"
    case .spent: "Zeigt, wohin die Zeit gegangen ist, mit Summen und Balken"
    case .heatmap: "Zeigt Tage in fünf Stufen, Wochen nach Wochentagen"
    case .trend: "Zeigt die Zeit jedes Tages mit ihrem laufenden Mittel"
    case .report: "Schreibt einen Bericht über einen Zeitraum: HTML, PDF oder Markdown"
    case .progress: "Zeigt, was vom Geplanten erledigt ist"
    case .history: "Zeigt, was erledigt wurde, nach Tagen"
    case .review: "Vergleicht Schätzungen mit der Zeit, die Aufgaben brauchten"
    case .stats: "Zeigt die Summen eines Zeitraums"
    case .repeats: "Lässt Aufgaben sich wiederholen, oder beendet das"
    case .windows: "Zeigt oder ändert die Stunden, in denen Aufgaben möglich sind"
    case .calendar: "Liest Kalender anderer Programme, schreibt sie nie"
    case .calendarAdd: "Liest von jetzt an einen Kalender"
    case .calendarList: "Zeigt die Kalender, die gelesen werden"
    case .calendarRemove: "Liest einen Kalender nicht mehr"
    case .calendarCheck: "Sagt, was in den Kalendern nicht lesbar war"
    case .config: "Zeigt oder ändert eine Einstellung"
    case .undo: "Nimmt die letzten Befehle zurück"
    case .redo: "Tut noch einmal, was undo zurückgenommen hat"
    case .export: "Schreibt alles als JSON, CSV oder .ics hinaus, oder einen Tag als Markdown"
    case .importing: "Importiert einen anderen Speicher oder Aufgaben anderer Programme"
    case .reset: "Leert den Speicher und behält eine Sicherung"
    case .doctor: "Prüft Speicher, Kalender, Zeitzone und Terminal"
    case .completions: "Gibt die Vervollständigung für eine Shell aus"
    case .help: "Erklärt einen Befehl, mit Beispielen; help all zeigt alle"
    case .man: "Gibt die Handbuchseite aus"
    case .complete: "Gibt aus, was ein Wort vervollständigt"
    }
  }

  func details(_ command: CommandName) -> [String] {
    switch command {
    case .add:
      [
        "Tag, Zeit, Dauer, Schlagwörter (#wort), dringend (!) und Wiederholung werden auf Deutsch und Englisch verstanden, in "
          + "beliebiger Reihenfolge, am Anfang oder am Ende des Textes; der Rest ist der Titel. Die Antwort sagt, "
          + "was verstanden wurde. Text in doppelten Anführungszeichen und ein Wort nach \\ gelten wörtlich.",
        "Anführungszeichen um den Text sind nicht nötig. Optionen setzen einen Teil direkt. Ein Strich allein liest "
          + "je Zeile einen Eintrag von der Standardeingabe, alle oder keinen.",
      ]
    case .today:
      [
        "Die Zahl ist, was von jetzt an frei ist: die Zeitfenster minus Termine, eine doppelt belegte Stunde einmal "
          + "gezählt. Der Strich steht vor der ersten Aufgabe, die nicht mehr passt; alles danach liegt darunter, "
          + "auch eine kleine, die noch passen würde.",
        "Mit --check ist der Status 1, wenn der Tag nicht aufgeht.",
      ]
    case .ui:
      [
        "Sie bleibt offen und zeigt, was andere Shells ändern. Alles wird von den Befehlen erfragt und von ihnen geändert: "
          + "hier nimmt es u zurück, sonst xday undo. ? zeigt alle Tasten, q verlässt sie."
      ]
    case .timeline:
      [
        "Eine Zeile je Sache, der Zeit nach: Zeitfenster, Termine, eigene Aufgaben mit Zeit, und wo die Aufgaben über dem "
          + "Strich zu liegen kommen, wenn man sie der Reihe nach in der freien Zeit erledigt. Was dann frei bleibt, steht "
          + "dazwischen. Eine Aufgabe, die ein Termin unterbricht, hat mehrere Zeilen. Erfasste Blöcke stehen dazwischen, auch was "
          + "nicht erfasst ist; darüber der Tag als Streifen, darunter die Summe."
      ]
    case .why:
      [
        "Je eine Zeile: die Zeitfenster, was davon vorbei ist, jeder Termin mit der Zeit, die er belegt, oder dem "
          + "Grund, warum er keine belegt, eigene feste Termine. Die Zeilen ergeben zusammen die Zahl. Eine doppelt belegte "
          + "Stunde zählt bei dem, was zuerst beginnt."
      ]
    case .week:
      [
        "Der Balken zeigt, was verplant ist (█) und was frei bleibt (░), bis zum Strich (│), und dahinter, was zu viel "
          + "ist (▒). Alle Tage haben denselben Massstab."
      ]
    case .fit:
      [
        "Die Lücke reicht von jetzt bis zum nächsten Termin oder zum Ende des Zeitfensters; mit einer Dauer ist sie "
          + "so lang, was auch kommt. Zuerst stehen die Aufgaben von heute, dann die der Liste. Eine Aufgabe ohne "
          + "Dauer passt in keine Lücke. Der Status ist 1, wenn nichts passt."
      ]
    case .when:
      [
        "Schaut 60 Tage voraus. Ein Tag hat Platz, wenn neben dem Geplanten so viel frei bleibt, und eine Lücke wird "
          + "gezeigt, wenn sie so lang ist, nachdem alles Geplante der Reihe nach in der freien Zeit des Tages "
          + "erledigt wurde. Der Status ist 1, wenn es keine gibt.",
        "Bei einer Aufgabe zählt ihre Dauer, und kein Tag nach ihrer Frist wird angeboten.",
      ]
    case .due:
      [
        "Eine Zeile je Frist: was alle Aufgaben, die bis dann fertig sein müssen, noch brauchen, was von jetzt bis zum Ende "
          + "dieses Tages frei ist (Zeitfenster ohne Kalender und eigene Termine), was bleibt, und an welchem Tag ihre Aufgaben "
          + "spätestens zu beginnen sind. Überfälliges zählt zur ersten Zeile. Die Linie steht vor dem ersten Tag, bis zu "
          + "dem die Zeit nicht reicht.",
        "Was bis dann geplant, aber nicht fällig ist, kann weichen; wie viel das ist, steht unter der Zeile. Mit --check "
          + "ist der Status 1, wenn die Linie steht. Mit --propose ändert sich nichts: Für jede fällige Aufgabe ohne Tag "
          + "wird ein Befehl ausgegeben, zum Ansehen, Ändern, Ausführen.",
      ]
    case .split:
      [
        "Die Aufgabe behält die genannte Dauer und kommt an den genannten Tag. Der Rest wird eine zweite Aufgabe hinter ihr, "
          + "mit gleichem Titel, gleichen Schlagwörtern, gleicher Notiz und Frist, dort, wo die Aufgabe war.",
        "Ein Block, mit seinem Code genannt, wird bei einer Zeit geteilt. Der erste behält seinen Code; WAS sagt, womit der zweite war.",
      ]
    case .repeats:
      [
        "Eine Regel ist täglich, werktags, wöchentlich, monatlich, jeden Montag, alle 2 Wochen, jeden 15. Sie beginnt "
          + "mit dem offenen Vorkommen. Mit off bleibt das offene Vorkommen als einfache Aufgabe."
      ]
    case .start:
      [
        "WAS ist eine Aufgabe, mit Code oder Wörtern wie bei done, sonst freier Text mit #tags. Ohne WAS geht weiter, woran zuletzt "
          + "gearbeitet wurde. Der Block, der läuft, endet dabei.",
        "Begonnen hat er jetzt, oder wann der Text es sagt: «seit 9:10», «vor 10 Min». --for sagt, wann er enden sollte; von selbst "
          + "endet nie etwas.",
      ]
    case .stop:
      [
        "Mit --done ist seine Aufgabe auch erledigt, mit --discard wird der Block vergessen.",
        "Was seit einem früheren Tag oder über zwölf Stunden läuft, braucht --at: wann es zu Ende war; --at jetzt gilt auch.",
      ]
    case .running:
      ["Der Exit-Status ist 1, wo nichts läuft."]
    case .log:
      [
        "Eine Spanne (9-10:15, von 9 bis 10:15, seit 9:40, 9:00 45min) liegt auf der Uhr, eine Dauer allein (45min) nicht. Tage sind "
          + "heute und früher. Ein Strich allein liest von der Standardeingabe eine Zeile je Block, alle oder keinen.",
        "Wo schon ein Block liegt, wird er genannt: --overlap behält beide, --replace gibt die Zeit dem neuen.",
      ]
    case .tagsColor: ["Jede Farbe hat ihr eigenes Muster, damit nichts an Farbe hängt; none nimmt sie weg."]
    case .tagsRename: ["Offene und erledigte Aufgaben und alle Blöcke; ein undo nimmt alles zurück."]
    case .tagsOrder: ["Die übrigen stehen nach Grösse; ohne Angabe alle."]
    case .heatmap, .trend, .report, .goal, .streaks, .progress, .history, .review, .stats:
      lookBackDetails(command)
    case .remindList, .remindInstall: remindDetails(command)
    case .spent:
      [
        "Summiert die Blöcke eines Zeitraums, ohne Angabe die von heute: nach Kategorie (dem ersten Tag), wenn --by nichts "
          + "anderes sagt. Wo Blöcke sich überlappen, zeigt jede Zeile ihren ganz, danach wird das Doppelte abgezogen; ein Block "
          + "über den Tagesanfang zählt zu beiden Tagen."
      ]
    case .list: ["Mit --done: was seit einem Tag erledigt wurde, ohne Angabe heute."]
    case .morning:
      [
        "Liegengeblieben ist eine offene Aufgabe, deren Tag vorbei ist. Sie wandert nur, wenn man es sagt. Am "
          + "Terminal wird jede mit einer Taste beantwortet, in einem Skript antworten die Optionen. Ohne "
          + "Antworten ändert sich nichts."
      ]
    case .edit:
      [
        "Der Text wird gelesen wie bei add; nur was er nennt, ändert sich. Hinter einem Code kann er auch einen neuen "
          + "Titel nennen, hinter Wörtern des Titels nur Teile wie Tag, Zeit und Dauer. --title nimmt seinen Text "
          + "wörtlich."
      ]
    case .order:
      [
        "Öffnet $VISUAL oder $EDITOR (sonst vi) mit einer Aufgabe je Zeile, zuerst ihr Code, dann ihre Wörter, wie add sie "
          + "liest. Die Reihenfolge der Zeilen wird die Reihenfolge der Aufgaben, geänderte Wörter ändern die Aufgabe, und wo "
          + "eine Zeile fehlt, wird gefragt. Was eine Zeit hat, steht in jeder Liste nach der Uhr. Alles ist ein Schritt von undo."
      ]
    case .move: ["Die Reihenfolge der Liste ist die Priorität."]
    case .board:
      [
        "Unter Bald steht, was einen Tag hat oder dorthin gelegt wurde, unter In Arbeit, was dorthin gelegt oder mit start begonnen "
          + "wurde, unter Später alles übrige Offene, unter Erledigt das heute Erledigte. Ein Platz ist soon (bald), doing (in "
          + "arbeit), later (später) oder done (erledigt); dahinter kann first, last, before CODE oder after CODE stehen. Aus "
          + "Erledigt heraus ist eine Aufgabe wieder offen, unter Später hat sie keinen Tag."
      ]
    case .windows:
      [
        "Tage sind mon…sun (auch mo…so), ein Bereich (mon-fri), mehrere (mon,wed) oder ein Datum. Stunden sind 9-12 "
          + "oder 13:00-17:30; 22-2 endet am nächsten Tag, 24 ist Mitternacht. «off» heisst keine, "
          + "«default» nimmt zurück, was gesetzt war: An einem Datum gelten wieder die Stunden seines Wochentags."
      ]
    case .calendar, .calendarAdd:
      [
        "Ein Kalender ist eine .ics-Datei oder ein Ordner davon, bis in jede Tiefe durchsucht: was vdirsyncer, khal, "
          + "Evolution oder ein Nextcloud-Client ablegen. xday öffnet sie nur zum Lesen."
      ]
    case .config:
      [
        "budget on/off (off: eine einfache Liste), language de/en/auto, me ADRESSE… (die eigenen Adressen, für "
          + "abgelehnte Einladungen), day-start 04:00 (bis dann ist noch gestern), pager on/off (Ausgaben, die länger sind als der Bildschirm, im Pager zeigen), "
          + "pdf-engine /pfad/zum/programm (was PDF von Berichten erzeugt; auto sucht eines), "
          + "experience on/off (ein zweiter Strich in today, wo der Tag nicht mehr aufgeht, wenn Aufgaben so lange dauern wie zuletzt), "
          + "remind-lead 10min (so lange vor ihrer Zeit wird an eine Aufgabe erinnert), remind-morning on/off (an Liegengebliebenes), "
          + "remind-evening 23:00 (was war heute?), urgent-reminders on/off (dringende brechen durch)."
      ]
    case .undo: ["Was undo zurückgenommen hat, bringt redo wieder. --list zeigt, was möglich ist."]
    case .export:
      [
        "JSON ist vollständig: Aufgaben, Verlauf, Zeitfenster, Einstellungen. CSV und .ics enthalten alle Aufgaben, "
          + "Markdown, was today zeigt. Eine Datei wird ohne --force nie überschrieben.",
        "Mit --what blocks ist es die erfasste Zeit: CSV, klog oder Termine (VEVENT) für ein Kalenderprogramm.",
        "In CSV bekommt Text, den eine Tabellenkalkulation als Formel ausführen würde, ein ' vorangestellt; --raw "
          + "lässt ihn, wie er ist.",
      ]
    case .importing:
      [
        "Liest den Export von xday, todo.txt, den JSON-Export von Taskwarrior und Aufgaben (VTODO) aus .ics-Dateien "
          + "oder einem Ordner davon; ein Strich liest die Standardeingabe. Alles oder nichts, und was nicht "
          + "übernommen werden kann, wird Zeile um Zeile genannt.",
        "Erfasste Zeit kommt aus dem JSON-Export von Timewarrior, der Datei frames von Watson, klog-Dateien, den CSV-Berichten von "
          + "Toggl und Clockify und der eigenen CSV-Tabelle von Blöcken.",
        "Dieselbe Datei zweimal ergibt nichts doppelt: bekannte Aufgaben werden Feld um Feld vereinigt, die spätere "
          + "Änderung gilt.",
      ]
    case .doctor:
      [
        "Zu jedem Befund steht der Befehl, der ihn behebt. Mit --restore kommt eine Sicherung an die Stelle des "
          + "Speichers; die ersetzte Datei bleibt daneben liegen. Status 4: der Speicher ist beschädigt, 5: ein "
          + "Kalender ist unvollständig."
      ]
    case .reset: ["Das Wort «reset» muss getippt werden; in einem Skript steht --yes dafür."]
    case .completions:
      [
        "bash: xday completions bash > ~/.local/share/bash-completion/completions/xday",
        "zsh: xday completions zsh > ~/.zfunc/_xday (der Ordner muss in $fpath stehen)",
        "fish: xday completions fish > ~/.config/fish/completions/xday.fish",
      ]
    default: []
    }
  }
}
