extension CommandSet {
  /// Everything wrong with the table, from top to bottom; empty for a good one.
  package func faults() -> [Fault] {
    faultsOfFrame() + allCommands.flatMap { faults(of: $0.command, at: $0.path) }
  }

  private func faultsOfFrame() -> [Fault] {
    var faults = doubled(commands.flatMap { [$0.name] + $0.shortNames }).map { Fault.doubleCommand([$0]) }
    if command(at: [defaultCommand]) == nil { faults.append(.missingDefault([])) }
    if !globalFlags.contains(where: { $0.name == "help" && $0.isOverriding }) {
      faults.append(.withoutHelpFlag)
    }
    if !isSentence(summary) { faults.append(.badSummary([])) }
    return faults + self.faults(of: globalFlags, at: [], beside: [])
  }

  private func faults(of command: Command, at path: [String]) -> [Fault] {
    var faults: [Fault] = isName(command.name) ? [] : [.badName(path, command.name)]
    if !isSentence(command.summary) { faults.append(.badSummary(path)) }
    faults += self.faults(of: command.arguments, at: path)
    faults += self.faults(of: command.flags, at: path, beside: globalFlags)
    return faults + (command.subcommands.isEmpty ? examples(of: command, path) : family(command, path))
  }

  private func family(_ command: Command, _ path: [String]) -> [Fault] {
    var faults = doubled(command.subcommands.map(\.name)).map { Fault.doubleCommand(path + [$0]) }
    if !command.arguments.isEmpty || !command.flags.isEmpty || !command.examples.isEmpty {
      faults.append(.familyWithOwnParts(path))
    }
    if let name = command.defaultSubcommand, self.command(at: path + [name]) == nil {
      faults.append(.missingDefault(path))
    }
    return faults
  }

  private func faults(of flags: [Flag], at path: [String], beside others: [Flag]) -> [Fault] {
    let names = doubled((others + flags).map(\.name)).map { Fault.doubleFlag(path, $0) }
    let letters = doubled((others + flags).compactMap(\.short)).map { Fault.doubleLetter(path, $0) }
    return names + letters
      + flags.flatMap { flag -> [Fault] in
        badNames(of: flag, path) + (isSentence(flag.summary) ? [] : [.badFlagSummary(path, flag.name)])
          + faults(of: flag.values, at: path)
      }
  }

  private func badNames(of flag: Flag, _ path: [String]) -> [Fault] {
    let names = [flag.name].filter { !isName($0) }
    let letters = [flag.short].compactMap(\.self).filter { !$0.isASCII || !$0.isLetter }.map { "-\($0)" }
    return (names + letters).map { .badName(path, $0) }
  }

  private func faults(of arguments: [Argument], at path: [String]) -> [Fault] {
    let pairs = zip(arguments, arguments.dropFirst())
    let misplaced = pairs.filter { !$0.isRequired && $1.isRequired }
    return misplaced.map { .misplaced(path, $1.placeholder.name) }
      + arguments.map(\.placeholder).flatMap { faults(of: $0, at: path) }
  }

  private func faults(of placeholder: Placeholder, at path: [String]) -> [Fault] {
    let isExplained = !placeholder.name.isEmpty && isSentence(placeholder.explanation)
    let unexplained: [Fault] = isExplained ? [] : [.unexplained(path, placeholder.name)]
    guard case .dynamic(let source) = placeholder.kind, !isName(source) else { return unexplained }
    return unexplained + [.badName(path, source)]
  }

  private func examples(of command: Command, _ path: [String]) -> [Fault] {
    if command.examples.isEmpty { return command.isHidden ? [] : [.withoutExample(path)] }
    return command.examples.filter { !isSentence($0.explanation) || !shows($0, path) }
      .map { .badExample(path, $0.line) }
  }

  /// Whether a line calls the program, every time so that it parses, and at least once the command.
  private func shows(_ example: Example, _ path: [String]) -> Bool {
    let calls = (ShellWords.commands(in: example.line) ?? []).filter { $0.first == program }
    let invocations = calls.map { try? parse(Array($0.dropFirst())) }
    return invocations.contains { $0?.path == path } && !invocations.contains(nil)
  }
}

/// The values that are there more than once, each told once.
private func doubled<Value: Hashable>(_ values: [Value]) -> [Value] {
  var counts: [Value: Int] = [:]
  return values.filter { value in
    counts[value, default: 0] += 1
    return counts[value] == 2
  }
}

private func isName(_ name: String) -> Bool {
  let isPlain = name.utf8.allSatisfy {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      || $0 == UInt8(ascii: "-")
  }
  return isPlain && !name.isEmpty && !name.hasPrefix("-") && !name.hasSuffix("-")
}

/// Whether a text is one sentence or clause on one line, without a full stop at its end.
///
/// A full stop ends a sentence inside when a word of three letters stands before it and a capital after.
private func isSentence(_ text: String) -> Bool {
  guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace else {
    return false
  }
  guard last != ".", !text.contains(where: \.isNewline) else { return false }
  let words = text.split(separator: " ")
  return !zip(words, words.dropFirst()).contains { word, next in
    word.last == "." && word.count > 3 && word.dropLast().allSatisfy(\.isLetter)
      && next.first?.isUppercase == true
  }
}
