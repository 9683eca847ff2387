import Foundation
import Paths
import Terminal
import Testing

@testable import XDayCLI

@Suite("Paths of any bytes")
struct PathTests {
  @Test(
    "What is no UTF-8 leads where it says, from the environment and over links",
    arguments: [
      // The store's folder, by each variable that names it.
      ("XDAY_HOME=\"$D/st$E\"", "$D/st$E/xday.json"),
      ("XDAY_HOME= XDG_DATA_HOME=\"$D/d$E\"", "$D/d$E/xday/xday.json"),
      ("XDAY_HOME= HOME=\"$D/h$E\"", "$D/h$E/.local/share/xday/xday.json"),
      // A link to a file, and a link through a folder.
      ("XDAY_HOME=\"$D/link\"", "$D/link/caf$E.json"), ("XDAY_HOME=\"$D/far\"", "$D/o$E/caf.json"),
    ])
  func folders(environment: String, file: String) throws {
    let binary = Binary()
    let setUp = """
      set -e; D="$XDAY_HOME"; E=$(printf '\\351'); mkdir -p "$D/link" "$D/far" "$D/o$E"
      ln -s "caf$E.json" "$D/link/xday.json"; ln -s "../o$E/caf.json" "$D/far/xday.json"
      """
    let line = """
      \(setUp)
      \(environment) "$xday" add one >&2; \(environment) "$xday" add two >&2
      grep -c title "\(file)"; find "$D" -name '.*.tmp-*' | wc -l; \(environment) "$xday" list --json | grep -c two
      """
    let result = try binary.shell(line)
    #expect(result.out == "2\n0\n1\n", "\(result.err)")
    #expect(result.err.split(separator: "\n").count == 2)
  }

  @Test("Paths on the command line are bytes, in xday.json and on the screen they are text")
  func arguments() throws {
    let binary = Binary()
    let line = """
      D="$XDAY_HOME"; E=$(printf '\\351'); mkdir "$D"; printf 'BEGIN:VCALENDAR\\nEND:VCALENDAR\\n' > "$D/c$E.ics"
      "$xday" add one > /dev/null
      "$xday" calendar add "$D/c$E.ics" > "$D/said" 2> /dev/null
      "$xday" export -o "$D/o$E.json" > /dev/null; test -s "$D/o$E.json" && echo exported
      "$xday" import "$D/o$E.json" > /dev/null && echo imported
      "$xday" export --force -o "$D/o$E.json"
      "$xday" doctor --restore "$D/o$E.json" | head -1 | grep -q o && echo restored
      "$xday" add "one$E" 2>&1; "$xday" calendar add --name "x$E" / 2>&1
      """
    let result = try binary.shell(line)
    let lines = result.out.split(separator: "\n").map(String.init)
    #expect(lines.filter { ["exported", "imported", "restored"].contains($0) }.count == 3, "\(lines)")
    #expect(lines.contains { $0.contains("o\\xE9.json") }, "\(lines)")
    #expect(lines.count { $0.hasPrefix("xday: the text is not valid UTF-8") } == 2, "\(lines)")
    let stored = try Data(contentsOf: URL(fileURLWithPath: binary.home + "/xday.json"))
    let text = try #require(String(validating: stored, as: UTF8.self))
    #expect(text.contains("/c\u{EFE9}.ics"))
    let said = try String(contentsOfFile: binary.home + "/said", encoding: .utf8)
    #expect(said.contains("c\\xE9"), "\(said)")
  }

  @Test("A path with such bytes can be copied into a shell")
  func shellWords() throws {
    let binary = Binary()
    for bytes: [UInt8] in [[0x61, 0xE9], [0x27, 0xFF, 0x5C, 0x20], [0xC3, 0xA4, 0xFE]] {
      let word = ShellText.word(PathText.text(of: bytes))
      let process = binary.command(["-c", "printf %s \(word) | od -An -tx1"], of: "/bin/bash")
      let out = Pipe()
      process.standardOutput = out
      try process.run()
      let seen = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(seen.split(whereSeparator: \.isWhitespace).map { UInt8($0, radix: 16) } == bytes, "\(word)")
    }
  }

  @Test(
    "Without a home it is the password database's, and without that there is no store",
    arguments: [
      ("root:x:0:0:root:/root:/bin/sh\nanna:x:1000:1000:,,,:/home/anna:/bin/sh\n", "/home/anna"),
      ("anna:x:1000:1000::/home/anna:", "/home/anna"), ("anna:x:1000:1000::home:", nil),
      ("anna:x:1000:1000::", nil), ("", nil), ("bea:x:10000:1::/home/bea:", nil),
    ] as [(String, String?)])
  func passwords(contents: String, home: String?) throws {
    #if os(Linux)
      let session = Session()
      let path = try session.write(contents, to: "passwd")
      #expect(PasswordDatabase.home(of: 1_000, in: path) == home)
      #expect(PasswordDatabase.home(of: 1_000, in: path + "-none") == nil)
    #endif
  }

  @Test("Where nothing names a folder nothing is read or written", arguments: ["de", "en"])
  func homeless(language: String) {
    let session = Session(language: language)
    for home in [nil, ""] {
      session.environment["XDAY_HOME"] = nil
      session.environment["HOME"] = home
      for command in [["add", "x"], ["today"], ["undo"], ["reset", "--yes"]] {
        let result = session.run(command)
        #expect(result.status == 4 && result.err.contains("HOME"), "\(command): \(result)")
      }
      #expect(session.run("help").status == 0)
      #expect(session.run("--demo", "today").status == 0)
    }
  }
}
