package import DayBudget

/// What is told once: something of a task, of a block or of a day, at an instant.
///
/// A task that gets another time is told again, since the instant is another.
package struct ReminderKey: Hashable, Comparable, Sendable {
  /// What it is about; the raw values are the names in the file.
  package enum Topic: String, Sendable {
    /// A task's time comes.
    case time
    /// A task is due on the day that begins.
    case due
    /// A block was to end.
    case blockEnd
    /// A block runs for very long.
    case longBlock
    /// What is left over, when a day begins.
    case morning
    /// What the day was like.
    case evening
  }

  /// What it is about.
  package let topic: Topic
  /// The id of the task or the block; nil for a question about a day.
  package let id: RecordID?
  /// The day of the task, of a series that of the occurrence by the rule; nil for a block.
  package let day: CivilDate?
  /// When it is to be told, in seconds since the epoch.
  package let at: Int

  /// Something to be told at an instant.
  package init(_ topic: Topic, _ id: RecordID?, day: CivilDate?, at: Int) {
    self.topic = topic
    self.id = id
    self.day = day
    self.at = at
  }

  /// By instant; where those are equal in an order that is always the same.
  package static func < (left: ReminderKey, right: ReminderKey) -> Bool {
    left.at != right.at ? left.at < right.at : left.text < right.text
  }

  /// All of it in one word, `time/bkdmwzrthgpqvnsc/2026-11-30/1796043600`.
  package var text: String {
    "\(topic.rawValue)/\(id?.description ?? "")/\(day?.description ?? "")/\(at)"
  }

  /// What such a word says; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/" as Character, omittingEmptySubsequences: false)
    guard parts.count == 4, let topic = Topic(rawValue: String(parts[0])), let at = Int(parts[3]) else {
      return nil
    }
    let (id, day) = (RecordID.any(String(parts[1])), CivilDate(parts[2]))
    if id == nil, !parts[1].isEmpty { return nil }
    if day == nil, !parts[2].isEmpty { return nil }
    self.init(topic, id, day: day, at: at)
  }
}
