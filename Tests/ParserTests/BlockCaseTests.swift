import DayBudget
import Testing

@testable import Parser

/// Monday 2026-11-30, 16:12; a text of a block and what it says, the way `shown` writes it.
private let logged: [(text: String, said: String)] = [
  // Spans.
  ("Steuern 9-10:15", "Steuern | 30T09:00–30T10:15"),
  ("Steuern 9–10", "Steuern | 30T09:00–30T10:00"),
  ("9-10 Steuern", "Steuern | 30T09:00–30T10:00"),
  ("Meeting 9-10 mit Anna", "Meeting mit Anna | 30T09:00–30T10:00"),
  ("Mails 9 - 10", "Mails | 30T09:00–30T10:00"),
  ("9-10 Mails", "Mails | 30T09:00–30T10:00"),
  ("Mails 9 bis 10", "Mails | 30T09:00–30T10:00"),
  ("Steuern von 9 bis 10:15", "Steuern | 30T09:00–30T10:15"),
  ("taxes from 9 to 10", "taxes | 30T09:00–30T10:00"),
  ("taxes 9:05 - 10", "taxes | 30T09:05–30T10:00"),
  ("taxes 2-3pm", "taxes | 30T14:00–30T15:00"),
  ("taxes 2-3", "taxes | 30T14:00–30T15:00"),
  ("lunch 12-1", "lunch | 30T12:00–30T13:00"),
  ("Essen 11:30-12:15 Uhr", "Essen | 30T11:30–30T12:15"),
  ("Essen 11.30-12.15", "Essen | 30T11:30–30T12:15"),
  ("Essen 11-12.15", "Essen | 30T11:00–30T12:15"),
  ("Steuern 8:30-9 #geld #zuhause", "Steuern #geld #zuhause | 30T08:30–30T09:00"),
  ("Steuern +geld 8-9", "Steuern #geld | 30T08:00–30T09:00"),
  ("Kapitel 3-4 lesen 14-15", "Kapitel 3-4 lesen | 30T14:00–30T15:00"),
  ("Zimmer 3 - 4 streichen 14-15", "Zimmer 3 - 4 streichen | 30T14:00–30T15:00"),
  // Days, all of the past.
  ("Sport gestern 18-19", "Sport 29 | 29T18:00–29T19:00"),
  ("gestern 18-19 Sport", "Sport 29 | 29T18:00–29T19:00"),
  ("sport yesterday 6-7pm", "sport 29 | 29T18:00–29T19:00"),
  ("Sport Fr 18-19", "Sport 27 | 27T18:00–27T19:00"),
  ("Sport am Freitag 18-19", "Sport 27 | 27T18:00–27T19:00"),
  ("Sport letzten Freitag 18-19", "Sport 27 | 27T18:00–27T19:00"),
  ("sport last monday 18-19", "sport 23 | 23T18:00–23T19:00"),
  ("Sport 24.11. 18-19", "Sport 24 | 24T18:00–24T19:00"),
  ("Sport vor 3 Tagen 18-19", "Sport 27 | 27T18:00–27T19:00"),
  ("sport two weeks ago 1h", "sport 16 | 60"),
  ("Sport Montag 9-10", "Sport 30 | 30T09:00–30T10:00"),
  ("Lesen gestern Abend 8-9", "Lesen 29 | 29T20:00–29T21:00"),
  ("Lesen gestern abend 1h", "Lesen 29 | 60"),
  ("Lesen am Abend 1h", "Lesen am Abend | 60"),
  ("Wache gestern 22-6", "Wache 29 | 29T22:00–30T06:00"),
  ("Wache gestern 23:30-0:45", "Wache 29 | 29T23:30–30T00:45"),
  // A start and a length, an end and a length.
  ("Steuern 9:00 45min", "Steuern | 30T09:00+45"),
  ("Steuern um 9 45min", "Steuern | 30T09:00+45"),
  ("Steuern ab 9 Uhr 1h30", "Steuern | 30T09:00+90"),
  ("taxes at 9am for 45 minutes", "taxes | 30T09:00+45"),
  ("Steuern gestern 17:00 2h", "Steuern 29 | 29T17:00+120"),
  ("Steuern bis 10:05 45min", "Steuern | –30T10:05 45"),
  ("Steuern 45min bis 10", "Steuern | –30T10:00 45"),
  // Until now.
  ("Steuern seit 9:40", "Steuern | 30T09:40–now"),
  ("taxes since 9:40", "taxes | 30T09:40–now"),
  ("Steuern seit 9", "Steuern | 30T09:00–now"),
  ("Steuern seit gestern 17:00", "Steuern | 29T17:00–now"),
  ("Steuern seit gestern um 17 Uhr", "Steuern | 29T17:00–now"),
  ("Steuern seit 2 Stunden", "Steuern | ago120–now"),
  ("taxes since half past two", "taxes | 30T14:30–now"),
  ("Steuern 9:40 bis jetzt", "Steuern | 30T09:40–now"),
  ("Steuern von 9 bis jetzt", "Steuern | 30T09:00–now"),
  ("taxes 9:40-now", "taxes | 30T09:40–now"),
  ("taxes from 9 until now", "taxes | 30T09:00–now"),
  ("Steuern 45min bis jetzt", "Steuern | –now 45"),
  ("taxes 45 min until now", "taxes | –now 45"),
  ("Steuern die letzten 45 Minuten", "Steuern | –now 45"),
  ("taxes for the last hour", "taxes | –now 60"),
  ("Steuern 30min vor 2 Stunden", "Steuern | ago120+30"),
  // A length alone.
  ("Steuern 45min", "Steuern | 45"),
  ("45min Steuern", "Steuern | 45"),
  ("Steuern anderthalb Stunden", "Steuern | 90"),
  ("Steuern gestern 2h", "Steuern 29 | 120"),
  ("45min #sport", "#sport | 45"),
  ("1-2h Steuern", "Steuern | 120 range"),
  // What is title here.
  ("Rechnung vom 3.11. 45min", "Rechnung vom 3.11. | 45"),
  ("Plan bis Freitag 45min", "Plan bis Freitag | 45"),
  ("jeden Montag Chor 45min", "jeden Montag Chor | 45"),
  ("Planung nächste Woche 1h", "Planung nächste Woche | 60"),
  ("\"9-10\" gelesen 45min", "\"9-10\" gelesen | 45"),
  ("dringend! 45min", "dringend! | 45"),
  ("Steuern 9-10 45min", "Steuern 9-10 | 45 secondDuration"),
  ("Steuern 9:00 45min bis jetzt", "Steuern | 30T09:00–now secondDuration"),
]

private func at(_ time: String, _ day: String = "2026-11-30", boundary: DayBoundary = .midnight)
  -> BlockParser
{
  let midnight = CivilDateTime(date: CivilDate(daysSinceEpoch: 0), secondOfDay: 0)
  return BlockParser(now: CivilDateTime(minute: day + "T" + time) ?? midnight, boundary: boundary)
}

extension BlockMoment {
  fileprivate var shown: String {
    switch self {
    case .now: "now"
    case .ago(let minutes): "ago\(minutes)"
    case .clock(let moment): moment.date.description.suffix(2) + "T" + moment.time.description
    }
  }
}

extension BlockEntry {
  /// Title, tags and day | when | remarks.
  fileprivate var shown: String {
    var when = start.map(\.shown) ?? ""
    if let end { when += "–" + end.shown + (minutes.map { " \($0)" } ?? "") }
    if end == nil, let minutes { when += (start == nil ? "" : "+") + String(minutes) }
    let head = ([title] + tags.map { "#" + $0 } + (day.map { [String($0.description.suffix(2))] } ?? []))
    let remarks = remarks.map { " " + $0.kind.rawValue }.joined()
    return head.filter { !$0.isEmpty }.joined(separator: " ") + " | " + when + remarks
  }
}

@Suite("Blocks in words")
struct BlockCaseTests {
  @Test("What is logged", arguments: logged)
  func log(text: String, said: String) throws {
    let shown = try at("16:12").log(text).shown
    #expect(shown == said)
  }

  @Test(
    "What cannot be logged",
    arguments: [
      ("18-19 Sport", EntryFailure.Kind.inFuture(yesterday: CivilDate(daysSinceEpoch: 20_786))),
      ("Sport 16:00 45min", .inFuture(yesterday: CivilDate(daysSinceEpoch: 20_786))),
      ("Sport seit 17:00", .inFuture(yesterday: CivilDate(daysSinceEpoch: 20_786))),
      ("Sport heute 18-19", .inFuture(yesterday: nil)), ("Sport morgen 9-10", .inFuture(yesterday: nil)),
      ("Sport morgen 1h", .inFuture(yesterday: nil)), ("Sport 2h vor 1 Stunde", .inFuture(yesterday: nil)),
      ("Sport", .noTimeSpent), ("Sport 9:00", .noTimeSpent), ("Sport gestern", .noTimeSpent),
      ("Sport bis 10", .noTimeSpent), ("9-10", .noWhat), ("", .noWhat),
      (String(repeating: "x", count: 501) + " 45min", .titleTooLong(characters: 501)),
    ])
  func refused(text: String, kind: EntryFailure.Kind) {
    #expect(throws: EntryFailure(kind: kind, text: text, range: 0..<text.count)) { try at("16:12").log(text) }
  }

  @Test(
    "A title that was to be a time, a length or a day is none, in what is logged and in what changes",
    arguments: ["0min", "25h", "25:00", "31.11.", "31.11. 9-10", "0 min #x", "25h gestern"])
  func misread(text: String) throws {
    for act in [at("16:12").log, { try at("16:12").change($0, on: CivilDate(daysSinceEpoch: 20_787)) }] {
      do {
        let entry = try act(text)
        Issue.record("\(text): \(entry.shown)")
      } catch {
        #expect((error as? EntryFailure)?.remark?.kind == .impossible, "\(text): \(error)")
      }
    }
    #expect(try at("16:12").change("Buch 25h", on: CivilDate(daysSinceEpoch: 20_787)).title == "Buch 25h")
  }

  @Test(
    "What changes a block that began on Saturday 28 at 23:30",
    arguments: [
      ("bis 10:05", " | –29T10:05"), ("bis 0:45", " | –29T00:45"), ("23:45", " | 28T23:45"),
      ("23-24", " | 28T23:00–29T00:00"), ("45min", " | 45"), ("Steuern #geld", "Steuern #geld | "),
      ("gestern 9-10", "29 | 29T09:00–29T10:00"), ("until now", " | –now"), ("#geld", "#geld | "),
      ("20:00 bis 23:40", " | 28T20:00–28T23:40"),
      ("Steuern 2026 bis gestern 1:00", "Steuern 2026 | –29T01:00"),
    ])
  func change(text: String, said: String) throws {
    let entry = try at("16:12").change(
      text, on: CivilDate(daysSinceEpoch: 20_785), start: CivilDateTime(minute: "2026-11-28T23:30"))
    #expect(entry.shown == said)
  }

  @Test("A placeless block is changed on its own day")
  func changePlaceless() throws {
    #expect(
      try at("09:12").change("18-19", on: CivilDate(daysSinceEpoch: 20_785)).shown == " | 28T18:00–28T19:00")
  }

  @Test(
    "What begins",
    arguments: [
      ("Steuern", "Steuern | "), ("Steuern seit 9:10", "Steuern | 30T09:10–now"),
      ("since 9:10 taxes", "taxes | 30T09:10–now"),
      ("Steuern vor 10 Min", "Steuern | ago10"), ("taxes 10 min ago #geld", "taxes #geld | ago10"),
      ("Bericht 9-10 2h Freitag", "Bericht 9-10 2h Freitag | "), ("", " | "),
      ("vor einer halben Stunde Sport", "Sport | ago30"),
      ("vor dem Essen aufräumen", "vor dem Essen aufräumen | "),
    ])
  func start(text: String, said: String) throws {
    #expect(try at("16:12").start(text).shown == said)
  }

  @Test(
    "A moment in every wording",
    arguments: [
      ("9:10", "30T09:10"), ("9", "30T09:00"), ("14 Uhr", "30T14:00"), ("gestern 17:02", "29T17:02"),
      ("now", "now"), ("jetzt", "now"), ("vor 10 Min", "ago10"), ("10 min ago", "ago10"),
      ("at 9:10", "30T09:10"),
      ("Fr 17:02", "27T17:02"), ("2026-11-29 17:02", "29T17:02"), ("halb drei", "30T14:30"),
    ])
  func moment(text: String, said: String) throws {
    #expect(try at("16:12").moment(text).shown == said)
  }

  @Test("A moment after a start is the first such time after it")
  func momentAfter() throws {
    let start = CivilDateTime(minute: "2026-11-29T17:02")
    #expect(try at("09:12").moment("17:30", after: start).shown == "29T17:30")
    #expect(try at("09:12").moment("8:00", after: start).shown == "30T08:00")
    #expect(throws: EntryFailure.self) { try at("09:12").moment("10:00", after: start) }
    // Just before the start it is a slip, and not meant for a day later: the caller says that it ends before it begins.
    #expect(try at("16:12").moment("16:00", after: start).shown == "29T16:00")
    #expect(try at("16:12").moment("17:02", after: start).shown == "29T17:02")
  }

  @Test("No moment", arguments: ["", "Sport", "45min", "9:10 Sport", "25:00", "gestern", "9-10"])
  func noMoment(text: String) {
    #expect(throws: EntryFailure(kind: .notATime, text: text, range: 0..<text.count)) {
      try at("16:12").moment(text)
    }
  }

  @Test("Before the start of the day it is still yesterday")
  func nightOwl() throws {
    let boundary = DayBoundary(start: try #require(ClockTime(hour: 4)))
    let parser = at("00:45", "2026-12-01", boundary: boundary)
    #expect(try parser.log("Lesen 23-24").shown == "Lesen | 30T23:00–01T00:00")
    #expect(try parser.log("Lesen seit 0:10").shown == "Lesen | 01T00:10–now")
    #expect(parser.today.description == "2026-11-30")
  }
}
