import DayBudget

/// One line of a todo.txt file on its way into a task.
struct TodoTxtLine {
  /// The day on which it was made.
  let createdDay: CivilDate?
  /// What follows the mark, the priority and the dates.
  let body: String
  /// What of it cannot be carried over.
  private(set) var losses: [Loss] = []

  private let context: ReadingContext
  private let number: Int
  private let isDone: Bool
  private let completedDay: CivilDate?
  private var priority: Character?

  /// Takes a line apart as far as it has a form; `number` counts from 1.
  init(_ line: Substring, number: Int, context: ReadingContext) {
    self.number = number
    self.context = context
    var words = context.composed(Title.onOneLine(String(line))).split(whereSeparator: \.isWhitespace)[...]
    isDone = words.count > 1 && words.first == "x"
    if isDone { words.removeFirst() }
    priority = TodoTxtLine.takePriority(&words)
    var dates: [CivilDate] = []
    while dates.count < (isDone ? 2 : 1), words.count > 1, let date = words.first.flatMap({ CivilDate($0) }),
      date.isInRange
    {
      dates.append(date)
      words.removeFirst()
    }
    // Some programs put the mark and the dates in front of a line and leave the priority where it was.
    if isDone && priority == nil { priority = TodoTxtLine.takePriority(&words) }
    // Of a completed task the day of its completion comes first.
    completedDay = isDone ? dates.first : nil
    createdDay = isDone ? dates.dropFirst().first : dates.first
    body = words.joined(separator: " ")
  }

  /// The task of this line.
  mutating func task(_ name: PlainTask.Name) -> PlainTask {
    var task = PlainTask(name, title: "")
    var words: [(text: Substring, pair: (key: String, value: String)?)] = []
    for word in body.split(separator: " ") {
      if let mark = word.first, mark == "+" || mark == "@", let tag = tag(word) {
        task.add(tag: tag)
      } else {
        words.append((word, TodoTxtLine.pair(word)))
      }
    }
    // A repetition is counted from the days of its line, wherever they stand in it.
    var taken: Set<Int> = []
    for key in ["t", "due", "est", "dur", "pri", "rec", "h", "p", "id", "dep", "pm"] {
      for (index, word) in words.enumerated() {
        guard let pair = word.pair, pair.key == key, take(key, pair.value, into: &task) else { continue }
        taken.insert(index)
      }
    }
    let title = words.enumerated().filter { !taken.contains($0.offset) }.map(\.element.text)
      .joined(separator: " ")
    task.title = Title.isVisible(title) ? title : body
    task.isUrgent = priority == "A"
    // Letters count from A; what has none comes last.
    task.importance = priority?.asciiValue.map { Int($0) - 65 } ?? 26
    task.created = createdDay.map {
      context.zone.instant(of: CivilDateTime(date: $0, secondOfDay: 0))
    }
    if isDone { complete(&task) }
    if task.cutTitle() { losses.append(loss("title", "", .titleTooLong)) }
    return task
  }

  private mutating func complete(_ task: inout PlainTask) {
    task.completedDay = completedDay ?? createdDay ?? context.today
    task.completed = task.completedDay.map(context.noon)
    task.isDoneUndated = completedDay == nil && createdDay == nil
    if task.isDoneUndated { losses.append(loss("x", "", .noCompletionDay)) }
  }

  /// Puts a pair into the task, or lists it; false for one that is no field after all, and stays in the title.
  private mutating func take(_ key: String, _ value: String, into task: inout PlainTask) -> Bool {
    switch key {
    case "due", "t": return takeDay(key, value, into: &task)
    case "est", "dur":
      guard let minutes = Int(value) ?? context.minutes(value) else {
        losses.append(loss(key, value, .unreadable))
        return false
      }
      guard (1...1_440).contains(minutes) else {
        losses.append(loss(key, value, .outOfRange(.duration)))
        return true
      }
      task.durationMinutes = minutes
    case "pri":
      guard let letter = TodoTxtLine.letter(value.uppercased()) else { return false }
      priority = priority ?? letter
    case "rec": return takeRule(value, into: &task)
    default:
      // Counters and marks of other programs; `id:card` is a word.
      guard value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
      losses.append(loss(key, value, .noSuchField))
    }
    return true
  }

  private mutating func takeDay(_ key: String, _ value: String, into task: inout PlainTask) -> Bool {
    let parts = value.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let time = parts.count > 1 ? ClockTime(parts[1].prefix(5)) : nil
    guard let date = parts.first.flatMap({ CivilDate($0) }), parts.count == 1 || time != nil,
      time != .endOfDay
    else {
      losses.append(loss(key, value, .unreadable))
      return false
    }
    guard date.isInRange else {
      losses.append(loss(key, value, .outOfRange(.year)))
      return false
    }
    let place = time.map { context.place(CivilDateTime(date: date, time: $0)) }
    let day = place?.day ?? date
    if (key == "due" ? task.due : task.day) != nil {
      losses.append(loss(key, value, .otherDateCounts))
    } else if key == "t" {
      (task.day, task.time) = (day, place?.time)
    } else {
      task.due = day
      if place != nil { losses.append(loss(key, value, .changed(to: "\(day)"))) }
    }
    return true
  }

  private mutating func takeRule(_ value: String, into task: inout PlainTask) -> Bool {
    switch TodoTxtRule.reading(value) {
    case .none:
      losses.append(loss("rec", value, .unreadable))
      return false
    case .outOfRange: losses.append(loss("rec", value, .outOfRange(.interval)))
    case .rule where isDone: losses.append(loss("rec", value, .doneSeries))
    case .rule(let rule):
      // A series has no due day: it is counted from it.
      if let due = task.due {
        if let day = task.day { losses.append(loss("t", "\(day)", .otherDateCounts)) }
        (task.day, task.time, task.due) = (due, nil, nil)
      }
      task.repeatRule = task.day == nil ? nil : rule
      if task.day == nil { losses.append(loss("rec", value, .noFirstDay)) }
    }
    return true
  }

  private mutating func tag(_ word: Substring) -> String? {
    let name = String(word.dropFirst())
    let tag = context.tag(name)
    if tag.isEmpty { return nil }
    if tag != name.lowercased() {
      losses.append(loss(word.hasPrefix("+") ? "+project" : "@context", name, .changed(to: "#" + tag)))
    }
    return tag
  }

  private func loss(_ field: String, _ value: String, _ reason: Loss.Reason) -> Loss {
    Loss(line: number, title: body, field: field, value: value, reason: reason)
  }

  /// Takes `(A)` off the front of a line.
  private static func takePriority(_ words: inout ArraySlice<Substring>) -> Character? {
    guard words.count > 1, let word = words.first, word.hasPrefix("("), word.hasSuffix(")"),
      let letter = letter(word.dropFirst().dropLast())
    else { return nil }
    words.removeFirst()
    return letter
  }

  private static func letter(_ text: some StringProtocol) -> Character? {
    guard text.utf8.count == 1, let letter = text.first, ("A"..."Z").contains(letter) else { return nil }
    return letter
  }

  /// `key:value`, neither of them empty.
  private static func pair(_ word: Substring) -> (key: String, value: String)? {
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return nil }
    let value = word[word.index(after: colon)...]
    return value.isEmpty ? nil : (word[..<colon].lowercased(), String(value))
  }
}

/// How todo.txt programs write repetitions: `1w`, `+2m`, `3d`, `1y`, and `1b` for working days.
enum TodoTxtRule {
  /// What a text says.
  enum Reading: Equatable {
    /// A rule.
    case rule(RepeatRule)
    /// A rule with an interval that is none of `RepeatRule.intervals`.
    case outOfRange
    /// No rule.
    case none
  }

  /// What a text says.
  static func reading(_ text: String) -> Reading {
    let digits = (text.hasPrefix("+") ? text.dropFirst() : text[...]).prefix { ("0"..."9").contains($0) }
    let unit = text[digits.endIndex...].lowercased()
    guard !digits.isEmpty, ["d", "w", "m", "y"].contains(unit) || unit == "b" && Int(digits) == 1 else {
      return .none
    }
    guard let every = Int(digits), RepeatRule.intervals.contains(every) else { return .outOfRange }
    switch unit {
    case "d": return .rule(RepeatRule(unit: .day, every: every))
    case "w": return .rule(RepeatRule(unit: .week, every: every))
    case "m": return .rule(RepeatRule(unit: .month, every: every))
    case "y": return .rule(RepeatRule(unit: .year, every: every))
    default:
      return .rule(RepeatRule(unit: .week, weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]))
    }
  }
}
