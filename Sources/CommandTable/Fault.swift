/// Something that a table of commands must not have; a test asks for `faults()` to be empty.
package enum Fault: Hashable, Sendable {
  /// Two commands of one family have the same name.
  case doubleCommand([String])
  /// Two flags that can stand together have the same long name.
  case doubleFlag([String], String)
  /// Two flags that can stand together have the same letter.
  case doubleLetter([String], Character)
  /// A name is not made of lower-case letters, digits and inner hyphens, or a letter is none.
  case badName([String], String)
  /// The summary of a command is empty, ends with a full stop, or is more than one sentence.
  case badSummary([String])
  /// The summary of a flag is empty, ends with a full stop, or is more than one sentence.
  case badFlagSummary([String], String)
  /// A placeholder has no name or no explanation.
  case unexplained([String], String)
  /// Words could not be told apart: a required place after an optional one, or anything after a repeating one.
  case misplaced([String], String)
  /// A family has arguments, flags or examples of its own.
  case familyWithOwnParts([String])
  /// The command that is meant when none is named does not exist.
  case missingDefault([String])
  /// A visible command has no example.
  case withoutExample([String])
  /// An example has no explanation, does not call the program, calls another command, or does not parse.
  case badExample([String], String)
  /// No overriding flag of every command is called `help`.
  case withoutHelpFlag
}
