package import DayBudget

/// Why a question or a change stopped, beside a misread entry and the store; nothing has changed then.
package enum PlanFailure: Error, Equatable {
  /// A task as an error names it.
  package struct Candidate: Equatable {
    /// Its code.
    package let code: String
    /// Its title.
    package let title: String
  }

  /// Nothing stands where a code should: an empty variable of a script, perhaps.
  case emptyCode
  /// No open task has this code or these words.
  case noSuchTask(String)
  /// More than one open task has these words.
  case ambiguous(String, [Candidate])
  /// The task is completed; the code reopens it.
  case alreadyDone(title: String, code: String)
  /// The series has no open occurrence that could be meant, or not the one any more that was.
  case noOccurrence(title: String, day: CivilDate)
  /// The task is open, and a completed one was wanted.
  case notDone(title: String)
  /// It has to be said what of a series is meant.
  case needsScope
  /// One occurrence alone has no rule; nil where the change takes the rule away.
  case ruleOfOccurrence(RepeatRule?)
  /// A leftover was given two different answers.
  case ambiguousAnswer(String)
  /// No calendar has this name.
  case noSuchCalendar(String, known: [String])
  /// A calendar has this name already.
  case calendarExists(String)
  /// The task is not any more as it was shown when the change was thought out.
  case changedMeanwhile(title: String)
  /// Since the store was read a day begins at another time, so that words for days may mean others: once again.
  case dayStartChanged
}
