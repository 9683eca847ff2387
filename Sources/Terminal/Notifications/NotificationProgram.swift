internal import Paths

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A program that shows notifications, and how it is told what to show.
struct NotificationProgram {
  /// Those that are known, by their names.
  enum Kind: String, CaseIterable {
    case notifySend = "notify-send"
    case terminalNotifier = "terminal-notifier"
    case osascript
  }

  let kind: Kind
  /// The path of the program.
  let path: String

  /// The first that lies in one of these folders; nil where none does.
  static func found(in folders: [String]) -> NotificationProgram? {
    for kind in Kind.allCases {
      for folder in folders {
        let path = folder + "/" + kind.rawValue
        if path.withSystemPath({ access($0, X_OK) }) == 0 {
          return NotificationProgram(kind: kind, path: path)
        }
      }
    }
    return nil
  }

  /// The arguments that show a notification; with buttons the program goes on to run until one is clicked.
  func arguments(_ notification: Notification, hasButtons: Bool, printsID: Bool) -> [String] {
    switch kind {
    case .notifySend:
      let buttons = hasButtons ? notification.buttons.flatMap { ["-A", "\($0.key)=\($0.label)"] } : []
      return (printsID ? ["-p"] : []) + ["-a", "xday", "-u", notification.isCritical ? "critical" : "normal"]
        + buttons + ["--", notification.title, notification.body]
    case .terminalNotifier:
      return ["-title", quoted(notification.title), "-message", quoted(notification.body)]
    case .osascript:
      // The texts are arguments of the script and never part of it.
      return [
        "-e", "on run texts", "-e",
        "display notification (item 2 of texts) with title (item 1 of texts)", "-e", "end run",
        "--", notification.title, notification.body,
      ]
    }
  }

  /// A text that terminal-notifier does not take for a list, a number or an option.
  private func quoted(_ text: String) -> String {
    guard let first = text.first else { return " " }
    return "[(<\"{-".contains(first) ? "\\" + text : text
  }

  /// Whether this version of `notify-send` knows buttons: 0.8 and later.
  static func hasButtons(version: String) -> Bool {
    let numbers = version.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    guard numbers.count >= 2 else { return false }
    return (numbers[0], numbers[1]) >= (0, 8)
  }
}
