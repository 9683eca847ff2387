internal import CommandTable
internal import Wording

/// What help, completions, the man page and docs/commands.md say.
protocol HelpWording {
  /// What the program is for.
  func programSummary() -> String
  /// More about the program, a paragraph each.
  func programDetails() -> [String]
  /// What a beginner has to know, a paragraph each.
  func programHints() -> [String]
  /// The words of the frame.
  func headings() -> Headings
  /// The titles of the groups of commands, in the order of `CommandGroups`.
  func groupTitles() -> [String]
  /// What a command is for, one sentence without a full stop.
  func summary(_ command: CommandName) -> String
  /// More about a command, a paragraph each.
  func details(_ command: CommandName) -> [String]
  /// Command lines that show what a command can do.
  func examples(_ command: CommandName) -> [Example]
  /// What a flag does.
  func flag(_ flag: FlagName) -> String
  /// The word shown for a value, and what it stands for.
  func placeholder(_ placeholder: PlaceholderName) -> (word: String, meaning: String)
  /// Further parts of the man page: exit status, files, environment.
  func sections() -> [Section]
}
