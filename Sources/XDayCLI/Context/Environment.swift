/// A few environment variables by name: so few that looking through them is quicker than a table of them.
package struct Environment: Sendable, ExpressibleByDictionaryLiteral {
  private var variables: [(name: String, value: String)]

  /// Variables with their values, each name once.
  package init(dictionaryLiteral elements: (String, String)...) {
    variables = elements.map { (name: $0, value: $1) }
  }

  /// All of them.
  var all: [(name: String, value: String)] { variables }

  /// The value of a variable; nil where it is not set.
  package subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      variables.removeAll { $0.name == name }
      if let newValue { variables.append((name: name, value: newValue)) }
    }
  }
}
