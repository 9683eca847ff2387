import TestSupport
import Testing

@testable import Store

@Suite("What a command has touched")
struct EditsTests {
  @Test("Edits are found by id and come in the order of the ids", arguments: 0..<10)
  func edits(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var codes = CodeBook([])
    let ids = (0..<6).map { _ in codes.draw(using: &generator).id }
    var edits = Edits()
    var oracle: [TaskID: [UInt8]?] = [:]
    for step in 0..<Int.random(in: 0...12, using: &generator) {
      let id = try #require(ids.randomElement(using: &generator))
      let after: [UInt8]? = Bool.random(using: &generator) ? nil : [UInt8(step)]
      edits.set(Edits.Edit(before: nil, after: after), for: id)
      oracle.updateValue(after, forKey: id)
    }
    for id in ids {
      #expect((edits[id] == nil) == (oracle[id] == nil))
      #expect(edits[id]?.after == oracle[id] ?? nil)
    }
    #expect(edits.sorted.map(\.id) == oracle.keys.sorted())
  }
}
