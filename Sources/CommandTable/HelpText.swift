extension CommandSet {
  /// Everything about a command; the overview for the empty path, on one screen where the table says what is for
  /// every day.
  ///
  /// A path that leads nowhere gives the help of as far as it leads. Ends with a line break.
  package func help(for path: [String], layout: TextLayout) -> String {
    HelpText(set: self, layout: layout).page(for: path)
  }

  /// All commands in their groups, the flags of every command, the details of the program.
  ///
  /// Ends with a line break.
  package func helpForAll(layout: TextLayout) -> String {
    HelpText(set: self, layout: layout).all()
  }

  /// The usage lines: one for a command, one a member for a family, hidden ones left out.
  ///
  /// The member that is meant when none is named stands in brackets.
  func usageLines(of command: Command?, at path: [String]) -> [String] {
    let start = ([program] + path).joined(separator: " ")
    guard let command else { return ["\(start) [\(headings.commandInUsage)] [\(headings.flagsInUsage)]"] }
    let members = command.subcommands.visible
    if !members.isEmpty {
      return members.flatMap { member in
        let isMeant = member.name == command.defaultSubcommand
        return usageLines(of: member, at: path + [isMeant ? "[\(member.name)]" : member.name])
      }
    }
    return [
      [start, "[\(headings.flagsInUsage)]", command.arguments.usage].filter { !$0.isEmpty }
        .joined(separator: " ")
    ]
  }
}

/// Builds help as blocks of lines with an empty line between them.
private struct HelpText {
  let set: CommandSet
  let layout: TextLayout

  private var headings: Headings { self.set.headings }

  func page(for path: [String]) -> String {
    let (path, command) = deepest(path)
    guard let command else { return set.daily.isEmpty ? all() : daily() }
    return text(
      head(command, path) + paragraphs(command.details)
        + [list(command), placeholders(command), flags(command), globalNames()]
        + command.sections.map(section) + [examples(command.examples)])
  }

  func all() -> String {
    let groups = set.groups.map { ($0.title, $0.commands.visible) }.filter { !$1.isEmpty }
    let column = layout.column(for: groups.flatMap { $1.map(\.label) })
    let blocks = groups.map { title, commands in
      [title] + layout.list(commands.map { ($0.label, $0.summary) }, column: column)
    }
    return text(
      head() + blocks + [globalFlags()] + paragraphs(set.details) + set.sections.map(section)
        + [layout.wrap(more)])
  }

  private func daily() -> String {
    let commands = set.daily.compactMap { set.command(at: [$0]) }
    let all = "\(headings.all): " + [set.program, "help", CommandSet.allWord].joined(separator: " ")
    return text(
      head() + [titled(headings.daily, commands.map { ($0.label, $0.summary) })] + paragraphs(set.hints)
        + [layout.wrap(more) + layout.wrap(all)])
  }

  /// The longest part of a path that leads to a command.
  private func deepest(_ path: [String]) -> (path: [String], command: Command?) {
    var known = path
    while !known.isEmpty {
      if let command = set.command(at: known) {
        // Short names may have led there.
        return (known.dropLast() + [command.name], command)
      }
      known.removeLast()
    }
    return ([], nil)
  }

  private func text(_ blocks: [[String]]) -> String {
    let filled = blocks.filter { !$0.isEmpty }
    return filled.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(_ texts: [String]) -> [[String]] { texts.map { layout.wrap($0) } }

  // MARK: Blocks

  private func head(_ command: Command, _ path: [String]) -> [[String]] {
    let name = ([set.program] + path).joined(separator: " ")
    let short = command.shortNames.map { "\(set.program) \($0)" }.joined(separator: ", ")
    return [
      layout.wrap("\(name): \(command.summary)"),
      usage(set.usageLines(of: command, at: path))
        + (short.isEmpty ? [] : layout.wrap("\(headings.short): \(short)")),
    ]
  }

  private func usage(_ lines: [String]) -> [String] {
    let title = headings.usage + ": "
    let gap = String(repeating: " ", count: layout.cells(title))
    return lines.enumerated().flatMap { layout.wrap($1, lead: $0 == 0 ? title : gap) }
  }

  private func head() -> [[String]] {
    [layout.wrap("\(set.program): \(set.summary)"), usage(set.usageLines(of: nil, at: []))]
  }

  private func list(_ family: Command) -> [String] {
    titled(headings.commands, family.subcommands.visible.map { ($0.name, $0.summary) })
  }

  private func placeholders(_ command: Command) -> [String] {
    titled(headings.arguments, (command.arguments + command.flags.places).explained)
  }

  private func flags(_ command: Command) -> [String] { flags(headings.flags, command.flags) }

  private func globalFlags() -> [String] { flags(headings.globalFlags, set.globalFlags) }

  private func flags(_ title: String, _ flags: [Flag]) -> [String] {
    titled(title, flags.visible.map { ($0.aligned, $0.summary) })
  }

  /// The flags of every command in one line, as a reminder.
  private func globalNames() -> [String] {
    let names = set.globalFlags.visible.map(\.usage)
    return names.isEmpty ? [] : [headings.globalFlags] + layout.wrap(words: names, lead: "  ")
  }

  private func examples(_ examples: [Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return [headings.examples]
      + examples.flatMap { ["  " + $0.line] + layout.wrap($0.explanation, lead: "      ") }
  }

  private func section(_ section: Section) -> [String] {
    [section.title] + section.paragraphs.flatMap { layout.wrap($0, lead: "  ") }
      + layout.list(section.entries.map { ($0.term, $0.meaning) })
  }

  private var more: String {
    "\(headings.more): " + [set.program, "help", headings.commandInUsage].joined(separator: " ")
  }

  private func titled(_ title: String, _ rows: [(term: String, text: String)]) -> [String] {
    rows.isEmpty ? [] : [title] + layout.list(rows)
  }
}
