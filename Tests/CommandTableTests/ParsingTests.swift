import CommandTable
import Testing

/// A command line, written with single spaces, and what it means.
struct Line: CustomTestStringConvertible, Sendable {
  let text: String
  let invocation: Invocation

  init(_ text: String, _ invocation: Invocation) {
    self.text = text
    self.invocation = invocation
  }

  var testDescription: String { text.isEmpty ? "nothing" : text }
}

/// A command line and why it is refused.
struct Refused: CustomTestStringConvertible, Sendable {
  let text: String
  let error: UsageError

  init(_ text: String, _ problem: UsageError.Problem, at index: Int, in path: [String]) {
    self.text = text
    error = UsageError(problem, index: index, path: path)
  }

  var testDescription: String { text }
}

func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

private typealias Use = Invocation.Use

private let lines: [Line] = [
  // Where the command stands
  Line("", Invocation(["today"])),
  Line("today", Invocation(["today"])),
  Line("--short", Invocation(["today"], uses: [Use("short")])),
  Line("-s", Invocation(["today"], uses: [Use("short")])),
  Line("--json", Invocation(["today"], uses: [Use("json")])),
  Line("--demo today", Invocation(["today"], uses: [Use("demo")])),
  Line("--json add Milch", Invocation(["add"], arguments: ["Milch"], uses: [Use("json")])),
  Line("--now 12:00 add Milch", Invocation(["add"], arguments: ["Milch"], uses: [Use("now", ["12:00"])])),
  Line("--now=12:00 add Milch", Invocation(["add"], arguments: ["Milch"], uses: [Use("now", ["12:00"])])),
  Line("-n 12:00 add Milch", Invocation(["add"], arguments: ["Milch"], uses: [Use("now", ["12:00"])])),
  Line(
    "-jn12:00 add Milch",
    Invocation(["add"], arguments: ["Milch"], uses: [Use("json"), Use("now", ["12:00"])])),
  Line("--day fri add Milch", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["fri"])])),
  Line(
    "--tag a --tag b add c",
    Invocation(["add"], arguments: ["c"], uses: [Use("tag", ["a"]), Use("tag", ["b"])])),
  Line("-- fri", Invocation(["today"], arguments: ["fri"], plainArguments: 0)),
  Line("complete tasks", Invocation(["complete"], arguments: ["tasks"])),
  // Families
  Line("calendar", Invocation(["calendar", "list"])),
  Line("--json calendar", Invocation(["calendar", "list"], uses: [Use("json")])),
  Line("calendar --json list", Invocation(["calendar", "list"], uses: [Use("json")])),
  Line("calendar --now 12 list", Invocation(["calendar", "list"], uses: [Use("now", ["12"])])),
  Line(
    "calendar add a.ics --name work",
    Invocation(["calendar", "add"], arguments: ["a.ics"], uses: [Use("name", ["work"])])),
  Line(
    "calendar --name=work add a.ics",
    Invocation(["calendar", "add"], arguments: ["a.ics"], uses: [Use("name", ["work"])])),
  Line("config budget off", Invocation(["config", "budget"], arguments: ["off"])),
  // Flags and values
  Line(
    "add --day fri Milch kaufen",
    Invocation(["add"], arguments: ["Milch", "kaufen"], uses: [Use("day", ["fri"])])),
  Line(
    "add Milch --day=fri kaufen",
    Invocation(["add"], arguments: ["Milch", "kaufen"], uses: [Use("day", ["fri"])])),
  Line("add Milch -dfri", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["fri"])])),
  Line("add Milch -d=fri", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["fri"])])),
  Line(
    "add Milch -jd fri", Invocation(["add"], arguments: ["Milch"], uses: [Use("json"), Use("day", ["fri"])])),
  Line("add Milch --day=", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", [""])])),
  Line("add Milch --day=a=b", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["a=b"])])),
  Line("add Milch --day=-5", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["-5"])])),
  Line("add Milch --day -", Invocation(["add"], arguments: ["Milch"], uses: [Use("day", ["-"])])),
  Line("add -", Invocation(["add"], arguments: ["-"])),
  Line("add Kino - Freitag", Invocation(["add"], arguments: ["Kino", "-", "Freitag"])),
  Line("add --json --json a", Invocation(["add"], arguments: ["a"], uses: [Use("json"), Use("json")])),
  Line("add -- -5 Grad --json", Invocation(["add"], arguments: ["-5", "Grad", "--json"], plainArguments: 0)),
  Line("add a -- - --", Invocation(["add"], arguments: ["a", "-", "--"], plainArguments: 1)),
  Line("add -- --help", Invocation(["add"], arguments: ["--help"], plainArguments: 0)),
  // Several values
  Line(
    "morning --today bk fd --day fri gz hn --later kt",
    Invocation(
      ["morning"],
      uses: [Use("today", ["bk", "fd"]), Use("day", ["fri", "gz", "hn"]), Use("later", ["kt"])])),
  Line(
    "morning --day=fri gz --day mon hn",
    Invocation(["morning"], uses: [Use("day", ["fri", "gz"]), Use("day", ["mon", "hn"])])),
  Line("list --done", Invocation(["list"], uses: [Use("done")])),
  Line("list --done mon", Invocation(["list"], uses: [Use("done", ["mon"])])),
  Line("list --done --all", Invocation(["list"], uses: [Use("done"), Use("all")])),
  Line("move bk before fd", Invocation(["move"], arguments: ["bk", "before", "fd"])),
  // Help and version
  Line("--help", Invocation([], uses: [Use("help")])),
  Line("-h", Invocation([], uses: [Use("help")])),
  Line("--version", Invocation([], uses: [Use("version")])),
  Line("--json --help", Invocation([], uses: [Use("help")])),
  Line("add --help", Invocation(["add"], uses: [Use("help")])),
  Line("--help add", Invocation(["add"], uses: [Use("help")])),
  Line("add --nonsense --day --help", Invocation(["add"], uses: [Use("help")])),
  Line("add -jh", Invocation(["add"], uses: [Use("help")])),
  Line("-jh", Invocation([], uses: [Use("help")])),
  Line("add a -nh", Invocation(["add"], arguments: ["a"], uses: [Use("now", ["h"])])),
  Line("calendar -h", Invocation(["calendar"], uses: [Use("help")])),
  Line("calendar add -h", Invocation(["calendar", "add"], uses: [Use("help")])),
  Line("config --help", Invocation(["config"], uses: [Use("help")])),
  Line("help", Invocation(["help"])),
  Line("help calendar add", Invocation(["help"], arguments: ["calendar", "add"])),
]

private let refused: [Refused] = [
  Refused("ad", .unknownCommand("ad", nearest: ["add"]), at: 0, in: []),
  Refused("--json tody", .unknownCommand("tody", nearest: ["today"]), at: 1, in: []),
  Refused("--now 12 heute", .unknownCommand("heute", nearest: ["today"]), at: 2, in: []),
  Refused("ad --help", .unknownCommand("ad", nearest: ["add"]), at: 0, in: []),
  Refused("zahnarzt morgen", .unknownCommand("zahnarzt", nearest: []), at: 0, in: []),
  Refused("complet", .unknownCommand("complet", nearest: ["completions"]), at: 0, in: []),
  Refused("calendar ad x", .unknownSubcommand("ad", nearest: ["add"]), at: 1, in: ["calendar"]),
  Refused("calendar --json lst", .unknownSubcommand("lst", nearest: ["list"]), at: 2, in: ["calendar"]),
  Refused("calendar pin", .unknownSubcommand("pin", nearest: []), at: 1, in: ["calendar"]),
  Refused("config", .missingSubcommand(choices: ["budget"]), at: 1, in: ["config"]),
  Refused("config --json", .missingSubcommand(choices: ["budget"]), at: 2, in: ["config"]),
  Refused("help calnedar", .unknownCommand("calnedar", nearest: ["calendar"]), at: 1, in: ["help"]),
  Refused("help calendar ad", .unknownSubcommand("ad", nearest: ["add"]), at: 2, in: ["help"]),
  Refused("help add more", .unknownSubcommand("more", nearest: []), at: 2, in: ["help"]),
  Refused("add a --jsn", .unknownFlag("--jsn", nearest: ["--json"], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a --js", .unknownFlag("--js", nearest: ["--json"], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a --jsn=1", .unknownFlag("--jsn", nearest: ["--json"], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a --date fri", .unknownFlag("--date", nearest: ["--day"], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a --dem", .unknownFlag("--dem", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a -json", .unknownFlag("-s", nearest: [], elsewhere: ["today"]), at: 2, in: ["add"]),
  Refused("add a -xson", .unknownFlag("-xson", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a -5h", .unknownFlag("-5h", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a -5", .unknownFlag("-5", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a -\u{301}b", .unknownFlag("-\u{301}b", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a --=x", .unknownFlag("--", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("add a ---", .unknownFlag("---", nearest: [], elsewhere: []), at: 2, in: ["add"]),
  Refused("today --tag x", .unknownFlag("--tag", nearest: [], elsewhere: ["add"]), at: 1, in: ["today"]),
  Refused(
    "--all-today", .unknownFlag("--all-today", nearest: [], elsewhere: ["morning"]), at: 0, in: ["today"]),
  Refused("--name x", .unknownFlag("--name", nearest: [], elsewhere: ["calendar add"]), at: 0, in: ["today"]),
  Refused(
    "--today bk morning",
    .unknownFlag("--today", nearest: [], elsewhere: ["morning"]), at: 0, in: ["today"]),
  Refused("add a --day", .missingValue(flag: "--day", placeholder: "DAY"), at: 2, in: ["add"]),
  Refused("add a --day -5", .missingValue(flag: "--day", placeholder: "DAY"), at: 2, in: ["add"]),
  Refused("add a --day --json", .missingValue(flag: "--day", placeholder: "DAY"), at: 2, in: ["add"]),
  Refused("add a --day -- b", .missingValue(flag: "--day", placeholder: "DAY"), at: 2, in: ["add"]),
  Refused("add a -jd", .missingValue(flag: "-d", placeholder: "DAY"), at: 2, in: ["add"]),
  Refused("morning --today", .missingValue(flag: "--today", placeholder: "CODE"), at: 1, in: ["morning"]),
  Refused("morning --day fri", .missingValue(flag: "--day", placeholder: "CODE"), at: 1, in: ["morning"]),
  Refused(
    "morning --day=fri --json", .missingValue(flag: "--day", placeholder: "CODE"), at: 1, in: ["morning"]),
  Refused("add a --json=yes", .unexpectedValue(flag: "--json", value: "yes"), at: 2, in: ["add"]),
  Refused("add a -j=yes", .unexpectedValue(flag: "-j", value: "yes"), at: 2, in: ["add"]),
  Refused("add a --day fri --day mon", .repeatedFlag("--day"), at: 4, in: ["add"]),
  Refused("add a --day fri -dmon", .repeatedFlag("-d"), at: 4, in: ["add"]),
  Refused("--now 1 add a --now 2", .repeatedFlag("--now"), at: 4, in: ["add"]),
  Refused("add", .missingArgument(placeholder: "TEXT"), at: 1, in: ["add"]),
  Refused("add --json --", .missingArgument(placeholder: "TEXT"), at: 3, in: ["add"]),
  Refused("move bk", .missingArgument(placeholder: "PLACE"), at: 2, in: ["move"]),
  Refused("calendar add", .missingArgument(placeholder: "FILE"), at: 2, in: ["calendar", "add"]),
  Refused("today fri mon", .tooManyArguments("mon"), at: 2, in: ["today"]),
  Refused("today -- fri mon", .tooManyArguments("mon"), at: 3, in: ["today"]),
  Refused(
    "move bk frist",
    .unknownValue("frist", placeholder: "PLACE", choices: ["first", "last", "before"], nearest: ["first"]),
    at: 2, in: ["move"]),
  Refused(
    "completions tcsh",
    .unknownValue("tcsh", placeholder: "SHELL", choices: ["bash", "zsh", "fish"], nearest: []),
    at: 1, in: ["completions"]),
]

@Test("A command line means this", arguments: lines)
private func meaning(_ line: Line) throws {
  #expect(try Fixture.set.parse(words(line.text)) == line.invocation)
}

@Test("A command line is refused for this reason, in this place", arguments: refused)
private func refusal(_ line: Refused) {
  #expect(throws: line.error) { try Fixture.set.parse(words(line.text)) }
}

@Test("Empty words are words")
private func emptyWords() throws {
  #expect(try Fixture.set.parse(["add", "", " "]) == Invocation(["add"], arguments: ["", " "]))
  #expect(throws: UsageError(.unknownCommand("", nearest: []), index: 0, path: [])) {
    try Fixture.set.parse([""])
  }
}

@Test("The values of a flag can be asked for one by one, all together and time by time")
private func values() throws {
  let invocation = try Fixture.set.parse(words("morning --day fri gz --day mon hn kt"))
  #expect(invocation.value("day") == "fri")
  #expect(invocation.values("day") == ["fri", "gz", "mon", "hn", "kt"])
  #expect(invocation.groups("day") == [["fri", "gz"], ["mon", "hn", "kt"]])
  #expect(invocation.has("day") && !invocation.has("later") && invocation.value("later") == nil)
  #expect(!invocation.wantsHelp)
}
