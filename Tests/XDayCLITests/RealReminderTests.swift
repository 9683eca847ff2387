import Foundation
import Testing

/// The built program with real desktops, and with such as hang, refuse and die.
@Suite("Reminders for real")
struct RealReminderTests {
  /// A store in which telling has begun long ago, with tasks that are due now whatever the clock says.
  private func binary(_ variables: [String: String]) throws -> ReminderBinary {
    let binary = ReminderBinary(variables)
    #expect(try binary.run("config", "remind-morning", "off").status == 0)
    try Data("{\"format\": 1, \"since\": \"2020-01-01T00:00:00Z\", \"told\": []}".utf8)
      .write(to: URL(fileURLWithPath: binary.home + "/remind.json"))
    return binary
  }

  @Test(
    "It is shown with its text, urgency and buttons; «Done» ticks the task, and undo takes it back",
    .enabled(if: Desktop.isHere, Desktop.need))
  func done() throws {
    let desktop = try Desktop()
    let binary = try binary(desktop.variables)
    try binary.addDue("Dentist <b>&", "--urgent")
    try binary.addDue("Call Tom")
    // A shell that waits for the end of all that was started would wait for hours.
    #expect(try binary.run("remind", "--notify").status == 0)
    try wait("two notifications") { desktop.notes.count == 2 }
    let notes = desktop.notes.sorted()
    #expect(
      notes.count == 2 && notes[0].hasPrefix("CRITICAL|Dentist") && notes[1].hasPrefix("NORMAL|Call Tom|"))
    #expect(notes.allSatisfy { $0.hasSuffix("00:00") })
    #expect(try binary.run("remind", "--notify").status == 0)
    try desktop.click("Done (Call Tom)")
    try wait("ticked") { try binary.run("list", "--done").out.contains("Call Tom") }
    for button in ["Done", "In 10 min", "Tomorrow"] {
      #expect(desktop.menu.contains("#\(button) (Call Tom)"))
    }
    #expect(try binary.run("undo").out.contains("done Call Tom"))
    #expect(try binary.run("list", "--all").out.contains("Call Tom"))
    try desktop.click("In 10 min (Dentist")
    try wait("put off") { try binary.memory().contains("\"again\"") }
    #expect(desktop.notes.count == 2)
    try wait("nobody waits any more") { try binary.waiting() == 0 }
  }

  @Test(
    "A desktop that goes away ends the wait, and changes nothing", .enabled(if: Desktop.isHere, Desktop.need))
  func dies() throws {
    let desktop = try Desktop()
    let binary = try binary(desktop.variables)
    try binary.addDue("Dentist")
    #expect(try binary.run("remind", "--notify").status == 0)
    #expect(try binary.waiting() > 0)
    let before = try Data(contentsOf: URL(fileURLWithPath: binary.home + "/xday.json"))
    desktop.kill()
    try wait("nobody waits any more") { try binary.waiting() == 0 }
    #expect(try Data(contentsOf: URL(fileURLWithPath: binary.home + "/xday.json")) == before)
    // The next one finds no desktop, and tells when there is one again.
    try binary.addDue("Call Tom")
    #expect(try binary.run("remind", "--notify").status == 4)
    #expect(try binary.run("remind").out.contains("Call Tom"))
  }

  @Test("A thousand at once are one notification", .enabled(if: Desktop.isHere, Desktop.need))
  func thousand() throws {
    let desktop = try Desktop()
    let binary = try binary(desktop.variables)
    let result = try binary.shell(
      "for i in $(seq 1000); do echo \"Task $i\"; done | $xday add - --day tomorrow --time 00:00 --remind 24h >/dev/null"
    )
    #expect(result.status == 0, "\(result.err)")
    #expect(try binary.run("remind", "--notify").status == 0)
    try wait("one notification") { !desktop.notes.isEmpty }
    #expect(desktop.notes.count == 1 && desktop.notes[0].hasPrefix("NORMAL|1000 reminders|"))
    #expect(try binary.run("remind", "--notify").status == 0)
    #expect(try binary.run("remind", "test").out.contains("with buttons"))
    try wait("the notification of the test") { desktop.notes.count == 2 }
  }

  @Test(
    "A bus that answers nothing, none at all, and no program: status 4, and nothing is told",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/notify-send"), "needs notify-send"))
  func noDesktop() throws {
    let hanging = try HangingSocket()
    for (variables, words) in [
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=" + hanging.path], "did not answer for 2 s"),
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"], "notify-send"),
      (["PATH": "/nowhere"], "libnotify"),
    ] {
      let binary = try binary(variables)
      try binary.addDue("Dentist")
      let memory = try binary.memory()
      let result = try binary.run("remind", "--notify")
      #expect(result.status == 4 && result.out.isEmpty && result.err.contains(words), "\(result.err)")
      #expect(try binary.memory() == memory)
      #expect(try binary.run("remind", "test").status == 4)
      try wait("nobody waits") { try binary.waiting() == 0 }
    }
  }

  static let programs: [(String, Int32, String)] = [
    // An older notify-send: no buttons, no numbers.
    (
      "case \"$*\" in *-A*|*-p*) echo 'Unknown option' >&2; exit 1;; esac; echo \"$@\" >>$HOME/said; exit 0",
      0, "Dentist"
    ),
    // One with numbers and no buttons.
    ("case \"$*\" in *-A*) exit 1;; esac; echo \"$@\" >>$HOME/said; echo 7", 0, "Dentist"),
    // One that shows nothing.
    ("echo 0; sleep 100", 4, ""), ("exit 1", 4, ""), ("sleep 100", 4, ""), ("kill -9 $$", 4, ""),
    ("echo x; sleep 100", 4, ""), ("yes | head -c 100000 | tr -d '\\n'; sleep 100", 4, ""),
  ]

  @Test(
    "What counts as told is the number that comes back, or that an older program says so", arguments: programs
  )
  func program(script: String, status: Int32, said: String) throws {
    let binary = try binary(["PATH": ReminderBinary.placeOfPrograms])
    let folder = binary.home + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("#!/bin/sh\nPATH=/usr/bin:/bin; \(script)\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/notify-send"))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/notify-send")
    try binary.addDue("Dentist")
    #expect(try binary.run("remind", "--notify").status == status)
    #expect(try binary.memory().contains("\"about\"") == (status == 0))
    let text = (try? String(contentsOfFile: binary.home + "/said", encoding: .utf8)) ?? ""
    #expect(said.isEmpty ? text.isEmpty : text.contains(said))
    try wait("nobody waits") { try binary.waiting() == 0 }
  }

  @Test("Eight at once tell each thing once")
  func atOnce() throws {
    let binary = try binary([:])
    for index in 0..<20 { try binary.addDue("Task \(index)") }
    let lines = try binary.atOnce(8, ["remind", "--print"])
    #expect(lines.count == 20 && Set(lines).count == 20, "\(lines)")
    #expect(try binary.run("remind", "--print").out.isEmpty)
  }

  @Test("Where the output is closed or full, nothing is told")
  func fullOutput() throws {
    let binary = try binary([:])
    try binary.addDue("Dentist")
    _ = try binary.shell("$xday remind --print >/dev/full")
    _ = try binary.shell("$xday remind --print >&-")
    #expect(try binary.run("remind", "--print").out.contains("Dentist"))
    #expect(try binary.run("remind", "--print").out.isEmpty)
  }
}

/// The built program in a home of its own, with the variables of a desktop.
final class ReminderBinary {
  /// Stands for the folder of programs in the store's own folder.
  static let placeOfPrograms = "{bin}"
  private let binary = Binary()
  private let variables: [String: String]
  private var ids: [String] = []

  init(_ variables: [String: String]) {
    self.variables = variables.mapValues { [home = binary.home] in
      $0 == ReminderBinary.placeOfPrograms ? home + "/bin" : $0
    }
  }

  var home: String { binary.home }

  func run(_ arguments: String...) throws -> Binary.Result {
    try run(binary.command(arguments))
  }

  /// The lines that so many runs at once print together.
  func atOnce(_ count: Int, _ arguments: [String]) throws -> [Substring] {
    let runs = try (0..<count).map { _ in
      let (process, out) = (binary.command(arguments), Pipe())
      process.environment?["TZ"] = "UTC"
      process.standardOutput = out
      try process.run()
      return (process, out)
    }
    return runs.flatMap { process, out in
      let answer = out.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: answer, as: UTF8.self).split(separator: "\n")
    }
  }

  func shell(_ line: String) throws -> Binary.Result {
    try run(binary.command(["-c", line], of: "/bin/sh"))
  }

  private func run(_ process: Process) throws -> Binary.Result {
    process.environment = (process.environment ?? [:]).merging(variables) { $1 }
    process.environment?["TZ"] = "UTC"
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    // Ends only when nobody holds the other end any more: what waits for a click must not.
    let answer = out.fileHandleForReading.readDataToEndOfFile()
    let errors = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Binary.Result(
      out: String(decoding: answer, as: UTF8.self), err: String(decoding: errors, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Adds a task of tomorrow's first minute that is told a whole day before it, so now.
  func addDue(_ title: String, _ flags: String...) throws {
    let arguments = [
      "add", "--title", title, "--day", "tomorrow", "--time", "00:00", "--remind", "24h", "--json",
    ]
    let result = try run(binary.command(arguments + flags))
    #expect(result.status == 0, "\(result.err)")
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let task = (document?["tasks"] as? [[String: Any]])?.first
    ids.append(try #require(task?["id"] as? String))
  }

  func memory() throws -> String { try String(contentsOfFile: home + "/remind.json", encoding: .utf8) }

  /// How many processes wait for a click on one of its tasks.
  func waiting() throws -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { name in
      guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
        return false
      }
      let text = String(decoding: line, as: UTF8.self)
      return ids.contains { text.contains($0) }
    }.count
  }
}

/// A socket that takes every call and never answers.
final class HangingSocket {
  let path = NSTemporaryDirectory() + "xh-" + UUID().uuidString.prefix(8)
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8CString)
    withUnsafeMutableBytes(of: &address.sun_path) { place in
      for (index, byte) in bytes.enumerated() { place[index] = UInt8(bitPattern: byte) }
    }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0 && listen(descriptor, 64) == 0)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }
}
