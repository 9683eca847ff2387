/// The one thing a terminal is asked for beyond plain text: dim, for what is secondary.
struct Style: Sendable {
  /// Whether the output understands it and the person wants it.
  let isOn: Bool

  /// The text, dimmed where that is wanted.
  func dim(_ text: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[2m\(text)\u{1B}[22m" : text
  }
}
