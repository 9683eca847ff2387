/// Chooses among the readings of a line: edges first, the middle only where it is unmistakable, one of each.
struct Selection {
  private let line: Line
  private let starting: [Reading?]
  /// For each place the first token of the reading that ends there.
  private let ending: [Int?]
  private var taken: Reading.Slots = []
  private var front = 0
  private var back: Int
  /// Whether a time stands somewhere that nothing else can be.
  private let hasFirmTime: Bool
  /// Where shortened weekdays begin that counted, so that others beside them do.
  private var shortDays: [Int] = []

  /// The parts that count, in no particular order.
  private(set) var parts: [Reading] = []
  /// What stays in the title and has to be said, with the tokens that it is about.
  private(set) var remarks: [Note] = []

  /// Something to be said about some tokens.
  struct Note {
    let kind: Remark.Kind
    let tokens: Range<Int>
    var meant: String?
  }

  /// Chooses among readings that do not overlap, each at its first token.
  init(line: Line, readings: [Reading?]) {
    self.line = line
    starting = Selection.marked(readings, in: line)
    back = line.count
    hasFirmTime = starting.contains { $0?.strength == .unmistakable && $0?.slots.contains(.time) == true }
    var ending = [Int?](repeating: nil, count: line.count + 1)
    for (index, reading) in starting.enumerated() {
      if let reading { ending[reading.tokens.upperBound] = index }
    }
    self.ending = ending
    for case let reading? in starting {
      if case .impossible = reading.part { note(.impossible, reading.tokens) }
    }
    takeFront()
    takeBack()
    takeMiddle()
    joinWeekdays()
  }

  // MARK: The three steps

  private mutating func takeFront() {
    while let reading = following(front), reading.tokens.upperBound <= back, consider(reading) {
      front = reading.tokens.upperBound
    }
  }

  private mutating func takeBack() {
    while let reading = preceding(back), reading.tokens.lowerBound >= front, consider(reading) {
      back = reading.tokens.lowerBound
    }
  }

  private mutating func takeMiddle() {
    var index = front
    while index < back {
      guard let reading = starting[index], reading.tokens.upperBound <= back else {
        index += 1
        continue
      }
      if reading.strength == .unmistakable { takeAmid(reading) }
      // What stands beside it may have been taken with it.
      index = max(reading.tokens.upperBound, front)
    }
  }

  /// Takes a part in the middle and, unless it is a tag, what stands beside it.
  private mutating func takeAmid(_ reading: Reading) {
    guard consider(reading) else { return }
    let begin = front
    front = reading.tokens.upperBound
    if case .tag = reading.part { return }
    var first = reading.tokens.lowerBound
    while let other = preceding(first), other.tokens.lowerBound >= begin, consider(other) {
      first = other.tokens.lowerBound
    }
    while let other = following(front), other.tokens.upperBound <= back, consider(other) {
      front = other.tokens.upperBound
    }
  }

  // MARK: One reading

  /// Takes a reading, or remarks that it is a second one; false where nothing beside it counts for its sake.
  private mutating func consider(_ reading: Reading) -> Bool {
    switch reading.part {
    case .text, .impossible: return false
    case .bareSpan, .nearDay:
      // «wendesday 14-15» would be a day and a span.
      for other in [preceding(reading.tokens.lowerBound), reading, following(reading.tokens.upperBound)] {
        if let other { noteNear(other) }
      }
      return false
    default: guard counts(reading) else { return false }
    }
    if reading.strength == .neighbour { shortDays.append(reading.tokens.lowerBound) }
    let double = reading.yields && hasFirmTime ? .time : reading.slots.intersection(taken)
    if reading.contradicts || !double.isEmpty {
      note(reading.contradicts ? .secondDay : Selection.second(double), reading.tokens)
      return true
    }
    taken.formUnion(reading.slots)
    parts.append(reading)
    if let remark = reading.remark { note(remark, reading.tokens) }
    return true
  }

  /// Notes what would be a part if it were said otherwise.
  private mutating func noteNear(_ reading: Reading) {
    switch reading.part {
    case .bareSpan: note(.bareSpan, reading.tokens)
    case .nearDay(let meant, let index): note(.nearWord, index..<index + 1, meant: meant)
    default: break
    }
  }

  /// Notes a remark; what stops the search from both sides is said once.
  private mutating func note(_ kind: Remark.Kind, _ tokens: Range<Int>, meant: String? = nil) {
    if remarks.suffix(3).contains(where: { $0.kind == kind && $0.tokens == tokens }) { return }
    remarks.append(Note(kind: kind, tokens: tokens, meant: meant))
  }

  /// Says of «Mo, Mi und Fr» once that they are several days, instead of each but one that it is a second.
  private mutating func joinWeekdays() {
    var index = 0
    while index < starting.count {
      guard starting[index]?.dayForm == .weekday else {
        index += 1
        continue
      }
      let first = index
      var end = starting[index]?.tokens.upperBound ?? index + 1
      var count = 1
      while let next = weekday(behind: end) {
        end = next.tokens.upperBound
        count += 1
      }
      index = end
      let isSecond = { (note: Note) in
        note.kind == .secondDay && note.tokens.lowerBound >= first && note.tokens.upperBound <= end
      }
      guard count > 1, remarks.contains(where: isSecond) else { continue }
      remarks.removeAll(where: isSecond)
      remarks.append(Note(kind: .severalDays, tokens: first..<end))
    }
  }

  /// The weekday that stands here behind another one, with a comma or «und» between them.
  private func weekday(behind index: Int) -> Reading? {
    var next = line.pastComma(index)
    if line.has(next, .and) || line.isSymbol(next, "&") || line.isSymbol(next, "/") { next += 1 }
    guard next > index, next < starting.count, let reading = starting[next], reading.dayForm == .weekday
    else { return nil }
    return reading
  }

  private static func second(_ slots: Reading.Slots) -> Remark.Kind {
    if slots.contains(.repetition) { return .secondRepetition }
    if !slots.isDisjoint(with: [.day, .due]) { return .secondDay }
    if slots.contains(.reminder) { return .secondDuration }
    return slots.contains(.duration) && !slots.contains(.time) ? .secondDuration : .secondTime
  }

  /// Whether a shortened weekday counts where it stands; every other reading does.
  private func counts(_ reading: Reading) -> Bool {
    guard reading.strength == .neighbour else { return true }
    let index = reading.tokens.lowerBound
    let (before, after) = (preceding(index), following(reading.tokens.upperBound))
    let hasPartBefore = before?.isPart == true
    let hasPartAfter = after?.isPart == true || after?.isImpossible == true
    let isLast = pastSeams(reading.tokens.upperBound) == line.count
    // «200 Fr.» is money.
    if line.has(index, .francs), line.isNumber(index - 1), ending[index] == nil { return false }
    if line.has(index, .common), !line.isCapitalised(index) {
      return hasPartAfter || hasPartBefore && isLast
    }
    let isOfList = [before, after].contains {
      $0.map { shortDays.suffix(2).contains($0.tokens.lowerBound) } ?? false
    }
    return hasPartBefore || hasPartAfter || isLast || isOfList
  }

  // MARK: Neighbours

  /// The reading that begins here, punctuation between left aside.
  private func following(_ index: Int) -> Reading? {
    var index = index
    while index < line.count {
      if let reading = starting[index] { return reading }
      guard line.isSeam(index) || joinsWeekdays(index) else { return nil }
      index += 1
    }
    return nil
  }

  /// The reading that ends here, punctuation between left aside.
  private func preceding(_ index: Int) -> Reading? {
    var index = index
    while index > 0 {
      if let first = ending[index] { return starting[first] }
      guard
        line.isSeam(index - 1) || line.touches(index - 1) && line.isExclamation(index - 1)
          || joinsWeekdays(index - 1)
      else { return nil }
      index -= 1
    }
    return nil
  }

  /// Whether «und» stands here between two weekdays, so that the second is told of: «Mo und Mi».
  private func joinsWeekdays(_ index: Int) -> Bool {
    guard line.has(index, .and) || line.isSymbol(index, "&"), let first = ending[index],
      index + 1 < line.count
    else { return false }
    return starting[first]?.dayForm == .weekday && starting[index + 1]?.dayForm == .weekday
  }

  private func pastSeams(_ index: Int) -> Int {
    var index = index
    while line.isSeam(index) || line.touches(index) && line.isExclamation(index) { index += 1 }
    return index
  }

  /// The readings, those weekdays marked that stand beside a date on which they do not fall.
  private static func marked(_ readings: [Reading?], in line: Line) -> [Reading?] {
    var readings = readings
    var lastDate: Int?
    for index in readings.indices {
      guard let reading = readings[index] else { continue }
      switch reading.dayForm {
      case .weekday:
        let next = line.pastOpening(reading.tokens.upperBound)
        let isBeforeDate = next < readings.count && readings[next]?.dayForm == .date
        let isAfterDate = lastDate.map { line.pastOpening($0) == index } == true
        readings[index]?.contradicts = isBeforeDate || isAfterDate
      case .date: lastDate = reading.tokens.upperBound
      case .other: break
      }
    }
    return readings
  }
}

extension Line {
  private static let seams: [Unicode.Scalar] = [
    ",", ":", ";", ".", "·", "-", "–", "—", "/", "|", "(", ")", "[", "]", "{", "}",
  ]

  /// Whether punctuation stands here that joins parts and goes when it is left over.
  func isSeam(_ index: Int) -> Bool {
    isSymbol(index, in: Line.seams)
  }

  /// Whether `!` or `?` stands here.
  func isExclamation(_ index: Int) -> Bool {
    isSymbol(index, "!") || isSymbol(index, "?")
  }
}
