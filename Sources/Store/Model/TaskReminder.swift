/// When a task with a time is told of, where that is not left to the setting.
package enum TaskReminder: Hashable, Sendable {
  /// So many minutes before its time, one of `leads`.
  case before(Int)
  /// Not at all.
  case never

  /// The minutes before its time at which a task can be told of.
  package static let leads = 0...1_440
}

extension JSONCursor {
  /// A reminder: its minutes, or `false` for none.
  mutating func reminder() throws(JSONFault) -> TaskReminder? {
    if peek == UInt8(ascii: "f") { return try boolean() == false ? .never : nil }
    return try integer(in: TaskReminder.leads).map { .before($0) }
  }
}

extension TaskReminder {
  /// The value in the file.
  var json: [UInt8] {
    switch self {
    case .before(let minutes): JSONText.plain(minutes)
    case .never: JSONText.plain(false)
    }
  }
}
