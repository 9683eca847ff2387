import DayBudget
import Testing

@testable import Parser

/// Monday 2026-11-30, 09:12.
private let parser = EntryParser(
  now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

@Suite("Words beside each other, every one of a kind with every one of another")
struct NeighbouringWordsTests {
  @Test(
    "A word that is nearly a day is remarked on whatever part of the day and time stand behind it",
    arguments: [
      "Mitwoch", "Sontag", "am Freitg", "jeden Mitwoch", "wendesday", "on firday", "tomorow", "morgn",
    ])
  func nearWords(day: String) throws {
    let parts = [
      "", " früh", " Vormittag", " Mittag", " Nachmittag", " abend", " Nacht", " nachts", " abends",
      " morning",
      " early morning", " afternoon", " evening", " night",
    ]
    for part in parts {
      for time in ["", " 15:00", " um 3", " at 3", " 3pm", " 14 Uhr", " 45min", " 14:00 1h"] {
        for text in ["Sitzung \(day)\(part)\(time)", "\(day)\(part)\(time) Sitzung"] {
          let kinds = try parser.entry(text).remarks.map(\.kind)
          #expect(kinds.contains(.nearWord), "\(text)")
        }
      }
    }
  }

  @Test(
    "A weekday and a part of the day in one word are remarked on where a letter is wrong",
    arguments: ["Sontag", "Mitwoch", "Donerstag", "Frietag", "Samtag"])
  func nearCompounds(day: String) throws {
    for part in ["morgen", "früh", "vormittag", "mittag", "nachmittag", "abend", "nacht"] {
      let remarks = try parser.entry("Kino \(day)\(part)").remarks
      #expect(remarks.map(\.kind) == [.nearWord])
      #expect(remarks.first?.meant?.hasSuffix(part) ?? false, "\(day)\(part)")
    }
  }

  @Test(
    "«morgen» and «tomorrow» behind a due day are the day, and the due day stays one",
    arguments: [
      "24.12.", "24. Dezember", "dec 24", "2026-12-24", "KW 50", "in 3 Wochen", "Jahresende", "eoy", "am 24.",
    ])
  func dayBehindDueDay(due: String) throws {
    for lead in ["bis", "by", "spätestens", "due"] {
      for day in ["morgen", "tomorrow"] {
        let entry = try parser.entry("Bericht \(lead) \(due) \(day) 2h")
        #expect(entry.title == "Bericht" && entry.day?.description == "2026-12-01", "\(lead) \(due) \(day)")
        #expect(entry.due != nil && entry.time == nil, "\(lead) \(due) \(day)")
      }
    }
  }

  @Test("Minutes before and after noon and midnight are one time, in every wording")
  func minutesOfTurns() throws {
    let turns = [("noon", 720), ("midday", 720), ("Mittag", 720), ("midnight", 1440), ("Mitternacht", 1440)]
    let minutes = [
      ("5 min", 5), ("10 Minuten", 10), ("zehn", 10), ("twenty", 20), ("Viertel", 15), ("quarter", 15),
    ]
    for (turn, base) in turns {
      for (words, count) in minutes {
        for (sign, direction) in [("vor", -1), ("nach", 1), ("to", -1), ("past", 1)] {
          let text = "call \(words) \(sign) \(turn)"
          let entry = try parser.entry("\(text) tomorrow")
          let time = (base + direction * count) % 1440
          let day = base + direction * count < 1440 ? "2026-12-01" : "2026-12-02"
          #expect(entry.title == "call" && entry.time?.minutes == time, "\(text)")
          #expect(entry.day?.description == day && entry.durationMinutes == nil, "\(text)")
        }
      }
    }
  }

  @Test(
    "Spans of bare figures behind a day, with minutes on either side",
    arguments: [
      ("14-15", 14 * 60, 60), ("14-15.30", 14 * 60, 90), ("14.30-16", 870, 90), ("14.30-15.45", 870, 75),
      ("9-10.15", 540, 75), ("2-3.30", 14 * 60, 90), ("9–11", 540, 120),
    ])
  func spans(text: String, start: Int, length: Int) throws {
    for day in ["Freitag", "morgen", "24.12.", "jeden Freitag", "am Fr", "tomorrow"] {
      let entry = try parser.entry("Sitzung \(day) \(text)")
      #expect(entry.title == "Sitzung" && entry.time?.minutes == start, "\(day) \(text)")
      #expect(entry.durationMinutes == length, "\(day) \(text)")
    }
    #expect(try parser.entry("Sitzung \(text)").remarks == [Remark(kind: .bareSpan, text: text)])
  }
}
