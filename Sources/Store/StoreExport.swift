/// A complete store in one document: its own file and all months of history and of time, to the byte.
///
/// ```json
/// {
/// "schema": "xday.export/1",
/// "store": {"format": 1, "tasks": […], …},
/// "history": {"2026-11": {"format": 1, "tasks": […]}},
/// "time": {"2026-11": {"format": 1, "blocks": […]}}
/// }
/// ```
struct StoreExport {
  private static let schema = "xday.export/1"

  /// The store's own file.
  let store: Document
  /// The months of history and of time, those of one kind in their order.
  let months: [Document]
  /// The place of each file in the bytes of the document.
  private let places: Places

  private struct Places {
    var store: Range<Int>?
    var history: [String: Range<Int>] = [:]
    var time: [String: Range<Int>] = [:]
  }

  /// Reads an export; nil when the bytes are a JSON object of another kind.
  ///
  /// - Parameter file: What the document is called in a failure.
  init?(_ bytes: [UInt8], file: String) throws(StoreFailure) {
    let found = try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      try StoreExport.find(in: buffer)
    }
    guard let store = found.places.store, found.schema == StoreExport.schema else { return nil }
    self.store = try Document(file: file, bytes: bytes, at: store)
    var months: [Document] = []
    for (folder, kind) in [(found.places.history, RecordKind.task), (found.places.time, .block)] {
      for (_, place) in folder.sorted(by: { $0.key < $1.key }) {
        months.append(try Document(file: file, bytes: bytes, at: place, of: kind))
      }
    }
    self.months = months
    places = found.places
  }

  /// The bytes of the store's own file, as they were exported.
  var storeBytes: [UInt8] { bytes(at: places.store ?? 0..<0) }

  /// The bytes of each month's file, as they were exported.
  func bytes(of kind: RecordKind) -> [String: [UInt8]] {
    (kind == .task ? places.history : places.time).mapValues(bytes)
  }

  private func bytes(at place: Range<Int>) -> [UInt8] { Array(store.bytes[place]) + [0x0A] }

  /// The files of a folder of months by their names.
  typealias Files = [(month: String, bytes: [UInt8])]

  /// The document of a store; what there is of time is left out where there is none.
  static func document(store: [UInt8], history: Files, time: Files) -> [UInt8] {
    var bytes = Array("{\n\"schema\": \"\(schema)\",\n\"store\": ".utf8)
    bytes += trimmed(store)
    for (name, files) in [("history", history), ("time", time)] where name == "history" || !files.isEmpty {
      bytes += Array(",\n\"\(name)\": {".utf8)
      for (index, file) in files.enumerated() {
        bytes += Array("\(index == 0 ? "" : ",")\n\"\(file.month)\": ".utf8)
        bytes += trimmed(file.bytes)
      }
      bytes += Array("\(files.isEmpty ? "" : "\n")}".utf8)
    }
    bytes += Array("\n}\n".utf8)
    return bytes
  }

  /// A JSON document without the white space around it.
  private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let rest = bytes.drop(while: isSpace)
    return rest.prefix(through: rest.lastIndex { !isSpace($0) } ?? rest.startIndex - 1)
  }

  private static func find(
    in buffer: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> (schema: String?, places: Places) {
    var cursor = JSONCursor(buffer)
    var schema: String?
    var places = Places()
    cursor.skipSpace()
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "schema": schema = try cursor.string()
      case "store": places.store = try cursor.skipValue()
      case "history": try months(of: "history", from: &cursor, into: &places.history)
      case "time": try months(of: "time", from: &cursor, into: &places.time)
      default: try cursor.skipValue()
      }
    }
    try cursor.expectEnd()
    return (schema, places)
  }

  private static func months(
    of name: String, from cursor: inout JSONCursor, into places: inout [String: Range<Int>]
  ) throws(JSONFault) {
    try cursor.members { cursor, key throws(JSONFault) in
      guard let month = Months.month(cursor.text(of: key)) else {
        throw JSONFault(offset: key.lowerBound, damage: .badValue(name))
      }
      places[month] = try cursor.skipValue()
    }
  }
}
