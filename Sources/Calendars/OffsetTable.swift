/// The offsets of a zone, from change to change: seconds east of UTC by instants in seconds since the epoch.
struct OffsetTable {
  /// The offset before the first change.
  let first: Int
  /// The instants of the changes, sorted.
  let instants: [Int]
  /// The offset from each change on.
  let offsets: [Int]

  /// The offset in force at an instant.
  func offset(at instant: Int) -> Int {
    let passed = instants.countUp(to: instant)
    return passed == 0 ? first : offsets[passed - 1]
  }
}
