internal import Planner

/// How scripts see why the planner stopped.
extension PlanFailure {
  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .noSuchTask, .noCompletedTask, .ambiguous, .alreadyDone, .notDone, .notLeftOver, .noOccurrence,
      .noSuchTag, .noSuchGoal, .noSeries:
      .noSuchTask
    case .block(.noSuchBlock), .block(.ambiguousBlock), .block(.nothingRuns), .block(.nothingToStart):
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
    case .emptyCode, .ruleOfOccurrence, .ruleInOrder, .ambiguousAnswer, .titleLeftOver, .nothingToEdit,
      .notAPlace,
      .notDivisible, .noDuration, .notAShare, .nothingLeft:
      "notUnderstood"
    case .noSuchCalendar, .calendarExists, .calendarRead: "calendar"
    case .noSuchTag: "noSuchTag"
    case .noSuchGoal: "noSuchGoal"
    case .dayStartChanged, .changedMeanwhile: "store"
    case .block(let failure): failure.kind
    }
  }
}

extension BlockFailure {
  /// The word.
  var kind: String {
    switch self {
    case .noSuchBlock: "noSuchBlock"
    case .ambiguousBlock: "ambiguous"
    case .nothingRuns, .nothingToStart, .noTaskRuns: "nothingRuns"
    case .stale: "needsAnswer"
    case .overlap: "overlap"
    case .clockedMore: "clockedMore"
    case .nothingToEditOfBlock, .notPast, .endsBeforeStart, .needsStart, .needsEnd, .splitsOutside,
      .mixedCodes:
      "notUnderstood"
    }
  }
}
