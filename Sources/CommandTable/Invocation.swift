/// A command line, understood.
package struct Invocation: Hashable, Sendable {
  /// One flag where it stood.
  package struct Use: Hashable, Sendable {
    /// The long name without dashes.
    package let name: String
    /// Its values, as typed.
    package let values: [String]

    /// Notes a flag.
    package init(_ name: String, _ values: [String] = []) {
      self.name = name
      self.values = values
    }
  }

  /// The names that lead to the command: `["calendar", "add"]`.
  ///
  /// Defaults are filled in, except under an overriding flag: `xday --help` has the empty path.
  package let path: [String]
  /// The words of the command, without flags and their values.
  package let arguments: [String]
  /// How many of the arguments stood before `--`: those after it are text, even a lone dash.
  package let plainArguments: Int
  /// The flags in the order in which they stood.
  package let uses: [Use]

  /// Puts an invocation together; without a count, all arguments stood before `--`.
  package init(_ path: [String], arguments: [String] = [], plainArguments: Int? = nil, uses: [Use] = []) {
    self.path = path
    self.arguments = arguments
    self.plainArguments = plainArguments ?? arguments.count
    self.uses = uses
  }

  /// The words of the command as one text.
  package var text: String {
    // Not `joined(separator:)`: see «What is waited for» in docs/design.md.
    var text = arguments.first ?? ""
    for argument in arguments.dropFirst() { text += " " + argument }
    return text
  }

  /// Whether a flag stood there.
  package func has(_ flag: String) -> Bool { uses.contains { $0.name == flag } }

  /// The first value of a flag; nil when it has none or did not stand there.
  package func value(_ flag: String) -> String? { values(flag).first }

  /// All values of a flag, every time it stood there, in order.
  package func values(_ flag: String) -> [String] { groups(flag).flatMap(\.self) }

  /// The values of a flag, once for each time it stood there.
  package func groups(_ flag: String) -> [[String]] { uses.filter { $0.name == flag }.map(\.values) }

  /// Whether help was asked for with `-h` or `--help`.
  package var wantsHelp: Bool { has("help") }
}
