/// Everything that a program understands on its command line.
///
/// Parsing, help, completions, the man page and the reference all come out of this one value.
package struct CommandSet: Hashable, Sendable {
  /// The name by which the program is called.
  package let program: String
  /// The version shown in the man page.
  package let version: String
  /// What the program is for, one sentence without a full stop.
  package let summary: String
  /// More about the program, a paragraph each.
  package let details: [String]
  /// The flags that every command has.
  package let globalFlags: [Flag]
  /// The commands, in the order in which help shows them.
  package let groups: [CommandGroup]
  /// The commands of every day by their names: those that the overview shows; empty shows all of them.
  package let daily: [String]
  /// What a beginner has to know, a paragraph each, below the commands of every day.
  package let hints: [String]
  /// The command that is meant when none is named.
  package let defaultCommand: String
  /// Further parts of the man page and the reference: exit status, files, environment.
  package let sections: [Section]
  /// The words of the frame, in the language of the texts.
  package let headings: Headings

  /// Describes a program.
  package init(
    program: String, version: String, summary: String, details: [String] = [], globalFlags: [Flag],
    groups: [CommandGroup], daily: [String] = [], hints: [String] = [], defaultCommand: String,
    sections: [Section] = [], headings: Headings
  ) {
    self.program = program
    self.version = version
    self.summary = summary
    self.details = details
    self.globalFlags = globalFlags
    self.groups = groups
    self.daily = daily
    self.hints = hints
    self.defaultCommand = defaultCommand
    self.sections = sections
    self.headings = headings
  }

  /// The word that stands for all commands where one can be named: `help all`.
  package static let allWord = "all"

  /// All commands, group after group, hidden ones included.
  package var commands: [Command] { groups.flatMap(\.commands) }

  /// The command that a path of names, short ones too, leads to; nil when there is none, and for the empty path.
  package func command(at path: some Collection<String>) -> Command? {
    var found: Command?
    for name in path {
      guard let next = members(of: found).first(where: { $0.isCalled(by: name) }) else { return nil }
      found = next
    }
    return found
  }

  /// The commands that can be named after a command; after nothing, all commands.
  func members(of command: Command?) -> [Command] { command.map(\.subcommands) ?? commands }

  /// Every command with its path, families before their members, hidden ones included.
  package var allCommands: [(path: [String], command: Command)] {
    commands.flatMap { command in
      [(path: [command.name], command: command)]
        + command.subcommands.map { (path: [command.name, $0.name], command: $0) }
    }
  }
}

/// Commands that help shows under one title.
package struct CommandGroup: Hashable, Sendable {
  /// The title.
  package let title: String
  /// The commands, in the order in which help shows them.
  package let commands: [Command]

  /// Puts commands under a title.
  package init(_ title: String, _ commands: [Command]) {
    self.title = title
    self.commands = commands
  }
}
