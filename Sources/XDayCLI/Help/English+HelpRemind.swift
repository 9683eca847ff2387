internal import Wording

extension EnglishCommands {
  /// What the help of the commands that remind says in detail.
  func remindDetails(_ command: CommandName) -> [String] {
    switch command {
    case .remindList:
      [
        "Told are tasks with a time, so long before it as --remind or config remind-lead says, due days, blocks at the end of "
          + "their --for and after 12 hours, and in the morning what is left over. Each is told once. Without flags nothing is "
          + "told and nothing changes.",
        "With --notify as a notification of the desktop, which can be answered there; meant for a timer (remind install). With "
          + "--print a line each on standard output, for mail, tmux or a phone. With --now nothing is remembered.",
      ]
    case .remindInstall:
      [
        "A timer of systemd or an agent of launchd, for this person alone; where neither is there, a line for crontab is printed. All "
          + "that is written is shown. --timer chooses which."
      ]
    default: []
    }
  }
}
