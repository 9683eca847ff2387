import Foundation
import Testing

@Suite("The built program at a terminal of its own", .serialized)
struct PseudoTerminalTests {
  /// A store with two leftovers and a series.
  static func binary() throws -> Binary {
    let binary = Binary()
    let lines = "Old offer\\nOld bread\\n"
    try #require(try binary.shell("printf '\(lines)' | \"$xday\" add - --day 2020-01-06").status == 0)
    try #require(try binary.shell("\"$xday\" add stretch daily 5min").status == 0)
    return binary
  }

  static func terminal(_ binary: Binary, _ arguments: [String], term: String = "xterm") throws
    -> PseudoTerminal
  {
    try PseudoTerminal(Binary.path, arguments, environment: environment(binary, term: term))
  }

  static func environment(_ binary: Binary, term: String = "xterm") -> [String: String] {
    (binary.command([]).environment ?? [:]).merging(["TERM": term, "NO_COLOR": "1"]) { $1 }
  }

  /// The commands that change the terminal's mode, and what they write before they wait for a key, also when brought back.
  static let commands: [([String], String)] = [
    (["morning"], "Old offer"), (["drop", "stretch"], "q stop\r\n"), (["reset"], "to confirm: "),
    (["today", "--watch"], "\u{1B}[J"),
  ]

  @Test("a signal that ends it leaves the terminal as it was", arguments: commands)
  func signals(arguments: [String], ready: String) throws {
    let binary = try Self.binary()
    let store = try binary.files()
    for number in [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGALRM, SIGUSR1, SIGSEGV, SIGABRT, SIGILL] {
      let terminal = try Self.terminal(binary, arguments)
      try #require(terminal.wait(for: ready), "\(arguments): \(terminal.output.debugDescription)")
      #expect(!terminal.isAsBefore)
      terminal.send(number)
      #expect(terminal.end() == (number == SIGINT ? .exit(130) : .signal(number)), "\(arguments) \(number)")
      #expect(terminal.isAsBefore, "\(arguments) \(number)")
      #expect(terminal.modesLeft.isEmpty, "\(arguments) \(number): \(terminal.modesLeft)")
    }
    #expect(try binary.files() == store)
  }

  @Test("a signal that ends it leaves no folder of --demo behind")
  func demo() throws {
    let folder = NSTemporaryDirectory() + "xday-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = Self.environment(Binary()).merging(["TMPDIR": folder]) { $1 }
    for number in [SIGTERM, SIGHUP, SIGINT] {
      let terminal = try PseudoTerminal(
        Binary.path, ["--demo", "today", "--watch"], environment: environment)
      try #require(terminal.wait(for: "\u{1B}[J"))
      #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
      terminal.send(number)
      #expect(terminal.end() == (number == SIGINT ? .exit(130) : .signal(number)))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty, "\(number)")
    }
  }

  @Test(
    "Ctrl-C ends it with 130, Ctrl-\\ with its signal, and both leave the terminal as it was",
    arguments: commands)
  func keys(arguments: [String], ready: String) throws {
    let binary = try Self.binary()
    let store = try binary.files()
    for (key, end) in [("\u{3}", PseudoTerminal.End.exit(130)), ("\u{1C}", .signal(SIGQUIT))] {
      let terminal = try Self.terminal(binary, arguments)
      try #require(terminal.wait(for: ready))
      terminal.type(key)
      #expect(terminal.end() == end && terminal.isAsBefore && terminal.modesLeft.isEmpty, "\(arguments)")
    }
    #expect(try binary.files() == store)
  }

  @Test("Ctrl-Z gives the terminal to the shell as it was, and fg takes it again", arguments: commands)
  func stopped(arguments: [String], ready: String) throws {
    let binary = try Self.binary()
    let line =
      "set -m; stty -g; \"$xday\" \(arguments.joined(separator: " ")); stty -g; echo back; fg; echo end"
    let shell = try PseudoTerminal("/bin/sh", ["-c", line], environment: Self.environment(binary))
    try #require(shell.wait(for: ready))
    shell.type("\u{1A}")
    try #require(shell.wait(for: "back\r\n"), "\(arguments): \(shell.output.debugDescription)")
    let lines = shell.output.components(separatedBy: "\r\n")
    let mode = try #require(lines.first)
    #expect(mode.contains(":") && shell.output.components(separatedBy: mode).count == 3)
    let meanwhile = shell.output.components(separatedBy: "back\r\n")[0]
    #expect(PseudoTerminal.modesLeft(in: meanwhile).isEmpty)
    // What stood there is written again. A key before the program has the terminal would be the shell's.
    #expect(shell.wait(for: ready, times: 2), "\(arguments): \(shell.output.debugDescription)")
    #expect(shell.wait { !shell.isAsBefore })
    shell.type("\u{3}")
    #expect(shell.wait(for: "end\r\n"))
    _ = shell.end()
    #expect(shell.isAsBefore && shell.modesLeft.isEmpty)
  }

  @Test("sequences, Alt keys and a paste decide nothing; Esc alone leaves the question for the day")
  func sequences() throws {
    let binary = try Self.binary()
    let terminal = try Self.terminal(binary, ["morning"])
    try #require(terminal.wait(for: "left over"))
    terminal.type("\u{1B}[H\u{1B}x\u{1B}OH\u{1B}[200~tlxdq\n\u{1B}[201~\u{1B}[1;5Dx\u{7F}")
    // The x is the first thing that is a key.
    #expect(terminal.wait(for: "dropped\r\n"))
    terminal.type("a")
    try #require(terminal.wait(for: "Which day? "))
    terminal.type("\u{1B}")
    try #require(terminal.wait(for: "Which day? \r\n"))
    terminal.type("q")
    #expect(terminal.end() == .exit(0) && terminal.isAsBefore && terminal.modesLeft.isEmpty)
    #expect(try binary.shell("\"$xday\" morning --check").out.hasPrefix("1 task is left over"))
  }

  @Test("a line that is edited stands where it was typed, also on a narrow terminal", arguments: [80, 40])
  func edited(columns: UInt16) throws {
    let binary = try Self.binary()
    let terminal = try PseudoTerminal(
      Binary.path, ["morning"], environment: Self.environment(binary), columns: columns)
    try #require(terminal.wait(for: "left over"))
    terminal.type("amitwoch\u{7F}\u{1B}[D\u{1B}[Dx\u{7F}\u{1B}[F\n")
    try #require(terminal.wait(for: "that is no day"))
    let rows = Screen(terminal.output, columns: Int(columns)).rows
    #expect(rows.filter { $0.contains("mitwo") } == ["   Which day? mitwoc"])
    terminal.type("\u{3}")
    #expect(terminal.end() == .exit(130))
  }

  @Test("a terminal that understands nothing but text gets no controls")
  func dumb() throws {
    let binary = try Self.binary()
    let terminal = try Self.terminal(binary, ["morning"], term: "dumb")
    try #require(terminal.wait(for: "left over"))
    terminal.type("atomorrow\u{7F}\nq\u{7F}\n")
    terminal.type("q")
    #expect(terminal.end() == .exit(0) && !terminal.output.contains("\u{1B}"))
  }

  @Test("where standard output does not block, a big answer arrives whole, in a pipe and at a terminal")
  func nonBlocking() throws {
    let binary = Binary()
    let many = (1...2_000).map { "task number \($0) with a title of some length" }.joined(separator: "\n")
    try FileManager.default.createDirectory(atPath: binary.home, withIntermediateDirectories: true)
    try Data(many.utf8).write(to: URL(fileURLWithPath: binary.home + "-entries"))
    try #require(try binary.shell("\"$xday\" add - < \"$XDAY_HOME-entries\" > /dev/null").status == 0)
    let process = binary.command(["list", "--json"])
    let pipe = Pipe()
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    process.standardOutput = pipe
    try process.run()
    usleep(100_000)
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let document = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    #expect((document?["tasks"] as? [Any])?.count == 2_000)
  }
}
