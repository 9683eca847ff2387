/// A complete store in one document: its own file and all months of history, to the byte.
///
/// ```json
/// {
/// "schema": "xday.export/1",
/// "store": {"format": 1, "tasks": […], …},
/// "history": {"2026-11": {"format": 1, "tasks": […]}}
/// }
/// ```
struct StoreExport {
  private static let schema = "xday.export/1"

  /// The store's own file.
  let store: Document
  /// The months of history, as `2026-11`.
  let history: [String: Document]
  /// The place of each file in the bytes of the document.
  private let places: (store: Range<Int>, history: [String: Range<Int>])

  /// Reads an export; nil when the bytes are a JSON object of another kind.
  ///
  /// - Parameter file: What the document is called in a failure.
  init?(_ bytes: [UInt8], file: String) throws(StoreFailure) {
    let found = try StoreFailure.locating(in: bytes, of: file) { buffer throws(JSONFault) in
      try StoreExport.find(in: buffer)
    }
    guard let store = found.store, found.schema == StoreExport.schema else { return nil }
    self.store = try Document(file: file, bytes: bytes, at: store)
    var history: [String: Document] = [:]
    for (month, place) in found.history {
      history[month] = try Document(file: file, bytes: bytes, at: place)
    }
    self.history = history
    places = (store, found.history)
  }

  /// The bytes of the store's own file, as they were exported.
  var storeBytes: [UInt8] { Array(store.bytes[places.store]) + [0x0A] }

  /// The bytes of each month's file, as they were exported.
  var historyBytes: [String: [UInt8]] {
    places.history.mapValues { Array(store.bytes[$0]) + [0x0A] }
  }

  /// The document of a store.
  static func document(store: [UInt8], history: [(month: String, bytes: [UInt8])]) -> [UInt8] {
    var bytes = Array("{\n\"schema\": \"\(schema)\",\n\"store\": ".utf8)
    bytes += trimmed(store)
    bytes += Array(",\n\"history\": {".utf8)
    for (index, month) in history.enumerated() {
      bytes += Array("\(index == 0 ? "" : ",")\n\"\(month.month)\": ".utf8)
      bytes += trimmed(month.bytes)
    }
    bytes += Array("\(history.isEmpty ? "" : "\n")}\n}\n".utf8)
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
  ) throws(JSONFault) -> (schema: String?, store: Range<Int>?, history: [String: Range<Int>]) {
    var cursor = JSONCursor(buffer)
    var (schema, store): (String?, Range<Int>?) = (nil, nil)
    var history: [String: Range<Int>] = [:]
    cursor.skipSpace()
    try cursor.members { cursor, key throws(JSONFault) in
      switch cursor.text(of: key) {
      case "schema": schema = try cursor.string()
      case "store": store = try cursor.skipValue()
      case "history":
        try cursor.members { cursor, key throws(JSONFault) in
          guard let month = History.month(cursor.text(of: key)) else {
            throw JSONFault(offset: key.lowerBound, damage: .badValue("history"))
          }
          history[month] = try cursor.skipValue()
        }
      default: try cursor.skipValue()
      }
    }
    try cursor.expectEnd()
    return (schema, store, history)
  }
}
