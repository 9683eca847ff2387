import Foundation
import Testing

/// A desktop of the test's own: a session bus, a screen that nobody sees, and dunst, which shows notifications there.
final class Desktop {
  private static let programs = ["dbus-daemon", "Xvfb", "dunst", "dunstctl", "notify-send"]

  /// Whether everything is there that it needs.
  static let isHere = programs.allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }
  static let need: Comment = "needs dbus-daemon, Xvfb, dunst and notify-send in /usr/bin"

  let folder = NSTemporaryDirectory() + "xd-" + UUID().uuidString.prefix(8)
  /// The variables by which programs find it.
  private(set) var variables: [String: String] = [:]
  private var processes: [Process] = []

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(
      "bus.conf",
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:path=\(folder)/bus</listen>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
      </policy></busconfig>
      """)
    // Every notification leaves a line; the menu of its buttons clicks the one that a file names.
    try write(
      "note.sh",
      "#!/bin/sh\nprintf '%s|%s|%s\\n' \"$DUNST_URGENCY\" \"$DUNST_SUMMARY\" \"$DUNST_BODY\" >>\(folder)/notes\n"
    )
    try write(
      "pick.sh", "#!/bin/sh\ntee -a \(folder)/menu | grep -F -e \"$(cat \(folder)/pick)\" | head -1\n")
    for name in ["note.sh", "pick.sh"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/" + name)
    }
    try write(
      "dunstrc", "[global]\ndmenu = \(folder)/pick.sh\n[all]\nsummary = *\nscript = \(folder)/note.sh\n")
    try start("/usr/bin/dbus-daemon", ["--config-file=\(folder)/bus.conf", "--nofork"])
    try wait("the bus") { FileManager.default.fileExists(atPath: folder + "/bus") }
    variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder)/bus"
    let screen = Process()
    screen.executableURL = URL(fileURLWithPath: "/bin/sh")
    screen.arguments = [
      "-c", "exec /usr/bin/Xvfb -displayfd 3 -screen 0 640x480x24 3>\(folder)/display 2>/dev/null",
    ]
    try screen.run()
    processes.append(screen)
    try wait("the screen") { text("display").hasSuffix("\n") }
    variables["DISPLAY"] = ":" + text("display").trimmingCharacters(in: .whitespacesAndNewlines)
    try start("/usr/bin/dunst", ["-config", folder + "/dunstrc"])
    try wait("dunst") { control("is-paused") == 0 }
  }

  deinit {
    // A test's threads may block signals that can be blocked, and what they start does too.
    for process in processes.reversed() where process.isRunning {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Ends the bus, and with it all that hangs on it.
  func kill() { _ = Foundation.kill(processes[0].processIdentifier, SIGKILL) }

  /// What was shown, each as «urgency|title|body».
  var notes: [String] { text("notes").split(separator: "\n").map(String.init) }

  /// What the buttons say in dunst's own menu.
  var menu: String { text("menu") }

  /// Clicks the button of a notification whose line in that menu holds these words.
  func click(_ words: String) throws {
    try write("pick", words)
    #expect(control("context") == 0)
  }

  func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func control(_ word: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dunstctl")
    process.arguments = [word]
    process.environment = ["PATH": "/usr/bin:/bin"].merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func start(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder, "XDG_RUNTIME_DIR": folder].merging(
      variables
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    processes.append(process)
  }
}

/// Waits until something is so, a minute at most.
func wait(_ what: Comment, _ isSo: () throws -> Bool) throws {
  for _ in 0..<6_000 {
    if try isSo() { return }
    usleep(10_000)
  }
  Issue.record(what)
}
