import Foundation
import Testing

@Suite("The house")
struct ArchitectureTests {
  /// The imports that each target may have; the C library counts as Foundation's floor.
  static let allowed: [String: Set<String>] = [
    "DayBudget": [],
    "CommandTable": [],
    "Paths": [],
    "Terminal": ["Paths", "Glibc", "Darwin", "Musl"],
    "Parser": ["DayBudget"],
    "Retrospect": ["DayBudget"],
    "Calendars": [
      "DayBudget", "Paths", "Foundation", "Glibc", "Darwin", "Musl", "Synchronization",
    ],
    "Store": ["DayBudget", "Paths", "Glibc", "Darwin", "Musl"],
    "Exchange": ["DayBudget"],
    "Planner": [
      "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Foundation", "Swift",
    ],
    "Wording": [
      "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Terminal", "Glibc",
      "Darwin", "Musl",
    ],
    "Reports": ["DayBudget", "Retrospect", "Store", "Planner", "Wording"],
    "Documents": [
      "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Wording",
    ],
    "Screen": [
      "DayBudget", "Parser", "Retrospect", "Calendars", "Store", "Planner", "Terminal", "Wording",
    ],
    "XDayCLI": [
      "DayBudget", "Paths", "Parser", "Retrospect", "Calendars", "Store", "Exchange", "Planner",
      "CommandTable", "Terminal", "Wording", "Reports", "Documents", "Screen", "Glibc", "Darwin", "Musl",
    ],
    "xday": ["XDayCLI", "Glibc", "Darwin", "Musl"],
  ]

  /// The lines of the sources of a target, with their files.
  static func lines(of target: String) throws -> [(file: String, text: Substring)] {
    let folder = Repository.file("Sources/" + target)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var lines: [(String, Substring)] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      lines += text.split(separator: "\n").map { (file.lastPathComponent, $0) }
    }
    return lines
  }

  @Test("arrows run only upwards", arguments: allowed.keys.sorted())
  func imports(target: String) throws {
    let lines = try Self.lines(of: target)
    #expect(!lines.isEmpty)
    for (file, line) in lines where line.contains("import ") {
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({
          ["package", "internal", "public", "@_exported", "private"].contains($0)
        })
      else { continue }
      let module = String(words[index + 1])
      #expect(Self.allowed[target]?.contains(module) == true, "\(target)/\(file) imports \(module)")
    }
  }

  @Test("Foundation is asked in two files, and only on macOS")
  func essentials() throws {
    for target in ["Calendars", "Planner"] {
      for (file, line) in try Self.lines(of: target) where line.contains("import Foundation") {
        #expect(["ZoneDatabase.swift", "Normalised.swift"].contains(file), "\(file)")
        // Between #if and #endif, where it is indented.
        #expect(line.hasPrefix("  "), "\(file) imports it everywhere")
        #expect(line.hasSuffix("import Foundation"), "\(file) imports a part of it, which Linux has too")
      }
    }
  }

  @Test(
    "below the command line there is no clock, environment, printing, exit or randomness of one's own",
    arguments: [
      "DayBudget", "Paths", "CommandTable", "Parser", "Retrospect", "Calendars", "Store", "Exchange",
      "Planner", "Terminal", "Wording", "Reports", "Documents", "Screen",
    ])
  func noEffects(target: String) throws {
    let forbidden = [
      "print(", "Date()", "Date.now", "time(nil)", "ProcessInfo", "getenv", "environ", "exit(", ".current",
      "readLine(",
      "SystemRandomNumberGenerator", "clock_gettime", "gettimeofday", "fatalError(", "try!", "CommandLine",
    ]
    for (file, line) in try Self.lines(of: target) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for word in forbidden where code.contains(word) {
        Issue.record("\(target)/\(file) has \(word): \(line)")
      }
    }
  }

  @Test("no control of a terminal stands anywhere but in their one table, and no one writes around the gate")
  func controls() throws {
    for target in Self.allowed.keys {
      for (file, line) in try Self.lines(of: target) where file != "Control.swift" {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        for word in ["u{1B}[", "u{9B}", "STDOUT_FILENO", "STDERR_FILENO", "fputs(", "FileHandle"] {
          // The end of a paste is read, not written.
          let isRead = file == "KeyDecoder.swift" && code.contains("endOfPaste")
          #expect(!code.contains(word) || isRead, "\(target)/\(file) has \(word): \(line)")
        }
        let makesSink = code.contains("DescriptorSink(") && !code.contains("class ")
        #expect(
          !makesSink
            || [
              "LiveSurroundings.swift", "Helpers.swift", "OutputFile.swift", "Files.swift",
              "DescriptorSink.swift",
            ].contains(
              file),
          "\(target)/\(file) writes around the gate: \(line)")
      }
    }
  }

  @Test("a face changes nothing but through the planner: it names neither the store that writes nor a draft")
  func facesDecideNothing() throws {
    for target in ["Screen", "XDayCLI", "xday"] {
      for (file, line) in try Self.lines(of: target) {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let words = code.split { !$0.isLetter }
        for word in ["TaskStore", "Draft"] where words.contains(Substring(word)) {
          Issue.record("\(target)/\(file) has \(word): \(line)")
        }
      }
    }
  }

  @Test("every change is made in the planner, under the lock: there alone a draft is written")
  func oneWayToWrite() throws {
    let writers = try Self.lines(of: "Planner").filter { $0.text.contains("store.write(") }
    #expect(writers.map(\.file) == ["Changing.swift"])
    // What runs there is not a face's: only the planner's own files reach it.
    let declared = try Self.lines(of: "Planner").filter { $0.text.contains("func change") }
    #expect(!declared.isEmpty && declared.allSatisfy { !$0.text.contains("package func change") })
  }

  @Test(
    "nothing below the words writes a sentence for people",
    arguments: [
      "DayBudget", "Paths", "Retrospect", "Calendars", "Store", "Exchange", "Planner", "Terminal",
      "CommandTable", "Documents",
    ])
  func noWords(target: String) throws {
    let sentence = /\p{L}{2,} \p{L}{2,}|[äöüß«»“”]/
    // Names of zones and of columns, shells' own words, and what stops a program that is wrong in itself.
    let others = [
      "WindowsZones.swift", "WindowsZones+Variants.swift", "FishScript.swift", "Helpers.swift",
      "TimesheetReader.swift", "ImportFormat.swift",
      // A script for another program.
      "NotificationProgram.swift",
    ]
    for (file, line) in try Self.lines(of: target) where !others.contains(file) {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .replacing("\\\\", with: "").replacing("\\\"", with: "")
      // What stands between quotes: every second piece; the names of commands in the log are two words at most.
      for text in code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      where text.offset % 2 == 1 && text.element.contains(sentence) {
        let isForEngineers =
          code.contains("precondition") || code.contains("change(\"calendar ")
          || code.contains("change(\"tags ") || code.contains("change(\"goal ")
        #expect(isForEngineers, "\(target)/\(file) says: \(text.element)")
      }
    }
  }

  @Test("the terminal knows no task, no day and no language")
  func terminalIsPlain() throws {
    let names = ["Task", "task", "Day", "day", "Budget", "CivilDate", "German", "English", "Language"]
    for (file, line) in try Self.lines(of: "Terminal") {
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for word in code.split(whereSeparator: { !$0.isLetter }) where names.contains(String(word)) {
        Issue.record("\(file) has \(word): \(line)")
      }
    }
  }

  @Test("a document about days is made in Documents, once: no face writes its schema")
  func documentsInOnePlace() throws {
    // What only a command line has: its own texts, what the doctor found, and what starts it each minute.
    let own = [
      "help", "man", "completions", "complete", "version", "doctor", "remind-test", "remind-timer",
    ]
    for (file, line) in try Self.lines(of: "XDayCLI") where line.contains("\"xday.") && line.contains("/1\"")
    {
      #expect(own.contains { line.contains("\"xday.\($0)/1\"") }, "\(file): \(line)")
    }
  }

  @Test("no type bears the name of a target")
  func typesAndTargets() throws {
    for target in Self.allowed.keys {
      for (file, line) in try Self.lines(of: target) {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(where: { ["struct", "enum", "class", "protocol"].contains($0) }),
          index + 1 < words.count, !line.contains("//")
        else { continue }
        let name = String(words[index + 1].prefix { $0.isLetter || $0.isNumber })
        #expect(Self.allowed[name] == nil, "\(target)/\(file) declares \(name)")
      }
    }
  }

  @Test("every JSON document that is written has its schema, and no schema is left over")
  func schemas() throws {
    let lines = try Self.lines(of: "XDayCLI") + Self.lines(of: "Documents")
    let written = lines.flatMap { _, line in
      line.split(separator: "\"").filter { $0.hasPrefix("xday.") && $0.hasSuffix("/1") }.map {
        String($0.dropFirst(5).dropLast(2))
      }
    }
    let folder = Repository.file("docs/schema").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { String($0.dropLast(5)) }
    // The store's own files are described there too.
    #expect(Set(written).isSubset(of: files), "\(Set(written).subtracting(files))")
    #expect(
      Set(files).subtracting(written).allSatisfy { $0.hasPrefix("store") || $0 == "export" },
      "\(Set(files).subtracting(written))")
  }

  @Test("no file is longer than 300 lines, but for tables of data")
  func fileLengths() throws {
    for target in Self.allowed.keys.sorted() {
      let folder = Repository.file("Sources/" + target)
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let count = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false
        ).count
        let isData = ["WindowsZones.swift", "WindowsZones+Variants.swift"].contains(file.lastPathComponent)
        #expect(count <= 301 || isData, "\(file.lastPathComponent) has \(count) lines")
      }
    }
  }
}
