/// The terminal as one talks with it: keys one by one, and what happens to it meanwhile.
///
/// It is taken over for as long as a question or a screen stands, and given back as it was found in every way in
/// which that can end.
package protocol Console: AnyObject {
  /// Takes the keys and signals over; what `kind` asks for is written to the terminal.
  func begin(_ kind: ConsoleKind)
  /// Gives everything back as it was; harmless where nothing was taken.
  func end()
  /// Waits for the next event, at most so many milliseconds; nil waits for ever.
  func next(within milliseconds: Int?) -> ConsoleEvent
  /// Tells from now on when something changes in these folders or files; those that are not there are left out.
  func watch(_ paths: [String])
}

extension Console {
  /// Nothing is watched where nobody can.
  package func watch(_ paths: [String]) {}
}

/// What a terminal is taken over for.
package enum ConsoleKind: Sendable {
  /// Questions among the lines of the person's own screen, on a terminal that understands nothing but text.
  case plain
  /// Questions among the lines of the person's own screen.
  case question
  /// A screen of one's own that is only looked at.
  case screen
  /// A screen of one's own that one works at, with the mouse too.
  case workplace

  /// What is written to begin.
  var opening: StyledText {
    switch self {
    case .plain: .empty
    case .question: StyledText(.beginPasteBrackets)
    case .screen: StyledText(.openScreen, .hideCursor, .beginPasteBrackets)
    case .workplace: StyledText(.openScreen, .hideCursor, .beginPasteBrackets, .beginMouse)
    }
  }

  /// What is written to end.
  var closing: StyledText {
    switch self {
    case .plain: .empty
    case .question: StyledText(.endPasteBrackets)
    // A frame may have been cut off anywhere.
    case .screen: StyledText(.endFrame, .plainWeight, .endPasteBrackets, .showCursor, .closeScreen)
    case .workplace:
      StyledText(
        .endFrame, .plainWeight, .plainColours, .plainText, .endMouse, .endPasteBrackets, .showCursor,
        .closeScreen)
    }
  }
}

/// Something that a program at a terminal has to answer to.
package enum ConsoleEvent: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// A text that was pasted as a whole; it is never taken for keys.
  case paste(String)
  /// The mouse.
  case mouse(MouseAction)
  /// The terminal has another size: what stands there is to be drawn again.
  case resized
  /// The process was stopped and goes on (Ctrl-Z, `fg`): what stands there is to be drawn again.
  case resumed
  /// The person stops it (Ctrl-C), or the system does.
  case interrupted
  /// No key will come any more.
  case ended
  /// Something has changed in what is watched.
  case filesChanged
  /// Nothing happened in the time named.
  case timeout
}
