internal import Wording

extension GermanCommands {
  /// What the help of the commands that remind says in detail.
  func remindDetails(_ command: CommandName) -> [String] {
    switch command {
    case .remindList:
      [
        "Gemeldet werden Aufgaben mit einer Zeit, so lange davor, wie --remind oder config remind-lead es sagt, Fristen, Blöcke "
          + "am Ende ihres --for und nach 12 Stunden, und am Morgen, was liegengeblieben ist. Alles einmal. Ohne Flags wird "
          + "nichts gemeldet und nichts geändert.",
        "Mit --notify als Benachrichtigung des Desktops, die dort beantwortet werden kann; gedacht für einen Timer (remind "
          + "install). Mit --print je eine Zeile auf die Standardausgabe, für Mail, tmux oder ein Telefon. Mit --now wird "
          + "nichts gemerkt.",
      ]
    case .remindInstall:
      [
        "Ein Timer von systemd oder ein Agent von launchd, nur für diese Person; wo beides fehlt, wird eine Zeile für crontab "
          + "ausgegeben. Alles, was geschrieben wird, wird gezeigt. --timer wählt, was davon."
      ]
    default: []
    }
  }
}
