import Foundation

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("xday-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The bytes of a file in it; nil when there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map { Array($0) }
  }

  /// The text of a file in it, empty when there is none.
  func text(_ name: String) -> String {
    String(decoding: bytes(name) ?? [], as: UTF8.self)
  }

  /// Writes a file into it, with the folders that it needs.
  func put(_ text: String, as name: String) throws {
    try put(Array(text.utf8), as: name)
  }

  /// Writes a file into it, with the folders that it needs.
  func put(_ bytes: [UInt8], as name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Every file in it by its path, with its contents.
  func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if let bytes = bytes(name) { contents[name] = bytes }
    }
    return contents
  }

  /// The names directly in it, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
