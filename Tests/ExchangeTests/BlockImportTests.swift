import DayBudget
import Testing

@testable import Exchange

/// What a reader makes of a text, an hour east of UTC, at noon of 2026-11-30.
func blocks(
  _ read: (ReadingContext, inout ImportedTasks) throws -> Void
) throws -> (shown: [String], losses: [String]) {
  var result = ImportedTasks()
  try read(try context(hoursEast: 1), &result)
  return (
    result.blocks.map { $0.shown(.fixed(3600, identifier: "test")) },
    result.losses.listed.map { loss in
      (loss.line.map { "\($0) " } ?? "") + loss.field + " " + loss.value + ": \(loss.reason)"
    }
  )
}

extension PlainBlock {
  /// `27T09:00–27T10:15 Title #tags ~note ☺4`.
  func shown(_ zone: Zone) -> String {
    let when: String
    switch self.when {
    case .day(let day, let minutes): when = "\(day.day) \(minutes)min"
    case .clock(let start, let end):
      let text = { (instant: Int) in
        let moment = zone.civil(at: instant)
        return "\(moment.date.day)T\(moment.time)"
      }
      when = text(start) + "–" + (end.map(text) ?? "?")
    }
    let parts =
      [when, title] + tags.map { "#" + $0 }
      + [note.map { "~" + $0 }, mood.map { "☺\($0)" }, task]
      .compactMap(\.self)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

@Suite("Time in other programs' files")
struct BlockImportTests {
  private func klog(_ text: String) throws -> (shown: [String], losses: [String]) {
    try blocks { try KlogReader($0).read(text, into: &$1) }
  }

  @Test("klog: ranges, durations, shifted and open times, tags, notes")
  func klog() throws {
    let text = """
      2026-11-27 (8h!)
      Release #arbeit
          9:00 - 10:15 Folien für #meier fertig
          1h30m Mails #buero=hier
              Auch die alten
              #wichtig zwei
          -30m Pause
          <23:00 - 0:30 Nachtwache #mood=4
          22:00 - 1:15> #haus
          12:00pm-1:05pm
          45m

      2026/11/29
      \t8:00am - ???  Sport #fit
      """
    let (shown, losses) = try klog(text)
    #expect(
      shown == [
        "27T09:00–27T10:15 Folien für meier fertig #meier #arbeit",
        "27 90min Mails #buero #wichtig #arbeit ~Auch die alten\n#wichtig zwei",
        "26T23:00–27T00:30 Nachtwache #arbeit ☺4", "27T22:00–28T01:15 #haus #arbeit",
        "27T12:00–27T13:05 Release #arbeit", "27 45min Release #arbeit", "29T08:00–? Sport #fit",
      ])
    #expect(
      losses == [
        "1 should-total (8h!): noSuchField", "4 summary #buero=hier: changed(to: \"#buero\")",
        "7 entry -30m: negative",
      ])
  }

  @Test("klog: what a whole day was called is listed where no entry takes it")
  func klogSummary() throws {
    let (shown, losses) = try klog("2026-11-27\nEin langer Tag\n  1h Steuern\n\n2026-11-28\n    0m nichts\n")
    #expect(shown == ["27 60min Steuern"])
    #expect(losses == ["2 summary Ein langer Tag: noSuchField", "6 entry 0m: tooShort"])
  }

  @Test(
    "klog: a line that is none is named",
    arguments: [
      ("2026-11-31\n  1h", 1), ("Hallo", 1), ("2026-11-27\n  1h\nText", 3), ("2026-11-27\n  eins", 2),
      ("2026-11-27\n  25:00 - 26:00", 2), ("2026-11-27\n  1hx", 2), ("2026/11-27", 1), ("  1h", 1),
    ])
  func klogFault(text: String, line: Int) {
    #expect(throws: ExchangeFault(line: line, kind: .notKlog)) { try klog(text) }
  }

  @Test("Timewarrior: phrases and annotations are titles, words are tags")
  func timewarrior() throws {
    func object(_ start: String, _ end: String?, _ tags: [String] = [], _ note: String? = nil, line: Int)
      -> ForeignObject
    {
      var members: [String: ForeignValue] = ["id": .text("1"), "start": .text(start)]
      members["end"] = end.map { .text($0) }
      members["annotation"] = note.map { .text($0) }
      if !tags.isEmpty { members["tags"] = .list(tags.map { .text($0) }) }
      return ForeignObject(members, line: line)
    }
    let (shown, losses) = try blocks {
      try TimewarriorReader($0).read(
        [
          object("20261127T080010Z", "20261127T091530Z", ["Steuern", "geld"], line: 2),
          object("20261127T213000Z", "20261127T234500Z", ["Folien für Meier", "Haus.Garten"], line: 3),
          object("20261128T100000Z", "20261128T110000Z", ["a b", "geld"], "Notiz", line: 4),
          object("20261128T120000Z", "20261128T120059Z", line: 5), object("20261129T070500Z", nil, line: 6),
          object("20261130T130000Z", "20261130T140000Z", line: 7),
        ], into: &$1)
    }
    #expect(
      shown == [
        "27T09:00–27T10:15 Steuern geld #steuern #geld", "27T22:30–28T00:45 Folien für Meier #haus-garten",
        "28T11:00–28T12:00 Notiz #a-b #geld", "29T08:05–? Timewarrior",
      ])
    #expect(
      losses == [
        "3 tags Haus.Garten: changed(to: \"#haus-garten\")", "4 tags a b: changed(to: \"#a-b\")",
        "5 start 20261128T120000Z – 20261128T120059Z: tooShort",
        "7 start 20261130T130000Z – 20261130T140000Z: future",
      ])
    #expect(throws: ExchangeFault(line: 3, kind: .notTimewarrior)) {
      try blocks { try TimewarriorReader($0).read([object("2026-11-27", nil, line: 3)], into: &$1) }
    }
  }

  @Test("Watson: a project is title and tag")
  func watson() throws {
    let frame = ForeignValue.list([
      .text("1795766400"), .text("1795770900"), .text("Steuern"), .text("53d64dea"),
      .list([.text("geld"), .text("zu hause")]), .text("1796076081"),
    ])
    let (shown, losses) = try blocks { try WatsonReader($0).read([frame], into: &$1) }
    #expect(shown == ["27T09:00–27T10:15 Steuern #steuern #geld #zu-hause"])
    #expect(losses == ["tags zu hause: changed(to: \"#zu-hause\")"])
    #expect(throws: ExchangeFault(kind: .notWatson)) {
      try blocks { try WatsonReader($0).read([.text("x")], into: &$1) }
    }
  }

  @Test("Toggl: dates and times, a quoted description over two lines, what is billed is listed")
  func toggl() throws {
    let text =
      "\u{FEFF}User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,"
      + "Duration,Tags,Amount ()\r\nAnna,a@b.ch,ACME,Buero,,\"Offerte, \"\"Meier\"\"\nzwei\",Yes,2026-11-27,09:00:10,"
      + "2026-11-27,10:15:30,01:15:20,\"geld, zuhause\",\r\nAnna,a@b.ch,,,,,No,2026-11-27,23:30:00,2026-11-28,00:45:00,"
      + "01:15:00,,\r\nAnna,a@b.ch,,,,x,No,gestern,1,2,3,4,,\r\n"
    let (shown, losses) = try blocks { try TimesheetReader(.toggl, $0).read(text, into: &$1) }
    #expect(
      shown == [
        "27T09:00–27T10:15 Offerte, \"Meier\" zwei #buero #geld #zuhause", "27T23:30–28T00:45 Toggl",
      ])
    #expect(
      losses == [
        "2 Client ACME: noSuchField", "2 Billable Yes: noSuchField", "5 Start date gestern 1: unreadable",
      ])
  }

  @Test("Clockify: the month first and am, pm; where days cannot be told from months it is said")
  func clockify() throws {
    let header =
      "\"Project\",\"Client\",\"Description\",\"Task\",\"User\",\"Group\",\"Email\",\"Tags\",\"Billable\",\"Start Date\","
      + "\"Start Time\",\"End Date\",\"End Time\",\"Duration (h)\",\"Duration (decimal)\",\"Billable Rate (USD)\","
      + "\"Billable Amount (USD)\"\n"
    let row = { (date: String) in
      "\"Büro\",\"\",\"Folien\",\"\",\"Anna\",\"\",\"a@b.ch\",\"geld\",\"No\",\"\(date)\",\"09:00:00 AM\",\"\(date)\","
        + "\"01:15:00 PM\",\"04:15:00\",\"4.25\",\"0.00\",\"0.00\"\n"
    }
    let sure = try blocks { try TimesheetReader(.clockify, $0).read(header + row("11/27/2026"), into: &$1) }
    #expect(sure.shown == ["27T09:00–27T13:15 Folien #büro #geld"])
    #expect(sure.losses.isEmpty)
    let unsure = try blocks { try TimesheetReader(.clockify, $0).read(header + row("10/11/2026"), into: &$1) }
    #expect(unsure.shown == ["11T09:00–11T13:15 Folien #büro #geld"])
    #expect(unsure.losses == ["2 Start date 10/11/2026: monthFirst"])
    let german = try blocks { try TimesheetReader(.clockify, $0).read(header + row("27.11.2026"), into: &$1) }
    #expect(german.shown == sure.shown)
  }

  @Test("A table without its columns, or with an open quote, is refused with its line")
  func tableFaults() {
    for text in ["", "Date,Start\n", "a,b"] {
      #expect(throws: ExchangeFault(line: 1, kind: .noHeader)) {
        try blocks { try TimesheetReader(.toggl, $0).read(text, into: &$1) }
      }
      #expect(throws: ExchangeFault(line: 1, kind: .noHeader)) {
        try blocks { try BlockTableReader($0).read(text, into: &$1) }
      }
    }
    #expect(throws: ExchangeFault(line: 2, kind: .openQuote)) {
      try blocks { try BlockTableReader($0).read("Date,Minutes,Title\n2026-11-27,5,\"x", into: &$1) }
    }
  }

  @Test("Our table: minutes alone, starts with minutes, ends after midnight, and what cannot be")
  func table() throws {
    let text = """
      Date,Start,End,Minutes,Category,Title,Task,Tags,Note,Mood
      2026-11-27,09:00,10:15,75,geld,Steuern,hnbcdfghjklmnpqr,geld zuhause,eins,4
      2026-11-27,23:30,00:45,,,'=1+1,,,,
      2026-11-27,,,30,haus,Wäsche,,,,9
      2026-11-27,12:00,,45,,Essen,,,,
      2026-11-29,08:00,,,,Sport,,,,
      2026-11-27,,,-3,,x,,,,
      2026-11-31,,,3,,x,,,,
      2026-11-27,25:00,,3,,x,,,,
      """
    let (shown, losses) = try blocks { try BlockTableReader($0).read(text, into: &$1) }
    #expect(
      shown == [
        "27T09:00–27T10:15 Steuern #geld #zuhause ~eins ☺4 hnbcdfghjklmnpqr", "27T23:30–28T00:45 =1+1",
        "27 30min Wäsche #haus", "27T12:00–27T12:45 Essen", "29T08:00–? Sport",
      ])
    #expect(
      losses == [
        "4 Mood 9: unreadable", "7 Date 2026-11-27 : negative", "8 Date 2026-11-31 : unreadable",
        "9 Date 2026-11-27 25:00: unreadable",
      ])
  }

  @Test(
    "Equal rows have names of their own, the same at every import; one without an end keeps its name when it ends"
  )
  func names() throws {
    let read = { (text: String) in
      var result = ImportedTasks()
      try KlogReader(try context()).read(text, into: &result)
      return result.blocks.map(\.name)
    }
    let text = "2026-11-27\n 1h x\n 1h x\n 9:00 - ? y\n"
    #expect(try read(text) == read(text))
    #expect(Set(try read(text)).count == 3)
    #expect(try read(text).last == read("2026-11-27\n 9:00 - 10:00 y\n").last)
  }
}
