/// A report as one file of HTML: its style and its charts are in it, nothing runs, nothing is fetched.
package struct HTMLPage {
  private let report: Report
  private let paper: String?

  /// The page of a report; `paper` is a size of paper as CSS names it, nil leaves it to who prints.
  package init(_ report: Report, paper: String? = nil) {
    (self.report, self.paper) = (report, paper)
  }

  /// The whole document.
  package var text: String {
    let title = Markup.escaped("\(report.title) · \(report.period)")
    var page = "<!DOCTYPE html>\n<html lang=\"\(report.language)\">\n<head>\n<meta charset=\"utf-8\">\n"
    // Even where a title held what a browser would act on, it could reach nothing.
    page +=
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
    page += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    page += "<meta name=\"color-scheme\" content=\"light dark\">\n"
    page += "<title>\(title)</title>\n<style>\n\(HTMLStyle.text)"
    if let paper { page += "@page { size: \(paper) }\n" }
    page += "</style>\n</head>\n<body>\n<header>\n<h1>\(Markup.escaped(report.title))</h1>\n"
    page += "<p class=\"period\">\(Markup.escaped(report.period))</p>\n"
    page += "<p class=\"made\">\(Markup.escaped(report.made))</p>\n</header>\n<main>\n"
    page += figures
    for (place, section) in report.sections.enumerated() { page += element(section, place) }
    return page + "</main>\n</body>\n</html>\n"
  }

  private var figures: String {
    var text = "<section class=\"figures\" aria-label=\"\(Markup.escaped(report.figures.caption))\">\n<dl>\n"
    for row in report.figures.rows {
      text += "<div><dt>\(Markup.escaped(row[0]))</dt><dd>\(Markup.escaped(row[1]))</dd></div>\n"
    }
    return text + "</dl>\n</section>\n"
  }

  private func element(_ section: ReportSection, _ place: Int) -> String {
    let names =
      ["part"] + (section.isBeside ? ["beside"] : []) + (section.tables.count > 1 ? ["pair"] : [])
      + (section.beginsPage ? ["page"] : [])
    var text = "<section class=\"\(names.joined(" "))\">\n<h2>\(Markup.escaped(section.heading))</h2>\n"
    text += "<div class=\"content\">\n"
    for (number, chart) in section.charts.enumerated() {
      text += "<figure>\(chart.drawing(id: "chart\(place)-\(number)").element)</figure>\n"
    }
    text += "<div class=\"tables\">\n"
    for table in section.tables { text += element(table, isNamed: section.tables.count > 1) }
    return text + "</div>\n</div>\n</section>\n"
  }

  private func element(_ table: ReportTable, isNamed: Bool) -> String {
    // A table that stands alone has its name in the heading above it already, for those who see it.
    var text =
      "<div class=\"table\"><table>\n<caption\(isNamed ? "" : " class=\"unseen\"")>\(Markup.escaped(table.caption))</caption>\n"
    text += "<thead><tr>"
    for (place, column) in table.columns.enumerated() {
      text += "<th scope=\"col\"\(mark(place, table))>\(Markup.escaped(column))</th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for row in table.rows {
      text += "<tr>"
      for (place, cell) in row.enumerated() {
        let cell = Markup.escaped(cell)
        text += place == 0 ? "<th scope=\"row\">\(cell)</th>" : "<td\(mark(place, table))>\(cell)</td>"
      }
      text += "</tr>\n"
    }
    text += "</tbody>\n</table></div>\n"
    return text + (table.note.map { "<p class=\"note\">\(Markup.escaped($0))</p>\n" } ?? "")
  }

  private func mark(_ place: Int, _ table: ReportTable) -> String {
    place == 0 || table.texts.contains(place) ? "" : " class=\"number\""
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String {
    reduce("") { $0.isEmpty ? $1 : $0 + separator + $1 }
  }
}
