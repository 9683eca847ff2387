import DayBudget
import Retrospect
import Testing

@Suite("A day as it went")
struct DayOnClockTests {
  private func span(_ start: String, _ end: String) -> Span {
    Span(start: at("2026-11-30 " + start), end: at("2026-11-30 " + end))
  }

  @Test("Blocks by their start, gaps between them, the sum of that day alone")
  func day() {
    let blocks = [
      placeless("2026-11-30", 30, "ohne Uhr"), clocked("2026-11-30 10:00", "2026-11-30 11:00", "zweitens"),
      clocked("2026-11-30 08:30", "2026-11-30 09:20", "erstens"),
      clocked("2026-11-30 23:30", "2026-12-01 00:45", "nachts"),
      clocked("2026-11-29 10:00", "2026-11-29 11:00"),
      clocked("2026-11-30 12:00", "2026-11-30 12:00", "eben"),
    ]
    let past = SpanSet([span("09:00", "09:40"), span("09:50", "12:00")])
    let clock = DayOnClock(blocks, on: RetrospectTests.day("2026-11-30"), past: past, boundary: .midnight)
    #expect(clock.blocks.map(\.title) == ["erstens", "zweitens", "eben", "nachts", "ohne Uhr"])
    #expect(clock.gaps == [span("09:20", "09:40"), span("09:50", "10:00"), span("11:00", "12:00")])
    #expect(clock.untrackedMinutes == 90)
    #expect(clock.minutes == 50 + 60 + 30 + 30)
    #expect(clock.doubleMinutes == 0)
    let next = DayOnClock(blocks, on: RetrospectTests.day("2026-12-01"), past: .empty, boundary: .midnight)
    #expect(next.blocks.map(\.title) == ["nachts"])
    #expect((next.minutes, next.untrackedMinutes) == (45, 0))
  }

  @Test("A block of another zone lies on the day that its own clock shows, and fills gaps where it lies")
  func zones() {
    let blocks = [clocked("2026-11-30 04:00", "2026-11-30 05:00", zone: newYork)]
    let past = SpanSet([span("09:00", "12:00")])
    let clock = DayOnClock(blocks, on: RetrospectTests.day("2026-11-30"), past: past, boundary: .midnight)
    #expect(clock.blocks.count == 1)
    #expect(clock.gaps == [span("09:00", "10:00"), span("11:00", "12:00")])
  }
}
