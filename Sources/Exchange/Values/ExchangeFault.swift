/// A file that cannot be read as what it should be: where, and what is wrong.
package struct ExchangeFault: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// Nothing lies at the path.
    case missing
    /// The system refused, in its own words.
    case unreadable(String)
    /// More bytes than are read of such a file: `ImportLimits.bytes`, of a todo.txt `ImportLimits.todoTxtBytes`.
    case tooLarge(most: Int)
    /// More tasks than are taken in at once: `ImportLimits.tasks`.
    case tooManyTasks
    /// A line that is to be a title, a tag or a name and has more than `ImportLimits.detailBytes`.
    case detailTooLong
    /// Bytes that are no UTF-8.
    case notUTF8
    /// None of the formats that are known.
    case unknownFormat
    /// JSON that is broken, or holds something else than tasks.
    case notTaskwarrior
    /// JSON that is broken, or holds no intervals.
    case notTimewarrior
    /// JSON that is broken, or holds no frames.
    case notWatson
    /// A line that no klog file has there.
    case notKlog
    /// A table without the columns that its format has.
    case noHeader
    /// A table with a quote that is not closed.
    case openQuote
    /// A line of an iCalendar file without a name and a colon.
    case noContentLine
    /// A component of an iCalendar file that does not end, or ends where it did not begin.
    case unclosed
    /// Components inside components, more than there are kinds of.
    case tooDeep
    /// No VCALENDAR in it.
    case noCalendar
  }

  /// The path; filled in by who opened the file.
  package var file = ""
  /// The line, counted from 1, where there is one.
  package var line: Int?
  /// What is wrong.
  package let kind: Kind

  /// A fault at a line, where there is one.
  package init(file: String = "", line: Int? = nil, kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }
}
