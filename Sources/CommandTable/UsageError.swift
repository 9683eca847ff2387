/// Why a command line was not understood: data from which a person's message is made.
///
/// Words are as typed, control characters and all; whoever shows them escapes them.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// No command has this name; the nearest ones come first to last.
    case unknownCommand(String, nearest: [String])
    /// The family has no member of this name.
    case unknownSubcommand(String, nearest: [String])
    /// A family was named without a member, and has none that is meant then.
    case missingSubcommand(choices: [String])
    /// The command has no such flag; `elsewhere` are the commands that do have it.
    case unknownFlag(String, nearest: [String], elsewhere: [String])
    /// A value of the flag is missing; the placeholder says which.
    case missingValue(flag: String, placeholder: String)
    /// The flag is a switch, and `=` gave it a value.
    case unexpectedValue(flag: String, value: String)
    /// The flag is there more than once.
    case repeatedFlag(String)
    /// The word is none of those that are accepted in this place.
    case unknownValue(String, placeholder: String, choices: [String], nearest: [String])
    /// An argument is missing.
    case missingArgument(placeholder: String)
    /// The command takes no further word.
    case tooManyArguments(String)
  }

  /// What is wrong.
  package let problem: Problem
  /// The place in the arguments given to the parser; their count when something is missing at the end.
  package let index: Int
  /// The command, as far as it was understood; empty when none was named.
  package let path: [String]

  /// Puts an error together.
  package init(_ problem: Problem, index: Int, path: [String]) {
    self.problem = problem
    self.index = index
    self.path = path
  }
}
