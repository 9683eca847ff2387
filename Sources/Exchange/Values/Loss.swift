/// One thing in a file that has no place in xday, or not as it stands.
package struct Loss: Hashable, Sendable {
  /// What a value can be too large or too small for.
  package enum Limit: Hashable, Sendable {
    /// A duration: 1 to 1440 minutes.
    case duration
    /// Each so many days, weeks, months or years: `RepeatRule.intervals`.
    case interval
    /// A date: `CivilDate.years`.
    case year
  }

  /// Why it is not carried over, or not as it stands.
  package enum Reason: Hashable, Sendable {
    /// xday has nothing like this field.
    case noSuchField
    /// The value cannot be read.
    case unreadable
    /// Readable, but more or less than xday can hold.
    case outOfRange(Limit)
    /// Carried over in another form.
    case changed(to: String)
    /// The whole entry is left out: it has no title.
    case noTitle
    /// The title is longer than a title can be; the whole of it stands in the notes.
    case titleTooLong
    /// The whole entry is left out: it was deleted or cancelled there.
    case deleted
    /// The whole entry is left out: it is no task.
    case notATask
    /// Another date of the same task counts.
    case otherDateCounts
    /// A repetition without a date from which it could be counted.
    case noFirstDay
    /// The repetition of a task that is done.
    case doneSeries
    /// Carried over, but months (or years) without that day have their last one instead of none.
    case clamped
    /// The whole block is left out: it is shorter than a minute.
    case tooShort
    /// The whole block is left out: it lies in the future.
    case future
    /// The whole block is left out: it ends before it begins, or took less than nothing.
    case negative
    /// Day and month could each be the other; read with the month first.
    case monthFirst
    /// The whole block is left out: it still runs, and another does here.
    case running
    /// The task is none that is here; the block is taken over without it.
    case noSuchTask
    /// Done, but the source does not say when: the day of the import counts.
    case noCompletionDay
  }

  /// The file, where several are read.
  package var file: String?
  /// The line in it, counted from 1.
  package let line: Int?
  /// The title of the task, empty where it has none; cut to `textLimit`.
  package let title: String
  /// The name of the field as the file has it, cut to `textLimit`.
  package let field: String
  /// The value as the file has it, cut to `textLimit`.
  package let value: String
  /// Why.
  package let reason: Reason

  /// How many characters (Unicode scalars) of a text are kept: a value can be a whole book.
  static let textLimit = 80

  package init(line: Int?, title: String, field: String, value: String, reason: Reason) {
    self.line = line
    self.title = Loss.cut(title)
    self.field = Loss.cut(field)
    self.value = Loss.cut(value)
    if case .changed(let text) = reason {
      self.reason = .changed(to: Loss.cut(text))
    } else {
      self.reason = reason
    }
  }

  private static func cut(_ text: String) -> String {
    // No scalar has more than four bytes, so most texts need no counting.
    let scalars = text.unicodeScalars
    guard text.utf8.count > textLimit,
      let end = scalars.index(scalars.startIndex, offsetBy: textLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}

/// What cannot be carried over, in the order of the files: so many of each kind, and of the others how many.
///
/// A file of ten megabytes can be wrong in a million places, and nobody reads them.
package struct Losses: Sendable {
  /// What makes losses alike.
  package struct Kind: Hashable, Sendable {
    /// The name of the field.
    package let field: String
    /// Why.
    package let reason: Loss.Reason
  }

  /// How many of one kind are listed.
  package static let limitOfKind = 20
  /// How many are listed at all.
  package static let limit = 60

  /// Those that are listed.
  package private(set) var listed: [Loss] = []
  /// How many there are, listed or not.
  package private(set) var count = 0

  private var counts: [Kind: Int] = [:]
  private var unlisted: [Kind: Int] = [:]
  /// The kinds that are not all listed, in the order in which they were met; as many as are listed at most.
  private var kinds: [Kind] = []

  /// No losses.
  package init() {}

  /// Whether everything was carried over as it stands.
  package var isEmpty: Bool { count == 0 }

  /// The kinds of which some are not listed, with how many, in the order in which they were met.
  package var more: [(kind: Kind, count: Int)] { kinds.map { ($0, unlisted[$0] ?? 0) } }

  /// How many are neither listed nor counted in `more`: of too many kinds.
  package var rest: Int { count - listed.count - more.reduce(0) { $0 + $1.count } }

  /// Enters a loss.
  package mutating func add(_ loss: Loss) {
    count += 1
    let kind = Kind(field: loss.field, reason: loss.reason.withoutValue)
    let known = counts[kind]
    // Names of fields can all be different, too.
    if known == nil, counts.count >= 10_000 { return }
    counts[kind] = (known ?? 0) + 1
    if (known ?? 0) < Losses.limitOfKind, listed.count < Losses.limit {
      listed.append(loss)
    } else if let others = unlisted[kind] {
      unlisted[kind] = others + 1
    } else if kinds.count < Losses.limit {
      unlisted[kind] = 1
      kinds.append(kind)
    }
  }

  /// Enters those of another file, or of one task.
  mutating func add(_ losses: [Loss], of file: String?) {
    for var loss in losses {
      loss.file = file
      add(loss)
    }
  }
}

extension Loss.Reason {
  /// The reason by itself, for counting.
  fileprivate var withoutValue: Loss.Reason {
    if case .changed = self { return .changed(to: "") }
    return self
  }
}
