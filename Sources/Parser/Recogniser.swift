import DayBudget

/// Finds the readings of a line: at each token the longest one that begins there.
struct Recogniser {
  /// The text.
  let line: Line
  /// The day on which the text is read.
  let today: CivilDate
  /// Where abbreviations always count and bare numbers mean what is asked for: in a text that is one part.
  var isLenient = false
  /// Whether days without a year or a week are those that have been.
  let looksBack: Bool
  /// Whether a block is read, in which two bare numbers are a span.
  var isOfBlock = false
  /// For each place whether a day was read that ends there.
  private var dayEnds: [DayEnd]
  /// The place where the parts at the beginning of the text end.
  private(set) var opening = 0

  /// What ends at a place, after which bare figures can be a time.
  enum DayEnd {
    case none
    /// A due day: after it `14.30` is a time.
    case due
    /// A day or a repetition: after it `14-15` is a span too.
    case day
  }

  /// Prepares to read a line on a day.
  init(line: Line, today: CivilDate, isLenient: Bool = false, looksBack: Bool = false) {
    self.line = line
    self.today = today
    self.isLenient = isLenient
    self.looksBack = looksBack
    dayEnds = Array(repeating: .none, count: line.count + 1)
  }

  /// The longest reading at each token, nil where there is none and inside another; none overlap.
  mutating func readings() -> [Reading?] {
    withoutLooseRanges(walk { $0.longest(at: $1) })
  }

  /// What is found at each token that is not inside of what was found before it.
  mutating func walk(_ find: (Recogniser, Int) -> Reading?) -> [Reading?] {
    var readings: [Reading?] = []
    readings.reserveCapacity(line.count)
    var end = 0
    for index in 0..<line.count {
      let reading = index < end ? nil : find(self, index)
      readings.append(reading)
      guard let reading else { continue }
      end = reading.tokens.upperBound
      if index == opening { opening = pastSeams(end) }
      switch reading.part {
      case .day, .repeating: dayEnds[end] = .day
      case .due: dayEnds[end] = .due
      default: break
      }
    }
    return readings
  }

  /// «von Montag bis Freitag» is title where nothing repeats.
  private func withoutLooseRanges(_ readings: [Reading?]) -> [Reading?] {
    let repeats = readings.contains { if case .repeating? = $0?.part { true } else { false } }
    return repeats
      ? readings
      : readings.map { reading in
        guard let reading, case .days = reading.part else { return reading }
        return Reading(tokens: reading.tokens, part: .text, strength: .edge)
      }
  }

  private func pastSeams(_ index: Int) -> Int {
    var index = index
    while line.isSeam(index) { index += 1 }
    return index
  }

  /// What the words before this place were read as.
  func dayEnd(before index: Int) -> DayEnd {
    dayEnds[index] == .none && line.isSymbol(index - 1, ",") ? dayEnds[index - 1] : dayEnds[index]
  }

  /// The longest reading that begins here; of two as long the first of this order.
  private func longest(at index: Int) -> Reading? {
    guard line.canBegin(index) else { return nil }
    guard canLead(index) else { return nearDay(at: index) }
    var best: Reading?
    prefer(guarded(at: index), to: &best)
    prefer(repetition(at: index), to: &best)
    prefer(time(at: index), to: &best)
    prefer(day(at: index), to: &best)
    prefer(duration(at: index), to: &best)
    prefer(reminder(at: index), to: &best)
    prefer(mark(at: index), to: &best)
    if best == nil { prefer(bareSpan(at: index), to: &best) }
    return best ?? nearDay(at: index)
  }

  /// Takes a reading that is longer and ends where a part can end.
  func prefer(_ reading: Reading?, to best: inout Reading?) {
    guard let reading, reading.tokens.upperBound > best?.tokens.upperBound ?? 0,
      line.canEnd(reading.tokens.upperBound)
    else { return }
    best = reading
  }

  /// Whether any reading begins with such a token; most words of a title end the search here.
  func canLead(_ index: Int) -> Bool {
    let token = line.tokens[index]
    switch token.kind {
    case .number: return true
    case .symbol: return line.isSymbol(index, in: Recogniser.leadingSymbols)
    case .literal: return false
    case .word: return token.word.isKnown || line.spells(index + 1, "nacht")
    }
  }

  private static let leadingSymbols: [Unicode.Scalar] = [
    "#", "+", "!", "@", "~", "≈", "½", "¼", "¾", ",", ".",
  ]

  /// A number in figures or as a word, at most so many digits.
  func quantity(_ index: Int) -> (value: Int, end: Int)? {
    if let value = line.number(index, digits: 1...4) { return (value, index + 1) }
    guard let first = line.word(index).number else { return nil }
    // «forty-five»
    if first >= 20, first % 10 == 0, line.isSymbol(index + 1, "-"), line.touches(index + 1),
      line.touches(index + 2), let second = line.word(index + 2).number, second < 10
    {
      return (first + second, index + 3)
    }
    return (first, index + 1)
  }
}
