import DayBudget

/// Copies of the store: one from before the first write of each day, and one before each import and reset.
struct Backups {
  /// For how many days the daily copies are kept.
  private static let days = 14

  /// The folder that holds the copies.
  let folder: String

  /// The paths of all copies, the newest first, and those of a store with damaged records last.
  var all: [String] {
    get throws(StoreFailure) {
      let newest = Array(try names.reversed())
      let sorted =
        newest.filter { !$0.hasSuffix(Backups.damaged) } + newest.filter { $0.hasSuffix(Backups.damaged) }
      return sorted.map { Path.join(folder, $0) }
    }
  }

  /// Whether the store was kept as it was before the first write of a day.
  func isKept(of day: CivilDate) -> Bool {
    file(of: day, isDamaged: false).stamp != nil
  }

  /// Keeps the store as it was before the first write of a day, under another name where records of it are
  /// damaged; a copy of that name stays as it is.
  func keep(_ bytes: [UInt8], of day: CivilDate, isDamaged: Bool) throws(StoreFailure) {
    let file = file(of: day, isDamaged: isDamaged)
    if file.stamp == nil { try write(bytes, to: file) }
  }

  private func file(of day: CivilDate, isDamaged: Bool) -> StoredFile {
    StoredFile(path: Path.join(folder, "\(Backups.prefix)\(day)\(isDamaged ? Backups.damaged : ".json")"))
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

  /// Takes away daily copies that are older than the last fourteen up to a day, of sound and of damaged stores each.
  ///
  /// Copies of later days are from a clock that was ahead; they push out none. What stands in the way of all that is
  /// no reason to complain: there is a copy too many.
  func prune(upTo today: CivilDate) {
    guard let names = try? names else { return }
    for ending in [".json", Backups.damaged] {
      let daily = names.filter { name in
        let day = name.dropFirst(Backups.prefix.utf8.count).dropLast(ending.utf8.count)
        return name.hasSuffix(ending) && CivilDate(day).map { $0 <= today } ?? false
      }
      for name in daily.dropLast(Backups.days) {
        try? StoredFile(path: Path.join(folder, name)).remove()
      }
    }
  }

  private static let prefix = "xday-"
  private static let damaged = ".damaged.json"

  private var names: [String] {
    get throws(StoreFailure) {
      try Path.entries(of: folder).filter { $0.hasPrefix(Backups.prefix) && $0.hasSuffix(".json") }
    }
  }

  private func write(_ bytes: [UInt8], to file: StoredFile) throws(StoreFailure) {
    try Path.makeFolder(folder)
    try file.replace(with: bytes)
  }
}
