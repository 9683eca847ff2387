/// One command, or a family of commands when it has subcommands.
///
/// A family has no arguments and flags of its own; they stand with its members.
package struct Command: Hashable, Sendable {
  /// The word that calls it.
  package let name: String
  /// What it is for, one sentence without a full stop.
  package let summary: String
  /// More about it, a paragraph each; shown in long help only.
  package let details: [String]
  /// Lists that belong to it, as the words it understands; shown in long help only.
  package let sections: [Section]
  /// The words it takes, in order.
  package let arguments: [Argument]
  /// Its flags, beside those that every command has.
  package let flags: [Flag]
  /// Command lines that show what it can do.
  package let examples: [Example]
  /// Shorter words that call it too.
  package let shortNames: [String]
  /// The members of a family, no families themselves; empty for a command that does something itself.
  package let subcommands: [Command]
  /// The member that is meant when none is named; nil when one has to be named.
  package let defaultSubcommand: String?
  /// Words that people might type instead: never accepted, but answered with this command.
  package let synonyms: [String]
  /// Whether it is kept out of help, suggestions and completions.
  package let isHidden: Bool

  /// Describes a command.
  package init(
    _ name: String, summary: String, details: [String] = [], sections: [Section] = [],
    arguments: [Argument] = [], flags: [Flag] = [], examples: [Example] = [], shortNames: [String] = [],
    subcommands: [Command] = [], defaultSubcommand: String? = nil,
    synonyms: [String] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.sections = sections
    self.arguments = arguments
    self.flags = flags
    self.examples = examples
    self.shortNames = shortNames
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.synonyms = synonyms
    self.isHidden = isHidden
  }
}

extension Command {
  /// Whether a word calls it.
  func isCalled(by word: String) -> Bool { name == word || shortNames.contains(word) }

  /// The name with its short names, as lists show it: `a(dd)`, `l(ist), ls`, `drop, rm`.
  var label: String {
    let letter = shortNames.first { $0.count == 1 && name.hasPrefix($0) }
    let others = shortNames.filter { $0 != letter }
    return ([letter.map { "\($0)(\(name.dropFirst()))" } ?? name] + others).joined(separator: ", ")
  }
}

/// A command line that shows something, written as it is typed in a shell.
package struct Example: Hashable, Sendable {
  /// The whole line, program name included: `xday add "Milch kaufen"`.
  package let line: String
  /// What it shows, one clause without a full stop.
  package let explanation: String

  /// Describes an example.
  package init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}
