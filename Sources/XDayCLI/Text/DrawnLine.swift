internal import Terminal

extension Context {
  /// A line across a list, with what it says; a lighter one of another dash.
  func drawnLine(_ text: String, dash: String = "─") -> StyledText {
    let margin = TaskTable.margin(width)
    let dashes = max(2, min(28, width - margin - 1 - CellWidth.of(text)))
    return .spaces(margin) + style.dim(String(repeating: dash, count: dashes) + " " + text)
  }
}
