import DayBudget
import TestSupport
import Testing

@Suite("Spans and their merging")
struct SpanSetTests {
  static let horizon = 200

  /// A few random spans, some of them empty, some touching.
  static func spans(_ random: inout SeededGenerator, count: Int) -> [Span] {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in
      let start = Int.random(in: 0..<horizon, using: &random)
      return Span(start: start, end: min(horizon, start + Int.random(in: 0...30, using: &random)))
    }
  }

  /// The oracle: every second looked at by itself.
  static func seconds(_ spans: [Span]) -> [Bool] {
    (0..<horizon).map { second in spans.contains { $0.start <= second && second < $0.end } }
  }

  @Test("the algebra agrees with a count of every second", arguments: 0..<400)
  func algebra(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let left = Self.spans(&random, count: 8)
    let right = Self.spans(&random, count: 8)
    let now = Int.random(in: 0..<Self.horizon, using: &random)
    let leftSet = SpanSet(left)
    let rightSet = SpanSet(right)
    let inLeft = Self.seconds(left)
    let inRight = Self.seconds(right)
    #expect(Self.seconds(leftSet.spans) == inLeft)
    #expect(Self.seconds(leftSet.intersection(rightSet).spans) == zip(inLeft, inRight).map { $0 && $1 })
    #expect(Self.seconds(leftSet.subtracting(rightSet).spans) == zip(inLeft, inRight).map { $0 && !$1 })
    #expect(Self.seconds(leftSet.from(now).spans) == inLeft.enumerated().map { $1 && $0 >= now })
    #expect(Self.seconds(leftSet.before(now).spans) == inLeft.enumerated().map { $1 && $0 < now })
    #expect(leftSet.seconds == inLeft.count { $0 })
    let worked = Int.random(in: 0...60, using: &random)
    let passed = inLeft.enumerated().filter(\.element).map(\.offset)
    #expect(
      leftSet.instant(after: worked)
        == (1...max(1, passed.count) ~= worked && worked <= passed.count ? passed[worked - 1] + 1 : nil))
  }

  @Test("every set is sorted, disjoint, not touching, and does not depend on the order", arguments: 0..<200)
  func shape(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 10_000)
    let spans = Self.spans(&random, count: 10)
    let set = SpanSet(spans)
    for (first, second) in zip(set.spans, set.spans.dropFirst()) { #expect(first.end < second.start) }
    #expect(set.spans.allSatisfy { !$0.isEmpty })
    #expect(SpanSet(spans.shuffled(using: &random)) == set)
    #expect(SpanSet(set.spans) == set)
    #expect(set.intersection(set) == set)
    #expect(set.subtracting(set) == .empty)
  }

  @Test("touching spans are one, an end before the start is empty")
  func edges() {
    #expect(SpanSet([Span(start: 5, end: 9), Span(start: 0, end: 5)]).spans == [Span(start: 0, end: 9)])
    #expect(Span(start: 9, end: 5).isEmpty)
    #expect(!Span(start: 0, end: 5).overlaps(Span(start: 5, end: 9)))
    #expect(SpanSet.empty.longestSeconds == 0)
  }
}
