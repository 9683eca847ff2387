internal import Wording

extension GermanCommands {
  /// What the help of the commands that look back says in detail.
  func lookBackDetails(_ command: CommandName) -> [String] {
    switch command {
    case .heatmap:
      [
        "Jeder Tag ist eine von fünf Stufen: nichts, oder ein Viertel der Tage, die etwas haben. Zeigt ein Jahr oder einen anderen "
          + "Zeitraum, ohne Angabe so viele der letzten Wochen, wie in eine Zeile passen. --of completed zählt erledigte "
          + "Aufgaben, --of mood ist die mittlere Stimmung der Blöcke eines Tages."
      ]
    case .trend:
      [
        "Eine Spalte je Tag mit der Zeit, die erfasst wurde, darüber als Linie das Mittel der sieben Tage, die mit ihm enden, und "
          + "darunter die Stimmungen, wo es welche gibt. Ohne Angabe: die letzten acht Wochen."
      ]
    case .report:
      [
        "Zwei Seiten zum Aufbewahren oder Zeigen, ohne Angabe über diesen Monat: die Zahlen, Bilder der Zeit mit Tabellen derselben "
          + "Zahlen, und Schätzungen neben dem, was gebraucht wurde. HTML ist eine Datei mit allem darin, hell und dunkel, bereit "
          + "zum Drucken; sie lädt nichts nach. Ohne --format entscheidet die Endung der Datei, sonst ist es Markdown.",
        "PDF entsteht aus dem HTML durch das erste von chromium, google-chrome, microsoft-edge, weasyprint und wkhtmltopdf, das da "
          + "ist, oder durch das, welches xday config pdf-engine nennt.",
      ]
    case .goal:
      [
        "Ein Ziel sagt, wie viel und worin: Stunden, Tage mit Zeit («3 mal pro Woche») oder erledigte Aufgaben, am Tag, in der "
          + "Woche, im Monat oder im Jahr; mit «höchstens» ist es eine Grenze. Mit einem Tag zählt nur, was diesen Tag hat.",
        "Ohne Angabe steht da jedes Ziel mit dem, was fehlt, und wie viel das am Tag ist. Auf Kurs ist, wofür so viel getan ist, "
          + "wie die vergangenen Tage samt heute verlangen. Was sich nur in der Menge unterscheidet, tritt an die Stelle des Ziels, das schon steht.",
        "drop CODE vergisst ein Ziel.",
      ]
    case .streaks:
      [
        "Tage mit erfasster Zeit, Tage, an denen etwas erledigt wurde, Tage mit jedem ersten Tag, und die Zeiträume, in denen ein Ziel "
          + "erreicht war. Heute zählt, sobald es etwas hat, und unterbricht vorher nichts."
      ]
    case .progress:
      [
        "Ein Balken je Tag eines Zeitraums, diese Woche ohne Angabe: am Tag erledigte Aufgaben, von diesen und den für ihn geplanten, "
          + "die noch offen sind; dann die letzten vier Wochen. Eine verschobene Aufgabe zählt am Tag, auf den sie verschoben wurde."
      ]
    case .history:
      [
        "Ohne Angabe die letzten 7 Tage, mit Schätzung und gebrauchter Zeit bei jeder Aufgabe. Die Codes gelten in edit, reopen und drop."
      ]
    case .review:
      [
        "Ohne Angabe die letzten 30 Tage: Aufgaben mit Schätzung und erfasster Zeit. Der Faktor ist die gebrauchte Zeit durch die "
          + "Schätzung; wo sich 5 Aufgaben oder mehr gleichen, in der Kategorie oder der Grösse, steht ihr Median darunter."
      ]
    case .stats:
      [
        "Ohne Angabe alle Zeit: nach Kategorie, Wochentag und Stunde, der längste Block, die erledigten Aufgaben."
      ]
    default: []
    }
  }
}
