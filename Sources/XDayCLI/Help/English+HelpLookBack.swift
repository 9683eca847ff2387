internal import Wording

extension EnglishCommands {
  /// What the help of the commands that look back says in detail.
  func lookBackDetails(_ command: CommandName) -> [String] {
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
    case .goal:
      [
        "A goal says how much, in what: hours, days with time (“3 times a week”) or completed tasks, a day, a week, a month "
          + "or a year; with “at most” it is a limit. A tag makes it count only what has that tag.",
        "Without arguments it shows every goal with what is missing and how much that is a day. A goal is on course when as "
          + "much is done as the days that are gone, today among them, ask for. What differs only in the amount takes the place of the goal that stands.",
        "drop CODE forgets a goal.",
      ]
    case .streaks:
      [
        "Days with time logged, days with something done, days of each first tag, and the periods in which a goal was met. "
          + "Today counts once it has something, and breaks nothing before."
      ]
    case .progress:
      [
        "A bar a day over a period, this week if none is named: tasks completed on a day, of these and those planned for it and "
          + "still open; then the last four weeks. A task that was moved counts on the day it was moved to."
      ]
    case .history:
      [
        "The last 7 days if no period is named, with estimate and used beside each task. The codes work in edit, reopen and drop."
      ]
    case .review:
      [
        "The last 30 days if no period is named: tasks with an estimate and logged time. The factor is the time used divided by the "
          + "estimate; where 5 tasks or more are alike, by category or size, their median stands below."
      ]
    case .stats:
      [
        "All time if no period is named: by category, weekday and hour, the longest block, the tasks completed."
      ]
    default: []
    }
  }
}
