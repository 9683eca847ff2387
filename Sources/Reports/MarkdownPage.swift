/// A report as Markdown: its headings and its tables.
package struct MarkdownPage {
  private let report: Report

  /// The text of a report.
  package init(_ report: Report) { self.report = report }

  /// The whole text, ending with a line break.
  package var text: String {
    var text = "# \(escaped(report.title))\n\n\(escaped(report.period))\n\n\(escaped(report.made))\n\n"
    for row in report.figures.rows { text += "- \(escaped(row[0])): \(escaped(row[1]))\n" }
    for section in report.sections {
      text += "\n## \(escaped(section.heading))\n"
      for table in section.tables {
        if section.tables.count > 1 { text += "\n### \(escaped(table.caption))\n" }
        text += "\n" + line(table.columns)
        text += line(
          table.columns.indices.map { $0 == 0 || table.texts.contains($0) ? "---" : "---:" }, isRule: true)
        for row in table.rows { text += line(row) }
        if let note = table.note { text += "\n\(escaped(note))\n" }
      }
    }
    return text
  }

  private func line(_ cells: [String], isRule: Bool = false) -> String {
    var line = "|"
    for cell in cells { line += " " + (isRule ? cell : escaped(cell)) + " |" }
    return line + "\n"
  }

  /// The text with what Markdown would act on made plain.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\`*_[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
