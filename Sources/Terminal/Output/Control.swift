/// Everything that a terminal is ever asked to do beyond showing text: a value, which the gate alone turns into bytes.
///
/// The sequences are those of ECMA-48 and of xterm's private modes; terminals ignore what they do not know.
package enum Control: UInt8, CaseIterable, Sendable {
  /// Dim, for what is secondary.
  case dim
  /// Bold, for the one thing that counts.
  case bold
  /// Neither dim nor bold any more.
  case plainWeight
  /// Light and dark exchanged, for what is selected.
  case reverse
  /// Not exchanged any more.
  case plainColours
  /// To the beginning of the line.
  case lineStart
  /// Takes away what stands from the cursor to the end of the line.
  case clearLine
  /// Takes away what stands from the cursor to the end of the screen.
  case clearBelow
  /// To the first cell of the screen.
  case home
  /// To a screen of one's own, which is empty; the person's stays as it is.
  case openScreen
  /// Back to the person's screen.
  case closeScreen
  /// No cursor.
  case hideCursor
  /// The cursor again.
  case showCursor
  /// What follows is shown at once, when it is complete.
  case beginFrame
  /// It is complete.
  case endFrame
  /// A paste comes between brackets from now on, so that it can be told from what is typed.
  case beginPasteBrackets
  /// It does not any more.
  case endPasteBrackets
  /// The mouse is told from now on: clicks, the wheel, and moves with a button down, in cells of any number.
  case beginMouse
  /// It is not any more.
  case endMouse
  /// The step from one column of a machine's table to the next: a tab.
  case column
  /// Calm colours for the text that follows.
  case blue, green, amber, red, violet, teal, brown, olive, rose, grey
  /// The usual colour again.
  case plainText

  /// What is written for it.
  package var sequence: StaticString {
    switch self {
    case .dim: "\u{1B}[2m"
    case .bold: "\u{1B}[1m"
    case .plainWeight: "\u{1B}[22m"
    case .reverse: "\u{1B}[7m"
    case .plainColours: "\u{1B}[27m"
    case .lineStart: "\r"
    case .clearLine: "\u{1B}[K"
    case .clearBelow: "\u{1B}[J"
    case .home: "\u{1B}[H"
    case .openScreen: "\u{1B}[?1049h\u{1B}[2J"
    case .closeScreen: "\u{1B}[?1049l"
    case .hideCursor: "\u{1B}[?25l"
    case .showCursor: "\u{1B}[?25h"
    case .beginFrame: "\u{1B}[?2026h"
    case .endFrame: "\u{1B}[?2026l"
    case .beginPasteBrackets: "\u{1B}[?2004h"
    case .endPasteBrackets: "\u{1B}[?2004l"
    case .beginMouse: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    case .endMouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    case .column: "\t"
    case .blue: "\u{1B}[38;5;67m"
    case .green: "\u{1B}[38;5;71m"
    case .amber: "\u{1B}[38;5;179m"
    case .red: "\u{1B}[38;5;131m"
    case .violet: "\u{1B}[38;5;97m"
    case .teal: "\u{1B}[38;5;73m"
    case .brown: "\u{1B}[38;5;137m"
    case .olive: "\u{1B}[38;5;143m"
    case .rose: "\u{1B}[38;5;175m"
    case .grey: "\u{1B}[38;5;245m"
    case .plainText: "\u{1B}[39m"
    }
  }
}

extension Control {
  /// What is written to move the cursor to a cell, both counted from 0.
  static func move(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }
}
