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
  /// Before the command that explains a command: «About a command».
  package let more: String
  /// Before the short names of a command: «Short».
  package let short: String
  /// Above the commands of every day: «Every day».
  package let daily: String
  /// Before the command that shows all of them: «All commands».
  package let all: String

  /// Names the words.
  package init(
    usage: String, flagsInUsage: String, commandInUsage: String, arguments: String, flags: String,
    globalFlags: String, commands: String, examples: String, name: String, synopsis: String,
    description: String, more: String, short: String, daily: String, all: String
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
    self.short = short
    self.daily = daily
    self.all = all
  }
}
