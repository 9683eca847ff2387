internal import Store

/// The store as it was read, or why it could not be: not every command needs it.
///
/// No `Result`, for which the runtime looks through all conformances of the program when it starts.
enum LoadedStore {
  case snapshot(Snapshot)
  case failure(StoreFailure)

  /// Reads a store.
  init(_ store: TaskStore) {
    do throws(StoreFailure) {
      self = .snapshot(try store.read())
    } catch {
      self = .failure(error)
    }
  }

  /// The store, or the failure thrown.
  func get() throws(StoreFailure) -> Snapshot {
    switch self {
    case .snapshot(let snapshot): return snapshot
    case .failure(let failure): throw failure
    }
  }
}
