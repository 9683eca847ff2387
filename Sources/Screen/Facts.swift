package import DayBudget
package import Planner
package import Store
package import Terminal
package import Wording

/// What the screen has to know: asked as a whole whenever the page, the day, the store, a calendar or the minute changes.
package struct Question: Equatable {
  /// The page that is shown.
  package var page = ScreenPage.today
  /// The day; nil for the one that now belongs to.
  package var day: CivilDate?
  /// The words that are looked for; nil where nothing is.
  package var sought: String?

  /// Today.
  package init() {}
}

/// The answer: the views that the commands show, as they were at one moment.
package struct Facts {
  /// The store that they were read from, which knows the codes.
  package let snapshot: Snapshot
  /// The zone of the wall clock.
  package let zone: Zone
  /// The day that is shown.
  package let view: DayView
  /// What runs; nil where no time was ever kept.
  package var running: RunningView?
  /// The day by experience.
  package var experienced: ExperiencedDay?
  /// The day by the clock.
  package var timeline: Timeline?
  /// The tasks without a day.
  package var list: [Task] = []
  /// The board.
  package var board: BoardView?
  /// Six weeks from a Monday on, each day added up; empty where no month is shown.
  package var month: [DayView] = []
  /// What was found of what was looked for; nil where nothing was.
  package var found: [Task]?
  /// How the last weeks went, as its commands show it.
  package var review: [StyledText] = []
  /// How many tasks wait from days that are past.
  package var waiting = 0
  /// What was completed today.
  package var completed: [Task] = []
  /// What could not be read.
  package var notes: [String] = []
  /// Whether there was never a task.
  package var isBeginner = false

  /// Facts about one day.
  package init(_ view: DayView, _ snapshot: Snapshot, zone: Zone) {
    self.view = view
    self.snapshot = snapshot
    self.zone = zone
  }
}

/// How a line is understood that is being typed.
package struct Understood {
  /// What it becomes, piece by piece.
  package var parts: [String] = []
  /// The title alone.
  package var title = ""
  /// The number as it would be.
  package var number: [String] = []
  /// Where the line would stand, in words; nil without one.
  package var line: String?
  /// What there is to say, or why it is not understood.
  package var remarks: [String] = []

  /// Nothing yet.
  package init() {}
}

/// A task whose words are being changed.
package struct Editing {
  /// The task as it was stored when its words were shown.
  package let task: Task
  /// Of a series, the occurrence that was selected.
  package let occurrence: SeriesDay?
  /// Its words, in which it can be read again.
  package let text: String

  /// A task with its words.
  package init(_ task: Task, _ occurrence: SeriesDay?, text: String) {
    self.task = task
    self.occurrence = occurrence
    self.text = text
  }
}
