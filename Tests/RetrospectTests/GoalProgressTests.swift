import DayBudget
import TestSupport
import Testing

@testable import Retrospect

/// Monday 2026-11-30 and so on.
private func day(_ offset: Int) -> CivilDate { CivilDate(daysSinceEpoch: 20_787 + offset) }

private let sport = Goal(.minutes, .atLeast, 300, per: .week, tag: "sport")

@Suite("Goals")
struct GoalProgressTests {
  @Test("Five hours a week, two by Wednesday: 36 minutes a day, and not on course")
  func page() {
    let progress = GoalProgress(sport, counted: [day(0): 90, day(2): 30], since: day(2), today: day(2))
    #expect((progress.first, progress.last) == (day(0), day(6)))
    #expect(progress.share == 4_000)
    #expect((progress.left, progress.leftDays, progress.neededPerDay) == (180, 5, 36))
    #expect(!progress.isOnCourse && !progress.isMet)
    // 300 × 3/7 = 128.57: 128 are too few, 129 enough.
    #expect(!GoalProgress(sport, counted: [day(0): 128], since: day(0), today: day(2)).isOnCourse)
    #expect(GoalProgress(sport, counted: [day(0): 129], since: day(0), today: day(2)).isOnCourse)
  }

  @Test("What is passed needs nothing more")
  func passed() {
    let progress = GoalProgress(sport, counted: [day(1): 450], since: day(0), today: day(6))
    #expect((progress.share, progress.left, progress.neededPerDay) == (15_000, 0, 0))
    #expect(progress.isMet && progress.isOnCourse)
  }

  @Test("At most: what may still be spent, no need of a day, and no streak before its period is over")
  func atMost() {
    let media = Goal(.minutes, .atMost, 120, per: .day, tag: "media")
    let counted = [day(0): 120, day(1): 121, day(3): 60]
    let progress = GoalProgress(media, counted: counted, since: day(0), today: day(3))
    #expect(
      (progress.left, progress.neededPerDay, progress.isMet, progress.isOnCourse) == (60, nil, true, true))
    // Wednesday had none; Thursday is not over.
    #expect(progress.streaks.standing == Streak(count: 1, days: day(2)...day(2)))
    let over = GoalProgress(media, counted: [day(3): 130], since: day(0), today: day(3))
    #expect((over.left, over.isMet, over.isOnCourse, over.streaks.standing.count) == (0, false, false, 3))
  }

  @Test("The running week counts once it is met, and breaks nothing before")
  func runningWeek() {
    var counted = [day(-14): 300, day(-7): 299 + 1, day(0): 10]
    let open = GoalProgress(sport, counted: counted, since: day(-14), today: day(1))
    #expect(open.streaks.standing == Streak(count: 2, days: day(-14)...day(-1)))
    counted[day(1)] = 290
    let met = GoalProgress(sport, counted: counted, since: day(-14), today: day(1))
    #expect(met.streaks.standing == Streak(count: 3, days: day(-14)...day(6)))
    // It counts from the period in which it was set, whatever was before.
    let late = GoalProgress(sport, counted: counted, since: day(-6), today: day(1))
    #expect(late.streaks.longest.count == 2)
  }

  @Test("Months and years have their own lengths")
  func lengths() {
    let february = CivilDate(year: 2028, month: 2, day: 10) ?? day(0)
    let month = GoalProgress(
      Goal(.tasks, .atLeast, 29, per: .month, tag: nil), counted: [february: 10], since: february,
      today: february)
    #expect((month.elapsedDays, month.leftDays, month.neededPerDay) == (10, 20, 1))
    #expect(month.isOnCourse)
    let year = GoalProgress(
      Goal(.days, .atLeast, 366, per: .year, tag: nil), counted: [:], since: february, today: february)
    #expect(year.elapsedDays + year.leftDays - 1 == 366)
  }

  @Test("Random goals are as far as a count day by day says", arguments: 0..<60)
  func oracle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let period = CalendarPeriod.allCases.randomElement(using: &random) ?? .week
    let bound: Goal.Bound = Bool.random(using: &random) ? .atLeast : .atMost
    let goal = Goal(.minutes, bound, Int.random(in: 1...200, using: &random), per: period, tag: nil)
    let (since, today) = (day(-400), day(Int.random(in: -20..<20, using: &random)))
    var counted: [CivilDate: Int] = [:]
    for offset in -400..<40 where Int.random(in: 0..<3, using: &random) > 0 {
      counted[day(offset)] = Int.random(in: 0...60, using: &random)
    }
    let progress = GoalProgress(goal, counted: counted, since: since, today: today)

    var value = 0
    var (met, count, longest) = (false, 0, 0)
    var cursor = period.days(around: since).first
    while cursor <= today {
      value += counted[cursor] ?? 0
      let next = cursor.adding(days: 1)
      let ends = period.days(around: next).first == next
      if ends && next <= today {
        met = bound == .atLeast ? value >= goal.target : value <= goal.target
        count = met ? count + 1 : 0
        (longest, value) = (max(longest, count), 0)
      }
      cursor = next
    }
    if bound == .atLeast, value >= goal.target { (count, longest) = (count + 1, max(longest, count + 1)) }
    let isEnd = period.days(around: today).last == today
    #expect(progress.value == value || isEnd && period == .day)
    #expect(progress.streaks.standing.count == count)
    #expect(progress.streaks.longest.count == longest)
  }
}
