/// How a cell is written: its weight, its colour, and whether light and dark are exchanged.
package struct Pen: Equatable, Sendable {
  /// `bold`, `dim`, or nil for neither.
  package var weight: Control?
  /// A colour; nil for the usual one.
  package var colour: Control?
  /// Whether light and dark are exchanged.
  package var isReversed = false

  /// Plain.
  package init() {}

  /// Changes as a control says; one that is about something else changes nothing.
  mutating func take(_ control: Control) {
    switch control {
    case .bold, .dim: weight = control
    case .plainWeight: weight = nil
    case .reverse: isReversed = true
    case .plainColours: isReversed = false
    case .plainText: colour = nil
    case .blue, .green, .amber, .red, .violet, .teal, .brown, .olive, .rose, .grey: colour = control
    default: break
    }
  }

  /// Writes what makes this pen of another one.
  func write(after other: Pen, to text: inout StyledText) {
    if weight != other.weight {
      if other.weight != nil { text.append(.plainWeight) }
      if let weight { text.append(weight) }
    }
    if colour != other.colour { text.append(colour ?? .plainText) }
    if isReversed != other.isReversed { text.append(isReversed ? .reverse : .plainColours) }
  }
}

extension StyledText {
  /// A part of a text that is drawn into cells.
  enum Piece {
    case control(Control)
    /// A cluster and the cells that it takes.
    case cluster(String, Int)
  }

  /// The controls and clusters in their order; what would do something to a terminal is `�`, as the gate has it.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == StyledText.mark {
        if let control = Control(rawValue: bytes[index + 1]) { pieces.append(.control(control)) }
        index += StyledText.controlLength(bytes[index + 1])
        continue
      }
      let end = bytes[index...].firstIndex(of: StyledText.mark) ?? bytes.count
      let text = SafeText.shown(String(decoding: bytes[index..<end], as: UTF8.self))
      if text.isPlain {
        for byte in text.utf8 { pieces.append(.cluster(String(UnicodeScalar(byte)), 1)) }
      } else {
        for cluster in text { pieces.append(.cluster(String(cluster), CellWidth.of(cluster))) }
      }
      index = end
    }
    return pieces
  }
}
