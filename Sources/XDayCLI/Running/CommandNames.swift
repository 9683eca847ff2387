internal import Documents
internal import Wording

/// The commands, by the word that calls them; members of a family carry its name first.
enum CommandName: String, CaseIterable, Sendable {
  case add
  case today
  case ui
  case timeline
  case why
  case week
  case fit
  case when
  case due
  case list
  case search
  case show
  case morning
  case done
  case reopen
  case drop
  case edit
  case plan
  case unplan
  case move
  case split
  case order
  case board
  case urgent
  case remind
  case remindList = "remind list"
  case remindInstall = "remind install"
  case remindUninstall = "remind uninstall"
  case remindTest = "remind test"
  case remindWait = "remind wait"
  case start
  case stop
  case running
  case log
  case spent
  case goal
  case streaks
  case heatmap
  case trend
  case report
  case progress
  case history
  case review
  case stats
  case tags
  case tagsList = "tags list"
  case tagsColor = "tags color"
  case tagsRename = "tags rename"
  case tagsOrder = "tags order"
  case repeats = "repeat"
  case windows
  case calendar
  case calendarAdd = "calendar add"
  case calendarList = "calendar list"
  case calendarRemove = "calendar remove"
  case calendarCheck = "calendar check"
  case config
  case undo
  case redo
  case export
  case importing = "import"
  case reset
  case doctor
  case completions
  case help
  case man
  case complete

  /// The word itself, for a member of a family its own.
  var word: String {
    rawValue.split(separator: " ").last.map(String.init) ?? rawValue
  }

  /// Other words that call it, for the hands; none of them can be a code (`CodeBook.isWord`).
  var shortNames: [String] {
    switch self {
    case .add: ["a"]
    case .done: ["d"]
    case .drop: ["rm"]
    case .edit: ["e"]
    case .list: ["l", "ls"]
    case .plan: ["p"]
    case .start: ["s"]
    case .timeline: ["agenda"]
    case .today: ["t"]
    case .undo: ["u"]
    case .week: ["w"]
    default: []
    }
  }
}

/// The flags, by their long names; those of several commands are explained once.
enum FlagName: String, CaseIterable, Sendable {
  // Of every command.
  case json
  case now
  case zone
  case demo
  case color
  case noColor = "no-color"
  case noPager = "no-pager"
  case help
  case version
  // Parts of a task.
  case day
  case time
  case due
  case duration = "for"
  case urgent
  case tag
  case remind
  case noRemind = "no-remind"
  case note
  case title
  case list
  case soon
  case doing
  case first
  case dryRun = "dry-run"
  case noDay = "no-day"
  case noTime = "no-time"
  case noDue = "no-due"
  case noDuration = "no-duration"
  case noTag = "no-tag"
  case noNote = "no-note"
  case noRepeat = "no-repeat"
  // Of single commands.
  case short
  case check
  case propose
  case all
  case done
  case today
  case dayOfLeftover = "day-of-leftover"
  case doneOfLeftover = "done-of-leftover"
  case later
  case drop
  case allToday = "all-today"
  case allLater = "all-later"
  case name
  case allDay = "all-day"
  case tentative
  case unanswered
  case on
  case undoList = "undo-list"
  case format
  case output
  case force
  case yes
  case watch
  case this
  case laterOfSeries = "later-of-series"
  case allOfSeries = "all-of-series"
  case repeating
  case dueOfList = "due-of-list"
  case raw
  case importFormat = "import-format"
  case restore
  case reportFormat = "report-format"
  // Of blocks of time.
  case at
  case ago
  case length = "length-of-block"
  case free
  case mood
  case doneOfStop = "done-of-stop"
  case discard
  case overlap
  case replace
  case task
  case noTask = "no-task"
  case used
  case by
  case of
  case what
  case events
  // Of reminders.
  case notify
  case print
  case timer
  // Of looking back.
  case since
  case working

  /// The word itself: some commands use a word of another flag for something of their own.
  var word: String {
    switch self {
    case .dayOfLeftover: FlagName.day.rawValue
    case .doneOfLeftover: FlagName.done.rawValue
    case .undoList: FlagName.list.rawValue
    case .laterOfSeries: FlagName.later.rawValue
    case .allOfSeries: FlagName.all.rawValue
    case .dueOfList: FlagName.due.rawValue
    case .importFormat, .reportFormat: FlagName.format.rawValue
    case .length: FlagName.duration.rawValue
    case .doneOfStop: FlagName.done.rawValue
    default: rawValue
    }
  }
}

/// What a person puts in.
enum PlaceholderName: CaseIterable, Sendable {
  case entry
  case code
  case codes
  case doneCodes
  case day
  case dayAndTime
  case time
  case duration
  case lead
  case durationOrCode
  case shareAndDay
  case tag
  case text
  case words
  case place
  case boardPlace
  case windowDays
  case windowSpans
  case path
  case calendarName
  case configKey
  case configValue
  case count
  case format
  case importFormat
  case reportFormat
  case file
  case backup
  case shell
  case commandName
  case moment
  case zone
  case when
  case treatment
  case since
  case off
  case kind
  case rule
  case what
  case spent
  case block
  case mood
  case period
  case spentBy
  case heatmapOf
  case color
  case newTag
  case exported
  case goal
  case timer
}
