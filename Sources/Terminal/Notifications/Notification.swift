/// What a desktop is to show: plain text, without markup and control characters.
package struct Notification: Equatable, Sendable {
  /// What is read first.
  package let title: String
  /// What stands below; holds nothing that a server could take for markup.
  package let body: String
  /// Whether it is to break through where the person wants quiet.
  package let isCritical: Bool
  /// The buttons in order: the word that comes back, and what stands on it.
  package let buttons: [Button]

  /// A button of a notification.
  package struct Button: Equatable, Sendable {
    /// The word that comes back when it is clicked.
    package let key: String
    /// What stands on it.
    package let label: String

    /// A button.
    package init(key: String, label: String) {
      (self.key, self.label) = (key, label)
    }
  }

  /// The most characters that a title and a body have.
  package static let limit = 200

  /// A notification of these texts, cut where they are too long.
  package init(title: String, body: String, isCritical: Bool = false, buttons: [Button] = []) {
    self.title = Notification.plain(title)
    self.body = Notification.withoutMarkup(Notification.plain(body))
    self.isCritical = isCritical
    self.buttons = buttons
  }

  /// A text on one line, without what a terminal or a desktop could be told by it, of at most `limit` characters.
  private static func plain(_ text: String) -> String {
    let shown = SafeText.shown(text)
    guard shown.count > limit else { return shown }
    return shown.prefix(limit - 1) + "…"
  }

  /// Servers differ in whether they read a body as markup: what would be some is written in other signs.
  private static func withoutMarkup(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": plain.append("‹")
      case ">": plain.append("›")
      case "&": plain.append("+")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}

/// What came of showing a notification.
package enum Telling: Equatable, Sendable {
  /// It was shown, with buttons or without.
  case told(hasButtons: Bool)
  /// There is no program that could show it.
  case noProgram
  /// The program could not show it: no desktop, or one that refuses.
  case refused(program: String)
  /// There was no answer in time.
  case silent(program: String)
}

/// What can be said of this machine's way to show notifications.
package struct NotifierState: Equatable, Sendable {
  /// The path of the program; nil where there is none.
  package let program: String?
  /// What the program says of its version, empty where it says nothing.
  package let version: String
  /// Whether what it shows can have buttons.
  package let hasButtons: Bool

  /// The state of a program.
  package init(program: String?, version: String, hasButtons: Bool) {
    (self.program, self.version, self.hasButtons) = (program, version, hasButtons)
  }
}

/// Shows notifications on a person's desktop.
package protocol Notifier: AnyObject {
  /// Shows one and returns; where it has buttons, a process that runs this program with these arguments goes on to wait.
  func tell(_ notification: Notification, answeredBy arguments: [String]) -> Telling
  /// Shows one, says at once what came of it, and waits for the button that is clicked; nil for none.
  func show(_ notification: Notification, _ told: (Telling) -> Void) -> String?
  /// Looks at what there is, and shows nothing.
  func state() -> NotifierState
}
