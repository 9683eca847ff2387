import DayBudget
import Testing

@testable import XDayCLI

@Suite("Small languages")
struct SmallLanguageTests {
  @Test("moments are read as --now writes them")
  func moments() throws {
    let clock = 1_796_026_320
    #expect(MomentText.instant("2026-11-30T09:12", zone: .utc, clock: 0) == 1_796_029_920)
    #expect(MomentText.instant("2026-11-30 09:12:30", zone: .utc, clock: 0) == 1_796_029_950)
    #expect(MomentText.instant("2026-11-30T09:12:00+01:00", zone: .utc, clock: 0) == clock)
    #expect(MomentText.instant("2026-11-30T08:12Z", zone: .utc, clock: 0) == clock)
    #expect(MomentText.instant("09:00", zone: .utc, clock: clock) == 1_796_029_200)
    for text in ["", "now", "2026-11-30", "2026-02-30T09:12", "2026-11-30T25:00", "2026-11-30T09:12x"] {
      #expect(MomentText.instant(text, zone: .utc, clock: 0) == nil, "\(text)")
    }
  }

  static let windows: [(String, [Weekday]?)] = [
    ("so", [.sunday]), ("sa,so", [.saturday, .sunday]), ("mo-so", Weekday.allCases), ("sonna", [.saturday]),
    ("mon-fri", [.monday, .tuesday, .wednesday, .thursday, .friday]), ("sat", [.saturday]), ("Mo", [.monday]),
    ("mo,mi", [.monday, .wednesday]), ("sat-mon", [.monday, .saturday, .sunday]), ("Dienstag", [.tuesday]),
    ("s", nil), ("mon-", nil), ("foo", nil), ("mon--fri", nil), ("", nil), ("mon,", nil),
  ]

  @Test("weekdays are read in both languages, as ranges and lists", arguments: windows)
  func weekdays(text: String, days: [Weekday]?) {
    #expect(WindowsText.weekdays(text) == days)
  }

  @Test("hours are read and shown again")
  func hours() throws {
    for (words, shown) in [(["9-12", "13-17:30"], "9–12, 13–17:30"), (["22-2"], "22–2"), (["0-24"], "0–24")] {
      #expect(WindowsText.text(try #require(WindowsText.windows(words))) == shown)
    }
    #expect(WindowsText.windows(["off"]) == [])
    for words in [["25-26"], ["9"], ["9-"], ["24-2"], ["9-12", "x"], [], ["9:5-10"], ["-9-12"]] {
      #expect(WindowsText.windows(words) == nil, "\(words)")
    }
  }
}
