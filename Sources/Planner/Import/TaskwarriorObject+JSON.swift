internal import Exchange
internal import Store

extension TaskwarriorObject {
  /// The tasks of an export: a JSON array, or an object a line; throws where it is broken or holds something
  /// else than tasks, and as soon as there are too many.
  static func all(in text: String) throws(ExchangeFault) -> [TaskwarriorObject] {
    var objects: [TaskwarriorObject] = []
    let isArray = text.utf8.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "[")
    if isArray {
      try read(text, into: &objects)
      return objects
    }
    for (index, line) in TextLines(text).enumerated() {
      var content = line.unicodeScalars.drop { ", \t".unicodeScalars.contains($0) }
      while let last = content.last, ", \t".unicodeScalars.contains(last) { content.removeLast() }
      if !content.isEmpty { try read("[\(Substring(content))]", from: index + 1, into: &objects) }
    }
    return objects
  }

  /// Adds the objects of an array that begins on this line.
  private static func read(
    _ text: String, from first: Int = 1, into objects: inout [TaskwarriorObject]
  ) throws(ExchangeFault) {
    var found: [TaskwarriorObject] = []
    let known = objects.count
    try JSONTree.each(in: text, from: first, orElse: .notTaskwarrior) { element throws(ExchangeFault) in
      guard case .object(let members, let line) = element,
        let task = TaskwarriorObject(members.compactMapValues(ForeignValue.init), line: line + first - 1)
      else { throw ExchangeFault(line: element.line.map { $0 + first - 1 }, kind: .notTaskwarrior) }
      if known + found.count == ImportLimits.tasks { throw ExchangeFault(kind: .tooManyTasks) }
      found.append(task)
    }
    objects += found
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
