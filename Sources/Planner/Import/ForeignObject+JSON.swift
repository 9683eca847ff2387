internal import Exchange
internal import Store

extension ForeignObject {
  /// Hands out the objects of a JSON array one by one; throws a fault of this kind where it is broken or holds
  /// something else.
  static func each(
    in text: String, orElse kind: ExchangeFault.Kind, _ visit: (ForeignObject) throws(ExchangeFault) -> Void
  ) throws(ExchangeFault) {
    try JSONTree.each(in: text, orElse: kind) { element throws(ExchangeFault) in
      guard case .object(let members, let line) = element else { throw ExchangeFault(kind: kind) }
      try visit(ForeignObject(members.compactMapValues(ForeignValue.init), line: line))
    }
  }
}

extension ForeignValue {
  /// Hands out the values of a JSON array one by one; throws a fault of this kind where it is broken or none.
  static func each(
    in text: String, orElse kind: ExchangeFault.Kind, _ visit: (ForeignValue) throws(ExchangeFault) -> Void
  ) throws(ExchangeFault) {
    try JSONTree.each(in: text, orElse: kind) { element throws(ExchangeFault) in
      if let value = ForeignValue(element) { try visit(value) }
    }
  }
}

extension JSONTree {
  /// Hands out the elements of an array that begins on this line, up to the first that is refused; throws why it was,
  /// or a fault of this kind where the text is no array.
  static func each(
    in text: String, from first: Int = 1, orElse kind: ExchangeFault.Kind,
    _ visit: (JSONTree) throws(ExchangeFault) -> Void
  ) throws(ExchangeFault) {
    var refusal: ExchangeFault?
    let isArray: Bool
    do throws(StoreFailure) {
      isArray = try JSONTree.elements(of: Array(text.utf8)) { element in
        do throws(ExchangeFault) {
          try visit(element)
        } catch {
          refusal = error
        }
        return refusal == nil
      }
    } catch {
      throw ExchangeFault(line: error.place.line.map { $0 + first - 1 }, kind: kind)
    }
    if let refusal { throw refusal }
    if !isArray { throw ExchangeFault(kind: kind) }
  }
}
