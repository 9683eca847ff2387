internal import Calendars
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// How an answer owns up to calendars that could not be read wholly.
extension Answer {
  /// The answer, where calendars are incomplete with their places and the status that says so.
  ///
  /// At a terminal one row is enough, and `calendar check` has the places: it stands under the answer, and where
  /// that has no row for it beside it.
  ///
  /// A no stays a no: what an unread calendar holds can only take time, never give it.
  func admitting(
    _ problems: [CalendarProblem], _ context: Context, hasRow: Bool = true
  ) -> Answer {
    guard !problems.isEmpty else { return self }
    var answer = self
    if status == .done { answer.status = .incomplete }
    answer.details += problems.map { context.words.place($0) }
    if !hasRow, context.surroundings.errors.isTerminal { answer.notes += context.incompleteTexts(problems) }
    return answer
  }

  /// The answer, where months of blocks could not be read with their names and the status that says so; a record of the
  /// store itself is damage.
  func lacking(_ failures: [StoreFailure], _ context: Context) -> Answer {
    guard !failures.isEmpty else { return self }
    var answer = self
    let isDamaged = failures.contains { $0.place.file == context.planner.path }
    answer.status = isDamaged ? .store : .incomplete
    answer.notes += failures.map { context.words.store($0, backup: nil).message }
    return answer
  }

  /// The answer, where records of the store are damaged with their places and the status that says so.
  func admitting(_ damage: [StoreFailure], _ words: any Words) -> Answer {
    guard !damage.isEmpty else { return self }
    var answer = self
    answer.status = .store
    answer.notes += damage.map { words.store($0, backup: nil).message }
    return answer
  }
}

extension Context {
  /// The sentences that name the calendars that are incomplete, and say where the zone is not known; none where all
  /// is well.
  func incompleteTexts(_ problems: [CalendarProblem]) -> [String] {
    if problems.isEmpty { return [] }
    let unread = problems.filter { $0.kind != .unknownSystemZone }
    let names = Set(unread.map(\.calendar)).sorted().map(SafeText.shown)
    return (unread.count < problems.count ? [words.unknownZone()] : [])
      + (names.isEmpty ? [] : [words.incompleteCalendars(names)])
  }

  /// The lines under an answer that say the same.
  func incomplete(_ problems: [CalendarProblem]) -> [StyledText] {
    let margin = String.spaces(TaskTable.margin(width))
    return incompleteTexts(problems).flatMap { CellWidth.wrap($0, to: width - margin.count) }.map {
      style.dim(margin + $0)
    }
  }
}
