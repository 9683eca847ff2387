internal import Calendars
internal import Store

/// How an answer owns up to calendars that could not be read wholly.
extension Answer {
  /// The answer, where calendars are incomplete with their places and the status that says so.
  func admitting(_ problems: [CalendarProblem], _ words: any Wording) -> Answer {
    guard !problems.isEmpty, status == .done else { return self }
    var answer = self
    answer.status = .incomplete
    answer.notes += problems.map { words.place($0) }
    return answer
  }
}

extension Context {
  /// The lines under an answer that name the calendars that are incomplete, and say where the zone is not known; none
  /// where all is well.
  func incomplete(_ problems: [CalendarProblem]) -> [String] {
    guard !problems.isEmpty else { return [] }
    let unread = problems.filter { $0.kind != .unknownSystemZone }
    let names = Set(unread.map(\.calendar)).sorted().map(SafeText.shown)
    let margin = String.spaces(TaskTable.margin(width))
    let rows =
      (unread.count < problems.count ? [words.unknownZone()] : [])
      + (names.isEmpty ? [] : [words.incompleteCalendars(names)])
    return rows.flatMap { CellWidth.wrap($0, to: width - margin.count) }.map { style.dim(margin + $0) }
  }
}
