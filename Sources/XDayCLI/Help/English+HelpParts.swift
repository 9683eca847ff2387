internal import CommandTable
internal import Documents
internal import Wording

extension EnglishCommands {
  func flag(_ flag: FlagName) -> String {
    switch flag {
    case .json: "answer with one JSON document"
    case .now: "compute as if it were this moment"
    case .zone: "compute in this time zone"
    case .demo: "work on sample data, never on the real store"
    case .color: "dim secondary text: always, never or auto"
    case .noPager: "long output as it is too, without a pager ($PAGER)"
    case .noColor: "plain text, also at a terminal"
    case .help: "explain the command"
    case .version: "print the version"
    case .day: "the day, whatever the text says"
    case .time: "the time, whatever the text says"
    case .due: "the day by which it must be done"
    case .duration: "the duration, whatever the text says"
    case .urgent: "mark it as urgent"
    case .tag: "a tag, more than once if you like"
    case .remind: "tell of it so long before its time, whatever config remind-lead says"
    case .noRemind: "never tell of it"
    case .timer: "which of them"
    case .notify: "tell what is due as notifications and remember it"
    case .print: "tell what is due on standard output and remember it"
    case .note: "a note"
    case .title: "the title, taken literally"
    case .list: "into the List, whatever the text says"
    case .soon: "into the place Soon of the board"
    case .doing: "into the place In progress of the board"
    case .first: "before all others in the order"
    case .dryRun: "only say what would be done"
    case .noDay: "clear the day and the time"
    case .noTime: "clear the time"
    case .noDue: "clear the day by which it must be done; of a series its last day"
    case .noDuration: "clear the duration"
    case .noTag: "take a tag away"
    case .noNote: "clear the note"
    case .noRepeat: "no repetition any more"
    case .short: "one line for a status bar"
    case .propose: "print commands that would give due tasks a day; nothing changes"
    case .check: "exit with status 1 where the answer is no"
    case .all: "every open task, with and without a day"
    case .done: "completed tasks instead"
    case .today: "these left-over tasks are for today"
    case .dayOfLeftover: "these left-over tasks are for a day"
    case .later: "these left-over tasks go to the List"
    case .doneOfLeftover: "these left-over tasks were done, each on its own day"
    case .drop: "these left-over tasks are deleted"
    case .allToday: "all left-over tasks are for today"
    case .allLater: "all left-over tasks go to the List"
    case .name: "the name of the calendar"
    case .allDay: "whether all-day events take time: busy or free"
    case .tentative: "whether tentative events take time: busy or free"
    case .unanswered: "whether unanswered invitations take time: busy or free"
    case .on: "of a series, the one on this day"
    case .undoList: "show what can be taken back"
    case .format: "json, csv, markdown, ics, or klog for blocks"
    case .output: "write to a file instead"
    case .force: "overwrite the file"
    case .yes: "confirm without being asked"
    case .watch: "draw it anew each minute, until Ctrl-C"
    case .this: "of a series, this one only"
    case .laterOfSeries: "of a series, from this one on"
    case .allOfSeries: "of a series, all of it"
    case .repeating: "the series, each with its next day"
    case .dueOfList: "those that are due, by their due day"
    case .raw: "leave text in CSV as it is, without the guard against formulas"
    case .reportFormat: "html, pdf or md (Markdown)"
    case .importFormat: "what the file is; auto looks into it"
    case .restore: "put this backup in the place of the store"
    case .at: "when it began or ended"
    case .ago: "so long ago"
    case .length: "how long it should take; nothing is ended"
    case .free: "free text, even if a task is called so"
    case .mood: "how it was, 1 to 5"
    case .doneOfStop: "its task is done too"
    case .discard: "forget the block"
    case .overlap: "keep both where another lies"
    case .replace: "give the time to the new one where another lies"
    case .task: "the task that the block belongs to"
    case .noTask: "of no task any more"
    case .used: "how long it really took"
    case .what: "tasks, or blocks of time (csv, klog or ics)"
    case .by: "what to sum by; several times: one below the other"
    case .since: "the goal counts from the first day of this period on"
    case .working: "days without windows neither count nor break a streak"
    case .of: "what the days show"
    case .events: "count the calendars' events too, where no block lies"
    }
  }

  func placeholder(_ placeholder: PlaceholderName) -> (word: String, meaning: String) {
    switch placeholder {
    case .entry: ("TEXT", "the entry: a title and what belongs to it")
    case .code: ("CODE", "the code of an open task, or words of its title")
    case .codes: ("CODE", "codes of open tasks, or words of one title")
    case .doneCodes: ("CODE", "codes of completed tasks, or words of one title")
    case .day: ("DAY", "a day: tomorrow, fri, Dec 24, 2026-12-24")
    case .dayAndTime: ("DAY", "a day, a time or both: fri 14:00; nothing means today")
    case .time: ("TIME", "a time: 14:00, 2pm, half past two")
    case .duration: ("DURATION", "a duration: 45min, 1h30")
    case .lead: ("LEAD", "30min, 1h, 0 for its time itself, or default")
    case .timer: ("TIMER", "systemd, launchd or cron")
    case .durationOrCode: ("DURATION", "a duration: 45min, 1h30; or the code or words of a task")
    case .shareAndDay: ("DURATION", "what the task keeps, and its day, 2h wed; of a block the time: 9:30")
    case .tag: ("TAG", "a tag, with or without #")
    case .text: ("TEXT", "any text")
    case .words: ("WORD", "words that must all be there")
    case .place: ("PLACE", "first, last, up, down, before CODE, after CODE")
    case .boardPlace: ("PLACE", "soon, doing, later or done, then first, last, before CODE or after CODE")
    case .windowDays: ("DAYS", "mon-fri, sat, a date, or 2026-12-24..2027-01-02")
    case .windowSpans: ("HOURS", "9-12 13-17:30, off, or default: as if none were set")
    case .path: ("PATH", "an .ics file or a folder of them")
    case .calendarName: ("NAME", "a calendar's name")
    case .configKey:
      (
        "KEY",
        "budget, language, me, day-start, pager, pdf-engine, experience, remind-lead, remind-morning, remind-evening or urgent-reminders"
      )
    case .configValue: ("VALUE", "its new value")
    case .count: ("N", "how many commands, 1 if not said")
    case .reportFormat: ("FORMAT", "html, pdf or md")
    case .format: ("FORMAT", "json, csv, markdown, ics or klog")
    case .importFormat:
      (
        "FORMAT",
        "auto, json, todotxt, taskwarrior, ics; of time: timewarrior, watson, klog, toggl, clockify, csv"
      )
    case .file: ("FILE", "a path to a file")
    case .backup: ("BACKUP", "a path to a backup, or to an export")
    case .shell: ("SHELL", "bash, zsh or fish")
    case .commandName: ("COMMAND", "a command")
    case .moment: ("MOMENT", "2026-11-30T09:12, also with seconds, Z or +01:00; 9:12 is today")
    case .zone: ("ZONE", "a name like Europe/Zurich")
    case .when: ("WHEN", "always, never or auto")
    case .treatment: ("HOW", "busy or free")
    case .since: ("SINCE", "with --done: the first day")
    case .off: ("off", "takes the mark away")
    case .kind: ("KIND", "what is to be completed")
    case .rule: ("RULE", "every monday, every 2 weeks, or off")
    case .what: ("WHAT", "a task by code or words, or free text with #tags")
    case .spent: ("WHAT", "what it was and when: meeting 9-10:15, reading 45min")
    case .block: ("BLOCK", "the code of a block: its digits")
    case .mood: ("N", "1 to 5")
    case .period:
      ("PERIOD", "today, last week, november, 2026-W48, last 30 days, 2026-11-03..2026-11-17, all")
    case .color: ("COLOUR", "blue, green, amber, red, violet, teal, brown, olive, rose, grey or none")
    case .newTag: ("NEW", "the new name")
    case .exported: ("WHAT", "tasks or blocks")
    case .goal:
      ("GOAL", "5h/week #sport, at most 2h a day, 3 times a week, 10 tasks a week; or drop and a code")
    case .spentBy: ("KIND", "category, tag, task, day, week, month, weekday, hour or mood")
    case .heatmapOf: ("WHAT", "minutes, completed or mood")
    }
  }

  func sections() -> [Section] {
    [
      Section(
        "Exit status",
        entries: [
          .init("0", "done as asked; for a question: yes"),
          .init("1", "the answer is no"),
          .init("2", "the command line, an entry or an answer was not understood; nothing changed"),
          .init("3", "no such task, or more than one; nothing changed"),
          .init("4", "the store could not be read or written; nothing changed"),
          .init("5", "answered, but on incomplete data: a calendar could not be read wholly"),
        ]),
      Section(
        "Files",
        entries: [
          .init("$XDAY_HOME", "the folder of the store; else $XDG_DATA_HOME/xday, else ~/.local/share/xday"),
          .init("xday.json", "open tasks, tasks completed today, windows, calendars and settings"),
        ]),
      Section(
        "Environment",
        entries: [
          .init(
            "XDAY_LANG, LC_ALL, LC_MESSAGES, LANG",
            "the language unless config language names one: de… is German"),
          .init("NO_COLOR", "plain text when set and not empty"),
          .init("TZ", "the time zone, when it names one of the database"),
          .init("COLUMNS", "the width where the output is no terminal"),
        ]),
    ]
  }
}
