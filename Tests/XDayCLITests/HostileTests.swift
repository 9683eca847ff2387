import CommandTable
import Documents
import Foundation
import Testing
import Wording

@testable import XDayCLI

@Suite("Texts that would act on a terminal")
struct HostileTests {
  /// Everything that must not arrive: sequences, single controls, C1, separators, controls of bidirectional text.
  static let text =
    "\u{1B}]0;x\u{7}\u{1B}[31mred\u{9B}2J\u{85}\u{7F}\u{8}\u{202E}flip\u{2066}\u{200F}\u{61C}\u{2028}\u{2029}\u{1}\t\r\nline\r"
  /// The same for where line breaks cannot stand: the names of files, words of the command line.
  static let name = text.filter { !$0.isNewline }.replacing("/", with: "")

  /// What of an output may not be there: written out here anew, so that it does not lean on the gate.
  static func harm(in text: String, allowing allowed: Set<UInt32> = []) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { value in
      let isControl = value < 0x20 && value != 0x0A || value >= 0x7F && value <= 0x9F
      let isSeparator = value == 0x2028 || value == 0x2029
      let isBidi =
        value == 0x061C || value == 0x200E || value == 0x200F || value >= 0x202A && value <= 0x202E
        || value >= 0x2066 && value <= 0x2069
      return (isControl || isSeparator || isBidi) && !allowed.contains(value)
    }
  }

  /// A folder with a store, calendars and files to import in which every text is hostile.
  static func session(language: String) throws -> Session {
    let session = Session(language: language)
    session.environment["NO_COLOR"] = "1"
    session.random = LetterGenerator(letters: "bk fd gz hn kt lw mq")
    let event =
      "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261130T090000Z\r\nDTEND:20261130T100000Z\r\nSUMMARY:\(name)\r\nEND:VEVENT\r\n"
    let calendar = try session.write(
      "BEGIN:VCALENDAR\r\n\(event)BEGIN:VEVENT\r\nDTSTART;TZID=\(name):\(name)\r\nRRULE:\(name)\r\nEND:VEVENT\r\nBEGIN:X\(name)\r\n",
      to: "cal\(name).ics")
    session.run("calendar", "add", calendar, "--name", "HOSTILE")
    session.run("add", "HOSTILE today 14:00 45min #hostile", "--note", "HOSTILE")
    session.run("add", "HOSTILE bread today 1h #hostile")
    session.run("add", "HOSTILE list #hostile")
    session.run("add", "HOSTILE daily 5min #hostile")
    session.run("add", "HOSTILE old", "--day", "2026-11-20")
    session.run("add", "HOSTILE done today")
    session.run("done", "done")
    session.run("config", "me", "HOSTILE@x")
    session.run("config", "language", language)
    let store = session.store + "/xday.json"
    let escaped = String(JSONValue.string(text).document.dropFirst().dropLast())
    var contents = try String(contentsOfFile: store, encoding: .utf8)
    contents = contents.replacing("HOSTILE", with: escaped).replacing("hostile", with: escaped)
    try Data(contents.utf8).write(to: URL(fileURLWithPath: store))
    for (file, contents) in [
      "todo.txt": "(A) \(name) +\(name) due:\(name)\n",
      "task.json": "[{\"description\": \"\(escaped)\", \"due\": \"\(escaped)\", \"status\": \"pending\"}]",
      "todo.ics":
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:\(name)\r\nCATEGORIES:\(name)\r\nRRULE:\(name)\r\nX-\(name):1\r\nEND:VTODO\r\nBEGIN:\(name)\r\n",
      "own.json": contents.replacing("\"2026-", with: "\"\(escaped)"),
    ] {
      _ = try session.write(contents, to: name + file)
    }
    return session
  }

  /// The command lines to try: every command with and without words, each of its flags with each kind of value.
  static func lines(folder: String) -> [[String]] {
    let table = CommandTableBuilder.commandSet(EnglishCommands())
    var lines: [[String]] = [
      [], [name], ["--" + name], ["--now", name], ["--zone", name], ["--color", name], ["--version"],
    ]
    func add(_ command: CommandTable.Command, _ path: [String]) {
      let path = path + [command.name]
      for subcommand in command.subcommands { add(subcommand, path) }
      let file = folder + "/" + name
      let words: [[String]] =
        [[], [name], ["bk"], ["red"], [name, name], ["today"], ["30min"], ["language", name]]
        + (command.name.hasPrefix("complet")
          ? ["tasks", "tags", "calendars", "bash", "fish"].map { [$0] } : [])
        + (command.name == "import"
          ? ["todo.txt", "task.json", "todo.ics", "own.json"].map { [file + $0] } : [])
      lines += words.map { path + $0 }
      for flag in command.flags {
        let value = flag.values.isEmpty ? [] : [name, "bk"].prefix(flag.values.count)
        lines += [path + ["--" + flag.name] + value, path + ["bk", "--" + flag.name] + value]
        if case .oneOf(let words)? = flag.values.first?.placeholder.kind {
          lines += words.map { path + ["--" + flag.name, $0] }
        }
      }
      lines.append(path + ["--help"])
    }
    for group in table.groups { for command in group.commands { add(command, []) } }
    return lines
  }

  @Test(
    "no command lets them out, whatever holds them, in words, as a document, in a pipe or at a terminal",
    arguments: ["de", "en"])
  func everyCommand(language: String) throws {
    let session = try Self.session(language: language)
    let here = FileManager.default.currentDirectoryPath
    let before = try FileManager.default.contentsOfDirectory(atPath: here).sorted()
    let saved = session.folder + "/saved"
    try FileManager.default.copyItem(atPath: session.store, toPath: saved)
    let store = FileManager.default.contents(atPath: saved + "/xday.json")
    for (index, line) in Self.lines(folder: session.folder).enumerated() {
      // Each line in German and in English: at a terminal and as a document, or in a pipe twice.
      for way in language == "de"
        ? [index % 2 == 0 ? "terminal" : "text"] : [index % 2 == 0 ? "--json" : "text"]
      {
        session.terminalWidth = way == "terminal" ? 60 : nil
        let result = session.run(line + (way == "--json" ? [way] : []))
        // The columns of completions, and files of other programs in a pipe.
        var allowed: Set<UInt32> = line.first == "complete" && way != "--json" ? [0x09] : []
        if line.first == "export", way == "text" {
          allowed = [0x09, 0x0D, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202E, 0x2066]
        }
        let harm = Self.harm(in: result.out, allowing: allowed) + Self.harm(in: result.err)
        #expect(
          harm.isEmpty,
          "\(line) \(way): \(harm) \(result.out.debugDescription) \(result.err.debugDescription)")
        if FileManager.default.contents(atPath: session.store + "/xday.json") != store {
          try FileManager.default.removeItem(atPath: session.store)
          try FileManager.default.copyItem(atPath: saved, toPath: session.store)
        }
      }
    }
    // `export --output` writes where it is told to: into the session's folder.
    #expect(FileManager.default.fileExists(atPath: session.folder + "/" + Self.name))
    #expect(try FileManager.default.contentsOfDirectory(atPath: here).sorted() == before)
  }

  @Test("a document escapes by itself whatever the gate would have to escape")
  func documents() {
    var text = ""
    for value in UInt32(0)...0x2FFF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let document = JSONValue.string(text).document
    #expect(Self.harm(in: document).isEmpty && !document.contains("\n"))
  }

  @Test("neither does the environment, nor a damaged store in a folder with such a name")
  func environment() throws {
    for language in ["de", "en"] {
      let session = Session(language: language)
      session.environment["XDAY_HOME"] = session.folder + "/" + Self.name
      for contents in [
        "{\"format\": 1, \"tasks\": [{\"\(Self.name)\": 1}]}", "{\"\(Self.name)",
        "{\"format\": 999, \"tasks\": []}",
      ] {
        _ = try session.write(contents, to: Self.name + "/xday.json")
        for line in [["today"], ["add", "x"], ["doctor"], ["list", "--all"], ["export"], ["undo"]] {
          for json in [[], ["--json"]] {
            let result = session.run(line + json)
            #expect(Self.harm(in: result.out + result.err).isEmpty, "\(line) \(result)")
          }
        }
      }
      session.environment["XDAY_HOME"] = nil
      for variable in ["TZ", "HOME", "XDG_DATA_HOME", "XDAY_LANG", "LANG", "COLUMNS", "TERM"] {
        let before = session.environment[variable]
        session.environment[variable] = "/" + Self.name
        for line in [["today"], ["doctor"], ["config"], ["--zone", Self.name]] {
          let result = session.run(line)
          #expect(Self.harm(in: result.out + result.err).isEmpty, "\(variable) \(line) \(result)")
        }
        session.environment[variable] = before
      }
    }
  }

  @Test("the built program holds to it too")
  func builtProgram() throws {
    let session = try Self.session(language: "en")
    let binary = Binary()
    for line in [
      "today", "list --all", "complete tags", "export --format markdown", "config", "calendar check",
      "nonsense", "doctor",
    ] {
      let process = binary.command(
        line.split(separator: " ").map(String.init) + (line == "nonsense" ? [Self.name] : []))
      process.environment?["XDAY_HOME"] = session.store
      process.environment?["TZ"] = Self.name
      let (out, err) = (Pipe(), Pipe())
      process.standardOutput = out
      process.standardError = err
      try process.run()
      let text =
        out.fileHandleForReading.readDataToEndOfFile() + err.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(Self.harm(in: String(decoding: text, as: UTF8.self)).isEmpty, "\(line)")
    }
  }
}
