/// A value that a person puts in: the word shown for it, what it means, and how a shell completes it.
///
/// ```swift
/// Placeholder("CODE", kind: .dynamic("tasks"), explanation: "the code of an open task")
/// ```
package struct Placeholder: Hashable, Sendable {
  /// The word shown in its place, in capitals by custom: `CODE`.
  package let name: String
  /// What completes it, and whether other words are accepted at all.
  package let kind: ValueKind
  /// What it stands for, one clause without a full stop.
  package let explanation: String

  /// Describes a value.
  package init(_ name: String, kind: ValueKind = .free, explanation: String) {
    self.name = name
    self.kind = kind
    self.explanation = explanation
  }
}

/// What a value can be: how a shell completes it, and which words the parser accepts.
package enum ValueKind: Hashable, Sendable {
  /// Any text; nothing is offered.
  case free
  /// Any text; these words are offered.
  case suggested([String])
  /// One of these words and no other.
  case oneOf([String])
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// The words of a command: `calendar`, or `calendar add` where the argument repeats.
  case command
  /// Any text; the program itself prints what is offered, asked as `PROGRAM complete -- NAME BEGUN WORD…`.
  case dynamic(String)
}
