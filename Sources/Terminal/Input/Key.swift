/// A key of the keyboard, as far as a terminal tells one from another.
package enum Key: Hashable, Sendable {
  /// A character that was typed; a combining one comes by itself after what it belongs to.
  case character(Character)
  case enter
  case tab
  case backspace
  case escape
  case insert
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 and so on.
  case function(Int)
}

/// The keys that are held down together with another.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// A bit for each, those of xterm's sequences.
  package let rawValue: Int

  /// Those of these bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift; told only with keys that type nothing.
  package static let shift = Modifiers(rawValue: 1)
  /// Alt or Meta.
  package static let alt = Modifiers(rawValue: 2)
  /// Control.
  package static let control = Modifiers(rawValue: 4)
}

/// A key with what is held down with it.
package struct KeyPress: Hashable, Sendable {
  /// The key.
  package let key: Key
  /// What is held down with it.
  package let modifiers: Modifiers

  /// A key, alone or with others.
  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The character that was typed with nothing else held down, nil for any other key.
  package var typed: Character? {
    guard modifiers.isEmpty, case .character(let character) = key else { return nil }
    return character
  }
}

/// What was done with the mouse in a cell.
package struct MouseAction: Hashable, Sendable {
  /// What was done.
  package enum Kind: Hashable, Sendable {
    /// A button went down: 0 the left one, 1 the middle one, 2 the right one.
    case press(Int)
    /// It was let go.
    case release(Int)
    /// The mouse was moved while it was down.
    case drag(Int)
    case wheelUp
    case wheelDown
  }

  /// What was done.
  package let kind: Kind
  /// The cell from the left, from 0.
  package let column: Int
  /// The line from the top, from 0.
  package let row: Int
  /// What was held down meanwhile.
  package let modifiers: Modifiers

  /// An action in a cell.
  package init(_ kind: Kind, column: Int, row: Int, modifiers: Modifiers = []) {
    self.kind = kind
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
