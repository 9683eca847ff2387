import Testing

@testable import CommandTable

@Test("The fixture is without fault")
private func fixture() {
  #expect(Fixture.set.faults() == [])
}

private func table(_ commands: [Command], flags: [Flag] = [], default name: String = "a") -> CommandSet {
  let help = Flag("help", short: "h", summary: "shows help", isOverriding: true)
  return CommandSet(
    program: "x", version: "1", summary: "a program", globalFlags: [help] + flags,
    groups: [CommandGroup("All", commands)], defaultCommand: name, headings: Fixture.headings)
}

private func good(_ name: String, arguments: [Argument] = [], flags: [Flag] = []) -> Command {
  Command(
    name, summary: "does it", arguments: arguments, flags: flags,
    examples: [Example("x \(name) 1 2 3", "does it")])
}

private let word = Argument(Placeholder("WORD", explanation: "a word"), .any)

@Test(
  "Each fault is found and named",
  arguments: [
    (table([good("a", arguments: [word])]), [Fault]()),
    (table([good("a", arguments: [word]), good("a", arguments: [word])]), [.doubleCommand(["a"])]),
    (table([good("a", arguments: [word])], default: "b"), [.missingDefault([])]),
    (
      table([
        good("a", arguments: [word]),
        Command("b", summary: "does it", examples: [Example("x b", "it")], shortNames: ["a"]),
      ]), [.doubleCommand(["a"])]
    ),
    (
      table([good("a", arguments: [word], flags: [Flag("help", short: "h", summary: "helps")])]),
      [.doubleFlag(["a"], "help"), .doubleLetter(["a"], "h")]
    ),
    (table([good("A_b", arguments: [word])], default: "A_b"), [.badName(["A_b"], "A_b")]),
    (
      table([good("a", arguments: [word], flags: [Flag("x-", summary: "Does it.")])]),
      [.badName(["a"], "x-"), .badFlagSummary(["a"], "x-")]
    ),
    (
      table([good("a", arguments: [Argument(Placeholder("WORD", explanation: ""), .any)])]),
      [.unexplained(["a"], "WORD")]
    ),
    (
      table([
        good(
          "a",
          arguments: [
            Argument(word.placeholder, .optional), Argument(Placeholder("B", explanation: "b"), .oneOrMore),
          ])
      ]),
      [.misplaced(["a"], "B")]
    ),
    (table([good("a")]), [.badExample(["a"], "x a 1 2 3")]),
    (table([Command("a", summary: "does z. B. Twice", examples: [Example("x a", "it")])]), []),
    (table([Command("a", summary: "does up to 31. December", examples: [Example("x a", "it")])]), []),
    (
      table([Command("a", summary: "does this. Twice", examples: [Example("x a", "it")])]),
      [.badSummary(["a"])]
    ),
    (table([Command("a", summary: "", examples: [Example("x a", "it")])]), [.badSummary(["a"])]),
    (table([Command("a", summary: "does it\nall", examples: [Example("x a", "it")])]), [.badSummary(["a"])]),
    (table([Command("a", summary: "does it")]), [.withoutExample(["a"])]),
    (table([Command("a", summary: "does it", isHidden: true)]), []),
    (table([Command("a", summary: "does it", examples: [Example("x a", "")])]), [.badExample(["a"], "x a")]),
    (
      table([Command("a", summary: "does it", examples: [Example("x 'a", "it")])]),
      [.badExample(["a"], "x 'a")]
    ),
    (
      table([Command("a", summary: "does it", examples: [Example("y a", "it")])]), [.badExample(["a"], "y a")]
    ),
    (
      table([good("a", arguments: [word], flags: [Flag("x", short: "'", summary: "x")])]),
      [.badName(["a"], "-'")]
    ),
    (
      table([
        good("a", arguments: [Argument(Placeholder("W", kind: .dynamic("a b"), explanation: "w"), .any)])
      ]),
      [.badName(["a"], "a b")]
    ),
    (
      table([
        Command(
          "a", summary: "does it", flags: [Flag("x", summary: "x")],
          subcommands: [good("b", arguments: [word])], defaultSubcommand: "c")
      ]),
      [.familyWithOwnParts(["a"]), .missingDefault(["a"]), .badExample(["a", "b"], "x b 1 2 3")]
    ),
  ])
private func faults(_ table: CommandSet, _ expected: [Fault]) {
  #expect(table.faults() == expected)
}

@Test("A table without a help flag is at fault")
private func withoutHelp() {
  let set = CommandSet(
    program: "x", version: "1", summary: "a program.", globalFlags: [],
    groups: [CommandGroup("All", [good("a", arguments: [word])])], defaultCommand: "a",
    headings: Fixture.headings)
  #expect(set.faults() == [.withoutHelpFlag, .badSummary([])])
}

@Test(
  "Example lines are split as a shell splits them",
  arguments: [
    ("x a b", [["x", "a", "b"]]), ("  x   a  ", [["x", "a"]]), ("x 'a b' \"c d\"", [["x", "a b", "c d"]]),
    ("x a' 'b", [["x", "a b"]]), ("x ''", [["x", ""]]),
    ("x \\'a \\\\ \"\\\"q\\n\"", [["x", "'a", "\\", "\"q\\n"]]),
    ("a | x - | b", [["a"], ["x", "-"], ["b"]]), ("x a > f | b", [["x", "a"], ["b"]]),
    ("x a && x b; c", [["x", "a"], ["x", "b"], ["c"]]),
    ("x <f", [["x"]]), ("x 'a", nil), ("x \\", nil), ("", []),
  ] as [(String, [[String]]?)])
private func split(_ line: String, _ expected: [[String]]?) {
  #expect(ShellWords.commands(in: line) == expected)
}
