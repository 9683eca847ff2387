/// The state of files and folders, to see whether anything in them was changed: when, how large, which file.
struct ChangeStamp: Equatable {
  private struct Entry: Equatable {
    let path: String
    let stamp: Files.Stamp?

    init(_ path: String) {
      self.path = path
      stamp = Files.stamp(of: path)
    }
  }

  private let entries: [Entry]

  /// The state of these files, and of all files in these folders.
  init(_ paths: [String]) {
    entries = paths.flatMap { path -> [Entry] in
      let inside = Files.isFolder(path) ? (try? Files.contents(of: path)) ?? [] : []
      return [Entry(path)] + inside.map { Entry(path + "/" + $0) }
    }
  }
}
