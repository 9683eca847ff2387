import DayBudget
import Testing

@testable import Parser

/// Monday 2026-11-30, 09:12.
private let parser = EntryParser(
  now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

@Suite("How long before its time a task is told of")
struct ReminderTests {
  static let phrases: [(String, Int)] = [
    ("erinnere 30 min vorher", 30), ("erinnere mich 30 min vorher", 30), ("Erinnerung 30min vorher", 30),
    ("mit Erinnerung eine Stunde vorher", 60), ("30 min vorher erinnern", 30), ("erinnern: 1h30 vorher", 90),
    ("erinnere eine Viertelstunde davor", 15), ("remind 30 min before", 30), ("remind me 30 min before", 30),
    ("remind me an hour before", 60), ("reminder 1h before", 60), ("remind half an hour early", 30),
    ("with reminder 10 min ahead", 10), ("remind 0 min before", 0), ("remind us 24h before", 1_440),
  ]

  @Test("It is read at the beginning, in the middle and at the end", arguments: phrases)
  func places(phrase: String, minutes: Int) throws {
    for text in [
      "Zahnarzt morgen 14:00 45min \(phrase)", "\(phrase) Zahnarzt morgen 14:00 45min",
      "Zahnarzt \(phrase) morgen 14:00 45min", "Zahnarzt (\(phrase)) 45min, morgen 14:00",
    ] {
      let entry = try parser.entry(text)
      #expect(entry.title == "Zahnarzt", "\(text)")
      #expect(entry.reminderMinutes == minutes, "\(text)")
      #expect(entry.durationMinutes == 45 && entry.time?.description == "14:00", "\(text)")
      #expect(entry.day?.description == "2026-12-01" && entry.remarks.isEmpty, "\(text)")
    }
  }

  @Test("Beside spans, tags, repetitions and marks each part stays what it is", arguments: phrases)
  func neighbours(phrase: String, minutes: Int) throws {
    let span = try parser.entry("Sitzung 14:00-15:30 \(phrase) #team !")
    #expect(span.time?.description == "14:00" && span.durationMinutes == 90 && span.tags == ["team"])
    #expect(span.isUrgent && span.reminderMinutes == minutes && span.title == "Sitzung")
    let series = try parser.entry("Sport jeden Montag 18:00 \(phrase)")
    #expect(series.repeatRule != nil && series.reminderMinutes == minutes && series.title == "Sport")
    let due = try parser.entry("Offerte 3h bis Freitag \(phrase)")
    #expect(due.due?.description == "2026-12-04" && due.durationMinutes == 180)
    #expect(due.reminderMinutes == minutes && due.title == "Offerte")
    let near = try parser.entry("Sitzung wendesday 14-15 \(phrase)")
    #expect(near.remarks.map(\.kind).contains(.nearWord) && near.remarks.map(\.kind).contains(.bareSpan))
    #expect(near.reminderMinutes == minutes && near.title == "Sitzung wendesday 14-15")
  }

  @Test(
    "What only looks like it is title",
    arguments: [
      "Erinnerung schreiben", "remind Tom", "Tom erinnern", "Erinnerungen sortieren", "erinnere Anna vorher",
      "reminder",
    ])
  func titles(text: String) throws {
    let entry = try parser.entry(text)
    #expect(entry.reminderMinutes == nil)
    #expect(entry.title == text)
  }

  @Test("Before a time it is a reminder, and the time is the task's")
  func beforeTime() throws {
    let entry = try parser.entry("remind me 30 min before 14:00 meeting")
    #expect(entry.title == "meeting" && entry.time?.description == "14:00")
    #expect(entry.reminderMinutes == 30 && entry.durationMinutes == nil)
    let talk = try parser.entry("remind me an hour before the talk tomorrow 2pm")
    #expect(talk.title == "the talk" && talk.reminderMinutes == 60 && talk.time?.description == "14:00")
  }

  @Test("There is one of it, and more than a day before cannot be")
  func limits() throws {
    let second = try parser.entry("Zahnarzt 14:00 erinnere 30 min vorher, erinnere 1h vorher")
    #expect(second.reminderMinutes == 30 || second.reminderMinutes == 60)
    #expect(second.remarks.map(\.kind) == [.secondDuration])
    let impossible = try parser.entry("Zahnarzt 14:00 erinnere 36h vorher")
    #expect(impossible.reminderMinutes == nil && impossible.remarks.map(\.kind) == [.impossible])
    #expect(impossible.title == "Zahnarzt erinnere 36h vorher")
  }
}
