import DayBudget

/// An open task and its rank: its place in the order of the list, ids deciding between equal ranks.
struct ListEntry: Comparable, Sendable {
  let rank: Rank
  let id: TaskID

  static func < (left: ListEntry, right: ListEntry) -> Bool {
    left.rank == right.rank ? left.id < right.id : left.rank < right.rank
  }
}

/// The open tasks in the order of the list, kept while tasks come, go and move.
///
/// They lie in runs of bounded length, so that a change costs the length of a run and not that of the list:
/// putting twenty thousand tasks to the front takes ten times as long as putting two thousand there.
struct ListOrder: Sendable {
  private static let longest = 512

  /// The entries, sorted; no run is empty.
  private var runs: [[ListEntry]] = []

  /// An order of these entries, which need not be sorted.
  init(_ entries: [ListEntry]) {
    let sorted = entries.sorted()
    for start in stride(from: 0, to: sorted.count, by: ListOrder.longest / 2) {
      runs.append(Array(sorted[start..<min(sorted.count, start + ListOrder.longest / 2)]))
    }
  }

  /// The first entry of all.
  var first: ListEntry? { runs.first?.first }

  /// The last entry of all.
  var last: ListEntry? { runs.last?.last }

  /// The last entry before this one, which need not be among them.
  func entry(before entry: ListEntry) -> ListEntry? {
    let (run, index) = place(of: entry)
    if index > 0 { return runs[run][index - 1] }
    return run > 0 ? runs[run - 1].last : nil
  }

  /// The first entry after this one, which need not be among them.
  func entry(after entry: ListEntry) -> ListEntry? {
    let (run, index) = place(of: entry)
    guard run < runs.count else { return nil }
    let next = index < runs[run].count && runs[run][index] == entry ? index + 1 : index
    if next < runs[run].count { return runs[run][next] }
    return run + 1 < runs.count ? runs[run + 1].first : nil
  }

  /// Enters a task.
  mutating func insert(_ entry: ListEntry) {
    guard !runs.isEmpty else {
      runs = [[entry]]
      return
    }
    var (run, index) = place(of: entry)
    if run == runs.count { (run, index) = (run - 1, runs[run - 1].count) }
    runs[run].insert(entry, at: index)
    guard runs[run].count > ListOrder.longest else { return }
    let half = runs[run].count / 2
    let rest = Array(runs[run][half...])
    runs[run].removeSubrange(half...)
    runs.insert(rest, at: run + 1)
  }

  /// Forgets a task; nothing happens where it is not there.
  mutating func remove(_ entry: ListEntry) {
    let (run, index) = place(of: entry)
    guard run < runs.count, index < runs[run].count, runs[run][index] == entry else { return }
    runs[run].remove(at: index)
    if runs[run].isEmpty { runs.remove(at: run) }
  }

  /// The run and the place in it of the first entry that is not before this one; the end of the last run's
  /// follower where there is none.
  private func place(of entry: ListEntry) -> (run: Int, index: Int) {
    let run = runs.firstPlace { ($0.last ?? entry) < entry }
    guard run < runs.count else { return (run, 0) }
    return (run, runs[run].firstPlace { $0 < entry })
  }
}
