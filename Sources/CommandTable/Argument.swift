/// One place for words, either behind a command or behind a flag.
package struct Argument: Hashable, Sendable {
  /// How many words a place takes.
  package enum Arity: Hashable, Sendable {
    /// Exactly one.
    case one
    /// None or one.
    case optional
    /// None or more.
    case any
    /// One or more.
    case oneOrMore
  }

  /// What is put in.
  package let placeholder: Placeholder
  /// How many words of it.
  package let arity: Arity

  /// Describes a place for words.
  package init(_ placeholder: Placeholder, _ arity: Arity = .one) {
    self.placeholder = placeholder
    self.arity = arity
  }

  /// How it is written in a usage line: `CODE`, `[CODE]`, `[CODE…]`, `CODE…`.
  package var usage: String {
    switch arity {
    case .one: placeholder.name
    case .optional: "[\(placeholder.name)]"
    case .any: "[\(placeholder.name)…]"
    case .oneOrMore: "\(placeholder.name)…"
    }
  }

  /// Whether it has to be there.
  var isRequired: Bool { arity == .one || arity == .oneOrMore }
  /// Whether it takes any number of words.
  var isRepeating: Bool { arity == .any || arity == .oneOrMore }
}

/// A row of places: required ones first, then optional ones.
///
/// Of those that repeat, each takes one word and the last of them all the others: where the words of one end and
/// those of the next begin, their meaning decides, which the program knows.
extension [Argument] {
  /// The fewest words that fill it.
  var minimum: Int { count { $0.isRequired } }

  /// The most words it takes; nil when there is no limit.
  var maximum: Int? { contains(where: \.isRepeating) ? nil : count }

  /// Whether it takes a word more after so many.
  func takesMore(after taken: Int) -> Bool { maximum.map { taken < $0 } ?? true }

  /// The place into which the word at a position goes.
  package func place(at position: Int) -> Argument? {
    if position < count { return self[position] }
    return last(where: \.isRepeating)
  }

  /// What is put in, each placeholder once, as it is first written, with what it stands for.
  var explained: [(term: String, text: String)] {
    var names: Set<String> = []
    return filter { names.insert($0.placeholder.name).inserted }
      .map { ($0.usage, $0.placeholder.explanation) }
  }

  /// How the row is written in a usage line.
  var usage: String { map(\.usage).joined(separator: " ") }
}
