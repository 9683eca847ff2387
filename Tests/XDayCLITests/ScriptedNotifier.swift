import Terminal

/// A desktop as a test wants it, which keeps what it was told.
final class ScriptedNotifier: Notifier {
  /// What was shown, and the arguments of what waits for the answer.
  private(set) var shown: [(notification: Notification, arguments: [String])] = []
  /// What comes of the next ones, in order; after them all are shown.
  var tellings: [Telling] = []
  /// What is clicked where it is waited for that.
  var click: String?
  var found = NotifierState(program: "/usr/bin/notify-send", version: "notify-send 0.8.1", hasButtons: true)

  func tell(_ notification: Notification, answeredBy arguments: [String]) -> Telling {
    let telling = tellings.isEmpty ? Telling.told(hasButtons: true) : tellings.removeFirst()
    if case .told = telling { shown.append((notification, arguments)) }
    return telling
  }

  func show(_ notification: Notification, _ told: (Telling) -> Void) -> String? {
    shown.append((notification, []))
    told(.told(hasButtons: true))
    return click
  }

  func state() -> NotifierState { found }
}
