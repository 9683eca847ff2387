import DayBudget

/// Copies of the store: one from before the first write of each day, and one before each import and reset.
struct Backups {
  /// For how many days the daily copies are kept.
  private static let days = 14

  /// The folder that holds the copies.
  let folder: String

  /// The paths of all copies, the newest first.
  var all: [String] {
    names.reversed().map { Path.join(folder, $0) }
  }

  /// Keeps the store as it was before the first write of a day; later writes of that day change nothing.
  func keep(_ bytes: [UInt8], of day: CivilDate) throws(StoreFailure) {
    let file = StoredFile(path: Path.join(folder, "\(Backups.prefix)\(day).json"))
    if file.stamp != nil { return }
    try write(bytes, to: file)
  }

  /// Keeps the store as it was before an import or a reset and returns the path of the copy.
  func keep(_ bytes: [UInt8], before command: String, at instant: Int) throws(StoreFailure) -> String {
    let name = "\(Backups.prefix)\(Backups.moment(instant))-\(command)"
    let path = Path.free(in: folder, name, ".json")
    try write(bytes, to: StoredFile(path: path))
    return path
  }

  /// An instant in the name of a file, as `2026-11-30T091205Z`.
  static func moment(_ instant: Int) -> String {
    String(
      decoding: JSONText.instant(instant).filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") },
      as: UTF8.self)
  }

  /// Takes away daily copies that are older than the last fourteen.
  ///
  /// What stands in the way of that is no reason to complain: there is a copy too many.
  func prune() {
    let daily = names.filter { CivilDate($0.dropFirst(Backups.prefix.utf8.count).dropLast(5)) != nil }
    for name in daily.dropLast(Backups.days) {
      try? StoredFile(path: Path.join(folder, name)).remove()
    }
  }

  private static let prefix = "xday-"

  private var names: [String] {
    Path.entries(of: folder).filter { $0.hasPrefix(Backups.prefix) && $0.hasSuffix(".json") }
  }

  private func write(_ bytes: [UInt8], to file: StoredFile) throws(StoreFailure) {
    try Path.makeFolder(folder)
    try file.removeLeftovers()
    try file.replace(with: bytes)
  }
}
