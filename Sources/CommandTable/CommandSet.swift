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
  /// The command that is meant when none is named.
  package let defaultCommand: String
  /// Further parts of the man page and the reference: exit status, files, environment.
  package let sections: [Section]
  /// The words of the frame, in the language of the texts.
  package let headings: Headings

  /// Describes a program.
  package init(
    program: String, version: String, summary: String, details: [String] = [], globalFlags: [Flag],
    groups: [CommandGroup], defaultCommand: String, sections: [Section] = [], headings: Headings
  ) {
    self.program = program
    self.version = version
    self.summary = summary
    self.details = details
    self.globalFlags = globalFlags
    self.groups = groups
    self.defaultCommand = defaultCommand
    self.sections = sections
    self.headings = headings
  }

  /// All commands, group after group, hidden ones included.
  package var commands: [Command] { groups.flatMap(\.commands) }

  /// The command that a path of names leads to; nil when there is none, and for the empty path.
  package func command(at path: some Collection<String>) -> Command? {
    var found: Command?
    for name in path {
      guard let next = members(of: found).first(where: { $0.name == name }) else { return nil }
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

/// A further part of the man page and the reference: paragraphs, then terms with their meaning.
package struct Section: Hashable, Sendable {
  /// A term and what it means.
  package struct Entry: Hashable, Sendable {
    /// The term: an exit status, a file, a variable.
    package let term: String
    /// What it means.
    package let meaning: String

    /// Explains a term.
    package init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The title.
  package let title: String
  /// The paragraphs.
  package let paragraphs: [String]
  /// The terms.
  package let entries: [Entry]

  /// Describes a section.
  package init(_ title: String, paragraphs: [String] = [], entries: [Entry] = []) {
    self.title = title
    self.paragraphs = paragraphs
    self.entries = entries
  }
}

/// The words of the frame around the texts.
package struct Headings: Hashable, Sendable {
  /// Before the usage lines: «Usage».
  package let usage: String
  /// The word for flags in a usage line: «flags».
  package let flagsInUsage: String
  /// The word for a command in a usage line: «COMMAND».
  package let commandInUsage: String
  /// Above the arguments: «Arguments».
  package let arguments: String
  /// Above the flags of a command: «Flags».
  package let flags: String
  /// Above the flags of every command: «Flags of every command».
  package let globalFlags: String
  /// Above the members of a family, and above all commands in the man page: «Commands».
  package let commands: String
  /// Above the examples: «Examples».
  package let examples: String
  /// The first three titles of a man page: «Name», «Synopsis», «Description».
  package let name: String
  /// The title of the usage lines in a man page.
  package let synopsis: String
  /// The title of the text in a man page.
  package let description: String
  /// Before the last line of help, which names the command for more of it: «More».
  package let more: String

  /// Names the words.
  package init(
    usage: String, flagsInUsage: String, commandInUsage: String, arguments: String, flags: String,
    globalFlags: String, commands: String, examples: String, name: String, synopsis: String,
    description: String, more: String
  ) {
    self.usage = usage
    self.flagsInUsage = flagsInUsage
    self.commandInUsage = commandInUsage
    self.arguments = arguments
    self.flags = flags
    self.globalFlags = globalFlags
    self.commands = commands
    self.examples = examples
    self.name = name
    self.synopsis = synopsis
    self.description = description
    self.more = more
  }
}
