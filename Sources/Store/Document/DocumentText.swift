/// Lays out a file of records: one record a line, and valid JSON as a whole.
///
/// ```json
/// {
/// "format": 1,
/// "tasks": [
/// {"id": "bkdmwzrthgpqvnsc", "title": "Zahnarzt", …},
/// {"id": "fdkvnrmwqtzbgchl", "title": "Offerte Meier", …}
/// ],
/// "settings": {…}
/// }
/// ```
struct DocumentText {
  private(set) var bytes: [UInt8]

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    append("{\n\"format\": \(Document.format)")
  }

  /// Adds an array with one element a line; an empty one is left out unless it is `always` there.
  mutating func add(_ name: String, lines: some Sequence<some Collection<UInt8>>, always: Bool = false) {
    let start = bytes.count
    append(",\n\"\(name)\": [\n")
    var isEmpty = true
    for line in lines {
      if !isEmpty { append(",\n") }
      bytes.append(contentsOf: line)
      isEmpty = false
    }
    if isEmpty && !always {
      bytes.removeLast(bytes.count - start)
    } else {
      append(isEmpty ? "]" : "\n]")
    }
  }

  /// Whether what stands between two places is just what separates two lines of an array.
  static func isSeparator(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    end - start == 2 && bytes[start] == UInt8(ascii: ",") && bytes[start + 1] == UInt8(ascii: "\n")
  }

  /// Adds a member on a line of its own.
  mutating func add(_ member: Member) {
    append(",\n")
    bytes += JSONText.string(member.name)
    append(": ")
    bytes += member.value
  }

  /// The bytes of the file.
  consuming func finished() -> [UInt8] {
    append("\n}\n")
    return bytes
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
