import Testing

@testable import Parser

@Suite("Lines of text and what they say")
struct EntryCaseTests {
  @Test("Every line of the table is read as it says", arguments: CaseTable.cases("entry"))
  func entry(_ entryCase: EntryCase) {
    #expect(CaseTable.result(entryCase.input, now: entryCase.now) == entryCase.expected)
  }

  @Test("The table is there", arguments: ["entry"])
  func tables(_ name: String) {
    #expect(CaseTable.cases(name).count > 100)
  }
}
