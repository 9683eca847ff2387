import DayBudget
import Retrospect
import Testing

@Suite("Where the time went")
struct SpentSumTests {
  private let three = [
    clocked("2026-11-30 09:00", "2026-11-30 10:00", "x", tags: ["a"]),
    clocked("2026-11-30 09:40", "2026-11-30 10:20", "y", tags: ["b"]),
    placeless("2026-11-30", 30, "x", tags: ["a"]),
  ]

  private func sum(_ blocks: [WorkedBlock], _ by: [SpentBy] = [.category], start: Int = 0) -> SpentSum {
    SpentSum(
      blocks, from: nil, to: day("2026-12-31"), by: by,
      boundary: DayBoundary(start: ClockTime(hour: start) ?? .midnight))
  }

  @Test("An hour booked twice is one hour")
  func double() {
    let sum = sum(three)
    #expect(sum.shown == ["a 90 2", "b 40 1"])
    #expect(sum.doubleMinutes == 20)
    #expect(sum.minutes == 110)
    #expect(sum.rows.map(\.share) == [6923, 3077])
    #expect((sum.days, sum.perDayMinutes) == (1, 110))
    #expect((sum.first, sum.last) == (day("2026-11-30"), day("2026-12-31")))
  }

  @Test("What crosses the boundary of the day is cut there")
  func boundary() {
    let night = [clocked("2026-11-30 23:30", "2026-12-01 00:45")]
    #expect(sum(night, [.day]).shown == ["2026-11-30 30 1", "2026-12-01 45 1"])
    #expect(sum(night, [.day], start: 4).shown == ["2026-11-30 75 1"])
    #expect(sum(night, [.category]).shown == ["null 75 1"])
    #expect(sum(night).days == 2)
  }

  @Test("Durations are elapsed time over a change of the clock")
  func clockChange() {
    let spring = clocked("2026-03-29 01:30", "2026-03-29 03:30")
    let autumn = clocked("2026-10-25 01:30", "2026-10-25 03:30")
    #expect((spring.minutes, autumn.minutes) == (60, 180))
    #expect(sum([spring], [.hour]).shown == ["1 30 1", "3 30 1"])
    #expect(sum([autumn], [.hour]).shown == ["1 30 1", "2 120 1", "3 30 1"])
  }

  @Test("A block keeps the day and the hours of its own zone")
  func zones() {
    let late = clocked("2026-11-30 23:10", "2026-11-30 23:50", zone: newYork)
    #expect(sum([late], [.day]).shown == ["2026-11-30 40 1"])
    #expect(sum([late], [.hour]).shown == ["23 40 1"])
  }

  @Test("Rows in an order of their own have those without time among them, others do not")
  func empties() {
    let blocks = [clocked("2026-11-30 09:00", "2026-11-30 10:00"), placeless("2026-12-03", 20)]
    let keys = { (by: SpentBy) in
      SpentSum(blocks, from: day("2026-11-29"), to: day("2026-12-03"), by: [by], boundary: .midnight).rows
        .map { "\($0.key.text ?? "null") \($0.minutes)" }
    }
    #expect(
      keys(.day) == ["2026-11-29 0", "2026-11-30 60", "2026-12-01 0", "2026-12-02 0", "2026-12-03 20"])
    #expect(keys(.week) == ["2026-W48 0", "2026-W49 80"])
    #expect(keys(.month) == ["2026-11 60", "2026-12 20"])
    #expect(keys(.weekday) == ["mon 60", "tue 0", "wed 0", "thu 20", "sun 0"])
    #expect(keys(.hour) == (0..<24).map { $0 == 9 ? "9 60" : "\($0) 0" } + ["null 20"])
    #expect(keys(.mood) == ["1 0", "2 0", "3 0", "4 0", "5 0", "null 80"])
    #expect(keys(.category) == ["null 80"])
  }

  @Test("Each tag counts a block, whatever its case, and says that rows do not add up")
  func tags() {
    let blocks = [
      placeless("2026-11-30", 60, tags: ["Sport", "fun"]),
      placeless("2026-11-30", 30, tags: ["sport", "SPORT"]),
      placeless("2026-11-30", 10),
    ]
    let sum = sum(blocks, [.tag])
    #expect(sum.shown == ["Sport 90 2", "fun 60 1", "null 10 1"])
    #expect(sum.isShared)
    #expect(sum.minutes == 100)
    #expect(sum.rows.map(\.share) == [5625, 3750, 625])
  }

  @Test("By task: the title of the last block, and free titles beside it")
  func tasks() {
    let blocks = [
      placeless("2026-11-30", 60, "Steuern alt", task: "hnabcdefghijklmn"),
      placeless("2026-11-30", 70, "Sport"),
      placeless("2026-12-01", 30, "Steuern", task: "hnabcdefghijklmn"),
    ]
    let sum = sum(blocks, [.task])
    #expect(sum.shown == ["hnabcdefghijklmn 90 2", "Sport 70 1"])
    #expect(sum.rows.map(\.title) == ["Steuern", "Sport"])
    #expect(self.sum(blocks, [.task, .category]).rows[0].rows[0].title == nil)
  }

  @Test("Ties stand by key, asked-for tags first, what has none last")
  func order() {
    let blocks = [
      placeless("2026-11-30", 90), placeless("2026-11-30", 10, tags: ["c"]),
      placeless("2026-11-30", 10, tags: ["b"]),
      placeless("2026-11-30", 5, tags: ["z"]),
    ]
    #expect(sum(blocks).shown == ["b 10 1", "c 10 1", "z 5 1", "null 90 1"])
    let ordered = SpentSum(
      blocks, from: nil, to: day("2026-12-01"), boundary: .midnight, order: ["Z", "absent", "c"])
    #expect(ordered.shown == ["z 5 1", "c 10 1", "b 10 1", "null 90 1"])
  }

  @Test("Kinds below kinds: the days of a week are its own")
  func nested() {
    let sum = SpentSum(
      three + [placeless("2026-12-01", 15, tags: ["a"])], from: day("2026-11-29"), to: day("2026-12-02"),
      by: [.week, .day, .category], boundary: .midnight)
    #expect(
      sum.shown == [
        "2026-W49 145 4 [2026-11-30 130 3 [a 90 2, b 40 1], 2026-12-01 15 1 [a 15 1]]"
      ])
    #expect(sum.rows.map { $0.rows.count } == [1, 3])
    #expect(sum.rows[1].rows[0].rows.map(\.share) == [6923, 3077])
  }

  @Test("Events count where no block lies over them, by their own key")
  func events() {
    let events = [
      Span(start: at("2026-11-30 10:00"), end: at("2026-11-30 11:00")),
      Span(start: at("2026-11-30 10:30"), end: at("2026-11-30 11:30")),
      Span(start: at("2026-11-30 09:00"), end: at("2026-11-30 09:30")),
    ]
    let sum = SpentSum(
      three, from: nil, to: day("2026-11-30"), boundary: .midnight, events: events, zone: zurich)
    #expect(sum.shown == ["a 90 2", "events 70 1", "b 40 1"])
    #expect((sum.minutes, sum.doubleMinutes) == (180, 20))
  }

  @Test("Nothing at all, and a period before everything")
  func nothing() {
    let empty = sum([], [.category, .day])
    #expect((empty.minutes, empty.days, empty.perDayMinutes) == (0, 0, 0))
    #expect(empty.rows.isEmpty)
    #expect(empty.first == empty.last)
    let before = SpentSum(three, from: day("2025-01-01"), to: day("2025-01-02"), boundary: .midnight)
    #expect(before.minutes == 0)
  }

  @Test(
    "Weeks are named as ISO 8601 names them",
    arguments: [
      ("2026-11-30", "2026-W49"), ("2027-01-01", "2026-W53"), ("2025-12-29", "2026-W01"),
      ("2024-12-31", "2025-W01"),
      ("2021-01-03", "2020-W53"),
    ])
  func weekName(text: String, name: String) {
    #expect(day(text).weekName == name)
  }
}
