import Testing

@testable import Parser

@Suite("Lines of text and what they say")
struct EntryCaseTests {
  @Test("Every line of the given table is read as it says", arguments: CaseTable.cases("entry"))
  func entry(_ entryCase: EntryCase) {
    #expect(CaseTable.result(entryCase.input, now: entryCase.now) == entryCase.expected)
  }

  @Test("Every line of the further table is read as it says", arguments: CaseTable.cases("more"))
  func more(_ entryCase: EntryCase) {
    #expect(CaseTable.result(entryCase.input, now: entryCase.now) == entryCase.expected)
  }

  @Test("The tables are there", arguments: ["entry", "more"])
  func tables(_ name: String) {
    #expect(CaseTable.cases(name).count > 250)
  }
}
