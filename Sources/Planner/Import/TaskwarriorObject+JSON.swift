internal import Exchange
internal import Store

extension TaskwarriorObject {
  /// The tasks of an export: a JSON array, or an object a line; throws where it is broken or holds something
  /// else than tasks.
  static func all(in text: String) throws(ExchangeFault) -> [TaskwarriorObject] {
    let isArray = text.utf8.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "[")
    if isArray { return try tasks(in: text) }
    var objects: [TaskwarriorObject] = []
    for (index, line) in TextLines(text).enumerated() {
      var content = line.unicodeScalars.drop { ", \t".unicodeScalars.contains($0) }
      while let last = content.last, ", \t".unicodeScalars.contains(last) { content.removeLast() }
      if !content.isEmpty { objects += try tasks(in: "[\(content)]", from: index + 1) }
    }
    return objects
  }

  /// The objects of an array that begins on this line.
  private static func tasks(in text: String, from first: Int = 1) throws(ExchangeFault) -> [TaskwarriorObject]
  {
    let tree: JSONTree
    do throws(StoreFailure) {
      tree = try JSONTree(Array(text.utf8))
    } catch {
      throw ExchangeFault(line: error.place.line.map { $0 + first - 1 }, kind: .notTaskwarrior)
    }
    return try (tree.array ?? []).map { element throws(ExchangeFault) in
      guard case .object(let members, let line) = element,
        let task = TaskwarriorObject(members.compactMapValues(ForeignValue.init), line: line + first - 1)
      else { throw ExchangeFault(line: element.line.map { $0 + first - 1 }, kind: .notTaskwarrior) }
      return task
    }
  }
}

extension ForeignValue {
  /// The value; nil for `null`, which says that there is none.
  init?(_ tree: JSONTree) {
    switch tree {
    case .null: return nil
    case .string(let text), .number(let text): self = .text(text)
    case .boolean(let value): self = .text("\(value)")
    case .array(let elements): self = .list(elements.compactMap(ForeignValue.init))
    case .object(let members, _): self = .members(members.compactMapValues(ForeignValue.init))
    }
  }
}

extension JSONTree {
  /// The line on which an object begins; nil for any other value.
  fileprivate var line: Int? {
    if case .object(_, let line) = self { line } else { nil }
  }
}
