internal import Terminal

/// Questions to the person at the terminal: one key or one line each.
///
/// Pastes, the mouse and keys that mean nothing decide nothing. Ctrl-C stops the command.
struct Dialogue {
  private let console: any Console
  private let surroundings: Surroundings

  /// Something to answer to.
  enum Event {
    case key(KeyPress)
    /// The person was away: the question stands no more where it stood.
    case resumed
    /// No answer will come.
    case ended
  }

  /// The cells of a line, as wide as the terminal is now.
  var width: Int { ContextBuilder.width(surroundings) }

  fileprivate init(_ console: any Console, _ surroundings: Surroundings) {
    self.console = console
    self.surroundings = surroundings
  }

  /// Writes to the terminal.
  func say(_ text: StyledText) throws {
    try surroundings.output.write(text)
  }

  /// Waits for a key; throws `Interrupted` for Ctrl-C.
  func event() throws -> Event {
    while true {
      switch console.next(within: nil) {
      case .key(let key): return .key(key)
      case .resumed: return .resumed
      case .ended: return .ended
      case .interrupted: throw Interrupted()
      case .paste, .mouse, .resized, .timeout: continue
      }
    }
  }

  /// Asks for a line, on a line of its own behind so many spaces; nil where it is left with Esc or no answer will come.
  ///
  /// Throws `Interrupted` for Ctrl-C.
  func line(_ question: String, indent: Int = 0) throws -> String? {
    var editor = LineEditor()
    let margin = String.spaces(indent)
    // Only the last line of a long question is drawn again with what is typed, which needs room beside it.
    let lines = CellWidth.wrap(question, to: max(8, width - indent - Dialogue.roomToType))
    let prompt = margin + (lines.last ?? "") + " "
    func ask() throws -> Drawn {
      for line in lines.dropLast() { try say(StyledText(.lineStart) + margin + line + "\n") }
      return try draw(prompt, editor, over: nil)
    }
    var drawn = try ask()
    while true {
      let event = console.next(within: nil)
      switch event {
      case .interrupted: throw Interrupted()
      case .ended:
        try say(StyledText("\n"))
        return nil
      case .resumed: drawn = try ask()
      case .resized: drawn = try draw(prompt, editor, over: drawn)
      case .timeout, .mouse: break
      case .key, .paste:
        switch editor.take(event) {
        case .editing: drawn = try draw(prompt, editor, over: drawn)
        case .done:
          try say(StyledText("\n"))
          return editor.text
        case .cancelled:
          try say(StyledText("\n"))
          return nil
        }
      }
    }
  }

  /// The cells that a question leaves for its answer before it is broken into lines.
  private static let roomToType = 12

  /// A line as it stands at the terminal.
  private struct Drawn {
    let text: String
    let isCursorBehind: Bool
  }

  /// Draws the line over what stood there, and returns what stands there now.
  ///
  /// With nothing but returns and spaces: what stands before the cursor is written twice.
  private func draw(_ prompt: String, _ editor: LineEditor, over drawn: Drawn?) throws -> Drawn {
    let room = max(1, width - 1)
    var (before, after) = (prompt + editor.before, editor.after)
    // Where the line is too short, the cursor's surroundings are what is seen.
    while CellWidth.of(before) > room { before.removeFirst() }
    while CellWidth.of(before + after) > room { after.removeLast() }
    var text = StyledText()
    if let drawn, drawn.isCursorBehind, after.isEmpty, before.utf8.starts(with: drawn.text.utf8) {
      text += String(decoding: before.utf8.dropFirst(drawn.text.utf8.count), as: UTF8.self)
    } else {
      text.append(.lineStart)
      text += before + after
      text.append(spaces: min(CellWidth.of(drawn?.text ?? ""), room) - CellWidth.of(before + after))
      text.append(.lineStart)
      text += before
    }
    try say(text)
    return Drawn(text: before + after, isCursorBehind: after.isEmpty)
  }
}

extension KeyPress {
  /// Whether it ends a question without an answer: q or Esc.
  var isStop: Bool { key == .escape || typed?.lowercased() == "q" }
}

extension Context {
  /// The keys that a question can be answered with, below it.
  func keyLines(_ keys: String) -> StyledText {
    var text = StyledText()
    for line in CellWidth.wrap(keys, to: width) {
      text += style.dim(line)
      text += "\n"
    }
    return text
  }

  /// Takes the terminal over for as long as `body` asks, and gives it back however that ends.
  ///
  /// Throws `Interrupted` for Ctrl-C; only to be called where `canAsk` holds.
  func asking<Result>(_ body: (Dialogue) throws -> Result) throws -> Result {
    guard let console = surroundings.console else { throw Interrupted() }
    console.begin(isDumb ? .plain : .question)
    defer { console.end() }
    do {
      return try body(Dialogue(console, surroundings))
    } catch let interrupted as Interrupted {
      // What is written next does not stand behind the question.
      try surroundings.output.write("\n")
      throw interrupted
    }
  }
}
