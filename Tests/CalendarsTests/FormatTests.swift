import Testing

@testable import Calendars

private let plain = """
  BEGIN:VCALENDAR
  BEGIN:VEVENT
  UID:1
  DTSTART;TZID=Europe/Berlin:20261015T090000
  DURATION:PT1H
  SUMMARY:Grüsse
  END:VEVENT
  END:VCALENDAR

  """
private let expected = "2026-10-15T09:00+02:00/2026-10-15T10:00+02:00 Grüsse"

@Suite("How a calendar may be written")
struct FormatTests {
  @Test(
    "Line ends, marks and cases do not matter",
    arguments: [
      ("LF", plain), ("CR LF", plain.replacing("\n", with: "\r\n")),
      ("CR", plain.replacing("\n", with: "\r")),
      ("mixed", plain.replacing("UID:1\n", with: "UID:1\r").replacing("EVENT\n", with: "EVENT\r\n")),
      ("doubled CR", plain.replacing("\n", with: "\r\r\n")),
      ("empty lines", plain.replacing("\n", with: "\n\n")),
      ("no last line end", String(plain.dropLast())), ("byte order mark", "\u{FEFF}" + plain),
      (
        "small letters",
        plain.replacing("DTSTART;TZID", with: "dtstart;tzid").replacing("BEGIN", with: "begin")
          .replacing("VEVENT", with: "vevent").replacing("SUMMARY", with: "summary")
      ),
      ("no VCALENDAR", plain.replacing("BEGIN:VCALENDAR\n", with: "").replacing("END:VCALENDAR\n", with: "")),
      (
        "blanks around values",
        plain.replacing("PT1H", with: " PT1H ").replacing("T090000", with: "T090000 \t")
      ),
      (
        "unknown properties and components",
        plain.replacing(
          "UID:1\n", with: "UID:1\nX-FOO;X-BAR=\"a:b\":c\nFOO\nBEGIN:X-PART\nDTSTART:1\nEND:X-PART\n")
      ),
    ])
  func writing(name: String, text: String) throws {
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(try lines(reading.events) == [expected])
    #expect(reading.problems.isEmpty)
  }

  @Test("A fold at any byte, with a space or a tab, changes nothing", arguments: [" ", "\t"])
  func folds(blank: String) throws {
    let bytes = Array(plain.replacing("\n", with: "\r\n").utf8)
    for place in 1..<bytes.count where !isLineBreak(bytes[place]) && !isLineBreak(bytes[place - 1]) {
      let folded = bytes[..<place] + Array("\r\n\(blank)".utf8) + bytes[place...]
      let reading = try reading(Array(folded), "2026-10-15", "2026-10-16")
      #expect(try lines(reading.events) == [expected], "at \(place)")
      #expect(reading.problems.isEmpty, "at \(place)")
    }
  }

  @Test(
    "Text is unescaped once, from left to right",
    arguments: [
      (#"a\, b\; c"#, "a, b; c"), (#"a\nb\Nc"#, "a\nb\nc"), (#"a\\nb"#, #"a\nb"#), (#"a\\\\b"#, #"a\\b"#),
      (#"\:\""#, #"\:\""#), (#"end\"#, #"end\"#), ("", ""), ("a:b;c,d\"e", "a:b;c,d\"e"),
    ])
  func text(raw: String, expected: String) throws {
    let text = calendar(event: "UID:1", "DTSTART:20261015T090000Z", "DURATION:PT1H", "SUMMARY:\(raw)")
    #expect(try reading(text, "2026-10-15", "2026-10-16").events.map(\.title) == [expected])
  }

  @Test(
    "Parameters may be quoted, repeated, escaped, and in any order",
    arguments: [
      #"SUMMARY;LANGUAGE=de:Titel"#, #"SUMMARY;ALTREP="http://x.org/a;b:c,d";LANGUAGE=de:Titel"#,
      #"SUMMARY;X-A=1,2,"3:4";X-A=5:Titel"#, #"SUMMARY;X-A="unclosed:Titel"#, #"SUMMARY;X-A=^'^n^^:Titel"#,
      #"SUMMARY;:Titel"#, #"SUMMARY;X-A:Titel"#,
    ])
  func parameters(line: String) throws {
    let text = calendar(event: "UID:1", "DTSTART:20261015T090000Z", "DURATION:PT1H", line)
    #expect(try reading(text, "2026-10-15", "2026-10-16").events.map(\.title) == ["Titel"])
  }

  @Test("A parameter value is freed of its quotes and of the escapes of RFC 6868")
  func parameterValue() throws {
    let value = try Array(#"ATTENDEE;cn="a^'b^nc^^d^x;:,";X=1:mailto:x"#.utf8).withUnsafeBufferPointer {
      bytes in
      let line = ContentLine(range: bytes.indices, isFolded: false, number: 1)
      let property = try #require(PropertyLine(.attendee, line, in: bytes))
      #expect(property.parameter("X") == "1")
      #expect(property.parameter("Y") == nil)
      #expect(property.text == "mailto:x")
      return property.parameter("CN")
    }
    #expect(value == "a\"b\nc^d^x;:,")
  }

  @Test("Several calendars in one file are read one after the other")
  func severalCalendars() throws {
    let text = [1, 2, 3].map { number in
      calendar(
        event: "UID:\(number)", "DTSTART:2026101\(number)T090000Z", "DURATION:PT1H", "SUMMARY:\(number)")
    }.joined()
    #expect(try reading(text, "2026-10-01", "2026-11-01").events.map(\.title) == ["1", "2", "3"])
  }

  @Test("The zone of the whole calendar, X-WR-TIMEZONE, changes nothing")
  func calendarZone() throws {
    let text = calendar(
      "X-WR-TIMEZONE:Asia/Tokyo", event("UID:1", "DTSTART:20261015T090000", "DURATION:PT1H"))
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(try lines(reading.events) == ["2026-10-15T09:00+02:00/2026-10-15T10:00+02:00"])
  }

  @Test("Attachments are skipped, and what follows them is read")
  func attachments() throws {
    let folds = String(repeating: "\n " + String(repeating: "QUJD", count: 18), count: 30_000)
    let text = calendar(
      event: "UID:1", "DTSTART:20261015T090000Z", "ATTACH;ENCODING=BASE64;VALUE=BINARY:QUJD\(folds)",
      "DURATION:PT1H",
      "SUMMARY:A")
    let reading = try reading(text, "2026-10-15", "2026-10-16")
    #expect(reading.events.map(\.title) == ["A"])
    #expect(reading.problems.isEmpty)
  }
}
