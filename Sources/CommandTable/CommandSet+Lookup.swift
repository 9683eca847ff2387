/// How flags and commands are found by what was typed.
extension CommandSet {
  /// The flags that can stand with a command: its own, then those of every command.
  package func flags(of command: Command?) -> [Flag] { (command?.flags ?? []) + globalFlags }

  /// A flag by any name, wherever it belongs: for stepping over flags that stand before the command.
  ///
  /// Flags of every command win, then those of the default command.
  func anyFlag(where matches: (Flag) -> Bool) -> Flag? {
    let others = allCommands.flatMap(\.command.flags)
    return (globalFlags + (command(at: [defaultCommand])?.flags ?? []) + others).first(where: matches)
  }

  /// The commands that have a flag, each as it is typed; hidden ones are not told.
  func commands(withFlag matches: (Flag) -> Bool) -> [String] {
    allCommands.filter { !$0.command.isHidden && $0.command.flags.visible.contains(where: matches) }
      .map { $0.path.joined(separator: " ") }
  }

  /// The commands that a mistyped name probably meant.
  func nearestCommands(to word: String, in family: Command?) -> [String] {
    nearest(
      to: word, among: members(of: family).visible.map { Candidate(name: $0.name, synonyms: $0.synonyms) })
  }

  /// The flags, as they are typed, that a mistyped long name probably meant.
  ///
  /// - Parameter onlySynonyms: Whether only the flag is meant that is called otherwise here.
  func nearestFlags(to name: String, of command: Command?, onlySynonyms: Bool) -> [String] {
    let flags = flags(of: command).visible
    let synonyms = flags.filter { $0.synonyms.contains(name.lowercased()) }
    if onlySynonyms || !synonyms.isEmpty { return synonyms.map(\.spelling) }
    return nearest(to: name, among: flags.map(\.name)).map { "--" + $0 }
  }
}

extension [Command] {
  /// Those that are shown to a person.
  var visible: [Command] { filter { !$0.isHidden } }
}
