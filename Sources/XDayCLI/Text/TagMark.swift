internal import Store
internal import Terminal

/// How the time of a tag looks in a bar: a pattern that is its colour's own, so that nothing depends on colour.
struct TagMark {
  /// What fills a bar.
  let pattern: Character
  private let control: Control?

  /// The mark of a colour; without one a full bar.
  init(_ color: TagColor?) {
    (pattern, control) =
      switch color {
      case nil: ("█", nil)
      case .blue: ("▓", .blue)
      case .green: ("▒", .green)
      case .amber: ("▚", .amber)
      case .red: ("▞", .red)
      case .violet: ("▦", .violet)
      case .teal: ("▩", .teal)
      case .brown: ("▤", .brown)
      case .olive: ("▥", .olive)
      case .rose: ("▧", .rose)
      case .grey: ("▨", .grey)
      }
  }

  /// A text in this colour, where colours are wanted.
  func styled(_ text: String, _ style: Style) -> StyledText {
    control.map { style.colored(text, $0) } ?? StyledText(text)
  }

  /// A bar of so many cells.
  func bar(_ cells: Int, _ style: Style) -> StyledText {
    styled(String(repeating: pattern, count: cells), style)
  }
}
