import DayBudget
import TestSupport
import Testing

@testable import Retrospect

/// Monday 2026-11-30 and so on.
private func day(_ offset: Int) -> CivilDate { CivilDate(daysSinceEpoch: 20_787 + offset) }

@Suite("Streaks")
struct StreakTests {
  @Test("Monday, Tuesday, Thursday: on Friday Thursday's still stands, then it grows")
  func page() {
    let before = Streaks(of: [day(0), day(1), day(3)], today: day(4))
    #expect(before.standing == Streak(count: 1, days: day(3)...day(3)))
    #expect(before.longest == Streak(count: 2, days: day(0)...day(1)))
    let after = Streaks(of: [day(0), day(1), day(3), day(4)], today: day(4))
    #expect(after.standing == Streak(count: 2, days: day(3)...day(4)))
    #expect(after.longest == Streak(count: 2, days: day(0)...day(1)))
    #expect(Streaks(of: [day(0)], today: day(2)).standing == Streak())
    #expect(Streaks(of: [], today: day(2)) == Streaks(of: [day(9)], today: day(2)))
  }

  @Test("A weekend without windows neither counts nor breaks")
  func working() {
    // Thursday, Friday, Saturday, then Monday.
    let days = [day(3), day(4), day(5), day(7)]
    let streaks = Streaks(of: days, today: day(8)) { $0.weekday != .saturday && $0.weekday != .sunday }
    #expect(streaks.standing == Streak(count: 3, days: day(3)...day(7)))
    let onSunday = Streaks(of: [day(3), day(4)], today: day(6)) {
      $0.weekday != .saturday && $0.weekday != .sunday
    }
    #expect(onSunday.standing == Streak(count: 2, days: day(3)...day(4)))
    // Friday was missed, so on Sunday nothing stands any more.
    let missed = Streaks(of: [day(3)], today: day(6)) { $0.weekday != .saturday && $0.weekday != .sunday }
    #expect(missed.standing == Streak())
  }

  @Test("Streaks of days are those that a count backwards finds", arguments: 0..<60)
  func oracle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let today = day(Int.random(in: 0..<40, using: &random))
    let days = (0..<50).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map(day)
    let off = Set((0..<50).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map(day))
    let streaks = Streaks(of: days, today: today) { !off.contains($0) }
    let has = Set(days)

    /// The count of a streak that ends on a day, which counts.
    func count(endingOn end: CivilDate) -> Int {
      var (count, day) = (0, end)
      while day >= days.first ?? today {
        if !off.contains(day) {
          guard has.contains(day) else { break }
          count += 1
        }
        day = day.adding(days: -1)
      }
      return count
    }
    let current = has.contains(today) && !off.contains(today) ? today : today.adding(days: -1)
    #expect(streaks.standing.count == count(endingOn: current))
    let all = (0...today.daysSinceEpoch - day(0).daysSinceEpoch).map { count(endingOn: day($0)) }
    #expect(streaks.longest.count == all.max() ?? 0)
    if let range = streaks.longest.days {
      let inside = (range.lowerBound.daysSinceEpoch...range.upperBound.daysSinceEpoch)
        .map { CivilDate(daysSinceEpoch: $0) }.filter { !off.contains($0) }
      #expect(inside.count == streaks.longest.count && inside.allSatisfy(has.contains))
    }
  }
}
