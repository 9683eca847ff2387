internal import Store
internal import Terminal
internal import Wording

/// What the commands about reminders say beside the reminders themselves.
protocol RemindCommandWording {
  /// What was written down of what was told cannot be read; where it is kept, once telling begins anew.
  func remindersDamaged(_ failure: StoreFailure, kept: String?) -> String
  /// What shows notifications here, and what of it can be done.
  func notifierState(_ state: NotifierState) -> String
  /// A timer was set up, or would be.
  func timerInstalled(_ kind: RemindTimer.Kind, isDryRun: Bool) -> [String]
  /// A timer was taken away with these files, or would be.
  func timerRemoved(_ kind: RemindTimer.Kind, _ paths: [String], isDryRun: Bool) -> [String]
}

extension GermanCommands: RemindCommandWording {
  func remindersDamaged(_ failure: StoreFailure, kept: String?) -> String {
    words.store(failure, backup: nil).message
      + (kept.map { "; aufbewahrt als \($0)" } ?? "") + "; erinnert wird von jetzt an neu"
  }

  func notifierState(_ state: NotifierState) -> String {
    guard let program = state.program else {
      return "kein Programm für Benachrichtigungen; \(NotifierAdvice.german)"
    }
    let name = [SafeText.shown(program), SafeText.shown(state.version)].filter { !$0.isEmpty }.joined(
      separator: " · ")
    return name + (state.hasButtons ? " · mit Knöpfen" : " · ohne Knöpfe (die gibt es ab notify-send 0.8)")
  }

  func timerInstalled(_ kind: RemindTimer.Kind, isDryRun: Bool) -> [String] {
    if kind == .cron {
      return ["Hier startet nichts von selbst etwas jede Minute: die Zeile oben mit crontab -e eintragen."]
    }
    return [isDryRun ? "nur gezeigt, nichts geschrieben" : "eingerichtet. Ausprobieren: xday remind test"]
  }

  func timerRemoved(_ kind: RemindTimer.Kind, _ paths: [String], isDryRun: Bool) -> [String] {
    if kind == .cron { return ["Die Zeile mit crontab -e wieder löschen."] }
    if paths.isEmpty { return ["nichts war eingerichtet"] }
    return paths.map { (isDryRun ? "würde gelöscht: " : "gelöscht: ") + $0 }
  }
}

extension EnglishCommands: RemindCommandWording {
  func remindersDamaged(_ failure: StoreFailure, kept: String?) -> String {
    words.store(failure, backup: nil).message
      + (kept.map { "; kept as \($0)" } ?? "") + "; reminding begins anew from now"
  }

  func notifierState(_ state: NotifierState) -> String {
    guard let program = state.program else {
      return "no program for notifications; \(NotifierAdvice.english)"
    }
    let name = [SafeText.shown(program), SafeText.shown(state.version)].filter { !$0.isEmpty }.joined(
      separator: " · ")
    return name
      + (state.hasButtons ? " · with buttons" : " · without buttons (notify-send has them from 0.8 on)")
  }

  func timerInstalled(_ kind: RemindTimer.Kind, isDryRun: Bool) -> [String] {
    if kind == .cron {
      return ["Nothing here starts things each minute by itself: enter the line above with crontab -e."]
    }
    return [isDryRun ? "only shown, nothing written" : "set up. To try it: xday remind test"]
  }

  func timerRemoved(_ kind: RemindTimer.Kind, _ paths: [String], isDryRun: Bool) -> [String] {
    if kind == .cron { return ["Delete the line again with crontab -e."] }
    if paths.isEmpty { return ["nothing was set up"] }
    return paths.map { (isDryRun ? "would be deleted: " : "deleted: ") + $0 }
  }
}

/// What to install where nothing shows notifications.
enum NotifierAdvice {
  static let german =
    "gebraucht wird notify-send (Paket libnotify-bin oder libnotify), auf macOS terminal-notifier"
  static let english =
    "needed is notify-send (package libnotify-bin or libnotify), on macOS terminal-notifier"
}
