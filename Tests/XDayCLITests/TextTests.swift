import DayBudget
import Testing

@testable import XDayCLI

@Suite("Text in cells")
struct TextTests {
  static let widths: [(String, Int)] = [
    ("ü", 1), ("u\u{308}", 1), ("日本", 4), ("👨‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇩🇪", 2), ("👍🏽", 2),
    ("\u{200B}", 0),
    ("ｱ", 1), ("…", 1), ("Grüße", 5), ("–", 1), ("", 0),
  ]

  @Test("a text takes the cells that a terminal gives it", arguments: widths)
  func width(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test("a cut text has exactly the cells asked for, and no half of a cluster")
  func cut() {
    for text in ["日本語のタスク", "Grüße an Anna und Tom", "a👨‍👩‍👧b👍🏽c🇩🇪", "short"] {
      for cells in 1...14 {
        let cut = CellWidth.cut(text, to: cells)
        #expect(CellWidth.of(cut) == min(cells, CellWidth.of(text)), "\(text) to \(cells): \(cut)")
        if CellWidth.of(text) > cells { #expect(cut.hasSuffix("…")) }
      }
    }
  }

  @Test("wrapped lines are no wider than asked for and lose nothing")
  func wrap() {
    let text = "Ein Satz mit Donaudampfschifffahrtsgesellschaft und 日本語 darin"
    for cells in 4...40 {
      let lines = CellWidth.wrap(text, to: cells)
      #expect(lines.allSatisfy { CellWidth.of($0) <= cells }, "\(cells)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test("what could act on a terminal is shown as a mark")
  func safe() {
    #expect(SafeText.shown("a\u{1B}[31mb\u{7}\u{202E}c\nd") == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c d")
    #expect(SafeText.shown("Grüße 👨‍👩‍👧") == "Grüße 👨‍👩‍👧")
  }

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
