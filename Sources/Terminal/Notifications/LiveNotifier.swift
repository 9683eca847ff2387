#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Notifications of this machine's desktop, by way of the program that is there for it.
package final class LiveNotifier: Notifier {
  /// For how many milliseconds it is waited for a desktop.
  private static let patience: Int32 = 2_000
  /// For how many minutes it is waited for a click.
  private static let longestWait = 12 * 60

  private let ownPath: String
  private let folders: [String]
  private let variables: [(name: String, value: String)]

  /// Notifications that programs in these folders show, which get these variables; `ownPath` is this program.
  package init(ownPath: String, folders: [String], variables: [(name: String, value: String)]) {
    (self.ownPath, self.folders, self.variables) = (ownPath, folders, variables)
  }

  /// Shows one; another process waits for its answer.
  package func tell(_ notification: Notification, answeredBy arguments: [String]) -> Telling {
    var told = Telling.noProgram
    if notification.buttons.isEmpty {
      _ = show(notification) { told = $0 }
      return told
    }
    guard let program = NotificationProgram.found(in: folders) else { return .noProgram }
    guard let waiter = HeardProgram(detached: ownPath, arguments, variables) else {
      return .refused(program: ownPath)
    }
    // It waits itself, so a little more patience is enough.
    switch waiter.line(within: 3 * LiveNotifier.patience) {
    case .line("buttons"): return .told(hasButtons: true)
    case .line("plain"): return .told(hasButtons: false)
    case .line("silent"): return .silent(program: program.path)
    case .line("none"): return .noProgram
    case .line, .ended: return .refused(program: program.path)
    case .nothing:
      waiter.end()
      return .silent(program: program.path)
    }
  }

  /// Shows one and waits for its answer.
  package func show(_ notification: Notification, _ told: (Telling) -> Void) -> String? {
    guard let program = NotificationProgram.found(in: folders) else {
      told(.noProgram)
      return nil
    }
    // With buttons this is a process that only waits.
    if !notification.buttons.isEmpty { LiveNotifier.closeInherited() }
    if program.kind == .notifySend, !notification.buttons.isEmpty,
      let heard = start(program, notification, hasButtons: true, printsID: true)
    {
      switch number(from: heard) {
      case .told:
        told(.told(hasButtons: true))
        return click(on: heard)
      case .refused:
        told(.refused(program: program.path))
        return nil
      case .silent:
        told(.silent(program: program.path))
        return nil
      // An older one knows no buttons and says so.
      case .ended: break
      }
    }
    told(showPlain(notification, program))
    return nil
  }

  /// Looks at what there is.
  package func state() -> NotifierState {
    guard let program = NotificationProgram.found(in: folders) else {
      return NotifierState(program: nil, version: "", hasButtons: false)
    }
    guard program.kind == .notifySend, let heard = HeardProgram(program.path, ["--version"], variables) else {
      return NotifierState(program: program.path, version: "", hasButtons: false)
    }
    guard case .line(let version) = heard.line(within: LiveNotifier.patience) else {
      heard.end()
      return NotifierState(program: program.path, version: "", hasButtons: false)
    }
    _ = heard.line(within: LiveNotifier.patience)
    return NotifierState(
      program: program.path, version: version, hasButtons: NotificationProgram.hasButtons(version: version))
  }

  /// What the first line says: the number of the notification is the sign that it was shown.
  private enum First {
    case told
    case refused
    case silent
    case ended(Int32)
  }

  private func start(
    _ program: NotificationProgram, _ notification: Notification, hasButtons: Bool, printsID: Bool
  ) -> HeardProgram? {
    HeardProgram(
      program.path, program.arguments(notification, hasButtons: hasButtons, printsID: printsID), variables)
  }

  private func number(from heard: HeardProgram) -> First {
    switch heard.line(within: LiveNotifier.patience) {
    case .line(let text):
      if let number = Int(text), number > 0 { return .told }
      heard.end()
      return .refused
    case .ended(let status): return .ended(status)
    case .nothing:
      heard.end()
      return .silent
    }
  }

  /// Without buttons; where no number comes back, since the program knows none, its status has to do.
  private func showPlain(_ notification: Notification, _ program: NotificationProgram) -> Telling {
    let numbers = program.kind == .notifySend ? [true, false] : [false]
    for printsID in numbers {
      guard let heard = start(program, notification, hasButtons: false, printsID: printsID) else { break }
      switch number(from: heard) {
      case .told:
        // It is about to end, and is not left behind half dead.
        _ = heard.line(within: 200)
        return .told(hasButtons: false)
      case .silent: return .silent(program: program.path)
      case .refused: return .refused(program: program.path)
      case .ended(0) where !printsID: return .told(hasButtons: false)
      case .ended: continue
      }
    }
    return .refused(program: program.path)
  }

  private func click(on heard: HeardProgram) -> String? {
    LiveNotifier.letGo()
    for _ in 0..<LiveNotifier.longestWait {
      switch heard.line(within: 60_000) {
      case .line(let key): return key.isEmpty ? nil : key
      case .ended: return nil
      case .nothing: continue
      }
    }
    heard.end()
    return nil
  }

  /// Lets go of what this process got from the one that started it, which waits for the end of it.
  private static func letGo() {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    for descriptor in 0...2 as ClosedRange<Int32> { _ = dup2(nothing, descriptor) }
    _ = close(nothing)
  }

  /// Closes what was left open by whoever started this process; only before it has opened anything itself.
  private static func closeInherited() {
    for descriptor in 3..<256 as Range<Int32> { _ = close(descriptor) }
  }
}
