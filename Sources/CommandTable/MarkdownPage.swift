extension CommandSet {
  /// The reference of all commands as GitHub Flavored Markdown.
  package func markdown() -> String {
    MarkdownPage(set: self).blocks.joined(separator: "\n\n") + "\n"
  }
}

/// Builds the reference as blocks with an empty line between.
private struct MarkdownPage {
  let set: CommandSet

  private var headings: Headings { self.set.headings }

  var blocks: [String] {
    ["# \(escaped(set.program))", prose(set.summary), code(set.usageLines(of: nil, at: []))]
      + set.details.map(prose)
      + set.groups.flatMap(group)
      + ["## \(escaped(headings.globalFlags))"] + flags(set.globalFlags)
      + table(headings.arguments, set.globalFlags.places.explained)
      + set.sections.flatMap { ["## \(escaped($0.title))"] + body($0) }
  }

  private func group(_ group: CommandGroup) -> [String] {
    ["## \(escaped(group.title))"]
      + group.commands.visible.flatMap { command in
        self.command(command, [command.name], level: "###")
          + command.subcommands.visible.flatMap { self.command($0, [command.name, $0.name], level: "####") }
      }
  }

  private func command(_ command: Command, _ path: [String], level: String) -> [String] {
    let name = ([set.program] + path).joined(separator: " ")
    let short = command.shortNames.map { span("\(set.program) \($0)") }.joined(separator: ", ")
    return ["\(level) \(escaped(name))", prose(command.summary), code(set.usageLines(of: command, at: path))]
      + (short.isEmpty ? [] : ["\(escaped(headings.short)): \(short)"])
      + command.details.map(prose)
      + table(headings.arguments, (command.arguments + command.flags.places).explained)
      + flags(command.flags)
      + command.sections.flatMap { ["**\(escaped($0.title))**"] + body($0) }
      + examples(command.examples)
  }

  private func body(_ section: Section) -> [String] {
    section.paragraphs.map(prose)
      + table("", section.entries.map { ($0.term, $0.meaning) })
  }

  // MARK: Parts

  private func flags(_ flags: [Flag]) -> [String] {
    table(headings.flags, flags.visible.map { ($0.names, $0.summary) })
  }

  /// A table of terms; nothing for none.
  private func table(_ title: String, _ rows: [(term: String, text: String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let lines = rows.map { "| \(span($0.term)) | \(escaped($0.text)) |" }
    return [(["| \(escaped(title)) | |", "| --- | --- |"] + lines).joined(separator: "\n")]
  }

  private func examples(_ examples: [Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return [
      "\(escaped(headings.examples)):",
      code(examples.flatMap { ["# \($0.explanation)", $0.line] }, language: "sh"),
    ]
  }

  private func code(_ lines: [String], language: String = "") -> String {
    (["```" + language] + lines + ["```"]).joined(separator: "\n")
  }

  /// A code span in a table, where a bar has to be escaped even in code.
  private func span(_ text: String) -> String {
    let fence = text.contains("`" as Character) ? "``" : "`"
    let space = text.contains("`") ? " " : ""
    return fence + space + text.replacing("|", with: "\\|") + space + fence
  }

  /// A paragraph: what would make its start a list, a heading or a quotation is escaped.
  private func prose(_ text: String) -> String {
    let digits = text.prefix { $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if !digits.isEmpty, let mark = rest.first, ".)".contains(mark) {
      return digits + "\\" + escaped(String(rest))
    }
    return (text.first.map { "-+#>=".contains($0) } == true ? "\\" : "") + escaped(text)
  }

  private func escaped(_ text: String) -> String {
    text.map { character in
      "\\`*_<[]|~".contains(character) ? "\\\(character)" : character.isNewline ? " " : String(character)
    }
    .joined()
  }
}
