import DayBudget

/// The offsets of a zone, from change to change: seconds east of UTC by instants in seconds since the epoch.
struct OffsetTable {
  /// The offset before the first change.
  let first: Int
  /// The instants of the changes, sorted.
  let instants: [Int]
  /// The offset from each change on.
  let offsets: [Int]

  /// The offset in force at an instant, by binary search.
  func offset(at instant: Int) -> Int {
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }
}
