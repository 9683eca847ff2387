internal import Calendars
internal import Store
internal import Terminal
internal import Wording

/// How an answer owns up to calendars that could not be read wholly.
extension Answer {
  /// The answer, where calendars are incomplete with their places and the status that says so.
  ///
  /// A no stays a no: what an unread calendar holds can only take time, never give it.
  func admitting(_ problems: [CalendarProblem], _ words: any Words) -> Answer {
    guard !problems.isEmpty else { return self }
    var answer = self
    if status == .done { answer.status = .incomplete }
    answer.notes += problems.map { words.place($0) }
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
