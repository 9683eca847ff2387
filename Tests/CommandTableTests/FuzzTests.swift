import CommandTable
import TestSupport
import Testing

private let pieces = [
  "add", "today", "calendar", "config", "budget", "morning", "help", "list", "move", "ad", "", "-", "--",
  "---",
  "--json", "--now", "--now=1", "-n", "-n1", "-jn", "-jh", "-h", "--help", "--day", "--day=", "--today", "-x",
  "--tag", "--done", "bk", "first", "on", "-5", "--=", "=", "-=", "-\u{301}", "--d\u{301}ay", "\u{1b}[0m",
  "😀", "a b",
]

/// Puts a command line together anew: the flags in front, the words after `--`.
private func canonical(_ invocation: Invocation) -> [String] {
  invocation.path
    + invocation.uses.flatMap { use -> [String] in
      guard let first = use.values.first else { return ["--" + use.name] }
      return ["--\(use.name)=\(first)"] + use.values.dropFirst()
    } + ["--"] + invocation.arguments
}

@Test(
  "Any command line is understood or refused, and what is understood can be said again", arguments: [1, 2, 3])
private func anyLine(_ seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var understood = 0
  for _ in 0..<3_000 {
    let count = Int.random(in: 0...7, using: &random)
    let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
    do throws(UsageError) {
      let invocation = try Fixture.set.parse(line)
      understood += 1
      guard !invocation.wantsHelp, Fixture.set.command(at: invocation.path) != nil else { continue }
      let again = try Fixture.set.parse(canonical(invocation))
      #expect(again.path == invocation.path, "\(line)")
      #expect(again.uses == invocation.uses, "\(line)")
      #expect(again.arguments == invocation.arguments, "\(line)")
    } catch {
      #expect((0...line.count).contains(error.index), "\(line)")
    }
  }
  #expect(understood > 100)
}
