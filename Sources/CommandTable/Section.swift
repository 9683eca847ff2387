/// A titled part of long help, the man page and the reference: paragraphs, then terms with their meaning.
package struct Section: Hashable, Sendable {
  /// A term and what it means.
  package struct Entry: Hashable, Sendable {
    /// The term: an exit status, a file, a variable.
    package let term: String
    /// What it means.
    package let meaning: String

    /// Explains a term.
    package init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The title.
  package let title: String
  /// The paragraphs.
  package let paragraphs: [String]
  /// The terms.
  package let entries: [Entry]

  /// Describes a section.
  package init(_ title: String, paragraphs: [String] = [], entries: [Entry] = []) {
    self.title = title
    self.paragraphs = paragraphs
    self.entries = entries
  }
}
