/// A shell for which completions can be written.
package enum Shell: String, CaseIterable, Sendable {
  /// The Bourne-again shell, from 3.2 on, as macOS has it.
  case bash
  /// The Z shell, from 5.0 on.
  case zsh
  /// The friendly shell, from 3.1 on.
  case fish
}

extension CommandSet {
  /// A script that teaches a shell to complete the program's command lines.
  ///
  /// For a placeholder of kind `.dynamic("tasks")` the script calls `PROGRAM complete -- tasks BEGUN WORD…`, what is
  /// begun and the words of the command before it, which prints a candidate a line, with its description after a
  /// tab where it has one.
  package func completions(for shell: Shell) -> String {
    let table = CompletionTable(self)
    return switch shell {
    case .bash: BashScript(table: table).text
    case .zsh: ZshScript(table: table, headings: headings).text
    case .fish: FishScript(table: table).text
    }
  }
}

/// The table as the completion scripts see it: flat, and every kind of value under a name.
///
/// All three scripts do the same: they step over the words before the cursor, noting the command (`path`),
/// how many of its words there are (`position`), and what a flag still takes (`slots`); then they offer what
/// can follow. Slots are kinds with a space between, a plus after one that repeats: `words-1 dynamic-tasks+`.
struct CompletionTable {
  /// A command, or what stands before any.
  struct Node {
    /// The names that lead there with a space between; empty at the start.
    let path: String
    /// The commands that can be named next, hidden ones left out.
    let members: [Command]
    /// The flags of its own; where a default is meant when nothing is named, that command's flags.
    let flags: [Flag]
    /// The words it takes.
    let arguments: [Argument]
  }

  let program: String
  /// The start, then every visible command.
  let nodes: [Node]
  let globalFlags: [Flag]
  /// The lists of words that are offered somewhere; the first is called `words-1`.
  let lists: [[String]]
  /// The names of what the program itself prints.
  let sources: [String]

  init(_ set: CommandSet) {
    program = set.program
    globalFlags = set.globalFlags
    let start = Node(
      path: "", members: set.commands.visible,
      flags: set.command(at: [set.defaultCommand])?.flags ?? [], arguments: [])
    nodes =
      [start]
      + set.allCommands.filter { !$0.command.isHidden }.map { path, command in
        let meant = command.subcommands.first { $0.name == command.defaultSubcommand }
        return Node(
          path: path.joined(separator: " "), members: command.subcommands.visible,
          flags: (meant ?? command).flags, arguments: command.arguments)
      }
    let flags = globalFlags + nodes.flatMap(\.flags)
    let kinds = (nodes.flatMap(\.arguments) + flags.flatMap(\.values)).map(\.placeholder.kind)
    lists = unique(kinds.compactMap(\.words))
    sources = unique(kinds.compactMap(\.source))
  }

  /// The program's name as a part of a function's name.
  var identifier: String { program.replacing("-", with: "_") }

  /// The name of a list of words.
  func name(ofList index: Int) -> String { "words-\(index + 1)" }

  /// Short names, each with the name that it stands for.
  var shortNames: [(short: String, name: String)] {
    (nodes.first?.members ?? []).flatMap { command in command.shortNames.map { ($0, command.name) } }
  }

  /// What a row of places takes, as the scripts read it.
  func slots(_ arguments: [Argument]) -> String {
    arguments.map { name(of: $0.placeholder.kind) + ($0.isRepeating ? "+" : "") }.joined(separator: " ")
  }

  private func name(of kind: ValueKind) -> String {
    switch kind {
    case .free: "free"
    case .file: "file"
    case .folder: "folder"
    case .command: "command"
    case .dynamic(let source): "dynamic-\(source)"
    case .suggested(let words), .oneOf(let words): lists.firstIndex(of: words).map(name(ofList:)) ?? "free"
    }
  }

  /// One branch for each flag with values: its patterns `path|--flag`, and its slots.
  ///
  /// The flags of every command come last, under the pattern that `everywhere` makes of `|--flag`.
  func valueBranches(
    quote: (String) -> String, everywhere: (String) -> String
  ) -> [(patterns: [String], slots: String)] {
    func branches(_ flags: [Flag], _ pattern: (String) -> String) -> [(patterns: [String], slots: String)] {
      flags.filter { !$0.values.isEmpty }.map { flag in
        let letter = flag.short.map { ["-\($0)"] } ?? []
        return (([flag.spelling] + letter).map { pattern("|" + $0) }, slots(flag.values))
      }
    }
    return nodes.flatMap { node in branches(node.flags) { quote(node.path + $0) } }
      + branches(globalFlags, everywhere)
  }
}

extension ValueKind {
  /// The words that are offered, where they are known.
  fileprivate var words: [String]? {
    switch self {
    case .suggested(let words), .oneOf(let words): words
    case .free, .file, .folder, .command, .dynamic: nil
    }
  }

  /// The name of what the program itself prints.
  fileprivate var source: String? {
    if case .dynamic(let name) = self { name } else { nil }
  }
}

/// The values in order, each once.
private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
  var seen: Set<Value> = []
  return values.filter { seen.insert($0).inserted }
}

/// Text in single quotes as bash and zsh read it: nothing in it means anything.
func quotedForShell(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

extension [String] {
  /// Lines, each set in by so many spaces, with a line break between.
  func lines(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return map { margin + $0 }.joined(separator: "\n")
  }
}
