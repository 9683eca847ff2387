internal import Wording

extension EnglishCommands {
  /// What the help of the commands that draw charts says in detail.
  func chartDetails(_ command: CommandName) -> [String] {
    switch command {
    case .heatmap:
      [
        "Each day is one of five steps: nothing, or a quarter of the days that have something. Shows a year or another period, "
          + "and without one as many of the last weeks as fit into a line. --of completed counts completed tasks, --of mood is "
          + "the mean mood of a day's blocks."
      ]
    case .trend:
      [
        "A column a day with the time that was spent on it, over it as a line the mean of the seven days that end with each, and "
          + "below it the moods where there are any. Without a period: the last eight weeks."
      ]
    case .report:
      [
        "Two pages to keep or to show, this month if no period is named: the figures, charts of the time with tables of the same "
          + "figures, and estimates against what was used. HTML is one file with all in it, light and dark, ready to print; it "
          + "fetches nothing. Without --format the ending of the output file decides, else it is Markdown.",
        "A PDF is made from the HTML by the first of chromium, google-chrome, microsoft-edge, weasyprint and wkhtmltopdf that is "
          + "there, or by the one that xday config pdf-engine names.",
      ]
    default: []
    }
  }
}
