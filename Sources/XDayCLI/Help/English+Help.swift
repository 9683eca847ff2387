internal import CommandTable
internal import Planner
internal import Wording

extension EnglishCommands: HelpWording {
  func programSummary() -> String { "The list that can count: how much of today is still free" }

  func programDetails() -> [String] {
    [
      "xday keeps tasks with how long they take and answers with one number, what is still free today from now "
        + "(time windows less calendar), and one line in the list: what is above it fits into the day.",
      "A task without a day lies in the List and counts in no sum. Tasks are named by their code, the letters at "
        + "the end of every row, or by words of their title when only one open task has them all.",
      "xday alone is xday today.",
    ]
  }

  func programHints() -> [String] {
    ["CODE is the letters at the end of every row; words of the title do too."]
  }

  func headings() -> Headings {
    Headings(
      usage: "Usage", flagsInUsage: "flags", commandInUsage: "COMMAND", arguments: "Arguments",
      flags: "Flags",
      globalFlags: "Flags for all commands", commands: "Commands", examples: "Examples", name: "Name",
      synopsis: "Synopsis", description: "Description", more: "One command, with examples", short: "Short",
      daily: "Every day", all: "All commands")
  }

  func groupTitles() -> [String] {
    ["The day", "Tasks", "Order and time", "Time spent", "Looking back", "Settings", "In and out", "Help"]
  }

  func summary(_ command: CommandName) -> String {
    switch command {
    case .add: "Add a task from one line of text"
    case .today: "Show a day: what is free, what is planned, what still fits"
    case .ui: "Open the full screen: days, list, clock and review, with keys"
    case .timeline: "Show a day by the clock: what is when, and when each task has its turn"
    case .why: "Show how a day's free time is worked out"
    case .week: "Show seven days: free, planned, too much"
    case .fit: "Show which tasks fit before the next event"
    case .when: "Find free time for a duration or a task"
    case .due: "Show what is due, and whether there is time enough until then"
    case .list: "Show the tasks without a day"
    case .search: "Look for words in all tasks, completed ones too"
    case .show: "Show everything known about one task"
    case .morning: "Ask what to do with tasks left over from earlier days"
    case .done: "Tick tasks off"
    case .reopen: "Open completed tasks again"
    case .drop: "Delete tasks; undo brings them back"
    case .edit: "Change a task: title, day, time, duration and more"
    case .plan: "Plan tasks for a day, today if none is named"
    case .unplan: "Put tasks back into the List"
    case .move: "Change the place of tasks in the order"
    case .order: "Put the tasks of a day in order in an editor"
    case .split: "Make two tasks out of one, or two blocks of time"
    case .board: "Show tasks in four places, or put a card into one"
    case .urgent: "Mark tasks as urgent"
    case .remind: "Remind of tasks at their time, on the desktop or anywhere"
    case .remindList: "Show what is due now and what comes next, or tell it"
    case .remindInstall: "Let the machine tell what is due, each minute"
    case .remindUninstall: "Take away what install has written"
    case .remindTest: "Show one notification now"
    case .remindWait: "Show a notification and wait for the click"
    case .start: "Begin a block: what time is spent on from now"
    case .stop: "End the block that runs"
    case .running: "Show what runs, since when and for how long"
    case .log: "Enter a block of time by hand"
    case .goal: "Set goals and show how far they are"
    case .streaks: "Show how many days in a row something was kept up"
    case .tags: "Show, colour, rename and order tags"
    case .tagsList: "Show every tag with its open tasks, blocks and time"
    case .tagsColor: "Give a tag a colour and a pattern in bars"
    case .tagsRename: "Rename a tag in every task and block"
    case .tagsOrder: "Say which tags come first in sums"
    case .spent: "Show where the time went, with sums and bars"
    case .heatmap: "Show days in five steps, weeks by weekdays"
    case .trend: "Show the time of each day with its running mean"
    case .report: "Write a report on a period: HTML, PDF or Markdown"
    case .progress: "Show what got done of what was planned"
    case .history: "Show what was completed, by day"
    case .review: "Compare estimates with the time that tasks took"
    case .stats: "Show the totals of a period"
    case .repeats: "Let tasks repeat, or end their repetition"
    case .windows: "Show or change the hours in which tasks can be done"
    case .calendar: "Read other programs' calendars, never write them"
    case .calendarAdd: "Read a calendar from now on"
    case .calendarList: "Show the calendars that are read"
    case .calendarRemove: "Read a calendar no longer"
    case .calendarCheck: "Say what in the calendars could not be read"
    case .config: "Show or change a setting"
    case .undo: "Take the last commands back"
    case .redo: "Do again what undo took back"
    case .export: "Write everything out as JSON, CSV or .ics, or a day as Markdown"
    case .importing: "Import another store or another program's tasks"
    case .reset: "Empty the store, keeping a backup"
    case .doctor: "Check store, calendars, time zone and terminal"
    case .completions: "Print the completions for a shell"
    case .help: "Explain a command, with examples; help all shows all of them"
    case .man: "Print the manual page"
    case .complete: "Print what completes a word"
    }
  }

  func details(_ command: CommandName) -> [String] {
    switch command {
    case .add:
      [
        "Day, time, duration, tags (#word), urgent (!) and repetition are understood in German and English, in any "
          + "order, at the beginning or the end of the text; the rest is the title. The answer says back what was "
          + "understood. Text in double quotes, and a word after a backslash, is taken literally.",
        "Quotes around the text are not needed. Flags set a part outright. A dash alone reads one entry a line from "
          + "standard input, all or none.",
      ]
    case .today:
      [
        "The number is what is free from now on: the windows less events and appointments, an hour booked twice "
          + "counted once. The line stands before the first task that no longer fits; everything after it is "
          + "below, also a small task that would still fit.",
        "With --check the exit status is 1 where the day's tasks do not fit.",
      ]
    case .ui:
      [
        "It stays open and shows what other shells change. Everything is asked of the commands and changed by them, so each "
          + "change can be taken back here with u or anywhere with xday undo. ? shows all keys, q leaves."
      ]
    case .timeline:
      [
        "One row a thing, by time: windows, events, tasks with a time of their own, and where the tasks above the line come "
          + "to lie when they are done in their order in the free time. What stays free then stands between them. A task "
          + "that an event interrupts has several rows. Blocks of time stand among them with what was not tracked, the day as a "
          + "strip above and its sum below."
      ]
    case .why:
      [
        "A row each: the windows, what of them is past, every event with the time it takes or why it takes none, own "
          + "appointments. The rows add up to the number. An hour that is booked twice is counted with what starts "
          + "first."
      ]
    case .week:
      [
        "The bar shows what is planned (█) and what stays free (░) up to the boundary (│), and beyond it what is too "
          + "much (▒). All days are drawn on one scale."
      ]
    case .fit:
      [
        "The gap reaches from now to the next event, appointment or end of a window; with a duration it is that "
          + "long, whatever comes. Today's tasks come first, then those of the List. A task without a duration fits "
          + "into no gap. The exit status is 1 where nothing fits."
      ]
    case .when:
      [
        "Looks ahead 60 days. A day has room when what is planned leaves so much of it free, and a gap is shown when "
          + "it is that long after everything planned was worked through the day's free time in order. The exit "
          + "status is 1 where there is none.",
        "For a task, its duration counts, and no day after the one by which it is due is offered.",
      ]
    case .due:
      [
        "A row for each due day: what all tasks that must be done by then still need, what is free from now until the "
          + "end of that day (windows less calendar and appointments), what is left, and the day on which its tasks have to be "
          + "begun at the latest. Overdue tasks count to the first row. The line stands before the first day that is "
          + "short of time.",
        "Tasks planned for a day until then without being due can give way; how much they are is said below the row. With "
          + "--check the exit status is 1 where the line stands. With --propose nothing changes: it prints a command for "
          + "each due task without a day, to look at, to edit, to run.",
      ]
    case .split:
      [
        "The task keeps the duration that is named, and goes to the day that is named. The rest becomes a second task behind "
          + "it, with the same title, tags, note and due day, where the task was.",
        "A block, named by its code, is split at a time. The first keeps its code; WHAT says what the second was about.",
      ]
    case .repeats:
      [
        "A rule is daily, weekdays, weekly, monthly, every monday, every 2 weeks, every 15th. It begins with the open "
          + "occurrence. With off the open occurrence stays as a plain task."
      ]
    case .start:
      [
        "WHAT is a task, by code or words as with done, else free text with #tags. Without WHAT goes on what was worked on last. The "
          + "block that runs ends at that instant.",
        "It began now, or when the text says so: “since 9:10”, “10 min ago”. --for says when it should end; nothing ever ends by "
          + "itself.",
      ]
    case .stop:
      [
        "With --done its task is ticked off too, with --discard the block is forgotten.",
        "What runs since an earlier day, or for more than twelve hours, needs --at: when it ended; --at now is an answer too.",
      ]
    case .running:
      ["The exit status is 1 where nothing runs."]
    case .log:
      [
        "A span (9-10:15, from 9 to 10:15, since 9:40, 9:00 45min) lies on the clock, a duration alone (45min) does not. Days are today "
          + "and earlier ones. A dash alone reads one block a line from standard input, all or none.",
        "Where a block lies already it is named: --overlap keeps both, --replace gives the time to the new one.",
      ]
    case .tagsColor:
      ["Each colour has a pattern of its own, so that nothing depends on colour; none takes it away."]
    case .tagsRename: ["Open and completed tasks and all blocks; one undo takes all of it back."]
    case .tagsOrder: ["The rest stands by size; without tags all do."]
    case .heatmap, .trend, .report, .goal, .streaks, .progress, .history, .review, .stats:
      lookBackDetails(command)
    case .remindList, .remindInstall: remindDetails(command)
    case .spent:
      [
        "Sums blocks of time over a period, today if none is named: by category (the first tag) unless --by says otherwise. "
          + "Where blocks overlap, rows show each in full, then what is double is taken off; a block that crosses the start of a "
          + "day counts to both days."
      ]
    case .list: ["With --done: what was completed since a day, today if none is named."]
    case .morning:
      [
        "A leftover is an open task whose day is past. It moves only when you say so. At a terminal each one is "
          + "asked about with one key; in a script the flags answer. Without answers nothing changes."
      ]
    case .edit:
      [
        "The text is read like that of add; only the parts that it names change. Behind a code it may name a new "
          + "title too, behind words of the title only parts like day, time and duration. --title takes its text "
          + "literally."
      ]
    case .order:
      [
        "Opens $VISUAL or $EDITOR (else vi) with one task a line, its code first, then its words as add reads them. The order "
          + "of the lines becomes the order of the tasks, changed words change the task, and where a line is missing it is asked "
          + "about. What has a time stands by the clock in every list. All of it is one step of undo."
      ]
    case .move: ["The order of the list is the priority."]
    case .board:
      [
        "Soon is what has a day or was put there, In progress what was put there or started with start, Later all else that is open, "
          + "Completed what was completed today. A place is soon, doing, later or done; behind it may stand first, last, "
          + "before CODE or after CODE. Out of Completed a task is open again, in Later it has no day."
      ]
    case .windows:
      [
        "Days are mon…sun, a range (mon-fri), several (mon,wed), or one date. Hours are 9-12 or 13:00-17:30; 22-2 ends "
          + "on the next day, 24 is midnight. “off” means none, “default” takes back what was set: a date has the "
          + "hours of its weekday again."
      ]
    case .calendar, .calendarAdd:
      [
        "A calendar is an .ics file or a folder of them, searched to any depth: what vdirsyncer, khal, Evolution or a "
          + "Nextcloud client leave on disk. xday opens them for reading only."
      ]
    case .config:
      [
        "budget on/off (off: a plain list), language de/en/auto, me ADDRESS… (your addresses, for invitations you "
          + "declined), day-start 04:00 (until then it is still yesterday), pager on/off (show output longer than the screen in "
          + "a pager), pdf-engine /path/to/program (what makes PDFs of reports; auto looks for one), experience on/off (a second line in today, where the day stops adding up when tasks take as long as they did lately), "
          + "remind-lead 10min (so long before its time a task is told of), remind-morning on/off (of what is left over), remind-evening 23:00 "
          + "(what was today?), urgent-reminders on/off (urgent ones break through)."
      ]
    case .undo: ["What an undo took back, redo brings again. --list shows what there is."]
    case .export:
      [
        "JSON is complete: tasks, history, windows, settings. CSV and .ics hold all tasks, Markdown what today "
          + "shows. A file is never overwritten without --force.",
        "With --what blocks it is the time that was spent: CSV, klog, or events (VEVENT) for a calendar program.",
        "In CSV, text that a spreadsheet would run as a formula gets a ' in front; --raw leaves it as it is.",
      ]
    case .importing:
      [
        "Reads xday's own export, todo.txt, the JSON export of Taskwarrior, and tasks (VTODO) of .ics files or of a "
          + "folder of them; a dash reads standard input. All or none, and what cannot be carried over is named "
          + "line by line.",
        "Blocks of time come from the JSON export of Timewarrior, Watson's file frames, klog files, the CSV reports of Toggl and "
          + "Clockify, and xday's own CSV of blocks.",
        "The same file twice doubles nothing: tasks that are known are joined field by field, and the later edit "
          + "counts.",
      ]
    case .doctor:
      [
        "Each finding names the command that mends it. With --restore a backup takes the place of the store; the "
          + "replaced file stays beside it. Status 4: the store is damaged, 5: a calendar is incomplete."
      ]
    case .reset: ["The word “reset” has to be typed; in a script --yes stands for it."]
    case .completions:
      [
        "bash: xday completions bash > ~/.local/share/bash-completion/completions/xday",
        "zsh: xday completions zsh > ~/.zfunc/_xday (the folder has to be in $fpath)",
        "fish: xday completions fish > ~/.config/fish/completions/xday.fish",
      ]
    default: []
    }
  }
}
