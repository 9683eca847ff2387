internal import Planner

/// How scripts see why the planner stopped.
extension PlanFailure {
  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .noSuchTask, .noCompletedTask, .ambiguous, .alreadyDone, .notDone, .notLeftOver, .noOccurrence,
      .noSeries:
      .noSuchTask
    case .dayStartChanged, .changedMeanwhile: .store
    default: .notUnderstood
    }
  }

  /// The word.
  var kind: String {
    switch self {
    case .noSuchTask, .noCompletedTask, .notLeftOver: "noSuchTask"
    case .ambiguous: "ambiguous"
    case .alreadyDone: "alreadyDone"
    case .notDone: "notDone"
    case .noOccurrence, .noSeries: "noOccurrence"
    case .needsScope: "needsAnswer"
    case .emptyCode, .ruleOfOccurrence, .ambiguousAnswer, .titleLeftOver, .nothingToEdit, .notAPlace,
      .notDivisible, .noDuration, .notAShare, .nothingLeft:
      "notUnderstood"
    case .noSuchCalendar, .calendarExists, .calendarRead: "calendar"
    case .dayStartChanged, .changedMeanwhile: "store"
    }
  }
}
