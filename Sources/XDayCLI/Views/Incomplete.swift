internal import Calendars
internal import Store
internal import Terminal

/// How an answer owns up to calendars that could not be read wholly.
extension Answer {
  /// The answer, where calendars are incomplete with their places and the status that says so.
  ///
  /// A no stays a no: what an unread calendar holds can only take time, never give it.
  func admitting(_ problems: [CalendarProblem], _ words: any Wording) -> Answer {
    guard !problems.isEmpty else { return self }
    var answer = self
    if status == .done { answer.status = .incomplete }
    answer.notes += problems.map { words.place($0) }
    return answer
  }
}

extension Context {
  /// The sentence that names the calendars that are incomplete; nil where all were read.
  func incompleteText(_ problems: [CalendarProblem]) -> String? {
    if problems.isEmpty { return nil }
    return words.incompleteCalendars(Set(problems.map(\.calendar)).sorted().map(SafeText.shown))
  }

  /// The lines under an answer that name the calendars that are incomplete; none where all were read.
  func incomplete(_ problems: [CalendarProblem]) -> [StyledText] {
    guard let text = incompleteText(problems) else { return [] }
    let margin = String.spaces(TaskTable.margin(width))
    return CellWidth.wrap(text, to: width - margin.count).map {
      style.dim(margin + $0)
    }
  }
}
