import DayBudget
import TestSupport
import Testing

@testable import Store

@Suite("What sums read of blocks")
struct BlockSketchTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
    let texts = ["a", "b", "gähnen", "\"quer\"\n\u{1F600}", ""]
    for index in 0..<40 {
      let day = bench.today.adding(days: index % 3 - index)
      let start = day.daysSinceEpoch * 86_400 + index * 900
      try bench.write("log") { draft in
        try draft.addBlock(
          texts[index % texts.count], on: day, zone: index % 5 == 0 ? "UTC" : "Asia/Tokyo",
          today: bench.today,
          using: &bench.generator
        ) { block in
          if index % 4 == 0 {
            block.placelessMinutes = index + 1
          } else {
            (block.start, block.end) = (start, start + 60 * (index + 1))
          }
          block.tags = Array(["geld", "haus"].prefix(index % 3))
          block.mood = index % 6 == 0 ? nil : index % 6
          block.note = index % 7 == 0 ? "eine \"Notiz\"" : nil
        }
      }
    }
  }

  /// What both ways of reading say of the store as it is.
  private func expectSame(_ comment: Comment) throws {
    let snapshot = try bench.store.read()
    let months = try bench.store.time.months
    let (whole, quick) = (
      bench.store.blocks(of: months, snapshot), bench.store.sketches(of: months, snapshot)
    )
    #expect(whole.failures.map { "\($0)" } == quick.failures.map { "\($0)" }, comment)
    let key = { (sketch: BlockSketch) in "\(sketch)" }
    #expect(whole.blocks.map { BlockSketch($0) }.map(key).sorted() == quick.blocks.map(key).sorted(), comment)
    #expect(zip(quick.blocks, quick.blocks.dropFirst()).allSatisfy { !BlockSketch.isBefore($1, $0) }, comment)
  }

  @Test("It is what the blocks say, of whole files and of damaged ones, and so is what is wrong with them")
  func same() throws {
    try expectSame("as it was written")
    var generator = SeededGenerator(seed: 4)
    for round in 0..<150 {
      guard let month = try bench.store.time.months.randomElement(using: &generator) else { return }
      let file = bench.store.time.file(of: month)
      guard let whole = try file.read()?.bytes else { return }
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch round % 4 {
      case 0: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes[place] = UInt8(ascii: "0") + UInt8.random(in: 0..<10, using: &generator)
      default: bytes.insert(contentsOf: Array("\"mood\": 9, ".utf8), at: place)
      }
      try file.replace(with: bytes)
      try expectSame("round \(round)")
      try file.replace(with: whole)
    }
  }

  @Test("A block that stands in its month twice is the same damage")
  func twice() throws {
    guard let month = try bench.store.time.months.last,
      let bytes = try bench.store.time.file(of: month).read()?.bytes
    else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.starts(with: Array("{\"id\"".utf8)) }) else { return }
    var doubled = Array(lines[...place])
    if doubled[place].last != UInt8(ascii: ",") { doubled[place] = doubled[place] + Array(",".utf8) }
    doubled += lines[place...]
    try bench.store.time.file(of: month).replace(with: Array(doubled.joined(separator: Array("\n".utf8))))
    try expectSame("twice")
    #expect(!bench.store.sketches(of: [month], try bench.store.read()).failures.isEmpty)
  }

  @Test(
    "A month that is not there is none of the sums' business, nor is one that leads nowhere a silent nothing")
  func missing() throws {
    let snapshot = try bench.store.read()
    #expect(bench.store.sketches(of: ["1999-01"], snapshot).failures.isEmpty)
    #expect(bench.store.sketches(of: ["1999-01"], snapshot).blocks.isEmpty)
  }
}
