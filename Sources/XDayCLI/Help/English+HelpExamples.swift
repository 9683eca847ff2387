internal import CommandTable
internal import Planner
internal import Wording

/// The examples of every command in English; the tests run them.
extension EnglishCommands {
  func examples(_ command: CommandName) -> [Example] {
    switch command {
    case .add:
      [
        Example("xday add \"Dentist tomorrow 14:00 45min\"", "a day, a time and a duration: an appointment"),
        Example("xday add Write the offer 1h #work", "for the List, with an estimate and a tag"),
        Example("xday add \"every monday 9:00 plan the week 30min\"", "repeats each week"),
        Example("xday add --day fri --for 2h \"Read 2001\"", "flags set parts, the rest stays title"),
        Example("xday add --dry-run \"Call Tom next Friday 3pm\"", "only says how it is understood"),
      ]
    case .today:
      [
        Example("xday", "today"), Example("xday today tomorrow", "another day"),
        Example("xday today --short", "one line for a status bar"),
        Example("xday today --check", "exit status 1 where the day does not fit"),
      ]
    case .ui:
      [
        Example("xday ui", "the full screen"),
        Example("xday ui --demo", "on sample data, which is then gone"),
      ]
    case .timeline:
      [Example("xday timeline", "today"), Example("xday timeline friday", "another day")]
    case .why:
      [Example("xday why", "today's sum"), Example("xday why tomorrow", "another day's")]
    case .week:
      [Example("xday week", "from today on"), Example("xday week monday", "from Monday on")]
    case .fit:
      [
        Example("xday fit --now 15:00", "at three: until the window ends"),
        Example("xday fit 1h", "what fits into one hour"),
      ]
    case .when:
      [
        Example("xday when 2h", "the first gaps of two hours"),
        Example("xday when offer", "for a task, by a word of its title"),
      ]
    case .due:
      [
        Example("xday due", "everything that is due"), Example("xday due friday", "up to Friday"),
        Example("xday due --check", "exit status 1 where time is short"),
        Example("xday due --propose", "a day for each due task that has none"),
      ]
    case .split: [Example("xday split tax 1h wednesday", "an hour on Wednesday, the rest stays")]
    case .remindList:
      [
        Example("xday remind", "what is due now, and what comes next"),
        Example("xday remind --print --json", "tells it to a program of your own, once"),
      ]
    case .remindInstall: [Example("xday remind install --dry-run", "shows what would be written")]
    case .remindUninstall: [Example("xday remind uninstall --dry-run", "shows what would be deleted")]
    case .remindTest: [Example("xday remind test", "and says what the desktop can do")]
    case .start:
      [
        Example("xday start offer", "a task, by words of its title"),
        Example("xday start --ago 10min \"Email #office\"", "free text, since ten minutes ago"),
      ]
    case .stop: [Example("xday stop --now 23:00 --at 22:30", "it ended at half past ten")]
    case .running: [Example("xday running", "what runs")]
    case .log:
      [
        Example("xday log \"Meeting yesterday 9-10:15 #office\"", "a span on the clock"),
        Example("xday log reading yesterday 45min", "a duration without a place on the clock"),
      ]
    case .tagsList: [Example("xday tags", "all of them")]
    case .tagsColor: [Example("xday tags color work green", "and the pattern of green")]
    case .tagsRename: [Example("xday tags rename work office", "in every task and block")]
    case .tagsOrder: [Example("xday tags order work garden", "these first")]
    case .goal:
      [
        Example("xday goal '5h/week #sport'", "at least five hours"),
        Example("xday goal 'at most 2h a day #media'", "a limit"),
        Example("xday goal", "how far each is"), Example("xday goal drop g:wj", "forget one"),
      ]
    case .streaks: [Example("xday streaks --working", "days off neither count nor break")]
    case .spent:
      [
        Example("xday spent", "today, by category"), Example("xday spent last week --by day", "a row a day"),
        Example("xday spent november --by category --by task", "the tasks of each category"),
      ]
    case .heatmap:
      [
        Example("xday heatmap", "the last weeks"),
        Example("xday heatmap 2026 --tag sport", "a year of one tag"),
        Example("xday heatmap --of completed", "how many tasks were completed"),
      ]
    case .trend:
      [
        Example("xday trend", "the last eight weeks"), Example("xday trend 2026-11", "a month"),
      ]
    case .report:
      [
        Example("xday report", "this month as Markdown"),
        Example("xday report 2026 --output 2026.html", "a year as a page"),
      ]
    case .progress:
      [Example("xday progress", "this week"), Example("xday progress november", "a month")]
    case .history:
      [Example("xday history", "the last 7 days"), Example("xday history yesterday", "a single day")]
    case .review: [Example("xday review last 90 days", "how well estimates hold")]
    case .stats: [Example("xday stats", "all time"), Example("xday stats 2026", "a year")]
    case .repeats:
      [
        Example("xday repeat milk every 2 weeks", "a rule"), Example("xday repeat milk off", "ends it"),
      ]
    case .list:
      [
        Example("xday list", "tasks without a day"),
        Example("xday list --all --tag work", "every open task with that tag"),
        Example("xday list --done monday", "what was completed since Monday"),
      ]
    case .search: [Example("xday search offer miller", "tasks whose text has both words")]
    case .show: [Example("xday show dentist", "by a word of its title")]
    case .morning:
      [
        Example("xday morning", "asks about each leftover"),
        Example("xday morning --all-today", "moves all of them to today"),
        Example("xday morning --check", "exit status 1 while leftovers wait"),
      ]
    case .done: [Example("xday done dentist", "by a word of its title")]
    case .reopen: [Example("xday reopen bins", "it is open again")]
    case .drop: [Example("xday drop dentist", "undo brings it back")]
    case .edit:
      [
        Example("xday edit dentist \"15:30 1h\"", "another time and duration, same title"),
        Example("xday edit dentist --no-time", "clears the time"),
        Example("xday edit dentist --title \"Dentist at 3\"", "takes the text literally"),
      ]
    case .plan:
      [
        Example("xday plan dentist", "for today"),
        Example("xday plan dentist next friday 14:00", "for another day, with a time"),
      ]
    case .unplan: [Example("xday unplan dentist", "back into the List")]
    case .order: [Example("xday order", "today"), Example("xday order friday", "another day")]
    case .move:
      [
        Example("xday move dentist first", "the most important"),
        Example("xday move dentist before tax", "one place before another"),
      ]
    case .board:
      [
        Example("xday board", "all of it"), Example("xday board tax doing", "into In progress"),
        Example("xday board dentist soon first", "to the top of Soon"),
      ]
    case .urgent:
      [Example("xday urgent dentist", "marks it"), Example("xday urgent dentist off", "takes the mark away")]
    case .windows:
      [
        Example("xday windows", "shows them"),
        Example("xday windows mon-fri 9-12 13-17:30", "sets them from Monday to Friday"),
        Example("xday windows sat off", "none on Saturday"),
        Example("xday windows 2026-12-24 9-12", "for one date"),
        Example("xday windows 2026-12-24 default", "as on every Thursday again"),
      ]
    case .calendarAdd: [Example("xday calendar add ~/.calendars/private", "a folder of .ics files")]
    case .calendarList: [Example("xday calendar", "their names and paths")]
    case .calendarCheck: [Example("xday calendar check", "every file, and what is wrong in it")]
    case .calendarRemove: [Example("xday calendar remove work", "the files stay as they are")]
    case .config:
      [
        Example("xday config", "shows all settings"),
        Example("xday config day-start 04:00", "for people who work at night"),
      ]
    case .undo:
      [Example("xday undo", "the last command"), Example("xday undo --list", "what can be taken back")]
    case .redo: [Example("xday redo", "after an undo too many")]
    case .export:
      [
        Example("xday export", "everything, as JSON"),
        Example("xday export --format markdown", "today, to paste somewhere"),
        Example("xday export --format csv", "all tasks, for a spreadsheet"),
        Example("xday export --what blocks --format csv", "the time that was spent"),
      ]
    case .importing: [Example("xday import --dry-run ~/todo.txt", "only says what would come")]
    case .doctor: [Example("xday doctor", "what is wrong, and what helps")]
    case .reset: [Example("xday reset --yes", "without being asked")]
    case .completions: [Example("xday completions fish", "prints the script")]
    case .help: [Example("xday help add", "with examples")]
    case .man: [Example("xday man", "prints the page, for man -l -")]
    default: []
    }
  }
}
