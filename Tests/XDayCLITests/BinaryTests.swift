import Foundation
import Testing

/// The built program, run as a shell would run it.
final class Binary {
  /// What a run gave.
  struct Result {
    var out: String
    var err: String
    var status: Int32
  }

  /// The program beside the tests: their bundle is a folder of that place, or the place itself.
  static let path: String = {
    let bundle = Bundle(for: Session.self).bundleURL
    let places = [bundle, bundle.deletingLastPathComponent()].map { $0.appendingPathComponent("xday").path }
    return places.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    } ?? "xday"
  }()

  /// The folder of the store.
  let home = NSTemporaryDirectory() + "xday-binary-" + UUID().uuidString

  deinit {
    try? FileManager.default.removeItem(atPath: home)
    try? FileManager.default.removeItem(atPath: home + "-entries")
  }

  /// A process of this program, or of another, in an environment of its own.
  func command(_ arguments: [String], of program: String = Binary.path) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = [
      "xday": Binary.path, "XDAY_HOME": home, "HOME": home, "PATH": "/usr/bin:/bin", "TZ": "Europe/Zurich",
      "XDAY_LANG": "en", "LC_ALL": "C",
    ]
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs a line of shell in which `$xday` is the program.
  func shell(_ line: String) throws -> Result {
    let process = command(["-c", line], of: "/bin/sh")
    let out = Pipe()
    let err = Pipe()
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let answer = out.fileHandleForReading.readDataToEndOfFile()
    let errors = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      out: String(decoding: answer, as: UTF8.self), err: String(decoding: errors, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// The bytes of every file in the store, by name, with the time of its last change.
  func files() throws -> [String: String] {
    guard let walker = FileManager.default.enumerator(atPath: home) else { return [:] }
    var files: [String: String] = [:]
    for case let name as String in walker {
      let path = home + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      files[name] = "\(date) " + (FileManager.default.contents(atPath: path)?.base64EncodedString() ?? "")
    }
    return files
  }
}

@Suite("The built program")
struct BinaryTests {
  @Test("an import reads whatever can be read: pipes with and without names, standard input by any name")
  func pipes() throws {
    let binary = Binary()
    let run = try binary.shell(
      """
      printf 'one due:2026-12-01\\n' | $xday import --format todotxt - &&
      printf 'two due:2026-12-01\\n' | $xday import --format todotxt /dev/stdin &&
      mkfifo "$XDAY_HOME/pipe" && { printf 'three due:2026-12-01\\n' > "$XDAY_HOME/pipe" & } &&
      $xday import --format todotxt "$XDAY_HOME/pipe" &&
      bash -c '$xday import --format todotxt <(printf "four due:2026-12-01\\n"; sleep 0.1; printf "five +a\\n")' &&
      $xday list
      """)
    #expect(run.status == 0, "\(run)")
    for title in ["one", "two", "three", "four", "five"] { #expect(run.out.contains("  \(title)"), "\(run)") }
    #expect(try binary.shell("$xday import --format todotxt /dev/zero").status == 2)
    #expect(try binary.shell("$xday import --format todotxt \"$XDAY_HOME\"").status == 2)
  }

  @Test("an export is for its owner alone, and keeps the mode of what it replaces")
  func exportModes() throws {
    let binary = Binary()
    let run = try binary.shell(
      """
      umask 0; $xday add x; cd "$XDAY_HOME" && $xday export -o a.json && stat -c %a a.json &&
      chmod 644 a.json && $xday export -o a.json --force && stat -c %a a.json &&
      chmod 400 a.json && $xday export -o a.json --force && stat -c %a a.json
      """)
    #expect(run.out.split(separator: "\n").filter { $0.count == 3 } == ["600", "644", "400"], "\(run)")
  }

  @Test("twenty processes that add at once add twenty tasks, while readers never see less than before")
  func concurrent() throws {
    let binary = Binary()
    let writers = (1...20).map { binary.command(["add", "task \($0)"]) }
    let readers = (1...10).map { _ in binary.command(["list", "--json"]) }
    for process in writers + readers {
      process.standardOutput = FileHandle.nullDevice
      try process.run()
    }
    for process in writers + readers {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let result = try binary.shell("\"$xday\" list --json")
    #expect(result.err.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    let tasks = try #require(document?["tasks"] as? [[String: Any]])
    #expect(Set(tasks.compactMap { $0["title"] as? String }).count == 20)
    #expect(Set(tasks.compactMap { $0["code"] as? String }).count == 20)
  }

  @Test("three processes that decide about one occurrence, one leftover, one code: one decision")
  func oneDecision() throws {
    for _ in 0..<2 {
      let binary = Binary()
      try #require(
        try binary.shell(
          "\"$xday\" add Bread --day 2026-01-02 && \"$xday\" add \"stretch daily\" && \"$xday\" add wine"
        ).status == 0)
      for line in ["done stretch", "morning --later bread", "drop wine", "drop stretch --this --on tomorrow"]
      {
        let processes = (1...3).map { _ in binary.command(line.split(separator: " ").map(String.init)) }
        for process in processes {
          process.standardOutput = FileHandle.nullDevice
          process.standardError = FileHandle.nullDevice
          try process.run()
        }
        for process in processes { process.waitUntilExit() }
        #expect(processes.map(\.terminationStatus).sorted() == [0, 3, 3], "\(line)")
      }
      #expect(try binary.shell("\"$xday\" list --done").out.split(separator: "\n").count == 1)
      #expect(try binary.shell("\"$xday\" undo --list").out.split(separator: "\n").count == 7)
    }
  }

  @Test("an answer that cannot be written is an error, and the change is taken back")
  func fullOutput() throws {
    let binary = Binary()
    try #require(try binary.shell("\"$xday\" add first > /dev/null").status == 0)
    let full = try binary.shell("\"$xday\" add second > /dev/full")
    #expect(full.status == 4)
    #expect(full.err.hasPrefix("xday: the answer could not be written"))
    let closed = try binary.shell("\"$xday\" add third >&-")
    #expect(closed.status == 4)
    #expect(closed.err.hasPrefix("xday: standard output is closed"))
    let list = try binary.shell("\"$xday\" list")
    #expect(list.out.contains("first") && !list.out.contains("second") && !list.out.contains("third"))
  }

  @Test("a reader that goes away ends the program quietly, also where SIGPIPE is ignored")
  func closedPipe() throws {
    let binary = Binary()
    let many = (1...3_000).map { "task number \($0)" }.joined(separator: "\n")
    try FileManager.default.createDirectory(atPath: binary.home, withIntermediateDirectories: true)
    try Data(many.utf8).write(to: URL(fileURLWithPath: binary.home + "-entries"))
    try #require(try binary.shell("\"$xday\" add - < \"$XDAY_HOME-entries\" > /dev/null").status == 0)
    for trap in ["", "trap '' PIPE; "] {
      let result = try binary.shell("(\(trap)\"$xday\" list; echo $? >&2) | head -1")
      #expect(result.out.split(separator: "\n").count == 1)
      #expect(["0\n", "141\n"].contains(result.err))
    }
  }

  @Test("bytes that are no UTF-8 are an error, and nothing is stored")
  func invalidBytes() throws {
    let binary = Binary()
    let argument = try binary.shell("\"$xday\" add \"$(printf 'a\\377b')\"")
    #expect(argument.status == 2 && argument.err.hasPrefix("xday: the text is not valid UTF-8"))
    let input = try binary.shell("printf 'gut\\na\\377b\\n' | \"$xday\" add -")
    #expect(input.status == 2)
    let umlaut = try binary.shell("\"$xday\" add Grün")
    #expect(umlaut.out.contains("Grün"))
    #expect(try binary.shell("\"$xday\" list --json").out.components(separatedBy: "\"title\"").count == 2)
  }

  @Test("reading commands leave every file as it was, contents and times")
  func readingWritesNothing() throws {
    let binary = Binary()
    try #require(
      try binary.shell(
        "\"$xday\" add \"Dentist today 14:00 45min\" && \"$xday\" done dentist && \"$xday\" add Brot"
      ).status == 0)
    let before = try binary.files()
    for command in [
      "today", "list", "list --all", "list --done", "search brot", "show brot", "morning", "windows",
      "config", "calendar",
      "calendar check", "undo --list", "export", "help add", "man", "completions bash", "complete tasks",
      "--demo add x",
      "progress", "history", "review", "stats", "why", "week", "when 30min", "list --repeating", "doctor",
      "export --format csv", "export --format ics",
      "import --dry-run --format todotxt -", "add --dry-run y", "edit brot --dry-run 1h",
    ] {
      #expect(try binary.shell("\"$xday\" \(command)").status == 0, "\(command)")
    }
    #expect(try binary.files() == before)
  }

  @Test("a store that cannot be understood is an error of every command, and not a byte is changed")
  func damagedStore() throws {
    for contents in [
      "", "{", "{\"format\": 999, \"tasks\": []}\n", "[]\n", "{\"format\": 1, \"tasks\": [,]}\n",
      "\u{FEFF}{}",
    ] {
      let binary = Binary()
      try FileManager.default.createDirectory(atPath: binary.home, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: URL(fileURLWithPath: binary.home + "/xday.json"))
      let before = try binary.files()["xday.json"]
      for command in [
        "today", "list", "add x", "done x", "windows sat 9-12", "undo", "search x", "morning --all-today",
      ] {
        let result = try binary.shell("\"$xday\" \(command)")
        #expect(result.status == 4, "\(command) on \(contents): \(result.out)")
        #expect(result.out.isEmpty && result.err.hasPrefix("xday: "), "\(command) on \(contents)")
      }
      #expect(try binary.files()["xday.json"] == before)
    }
  }

  @Test("a TZ that means nothing is said, never counted with in silence")
  func oddZones() throws {
    let binary = Binary()
    for value in ["Nope/Zone", "CET-1CEST", "MEZ"] {
      let result = try binary.shell("TZ='\(value)' \"$xday\" today")
      #expect(result.err.contains("names no time zone"), "\(value)")
    }
    let rule = "CET-1CEST,M3.5.0,M10.5.0/3"
    let result = try binary.shell("TZ='\(rule)' \"$xday\" today --json --now 2026-07-01T09:12")
    #expect(result.err.isEmpty && result.out.contains("\"now\": \"2026-07-01T09:12:00+02:00\""))
    for value in [":Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"] {
      let result = try binary.shell("TZ='\(value)' \"$xday\" today --json")
      #expect(result.err.isEmpty && result.out.contains("\"zone\": \"Europe/Berlin\""), "\(value)")
    }
  }
}
