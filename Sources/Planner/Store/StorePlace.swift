package import Store

/// A store that is only looked at, where there is no moment and no zone yet: for what is said before a command.
package struct StorePlace {
  private let store: TaskStore

  /// The store in a folder, which need not exist.
  package init(folder: String) {
    store = TaskStore(folder: folder)
  }

  /// The store's own file.
  package var path: String { store.path }

  /// The newest copy that can be restored; nil where there is none.
  package var newestBackup: String? { store.backupPaths().first }

  /// What the person set; nil where the store cannot be read.
  package var settings: Settings? { (try? store.read())?.settings }
}
