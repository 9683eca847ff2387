import DayBudget

/// Groups parts of blocks into rows, kind below kind.
struct SpentGrouping {
  /// A piece that stands in one row of each kind, or with several tags in several.
  private struct Piece {
    let block: Int
    let day: CivilDate
    /// The clock hour; −1 without one, or where hours are not asked for.
    var hour = -1
    let minutes: Int
  }

  private struct Group {
    let key: SpentKey
    var minutes = 0
    var blocks = 0
    var last = -1
    var pieces: [Piece] = []
  }

  private let blocks: [WorkedBlock]
  /// From this place on the blocks are events of the calendars.
  private let events: Int
  private let by: [SpentBy]
  /// The places of the tags that come first, in lower case.
  private let order: [String: Int]
  /// The tag that each spelling of it is counted under.
  private var spellings: [String: String] = [:]
  private var firsts: [String: String] = [:]

  /// Groups for blocks, of which those from `events` on are no blocks but calendars' events.
  init(_ blocks: [WorkedBlock], events: Int, by: [SpentBy], order: [String]) {
    (self.blocks, self.events, self.by) = (blocks, events, by)
    self.order = Dictionary(
      order.enumerated().map { ($0.element.lowercased(), $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The rows of some parts that lie on days from `first` to `last`.
  mutating func rows(of parts: [BlockPart], from first: CivilDate, to last: CivilDate) -> [SpentRow] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(parts.count)
    let isByHour = by.contains(.hour)
    for part in parts {
      guard isByHour, let span = part.span else {
        pieces.append(Piece(block: part.block, day: part.day, minutes: part.minutes))
        continue
      }
      HourCuts.cut(span, in: blocks[part.block].zone) { hour, piece in
        let minutes = (piece.end - span.start) / 60 - (piece.start - span.start) / 60
        if minutes > 0 {
          pieces.append(Piece(block: part.block, day: part.day, hour: hour, minutes: minutes))
        }
      }
    }
    return rows(of: pieces, kind: 0, in: SpentDays(first: first, last: last))
  }

  private mutating func rows(of pieces: [Piece], kind: Int, in days: SpentDays) -> [SpentRow] {
    guard kind < by.count else { return [] }
    var places: [SpentKey: Int] = [:]
    var groups: [Group] = []
    for key in days.keys(by[kind]) {
      places[key] = groups.count
      groups.append(Group(key: key))
    }
    let isLast = kind + 1 == by.count
    // What comes one after the other mostly has the same key.
    var kept: (key: SpentKey, place: Int)?
    func count(_ piece: Piece, under key: SpentKey) {
      let place: Int
      if let kept, kept.key == key {
        place = kept.place
      } else if let known = places[key] {
        place = known
      } else {
        place = groups.count
        places[key] = place
        groups.append(Group(key: key))
      }
      kept = (key, place)
      groups[place].minutes += piece.minutes
      if groups[place].last != piece.block { groups[place].blocks += 1 }
      groups[place].last = piece.block
      if !isLast { groups[place].pieces.append(piece) }
    }
    for piece in pieces {
      if by[kind] == .tag, piece.block < events {
        for key in tags(of: blocks[piece.block]) { count(piece, under: key) }
      } else {
        count(piece, under: key(of: piece, by[kind]))
      }
    }
    if !by[kind].isOrdered { groups.sort { isBefore($0, $1) } }
    let sum = groups.reduce(0) { $0 + $1.minutes }
    return groups.map { group in
      SpentRow(
        key: group.key, title: title(of: group), minutes: group.minutes, blocks: group.blocks,
        share: sum == 0 ? 0 : (20_000 * group.minutes + sum) / (2 * sum),
        rows: rows(of: group.pieces, kind: kind + 1, in: days.narrowed(to: group.key)))
    }
  }

  /// What has no key last; what is asked to come first, first; then the largest, ties by key.
  private func isBefore(_ left: Group, _ right: Group) -> Bool {
    guard let first = left.key.text, let second = right.key.text else { return left.key.text != nil }
    let (leftPlace, rightPlace) = (place(of: left.key), place(of: right.key))
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    return left.minutes == right.minutes ? first < second : left.minutes > right.minutes
  }

  private func place(of key: SpentKey) -> Int {
    guard !order.isEmpty, case .tag(let tag) = key else { return .max }
    return order[tag.lowercased()] ?? .max
  }

  private func title(of group: Group) -> String? {
    guard by.contains(.task), group.last >= 0 else { return nil }
    switch group.key {
    case .task, .title: return blocks[group.last].title
    default: return nil
    }
  }

  /// What a piece counts under; of tags the first.
  private mutating func key(of piece: Piece, _ kind: SpentBy) -> SpentKey {
    if piece.block >= events, !kind.isOrdered { return .events }
    switch kind {
    case .day: return .day(piece.day)
    case .week: return .week(piece.day.monday)
    case .month: return .month(piece.day.firstOfMonth)
    case .weekday: return .weekday(piece.day.weekday)
    case .hour: return piece.hour < 0 ? .none : .hour(piece.hour)
    case .mood: return blocks[piece.block].mood.map(SpentKey.mood) ?? .none
    case .category, .tag:
      guard let tag = blocks[piece.block].tags.first else { return .none }
      return .tag(spelling(of: tag))
    case .task:
      if let task = blocks[piece.block].task { return .task(task) }
      let title = blocks[piece.block].title
      return title.isEmpty ? .none : .title(title)
    }
  }

  /// Each of a block's tags once.
  private mutating func tags(of block: WorkedBlock) -> [SpentKey] {
    var keys: [SpentKey] = []
    for tag in block.tags {
      let key = SpentKey.tag(spelling(of: tag))
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.isEmpty ? [.none] : keys
  }

  /// The spelling under which a tag counts: that of the first block that has it, whatever its case.
  private mutating func spelling(of tag: String) -> String {
    if let known = spellings[tag] { return known }
    let lower = tag.lowercased()
    let first = firsts[lower] ?? tag
    firsts[lower] = first
    spellings[tag] = first
    return first
  }
}

/// The days that rows are about: what a row of days, weeks or weekdays leaves of a period for the rows below it.
struct SpentDays {
  var first: CivilDate
  var last: CivilDate
  var weekday: Weekday?

  /// Only those that belong to a key.
  func narrowed(to key: SpentKey) -> SpentDays {
    var days = self
    switch key {
    case .day(let day): (days.first, days.last) = (day, day)
    case .week(let monday):
      days.first = max(first, monday)
      days.last = min(last, monday.adding(days: 6))
    case .month(let start):
      days.first = max(first, start)
      days.last = min(last, start.adding(months: 1).adding(days: -1))
    case .weekday(let weekday): days.weekday = weekday
    default: break
    }
    return days
  }

  /// The keys of a kind that has an order, in that order; none of the others.
  func keys(_ kind: SpentBy) -> [SpentKey] {
    switch kind {
    case .category, .tag, .task: []
    case .day: distinct { .day($0) }
    case .week: distinct { .week($0.monday) }
    case .month: distinct { .month($0.firstOfMonth) }
    case .weekday:
      Weekday.allCases.filter { weekday in days.prefix(7).contains { $0.weekday == weekday } }.map {
        .weekday($0)
      }
    case .hour: (0..<24).map { .hour($0) }
    case .mood: (1...5).map { .mood($0) }
    }
  }

  private var days: [CivilDate] {
    guard first <= last else { return [] }
    let all = (first.daysSinceEpoch...last.daysSinceEpoch).map { CivilDate(daysSinceEpoch: $0) }
    return weekday.map { weekday in all.filter { $0.weekday == weekday } } ?? all
  }

  private func distinct(_ key: (CivilDate) -> SpentKey) -> [SpentKey] {
    var keys: [SpentKey] = []
    for day in days {
      let next = key(day)
      if keys.last != next { keys.append(next) }
    }
    return keys
  }
}
