internal import Wording

extension GermanCommands {
  /// What the help of the commands that draw charts says in detail.
  func chartDetails(_ command: CommandName) -> [String] {
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
    default: []
    }
  }
}
