import DayBudget

/// Finds the readings of a line: at each token the longest one that begins there.
struct Recogniser {
  /// The text.
  let line: Line
  /// The day on which the text is read.
  let today: CivilDate
  /// Where abbreviations always count and bare numbers mean what is asked for: in a text that is one part.
  var isLenient = false
  /// For each place whether a day was read that ends there; after one «13.12» is a time.
  private var dayEnds: [Bool]
  /// The place where the parts at the beginning of the text end.
  private(set) var opening = 0

  /// Prepares to read a line on a day.
  init(line: Line, today: CivilDate, isLenient: Bool = false) {
    self.line = line
    self.today = today
    self.isLenient = isLenient
    dayEnds = Array(repeating: false, count: line.count + 1)
  }

  /// The longest reading at each token, nil where there is none and inside another; none overlap.
  mutating func readings() -> [Reading?] {
    var readings: [Reading?] = []
    readings.reserveCapacity(line.count)
    var end = 0
    for index in 0..<line.count {
      let reading = index < end ? nil : longest(at: index)
      readings.append(reading)
      guard let reading else { continue }
      end = reading.tokens.upperBound
      if index == opening { opening = pastSeams(end) }
      if case .day = reading.part { dayEnds[end] = true }
    }
    return readings
  }

  private func pastSeams(_ index: Int) -> Int {
    var index = index
    while line.isSeam(index) { index += 1 }
    return index
  }

  /// Whether the words before this place were read as a day.
  func followsDay(_ index: Int) -> Bool {
    dayEnds[index] || line.isSymbol(index - 1, ",") && dayEnds[index - 1]
  }

  /// The longest reading that begins here; of two as long the first of this order.
  private func longest(at index: Int) -> Reading? {
    guard canLead(index), line.canBegin(index) else { return nil }
    var best: Reading?
    prefer(guarded(at: index), to: &best)
    prefer(repetition(at: index), to: &best)
    prefer(time(at: index), to: &best)
    prefer(day(at: index), to: &best)
    prefer(duration(at: index), to: &best)
    prefer(mark(at: index), to: &best)
    return best
  }

  /// Takes a reading that is longer and ends where a part can end.
  private func prefer(_ reading: Reading?, to best: inout Reading?) {
    guard let reading, reading.tokens.upperBound > best?.tokens.upperBound ?? 0,
      line.canEnd(reading.tokens.upperBound)
    else { return }
    best = reading
  }

  /// Whether any reading begins with such a token; most words of a title end the search here.
  private func canLead(_ index: Int) -> Bool {
    let token = line.tokens[index]
    switch token.kind {
    case .number: return true
    case .symbol: return line.isSymbol(index, in: Recogniser.leadingSymbols)
    case .literal: return false
    case .word: return token.word.isKnown
    }
  }

  private static let leadingSymbols: [Unicode.Scalar] = ["#", "!", "@", "~", "≈", "½", "¼", "¾"]

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
