/// One flag: its names, the values that follow it, and what it is for.
///
/// Values run up to the next argument that begins with a dash, at most as many as there are places for;
/// `--day=fri` gives the first of them.
package struct Flag: Hashable, Sendable {
  /// The long name without dashes: `json`.
  package let name: String
  /// The one-letter name, where there is one.
  package let short: Character?
  /// The places for values; none for a switch.
  package let values: [Argument]
  /// What it does, one clause without a full stop.
  package let summary: String
  /// Words that people might type instead: never accepted, but answered with this flag.
  package let synonyms: [String]
  /// Whether a flag with values may stand more than once.
  package let isRepeatable: Bool
  /// Whether it asks for something else than the command, so that nothing else is checked (`--help`).
  package let isOverriding: Bool
  /// Whether it is kept out of help and completions.
  package let isHidden: Bool

  /// Describes a flag.
  package init(
    _ name: String, short: Character? = nil, values: [Argument] = [], summary: String,
    synonyms: [String] = [], isRepeatable: Bool = false, isOverriding: Bool = false, isHidden: Bool = false
  ) {
    self.name = name
    self.short = short
    self.values = values
    self.summary = summary
    self.synonyms = synonyms
    self.isRepeatable = isRepeatable
    self.isOverriding = isOverriding
    self.isHidden = isHidden
  }

  /// The long name as it is typed: `--json`.
  package var spelling: String { "--" + name }

  /// How it is written in a usage line: `--day DAY CODE…`.
  package var usage: String { values.isEmpty ? spelling : "\(spelling) \(values.usage)" }

  /// All its names, and its values: `-j, --json`.
  var names: String { (short.map { "-\($0), " } ?? "") + usage }

  /// The same for a list of flags, in which the place of a missing letter stays free.
  var aligned: String { (short == nil ? "    " : "") + names }
}

extension [Flag] {
  /// Those that are shown to a person.
  var visible: [Flag] { filter { !$0.isHidden } }

  /// The places for their values, of those that are shown, without how many words each takes.
  var places: [Argument] { visible.flatMap(\.values).map { Argument($0.placeholder) } }
}
