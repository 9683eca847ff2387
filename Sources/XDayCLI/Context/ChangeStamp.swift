internal import Store

/// The state of some files and folders, to see whether anything in them was changed: when, how large, which file.
struct ChangeStamp: Equatable {
  private let stamps: [FileStamp?]
  private let paths: [String]

  /// The state of what lies at these paths.
  init(_ paths: [String]) {
    self.paths = paths
    stamps = paths.map { FileStamp(path: $0) }
  }
}
