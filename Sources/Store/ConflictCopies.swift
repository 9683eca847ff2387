import DayBudget

/// Copies that a folder-sync program leaves beside a file that two devices changed.
enum ConflictCopies {
  /// Whether a name looks like that of a copy of a file, given by its name without `.json`.
  ///
  /// Dropbox and Nextcloud write `xday (Anna's conflicted copy 2026-11-30).json`, Syncthing
  /// `xday.sync-conflict-20261130-091200-ABCDEFG.json`, iCloud `xday 2.json`, Google Drive `xday (1).json`.
  static func isCopy(_ name: String, of stem: some StringProtocol) -> Bool {
    guard name.hasPrefix(stem), name.hasSuffix(".json"), name.utf8.count > stem.utf8.count + 5 else {
      return false
    }
    return isMark(name.dropFirst(stem.count).dropLast(5))
  }

  private static func isMark(_ mark: Substring) -> Bool {
    if mark.hasPrefix(" (") || mark.hasPrefix("(") { return mark.hasSuffix(")") }
    if mark.hasPrefix(" ") {
      return mark.dropFirst().allSatisfy { ("0"..."9").contains($0) } || namesConflict(mark)
    }
    return namesConflict(mark)
  }

  private static func namesConflict(_ mark: Substring) -> Bool {
    guard let first = mark.first, !first.isLetter else { return false }
    let text = mark.lowercased()
    return text.contains("conflict") || text.contains("konflikt")
  }
}

extension TaskStore {
  /// The paths of copies that a folder-sync program has left of the store or of a month, sorted.
  ///
  /// They are only ever named: what is in them can be taken in with an import. A folder that cannot be listed shows
  /// none; `faults` names it.
  package func conflictCopies() -> [String] {
    let folders = Set([folder, file.realFolder])
    let own = folders.flatMap { folder in
      ((try? Path.entries(of: folder)) ?? []).filter { ConflictCopies.isCopy($0, of: "xday") }
        .map { Path.join(folder, $0) }
    }
    let months = [history, time].flatMap { months in
      ((try? Path.entries(of: months.folder)) ?? []).filter { name in
        CivilDate(name.prefix(7) + "-01") != nil && ConflictCopies.isCopy(name, of: name.prefix(7))
      }.map { Path.join(months.folder, $0) }
    }
    return (own + months).sorted()
  }
}
