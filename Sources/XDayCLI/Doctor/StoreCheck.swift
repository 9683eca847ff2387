internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Looks at everything in the store's folder, and changes nothing.
struct StoreCheck {
  private let context: Context
  private var store: DayPlanner { context.planner }

  /// A check of the store of this run.
  init(_ context: Context) {
    self.context = context
  }

  /// What was found: that all is well, or what is not.
  var findings: [Finding] {
    let faults = contents
    let notes = codes + copies + leftovers + modes
    return (faults.isEmpty ? [summary] : faults) + notes
  }

  private var summary: Finding {
    guard let snapshot = try? context.snapshot(), !snapshot.isNew else { return Finding(kind: .noStore) }
    let open = (try? snapshot.open().count) ?? 0
    let completed = ((try? snapshot.completed().count) ?? 0) + ((try? store.history().count) ?? 0)
    return Finding(
      kind: .storeFine(open: open, completed: completed, backups: store.backupPaths().count))
  }

  /// Every record of every file is read, and the list of commands.
  private var contents: [Finding] {
    store.faults().map { Finding(kind: .unreadable($0), remedy: remedy($0)) }
  }

  /// A copy takes the place of the store; a month or a list of commands that is damaged is put aside.
  private func remedy(_ failure: StoreFailure) -> String? {
    switch failure {
    case .damaged(let file, _, _, _) where file != store.path:
      "mv \(ShellText.word(file)) \(ShellText.word(file + ".damaged"))"
    case .damaged, .missing:
      store.backupPaths().first.map { "xday doctor --restore \(ShellText.word($0))" }
    case .unreadable(let file, SystemError.noPermission), .cannotWrite(let file, SystemError.noPermission):
      "chmod u+rwX \(ShellText.word(file))"
    default: nil
    }
  }

  private var codes: [Finding] {
    guard let snapshot = try? context.snapshot(), let open = try? snapshot.open() else { return [] }
    let codes = Dictionary(grouping: open.map { snapshot.code(of: $0.id) }) { $0 }
    return codes.filter { $0.value.count > 1 }.keys.sorted().map { Finding(kind: .doubleCode($0)) }
  }

  private var copies: [Finding] {
    store.conflictCopies().map {
      Finding(kind: .conflictCopy($0), remedy: "xday import \(ShellText.word($0))")
    }
  }

  private var leftovers: [Finding] {
    store.leftoverPaths().map { Finding(kind: .leftover($0), remedy: "rm \(ShellText.word($0))") }
  }

  private var modes: [Finding] {
    let paths = [store.folder, store.path] + store.backupPaths()
    return paths.compactMap { path in
      guard let mode = Files.mode(of: path), mode & 0o077 != 0 else { return nil }
      let wanted = path == store.folder ? "700" : "600"
      return Finding(
        kind: .openToOthers(path, mode: String(mode, radix: 8)),
        remedy: "chmod \(wanted) \(ShellText.word(path))")
    }
  }
}

extension Context {
  /// What a command that has written says of copies that a folder-sync program has left.
  func conflictNotes() -> [String] {
    planner.conflictCopies().map { commandWords.conflictCopy(SafeText.shown($0)) }
  }

  /// What a command that has written says of records that are damaged.
  func damageNotes() -> [String] {
    planner.damage.map { [commandWords.damagedRecord(words.store($0, backup: nil).message)] } ?? []
  }
}
