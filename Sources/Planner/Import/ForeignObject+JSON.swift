internal import Exchange
internal import Store

extension ForeignObject {
  /// The objects of a JSON array; throws a fault of this kind where it is broken or holds something else.
  static func all(in text: String, orElse kind: ExchangeFault.Kind) throws(ExchangeFault) -> [ForeignObject] {
    try JSONTree.array(in: text, orElse: kind).map { element throws(ExchangeFault) in
      guard case .object(let members, let line) = element else { throw ExchangeFault(kind: kind) }
      return ForeignObject(members.compactMapValues(ForeignValue.init), line: line)
    }
  }
}

extension ForeignValue {
  /// The values of a JSON array; throws a fault of this kind where it is broken or none.
  static func all(in text: String, orElse kind: ExchangeFault.Kind) throws(ExchangeFault) -> [ForeignValue] {
    try JSONTree.array(in: text, orElse: kind).compactMap(ForeignValue.init)
  }
}

extension JSONTree {
  fileprivate static func array(
    in text: String, orElse kind: ExchangeFault.Kind
  ) throws(ExchangeFault) -> [JSONTree] {
    let tree: JSONTree
    do throws(StoreFailure) {
      tree = try JSONTree(Array(text.utf8))
    } catch {
      throw ExchangeFault(line: error.place.line, kind: kind)
    }
    guard let elements = tree.array else { throw ExchangeFault(kind: kind) }
    return elements
  }
}
