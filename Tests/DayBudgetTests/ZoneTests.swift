import DayBudget
import Testing

@Suite("Civil time and instants")
struct ZoneTests {
  /// Samoa skipped 30 December 2011 when it crossed the date line.
  let samoa = Zone(identifier: "Pacific/Apia") { $0 < 1_325_239_200 ? -36_000 : 50_400 }
  /// In 2026 Egypt puts its clocks forward at midnight, so 24 April has no 00:00.
  let cairo = Zone(identifier: "Africa/Cairo") { $0 < 1_776_981_600 ? 7_200 : 10_800 }

  @Test(
    "a gap takes the offset before it, a repeated hour is the first",
    arguments: [
      ("2026-03-29", "01:59", 1_774_745_940), ("2026-03-29", "02:00", 1_774_746_000),
      ("2026-03-29", "02:30", 1_774_747_800), ("2026-03-29", "03:30", 1_774_747_800),
      ("2026-10-25", "02:30", 1_792_888_200), ("2026-10-25", "03:00", 1_792_893_600),
      ("2026-11-30", "09:12", 1_796_026_320),
    ])
  func policy(date: String, clock: String, expected: Int) throws {
    #expect(try instant(date, clock) == expected)
  }

  @Test("every instant of two years comes back from its civil time, but for the second of a repeated hour")
  func inverse() throws {
    let start = try instant("2026-01-01", "00:00")
    for instant in stride(from: start, to: start + 730 * 86_400, by: 900) {
      let civil = centralEurope.civil(at: instant)
      let back = centralEurope.instant(of: civil)
      #expect(back == instant || back == instant - 3_600 && centralEurope.civil(at: back) == civil)
    }
  }

  @Test("a day that was skipped is empty, one without midnight begins an hour later")
  func oddDays() throws {
    let skipped = DayBoundary.midnight.span(of: try day("2011-12-30"), in: samoa)
    #expect(skipped.isEmpty)
    let window = try #require(Window(start: .midnight, end: try time("08:00")))
    let windows = Windows(weekly: [.friday: [window], .saturday: [window]])
    #expect(windows.spans(on: try day("2011-12-30"), boundary: .midnight, in: samoa).seconds == 0)
    #expect(windows.spans(on: try day("2011-12-31"), boundary: .midnight, in: samoa).seconds == 8 * 3_600)
    #expect(DayBoundary.midnight.span(of: try day("2011-12-29"), in: samoa).seconds == 86_400)
    let cairoDay = DayBoundary.midnight.span(of: try day("2026-04-24"), in: cairo)
    #expect(cairo.civil(at: cairoDay.start).time == (try time("01:00")))
    #expect(cairoDay.seconds == 1_380 * 60)
  }

  @Test("the days of the year follow each other without gap or overlap, whatever their start")
  func daysTile() throws {
    for start in ["00:00", "02:30", "04:00", "12:00"] {
      let boundary = DayBoundary(start: try time(start))
      var date = try day("2026-01-01")
      for _ in 0..<365 {
        let span = boundary.span(of: date, in: centralEurope)
        let next = date.adding(days: 1)
        #expect(span.end == boundary.span(of: next, in: centralEurope).start)
        #expect(boundary.day(of: span.start, in: centralEurope) == date)
        #expect(boundary.day(of: span.end - 1, in: centralEurope) == date)
        date = next
      }
    }
  }

  @Test("a day that starts at 04:00 holds the night that follows it")
  func dayStart() throws {
    let boundary = DayBoundary(start: try time("04:00"))
    let monday = try day("2026-11-30")
    let night = CivilDateTime(date: try day("2026-12-01"), time: try time("00:30"))
    #expect(boundary.day(of: night) == monday)
    #expect(boundary.moment(of: try time("00:30"), on: monday) == night)
    #expect(boundary.day(of: boundary.moment(of: try time("04:00"), on: monday)) == monday)
    #expect(boundary.day(of: try instant("2026-12-01", "00:30"), in: centralEurope) == monday)
  }

  @Test("a day that starts inside the spring gap starts after it")
  func dayStartInGap() throws {
    let boundary = DayBoundary(start: try time("02:30"))
    let sunday = try day("2026-03-29")
    #expect(boundary.span(of: sunday, in: centralEurope).start == (try instant("2026-03-29", "03:30")))
    #expect(
      boundary.day(of: try instant("2026-03-29", "03:10"), in: centralEurope) == sunday.adding(days: -1))
  }

  @Test(
    "windows have the length of the wall clock between their ends",
    arguments: [
      ("2026-03-29", "00:00", "08:00", 420), ("2026-10-25", "00:00", "08:00", 540),
      ("2026-03-29", "00:00", "24:00", 1_380), ("2026-10-25", "00:00", "24:00", 1_500),
      ("2026-10-25", "09:00", "17:00", 480), ("2026-11-30", "22:00", "02:00", 240),
      ("2026-11-30", "09:00", "09:00", 1_440),
    ])
  func windowLengths(date: String, from: String, to: String, minutes: Int) throws {
    let window = try #require(Window(start: try time(from), end: try time(to)))
    let windows = Windows(weekly: [:], dates: [try day(date): [window]])
    let spans = windows.spans(on: try day(date), boundary: .midnight, in: centralEurope)
    #expect(spans.seconds == minutes * 60)
  }

  @Test("a date's own windows replace those of its weekday, also with none")
  func windowsByDate() throws {
    var windows = Windows.standard
    windows.dates[try day("2026-12-24")] = []
    #expect(windows.windows(on: try day("2026-12-24")).isEmpty)
    #expect(windows.windows(on: try day("2026-12-23")).count == 2)
    #expect(windows.windows(on: try day("2026-12-26")).isEmpty)
    #expect(Window(start: .endOfDay, end: .midnight) == nil)
  }
}
