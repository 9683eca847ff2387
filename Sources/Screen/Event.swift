package import DayBudget
package import Planner
package import Store
package import Terminal

/// What happens to the screen.
package enum ScreenEvent {
  /// At the terminal.
  case console(ConsoleEvent)
  /// It has this size.
  case size(columns: Int, rows: Int)
  /// The answer to a question.
  case facts(Facts)
  /// There is none: the store cannot be read.
  case fault(String)
  /// A change was made; what became of the task that it was about.
  case changed(String, task: ChangedTask?)
  /// A change was refused.
  case refused(String)
  /// How what is typed is understood.
  case understood(Understood)
  /// All that is known of a task.
  case details([StyledText])
  /// The words of the task that is to be changed.
  case editing(Editing)
  /// What is left over.
  case leftovers([Leftover])
  /// What the answers of the morning would do.
  case outcomes([String])
}

/// What the screen asks of whoever runs it, in this order.
package enum Effect {
  /// To be answered with `facts` or `fault`.
  case look(Question)
  /// To be answered with `changed` or `refused`.
  case change(Change)
  /// To be answered with `understood`; a nil task stands for one that is to be added.
  case understand(String, Editing?)
  /// To be answered with `details` or `refused`.
  case details(String)
  /// To be answered with `editing` or `refused`; the task as it is shown.
  case edit(Task)
  /// To be answered with `leftovers`.
  case morning
  /// To be answered with `outcomes`: about one leftover, beside those that are for today already.
  case outcomes(Leftover, beside: [Leftover])
  /// The person has seen enough.
  case leave(isInterrupted: Bool)
}

/// A change that a key makes, in the words of the commands.
package enum Change {
  case add([String])
  case edit(Editing, String, SeriesScope.Extent?)
  case tick(String, on: CivilDate?)
  case reopen(String)
  case move([String])
  case plan(String, to: String, SeriesChoice)
  case unplan(String, SeriesChoice)
  case urgent(String, Bool, SeriesChoice)
  case length(String, Int, SeriesChoice)
  case board([String])
  case drop(String, SeriesChoice)
  case start(String)
  case stop
  case dropBlock(String)
  case editBlock(String, String)
  case undo
  case redo
  case morning([(leftover: Leftover, answer: MorningAnswer)])
}
