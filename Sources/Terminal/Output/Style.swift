/// What a person sees of the few ways in which text can differ; plain text where that is not wanted.
package struct Style: Sendable {
  /// Whether the output understands it and the person wants it.
  package let isOn: Bool

  /// Styled text, or plain text only.
  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The text, dimmed where that is wanted: for what is secondary.
  package func dim(_ text: String) -> StyledText { styled(text, .dim) }

  /// The text, bold where that is wanted: for the one thing that counts.
  package func bold(_ text: String) -> StyledText { styled(text, .bold) }

  /// The text in a colour, where that is wanted: never the only thing that tells it from others.
  package func colored(_ text: String, _ color: Control) -> StyledText {
    guard isOn, !text.isEmpty else { return StyledText(text) }
    var result = StyledText(color)
    result += text
    result.append(.plainText)
    return result
  }

  private func styled(_ text: String, _ weight: Control) -> StyledText {
    guard isOn, !text.isEmpty else { return StyledText(text) }
    var result = StyledText(weight)
    result += text
    result.append(.plainWeight)
    return result
  }
}
