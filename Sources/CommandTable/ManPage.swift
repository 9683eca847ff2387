extension CommandSet {
  /// The manual page in section 1, as roff text in UTF-8 for `man`; the date is printed as it comes.
  package func manPage(date: String) -> String {
    let page = ManPage(set: self)
    return page.lines(date: date).joined(separator: "\n") + "\n"
  }
}

/// Builds a manual page with the macros that both groff and mandoc know.
private struct ManPage {
  let set: CommandSet

  private var headings: Headings { self.set.headings }

  func lines(date: String) -> [String] {
    let title = "\(quoted(set.program.uppercased())) 1 \"\(date)\" \(quoted("\(set.program) \(set.version)"))"
    // No hyphenation, no stretched spaces: commands have to be copied as they are.
    return [".\\\" -*- coding: UTF-8 -*-", ".TH \(title)", ".nh", ".ad l"]
      + [section(headings.name), "\(escaped(set.program)) \\- \(escaped(set.summary))"]
      + [section(headings.synopsis)] + usage(set.usageLines(of: nil, at: []), of: [])
      + [section(headings.description)] + paragraphs(set.details)
      + set.groups.flatMap(group)
      + [section(headings.globalFlags)] + set.globalFlags.visible.flatMap(entry)
      + explained(set.globalFlags.places.explained)
      + set.sections.flatMap { [section($0.title)] + body($0) }
  }

  private func group(_ group: CommandGroup) -> [String] {
    [section(group.title)]
      + group.commands.visible.flatMap { command in
        self.command(command, [command.name])
          + command.subcommands.visible.flatMap { self.command($0, [command.name, $0.name]) }
      }
  }

  private func command(_ command: Command, _ path: [String]) -> [String] {
    [".SS " + quoted(path.joined(separator: " ")), text(command.summary), ".PP"]
      + usage(set.usageLines(of: command, at: path), of: path) + shortNames(command)
      + paragraphs(command.details)
      + explained((command.arguments + command.flags.places).explained)
      + command.flags.visible.flatMap(entry)
      + command.sections.flatMap { [".PP", bold($0.title)] + body($0) }
      + examples(command.examples)
  }

  private func shortNames(_ command: Command) -> [String] {
    guard !command.shortNames.isEmpty else { return [] }
    let calls = command.shortNames.map { bold("\(set.program) \($0)") }.joined(separator: ", ")
    return [".br", escaped(headings.short) + ": " + calls]
  }

  private func examples(_ examples: [Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return paragraphs([headings.examples + ":"])
      + [".RS 4"] + examples.flatMap { [".PP", bold("$ " + $0.line), ".br", text("# " + $0.explanation)] } + [
        ".RE"
      ]
  }

  private func body(_ section: Section) -> [String] {
    paragraphs(section.paragraphs) + section.entries.flatMap { term(bold($0.term), $0.meaning) }
  }

  // MARK: Parts

  private func section(_ title: String) -> String { ".SH " + quoted(title.uppercased()) }

  private func paragraphs(_ texts: [String]) -> [String] { texts.flatMap { [".PP", text($0)] } }

  /// Usage lines with a break between; the names are bold.
  private func usage(_ lines: [String], of path: [String]) -> [String] {
    let name = ([set.program] + path).joined(separator: " ")
    let formatted = lines.map { bold(name) + escaped(String($0.dropFirst(name.count))) }
    return Array(formatted.map { [$0] }.joined(separator: [".br"]))
  }

  private func explained(_ rows: [(term: String, text: String)]) -> [String] {
    rows.flatMap { term(italic($0.term), $0.text) }
  }

  private func entry(_ flag: Flag) -> [String] {
    let letter = flag.short.map { bold("-\($0)") + ", " } ?? ""
    let values = flag.values.isEmpty ? "" : " " + italic(flag.values.usage)
    return term(letter + bold(flag.spelling) + values, flag.summary)
  }

  private func term(_ term: String, _ explanation: String) -> [String] { [".TP", term, text(explanation)] }

  // MARK: Escaping

  private func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// A line of text: a dot or quote at its start is no request.
  private func text(_ line: String) -> String {
    let isRequest = line.hasPrefix(".") || line.hasPrefix("'")
    return (isRequest ? "\\&" : "") + escaped(line)
  }

  /// An argument of a macro.
  private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Text in which every character stands for itself; line breaks become spaces.
  private func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case let other where other.isNewline: " "
      case let other: String(other)
      }
    }
    .joined()
  }
}
