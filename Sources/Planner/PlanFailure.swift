package import DayBudget

/// Why a question or a change stopped, beside a misread entry and the store; nothing has changed then.
package enum PlanFailure: Error, Equatable {
  /// A task as an error names it.
  package struct Candidate: Equatable {
    /// Its code.
    package let code: String
    /// Its title.
    package let title: String
    /// The day on which it is shown, nil in the List.
    package let day: CivilDate?
  }

  /// Nothing stands where a code should: an empty variable of a script, perhaps.
  case emptyCode
  /// No open task has this code or these words.
  case noSuchTask(String)
  /// No completed task has this code or these words.
  case noCompletedTask(String)
  /// More than one open task has these words: some of them, how many more there are, and the day.
  case ambiguous(String, [Candidate], more: Int, today: CivilDate)
  /// Behind a title that names a task stands what may be another title; the code tells them apart.
  case titleLeftOver(String, text: String, code: String)
  /// Nothing says what is to change about the task.
  case nothingToEdit(code: String)
  /// The words name no place in the order.
  case notAPlace(String)
  /// The task is completed; the code reopens it.
  case alreadyDone(title: String, code: String)
  /// The series has no open occurrence that could be meant, or not the one any more that was; the next day on which it is.
  case noOccurrence(title: String, day: CivilDate, next: CivilDate? = nil)
  /// Nothing of the series is open under this rule, now or ever; nil for the code of one that is only to be added.
  case nothingLeft(title: String, RepeatRule, code: String?)
  /// A day of a series was asked for, and the task does not repeat.
  case noSeries(title: String)
  /// The task is open, and a completed one was wanted.
  case notDone(title: String)
  /// It has to be said what of a series is meant.
  case needsScope(title: String)
  /// An order changes the occurrence of a day, and a line of it names another rule for the series.
  case ruleInOrder(title: String, code: String)
  /// One occurrence alone has no rule; nil where the change takes the rule away.
  case ruleOfOccurrence(RepeatRule?)
  /// The task is open, but not left over; nil in the List.
  case notLeftOver(title: String, day: CivilDate?)
  /// It repeats, or has no duration that is longer than what it should keep.
  case notDivisible(title: String, minutes: Int)
  /// It was asked when there is room for a task that has no duration.
  case noDuration(title: String, code: String)
  /// Behind the task to split stands no duration.
  case notAShare(String)
  /// A leftover was given two different answers.
  case ambiguousAnswer(String)
  /// No calendar has this name.
  case noSuchCalendar(String, known: [String])
  /// A calendar has this name already.
  case calendarExists(String)
  /// The file or folder at this path is read already, as this calendar.
  case calendarRead(String, path: String)
  /// The task is not any more as it was shown when the change was thought out.
  case changedMeanwhile(title: String)
  /// No task and no block has this tag.
  case noSuchTag(String)
  /// No goal has this code, or several have.
  case noSuchGoal(String, known: [String])
  /// A block of time cannot be as it was asked for.
  case block(BlockFailure)
  /// Since the store was read a day begins at another time, so that words for days may mean others: once again.
  case dayStartChanged
}
