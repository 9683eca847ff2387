import Testing

@testable import CommandTable

private struct Slip: CustomTestStringConvertible, Sendable {
  let typed: String
  let meant: [String]
  var testDescription: String { typed }
}

private let names = [
  "add", "today", "week", "when", "list", "morning", "move", "calendar", "completions", "on",
]

@Test(
  "A mistyped name names the nearest ones",
  arguments: [
    Slip(typed: "tdoay", meant: ["today"]), Slip(typed: "tody", meant: ["today"]),
    Slip(typed: "todayy", meant: ["today"]), Slip(typed: "TODAY", meant: ["today"]),
    Slip(typed: "t", meant: ["today"]), Slip(typed: "mo", meant: ["morning", "move"]),
    Slip(typed: "w", meant: ["week", "when"]), Slip(typed: "c", meant: ["calendar", "completions"]),
    Slip(typed: "clandar", meant: ["calendar"]), Slip(typed: "mrning", meant: ["morning"]),
    Slip(typed: "whn", meant: ["when"]), Slip(typed: "ween", meant: ["week", "when"]),
    Slip(typed: "no", meant: ["on"]), Slip(typed: "xx", meant: []), Slip(typed: "x", meant: []),
    Slip(typed: "", meant: []), Slip(typed: "buy milk", meant: []), Slip(typed: "täglich", meant: []),
  ])
private func suggestion(_ slip: Slip) {
  #expect(nearest(to: slip.typed, among: names.map { Candidate(name: $0, synonyms: []) }) == slip.meant)
}

@Test("A synonym wins over names that look alike, and three names are enough")
private func ranks() {
  let candidates = [
    Candidate(name: "lost", synonyms: []), Candidate(name: "list", synonyms: ["lst"]),
    Candidate(name: "last", synonyms: []), Candidate(name: "lst-all", synonyms: []),
  ]
  #expect(nearest(to: "lst", among: candidates) == ["list", "lst-all", "lost"])
}

@Test("A very long word is answered at once with nothing")
private func longWord() {
  let word = String(repeating: "today", count: 20_000)
  #expect(nearest(to: word, among: names.map { Candidate(name: $0, synonyms: []) }).isEmpty)
}
