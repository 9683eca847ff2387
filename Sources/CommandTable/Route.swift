/// Which command a command line calls, and where its names stand among the arguments.
struct Route {
  /// The names that lead to the command; defaults are filled in unless the flags override the command.
  let path: [String]
  /// The command; nil only when an overriding flag stands without a command.
  let command: Command?
  /// The places of the names in the arguments, at most two.
  let places: [Int]
  /// The overriding flag, where one stands before `--`.
  let override: Flag?

  /// Finds the command: the first words that are neither flags nor their values.
  init(_ arguments: [String], in set: CommandSet) throws(UsageError) {
    override = Route.override(arguments, in: set)
    var finder = Finder(set: set)
    try finder.walk(arguments)
    if override == nil { try finder.fillDefaults(end: arguments.count) }
    path = finder.path
    command = finder.command
    places = finder.places
  }

  /// The first overriding flag before `--`, alone or in a group of letters.
  private static func override(_ arguments: [String], in set: CommandSet) -> Flag? {
    let flags = set.globalFlags.filter(\.isOverriding)
    for argument in arguments {
      switch Token(argument) {
      case .end: return nil
      case .long(let name, nil):
        if let flag = flags.first(where: { $0.name == name }) { return flag }
      case .short(let letters):
        // What follows a flag with values is its value, and what follows no flag is no flag.
        let switches = letters.prefix { letter in
          set.anyFlag { $0.short == letter }?.values.isEmpty ?? false
        }
        if let flag = flags.first(where: { $0.short.map(switches.contains) ?? false }) { return flag }
      case .long, .word: continue
      }
    }
    return nil
  }
}

/// Walks over arguments until the command is known.
private struct Finder {
  let set: CommandSet
  var path: [String] = []
  var command: Command?
  var places: [Int] = []
  /// How many words the flag just passed still takes; nil for any number.
  var owed: Int? = 0

  /// Whether the next word would name a command or a member of a family.
  var wantsName: Bool { command.map { !$0.subcommands.isEmpty } ?? true }

  mutating func walk(_ arguments: [String]) throws(UsageError) {
    for (index, argument) in arguments.enumerated() {
      guard wantsName else { return }
      switch Token(argument) {
      case .end: return
      case .word where owed != 0: owed = owed.map { $0 - 1 }
      case .word: try enter(argument, at: index)
      case .long(let name, let value): owe(flag { $0.name == name }, given: value == nil ? 0 : 1)
      case .short(let letters): pass(letters)
      }
    }
  }

  /// Goes into the command or member of this name.
  private mutating func enter(_ name: String, at index: Int) throws(UsageError) {
    guard let next = set.members(of: command).first(where: { $0.isCalled(by: name) }) else {
      let near = set.nearestCommands(to: name, in: command)
      let problem: UsageError.Problem =
        path.isEmpty ? .unknownCommand(name, nearest: near) : .unknownSubcommand(name, nearest: near)
      throw UsageError(problem, index: index, path: path)
    }
    command = next
    path.append(next.name)
    places.append(index)
  }

  /// Notes how many words follow a flag that has some already.
  private mutating func owe(_ flag: Flag?, given: Int) {
    owed = flag.map { $0.values.maximum.map { max(0, $0 - given) } } ?? 0
  }

  /// Notes what follows a group of letters: the first that takes values ends it.
  private mutating func pass(_ letters: [Character]) {
    owed = 0
    for (position, letter) in letters.enumerated() {
      guard let flag = flag(where: { $0.short == letter }), !flag.values.isEmpty else { continue }
      return owe(flag, given: position == letters.count - 1 ? 0 : 1)
    }
  }

  private func flag(where matches: (Flag) -> Bool) -> Flag? { set.anyFlag(where: matches) }

  /// Goes into what is meant when nothing is named.
  mutating func fillDefaults(end: Int) throws(UsageError) {
    if path.isEmpty {
      command = set.command(at: [set.defaultCommand])
      path = [set.defaultCommand]
    }
    guard let family = command, !family.subcommands.isEmpty else { return }
    guard let name = family.defaultSubcommand, let member = set.command(at: path + [name]) else {
      let choices = family.subcommands.visible.map(\.name)
      throw UsageError(.missingSubcommand(choices: choices), index: end, path: path)
    }
    command = member
    path.append(name)
  }
}
