extension CommandSet {
  /// Understands a command line, the program's own name left off.
  ///
  /// Flags may stand before the command, before and after its arguments; `--` ends them. With an overriding
  /// flag nothing else is checked, and only the path and that flag are told.
  ///
  /// ```swift
  /// try set.parse(["--json", "add", "Milch", "--day=fri"])
  /// // path ["add"], arguments ["Milch"], uses json, day ["fri"]
  /// ```
  ///
  /// - Throws: The first thing that was not understood, from the left; what is missing comes last.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let route = try Route(arguments, in: self)
    if let override = route.override {
      return Invocation(route.path, uses: [Invocation.Use(override.name)])
    }
    var reader = Reader(set: self, arguments: arguments, route: route)
    try reader.read()
    return try reader.finish()
  }
}

/// Reads the arguments once the command is known, from left to right.
private struct Reader {
  let set: CommandSet
  let arguments: [String]
  let route: Route
  /// The next argument to look at.
  var next = 0
  /// The words read so far, with their places.
  var words: [(text: String, index: Int)] = []
  var plainWords: Int?
  var uses: [Invocation.Use] = []

  mutating func read() throws(UsageError) {
    while next < arguments.count, plainWords == nil {
      let index = next
      next += 1
      guard !route.places.contains(index) else { continue }
      switch Token(arguments[index]) {
      case .word: try take(word: index)
      case .end: try takeRest()
      case .long(let name, let value): try take(long: name, value, at: index)
      case .short(let letters): try take(short: letters, at: index)
      }
    }
  }

  // MARK: Words

  private var places: [Argument] { route.command?.arguments ?? [] }

  private mutating func takeRest() throws(UsageError) {
    plainWords = words.count
    for index in next..<arguments.count { try take(word: index) }
  }

  private mutating func take(word index: Int) throws(UsageError) {
    guard let place = places.place(at: words.count) else {
      throw error(.tooManyArguments(arguments[index]), at: index)
    }
    try check(arguments[index], in: place.placeholder, at: index)
    words.append((arguments[index], index))
  }

  private func check(_ word: String, in placeholder: Placeholder, at index: Int) throws(UsageError) {
    guard case .oneOf(let choices) = placeholder.kind, !choices.contains(word) else { return }
    let near = nearest(to: word, among: choices)
    throw error(
      .unknownValue(word, placeholder: placeholder.name, choices: choices, nearest: near), at: index)
  }

  // MARK: Flags

  private mutating func take(long name: String, _ value: String?, at index: Int) throws(UsageError) {
    let flags = set.flags(of: route.command)
    guard let flag = flags.first(where: { $0.name == name }) else {
      throw unknown("--" + name, at: index) { $0.name == name }
    }
    try take(flag, typed: flag.spelling, attached: value, at: index)
  }

  private mutating func take(short letters: [Character], at index: Int) throws(UsageError) {
    let flags = set.flags(of: route.command)
    for (position, letter) in letters.enumerated() {
      guard let flag = flags.first(where: { $0.short == letter }) else {
        // A long name behind one dash is one mistake, not one in each letter.
        let typed = letters.count > 1 && position == 0 ? String(letters) : String(letter)
        throw unknown("-" + typed, at: index) { $0.short == letter }
      }
      let rest = letters[(position + 1)...]
      let isAttached = rest.first == "=" || !flag.values.isEmpty && !rest.isEmpty
      let attached = isAttached ? String(rest.first == "=" ? rest.dropFirst() : rest) : nil
      try take(flag, typed: "-\(letter)", attached: attached, at: index)
      if isAttached { return }
    }
  }

  /// Notes a flag with the value given to it and those that follow.
  private mutating func take(
    _ flag: Flag, typed: String, attached: String?, at index: Int
  ) throws(UsageError) {
    if let value = attached, flag.values.isEmpty {
      throw error(.unexpectedValue(flag: typed, value: value), at: index)
    }
    if !flag.values.isEmpty, !flag.isRepeatable, uses.contains(where: { $0.name == flag.name }) {
      throw error(.repeatedFlag(typed), at: index)
    }
    var values: [String] = []
    if let attached { try add(attached, to: &values, of: flag, at: index) }
    while flag.values.takesMore(after: values.count), hasWordNext {
      try add(arguments[next], to: &values, of: flag, at: next)
      next += 1
    }
    if values.count < flag.values.minimum, let missing = flag.values.place(at: values.count) {
      throw error(.missingValue(flag: typed, placeholder: missing.placeholder.name), at: index)
    }
    uses.append(Invocation.Use(flag.name, values))
  }

  private func add(
    _ value: String, to values: inout [String], of flag: Flag, at index: Int
  ) throws(UsageError) {
    if let place = flag.values.place(at: values.count) {
      try check(value, in: place.placeholder, at: index)
    }
    values.append(value)
  }

  /// Whether the next argument can be a value: no flag, and no name of the command.
  private var hasWordNext: Bool {
    next < arguments.count && !route.places.contains(next) && Token(arguments[next]) == .word
  }

  // MARK: The end

  mutating func finish() throws(UsageError) -> Invocation {
    if words.count < places.minimum, let missing = places.place(at: words.count) {
      throw error(.missingArgument(placeholder: missing.placeholder.name), at: arguments.count)
    }
    try checkCommandNames()
    return Invocation(
      route.path, arguments: words.map(\.text), plainArguments: plainWords, uses: uses)
  }

  /// Words that name a command, as those of `help`, have to lead to one.
  private func checkCommandNames() throws(UsageError) {
    var family: Command?
    if words.map(\.text) == [CommandSet.allWord] { return }
    for (position, word) in words.enumerated() where places.place(at: position)?.placeholder.kind == .command
    {
      guard let member = set.members(of: family).first(where: { $0.isCalled(by: word.text) }) else {
        let near = set.nearestCommands(to: word.text, in: family)
        throw error(
          family == nil
            ? .unknownCommand(word.text, nearest: near) : .unknownSubcommand(word.text, nearest: near),
          at: word.index)
      }
      family = member
    }
  }

  private func unknown(_ typed: String, at index: Int, _ matches: (Flag) -> Bool) -> UsageError {
    let name = String(Substring(typed.utf8.drop { $0 == UInt8(ascii: "-") }))
    let elsewhere = set.commands(withFlag: matches)
    // What another command has is no slip, unless it is called otherwise here.
    let near =
      name.count > 1 ? set.nearestFlags(to: name, of: route.command, onlySynonyms: !elsewhere.isEmpty) : []
    return error(.unknownFlag(typed, nearest: near, elsewhere: elsewhere), at: index)
  }

  private func error(_ problem: UsageError.Problem, at index: Int) -> UsageError {
    UsageError(problem, index: index, path: route.path)
  }
}
