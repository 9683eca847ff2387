internal import DayBudget
internal import Parser
internal import Store

/// Reads todo.txt: a task a line, with a mark for what is done, a priority, dates, +projects, @contexts and
/// `key:value` pairs.
///
/// A line has no name of its own, so a task is known again by its text and its day of creation, whatever
/// becomes of its mark and its priority.
struct TodoTxtReader {
  /// The zone in which days are meant.
  let zone: Zone
  /// Understands durations as people write them.
  let parser: EntryParser
  /// The day on which something was done that does not say when.
  let today: CivilDate

  /// What the text holds; every line that is not empty is a task.
  func read(_ text: String) -> ImportedTasks {
    var result = ImportedTasks()
    var seen: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.allSatisfy(\.isWhitespace)
    {
      var entry = TodoTxtLine(line, number: index + 1, reader: self)
      let name = "todotxt:\(entry.createdDay?.description ?? "") \(entry.body)"
      seen[name, default: 0] += 1
      let count = seen[name] ?? 1
      result.tasks.append(entry.task(id: TaskID(naming: count == 1 ? name : "\(name) \(count)")))
      result.losses += entry.losses
    }
    return result
  }

  /// A duration, as ISO 8601 or as a person writes it; nil where it is none.
  func minutes(_ text: String) -> Int? {
    if let minutes = DurationText.minutes(text) { return minutes }
    if let minutes = Int(text) { return minutes }
    return try? parser.duration(text)
  }

  /// The instant at an hour of a day.
  func instant(_ day: CivilDate, hour: Int) -> Int {
    zone.instant(of: CivilDateTime(date: day, secondOfDay: hour * 3_600))
  }
}

/// One line of a todo.txt file.
private struct TodoTxtLine {
  /// The day on which it was made.
  let createdDay: CivilDate?
  /// What follows the mark, the priority and the dates.
  let body: String
  private(set) var losses: [Loss] = []

  private let reader: TodoTxtReader
  private let number: Int
  private let isDone: Bool
  private let completedDay: CivilDate?
  private var priority: Character?

  init(_ line: Substring, number: Int, reader: TodoTxtReader) {
    self.number = number
    self.reader = reader
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    isDone = words.count > 1 && words.first == "x"
    if isDone { words.removeFirst() }
    if let word = words.first, words.count > 1, let letter = TodoTxtLine.priority(word) {
      priority = letter
      words.removeFirst()
    }
    var dates: [CivilDate] = []
    while dates.count < (isDone ? 2 : 1), words.count > 1, let date = words.first.flatMap({ CivilDate($0) }) {
      dates.append(date)
      words.removeFirst()
    }
    // Of a completed task the day of its completion comes first.
    completedDay = isDone ? dates.first : nil
    createdDay = isDone ? dates.dropFirst().first : dates.first
    body = words.joined(separator: " ")
  }

  /// The task of this line.
  mutating func task(id: TaskID) -> ImportedTask {
    var task = ImportedTask(id: id, title: "")
    var words: [Substring] = []
    var pairs: [(key: String, value: String, word: Substring)] = []
    for word in body.split(separator: " ") {
      if let mark = word.first, mark == "+" || mark == "@", let tag = tag(word) {
        task.add(tag: tag)
      } else if let pair = TodoTxtLine.pair(word) {
        pairs.append((pair.key, pair.value, word))
      } else {
        words.append(word)
      }
    }
    for (key, value, word) in pairs.sorted(by: { $0.key == "due" && $1.key != "due" })
    where !take(key, value, into: &task) {
      words.append(word)
    }
    let title = words.joined(separator: " ")
    task.title = title.isEmpty ? body : title
    task.isUrgent = priority == "A"
    // Letters count from A; what has none comes last.
    task.importance = priority?.asciiValue.map { Int($0) - 65 } ?? 26
    task.created = createdDay.map { reader.instant($0, hour: 0) }
    if isDone {
      let day = completedDay ?? createdDay ?? reader.today
      // Noon, so that the day is the same wherever a person lets it begin.
      task.completed = reader.instant(day, hour: 12)
      task.completedDay = day
      task.isDoneUndated = completedDay == nil && createdDay == nil
    }
    return task
  }

  /// Puts a pair into the task; false for one that is no field, such as a web address: it stays in the title.
  private mutating func take(_ key: String, _ value: String, into task: inout ImportedTask) -> Bool {
    switch key {
    case "due", "t":
      let parts = value.split(separator: "T", maxSplits: 1)
      guard let day = parts.first.flatMap({ CivilDate($0) }) else {
        losses.append(loss(key, value, .unreadable))
        return true
      }
      if key == "t" && task.day != nil {
        losses.append(loss(key, value, .otherDateCounts))
        return true
      }
      task.day = day
      task.time = parts.count > 1 ? ClockTime(parts[1].prefix(5)) : nil
    case "est", "dur":
      guard let minutes = reader.minutes(value) else {
        losses.append(loss(key, value, .unreadable))
        return true
      }
      if (1...1_440).contains(minutes) {
        task.durationMinutes = minutes
      } else {
        losses.append(loss(key, value, .outOfRange))
      }
    case "pri":
      priority = priority ?? value.uppercased().first
    case "rec":
      guard let rule = TodoTxtLine.rule(value) else {
        losses.append(loss(key, value, .noSuchField))
        return true
      }
      if task.day == nil {
        losses.append(loss(key, value, .noFirstDay))
      } else if !isDone {
        task.repeatRule = rule
      }
    case "h", "p", "id", "dep":
      losses.append(loss(key, value, .noSuchField))
    default: return false
    }
    return true
  }

  private mutating func tag(_ word: Substring) -> String? {
    let name = word.dropFirst()
    let tag = Tag.name(String(name))
    if tag.isEmpty { return nil }
    if tag != name.lowercased() {
      losses.append(
        loss(word.hasPrefix("+") ? "+project" : "@context", String(name), .changed(to: "#" + tag)))
    }
    return tag
  }

  private func loss(_ field: String, _ value: String, _ reason: Loss.Reason) -> Loss {
    Loss(line: number, title: body, field: field, value: value, reason: reason)
  }

  /// `(A)`.
  private static func priority(_ word: Substring) -> Character? {
    let letters = Array(word)
    guard letters.count == 3, letters[0] == "(", letters[2] == ")", ("A"..."Z").contains(letters[1]) else {
      return nil
    }
    return letters[1]
  }

  /// `key:value`, neither of them empty.
  private static func pair(_ word: Substring) -> (key: String, value: String)? {
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return nil }
    let value = word[word.index(after: colon)...]
    return value.isEmpty ? nil : (word[..<colon].lowercased(), String(value))
  }

  /// `1w`, `+2m`, `3d`, `1y`, and `1b` for working days.
  private static func rule(_ text: String) -> RepeatRule? {
    var cursor = TextCursor(text)
    _ = cursor.take("+")
    guard let every = cursor.number(upTo: 4), every > 0 else { return nil }
    let units: [(String, RepeatRule)] = [
      ("d", RepeatRule(unit: .day, every: every)), ("w", RepeatRule(unit: .week, every: every)),
      ("m", RepeatRule(unit: .month, every: every)), ("y", RepeatRule(unit: .year, every: every)),
      ("b", RepeatRule(unit: .week, weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday])),
    ]
    guard let (name, rule) = units.first(where: { cursor.take($0.0) }), cursor.isAtEnd else { return nil }
    return name == "b" && every > 1 ? nil : rule
  }
}
