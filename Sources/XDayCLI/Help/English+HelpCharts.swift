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
    default: []
    }
  }
}
