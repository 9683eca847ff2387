internal import Foundation

/// The state of files and folders, to see whether anything in them was changed: when, how large, which file.
struct ChangeStamp: Equatable {
  private struct Entry: Equatable {
    let path: String
    let date: Date?
    let size: Int?
    let number: Int?

    init(_ path: String) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      self.path = path
      date = attributes?[.modificationDate] as? Date
      size = (attributes?[.size] as? NSNumber)?.intValue
      number = (attributes?[.systemFileNumber] as? NSNumber)?.intValue
    }
  }

  private let entries: [Entry]

  /// The state of these files, and of all files in these folders.
  init(_ paths: [String]) {
    entries = paths.flatMap { path -> [Entry] in
      let inside = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return [Entry(path)] + inside.map { Entry(path + "/" + $0) }
    }
  }
}
