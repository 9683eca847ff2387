/// Something wrong at a line of a file, before it is known which calendar and file that is.
struct Finding: Error {
  let line: Int
  let uid: String?
  let kind: CalendarProblem.Kind
}

/// What is wrong in a file: the first few of each kind, and of the others how many there are.
///
/// A file of which every value is unreadable so says no more than one with a few of them.
struct Findings {
  /// How many of one kind are named.
  static let mostOfAKind = 10

  private var kept: [Finding] = []
  private var counts = [Int](repeating: 0, count: CalendarProblem.Kind.groups)
  /// Of each kind the first that is not named.
  private var further: [Finding] = []

  /// Takes note of something wrong.
  mutating func add(_ finding: Finding) {
    let group = finding.kind.group
    counts[group] += 1
    if counts[group] <= Findings.mostOfAKind {
      kept.append(finding)
    } else if counts[group] == Findings.mostOfAKind + 1 {
      further.append(finding)
    }
  }

  /// Those that are named, and for each kind of which there are more, how many more; in no particular order.
  var all: [Finding] {
    kept
      + further.map { first in
        let left = counts[first.kind.group] - Findings.mostOfAKind
        return left == 1
          ? first : Finding(line: first.line, uid: first.uid, kind: .more(count: left, like: first.kind))
      }
  }
}

/// The problems of several files, as many as a person can read, and of the others how many there are.
struct ProblemList {
  /// How long all of them together may be, in bytes of the longest form in which they are written.
  static let mostBytes = 30_000

  /// Those that are named.
  private(set) var named: [CalendarProblem] = []
  /// The first that is not, and how many there are from it on.
  private(set) var further: (first: CalendarProblem, count: Int)?
  private var bytes = 0

  /// Takes note of a problem; false when it is only counted.
  @discardableResult
  mutating func add(_ problem: CalendarProblem) -> Bool {
    bytes += problem.size
    guard further != nil || bytes > ProblemList.mostBytes else {
      named.append(problem)
      return true
    }
    further = (further?.first ?? problem, (further?.count ?? 0) + problem.kind.count)
    return false
  }

  /// What stands for those that are not named; nil where all are.
  var remainder: CalendarProblem? {
    further.map { first, count in
      CalendarProblem(
        calendar: first.calendar, file: first.file, line: first.line, uid: first.uid,
        kind: .more(count: count, like: first.kind.single))
    }
  }

  /// Those that are named, and what stands for the others.
  var all: [CalendarProblem] { named + (remainder.map { [$0] } ?? []) }
}

extension CalendarProblem {
  /// At most so many bytes are written of it: of what comes from outside, six for each that is no plain character.
  fileprivate var size: Int {
    func written(_ text: String) -> Int {
      text.utf8.reduce(0) { $0 + ((0x20..<0x7F).contains($1) ? 1 : 6) }
    }
    return 160 + written(calendar) + written(file) + kind.single.quoted.reduce(0) { $0 + written($1) }
  }
}

extension CalendarProblem.Kind {
  /// How many groups of kinds there are.
  fileprivate static let groups = 16

  /// The kind without what is particular to one of them, as a number below `groups`.
  fileprivate var group: Int {
    switch self {
    case .missing: 0
    case .unreadable: 1
    case .notAFile: 2
    case .tooLarge: 3
    case .changing: 4
    case .notACalendar: 5
    case .unclosed: 6
    case .missingProperty: 7
    case .badValue: 8
    case .lineTooLong: 9
    case .endBeforeStart: 10
    case .unknownZone: 11
    case .unusableRule: 12
    case .tooManyInstances: 13
    case .zoneWithoutFiles: 14
    case .unknownSystemZone: 15
    case .more(_, let like): like.group
    }
  }

  /// How many problems it stands for.
  fileprivate var count: Int {
    if case .more(let count, _) = self { count } else { 1 }
  }

  /// One of those that it stands for.
  fileprivate var single: CalendarProblem.Kind {
    if case .more(_, let like) = self { like } else { self }
  }

  /// What of it comes out of a file.
  fileprivate var quoted: [String] {
    switch self {
    case .unclosed(let component): [component]
    case .badValue(_, let value, _): [value]
    case .unknownZone(let name), .zoneWithoutFiles(let name): [name]
    case .unusableRule(let value, .part(let part)): [value, part]
    case .unusableRule(let value, _): [value]
    default: []
    }
  }
}

/// Text out of a file as it is quoted: bytes that are no UTF-8 repaired, what is long cut, never inside a character.
func quoted(_ bytes: some Collection<UInt8>, most: Int = 80) -> String {
  if bytes.count <= most { return String(decoding: bytes, as: UTF8.self) }
  // Bytes, not characters: one of these can be as long as the file.
  let cut = String(decoding: bytes.prefix(most), as: UTF8.self)
  return String(String.UnicodeScalarView(cut.unicodeScalars.reversed().drop { $0 == "\u{FFFD}" }.reversed()))
}
