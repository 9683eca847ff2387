import Testing

@testable import Parser

@Suite("Lines of text and what they say")
struct EntryCaseTests {
  /// The given tables, and for each a further one of its neighbours.
  static let tables = ["entry", "more", "lived", "lived-more"]

  @Test("Every line of the tables is read as it says", arguments: tables.flatMap { CaseTable.cases($0) })
  func entry(_ entryCase: EntryCase) {
    #expect(CaseTable.result(entryCase.input, now: entryCase.now) == entryCase.expected)
  }

  @Test("The tables are there", arguments: tables)
  func present(_ name: String) {
    #expect(CaseTable.cases(name).count > 150)
  }
}
