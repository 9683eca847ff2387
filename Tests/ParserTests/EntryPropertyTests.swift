import DayBudget
import TestSupport
import Testing

@testable import Parser

private let parser = EntryParser(
  now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600 + 12 * 60))

/// Pieces from which texts are put together: words of the vocabulary, numbers, punctuation, anything.
private let pieces = """
  heute morgen übermorgen am um ab bis für von in den jeden alle nächsten nächste Woche Montag Fr Fr. so do sat \
  Tagen Stunden Minuten Abend früh halb Viertel vor nach drei acht eine halbe Stunde anderthalb 24.12. 31.2. 24. \
  Dezember Dez Dec 24th 2026 2026-12-24 24/12/2026 14:00 25:00 14.30 14 Uhr 3 2pm am. pm noon Mitternacht 9:30-10 14-16 \
  45min 1h30 1,5h ½h 10m 99999999999h ca. ~2h täglich weekly every 2 weeks other last first day of the month 15th \
  #tag #1 #a-b ! !! dringend urgent "Morgen" „Fr“ \\heute \\ " ( ) [ ] , . : ; - – … ? https://a.ch/14:00 C:\\temp \
  Zahnarzt Anna Milch und mit straße É 日本 🎂 e\u{301} \u{200F} \u{0} \u{1B} \u{9B} \u{2028} ' ’ @ @14 % € x km \
  nacht nachts night tonight fällig due due: Frist: bis KW 50 week 51 1/2 ,5h .5 2-3h oder or two to past minutes \
  ende end of month eow eod Wochenende weekend jetzt now gestern yesterday from before a from wendesday Mitwoch +tag
  """.split(separator: " ").map(String.init)

/// A text of up to twelve pieces, now and then without a space between them.
private func randomText(_ generator: inout SeededGenerator) -> String {
  (0..<Int.random(in: 1...12, using: &generator)).map { _ in
    let piece = pieces.randomElement(using: &generator) ?? ""
    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator)) ?? " "
    let text = Int.random(in: 0..<12, using: &generator) == 0 ? String(Character(scalar)) : piece
    return text + (Int.random(in: 0..<6, using: &generator) == 0 ? "" : " ")
  }.joined()
}

@Suite("What holds for every text")
struct EntryPropertyTests {
  @Test("Any text is read without harm, twice alike, and within its bounds", arguments: 1...4)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let text = randomText(&generator)
      let entry = try read(text)
      let again = try read(text)
      #expect(
        again == entry && entry.map { broken($0).isEmpty } ?? true, "\(text): \(entry.map(broken) ?? [])")
    }
  }

  /// What a text changes; nil where it has nothing but words that were to be parts.
  private func read(_ text: String) throws -> Entry? {
    do {
      return try parser.change(text)
    } catch  where error.kind == .onlyMisread {
      return nil
    }
  }

  /// The bounds that an entry does not keep.
  private func broken(_ entry: Entry) -> [String] {
    let bounds = [
      "title has control characters": !entry.title.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      },
      "title begins or ends with a space": entry.title.first != " " && entry.title.last != " ",
      "duration is out of bounds": entry.durationMinutes.map { (1...1440).contains($0) } ?? true,
      "time is 24:00": entry.time != .endOfDay,
      "time without day": entry.time == nil || entry.day != nil,
      "repetition without day": entry.repeatRule == nil || entry.day != nil,
      "a repetition has a due day beside": entry.repeatRule == nil || entry.due == nil,
      "a repetition ends before it begins": entry.repeatRule?.until.map { $0 >= entry.day ?? $0 } ?? true,
      "double tags": Set(entry.tags.map { $0.lowercased() }).count == entry.tags.count,
      "remark about nothing": entry.remarks.allSatisfy { !$0.text.isEmpty },
    ]
    return bounds.filter { !$0.value }.map(\.key)
  }

  @Test("A text in double quotes is title and nothing else", arguments: 1...2)
  func quoted(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<300 {
      let text = randomText(&generator).filter { $0 != "\"" }
      let plain = Lexer.line(text)
      let entry = try parser.change("\"\(text)\"")
      let cleaned = String(decoding: plain.bytes, as: UTF8.self)
      #expect(entry == Entry(title: cleaned.trimmed), "\(text)")
    }
  }

  @Test("A backslash before each word of a title gives that title and no part", arguments: 1...2)
  func escaped(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 200)
    for _ in 0..<300 {
      let words = (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }
        .filter {
          $0.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 || $0.properties.isAlphabetic }
        }
      let entry = try parser.change(words.map { "\\" + $0 }.joined(separator: " "))
      #expect(entry == Entry(title: words.joined(separator: " ")), "\(words)")
    }
  }

  @Test("White space around and between the words changes nothing", arguments: 1...2)
  func spaces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 300)
    for _ in 0..<300 {
      let text = randomText(&generator).filter { !"\"„“".contains($0) }
      let wide = "  " + text.split(separator: " ").joined(separator: " \t ") + "\n"
      let narrow = text.split(separator: " ").joined(separator: " ")
      let (first, second) = (try read(wide), try read(narrow))
      #expect(
        first?.title == second?.title && first?.day == second?.day && first?.time == second?.time, "\(text)")
      #expect(first?.durationMinutes == second?.durationMinutes && first?.tags == second?.tags, "\(text)")
    }
  }

  @Test(
    "A very long text is read in one go",
    arguments: [
      "morgen ", "Wort ", "14:00 ", "\" ", "„a ", "((", "Fr. ", "#a ", "!", "-", "a week from ", "bis ",
      "end of ", "1-", "wendesday ", "due:", "von Mo bis ", "at night ", "nachts ",
    ])
  func long(piece: String) throws {
    let text = String(repeating: piece, count: 1000)
    #expect(throws: EntryFailure.self) {
      try parser.entry(text + " und ein Titel " + String(repeating: "x", count: 501))
    }
  }
}

extension Entry {
  /// An entry that is a title only.
  fileprivate init(title: String) {
    self.init(
      title: title, day: nil, due: nil, dayIsImplied: false, time: nil, durationMinutes: nil,
      reminderMinutes: nil, isUrgent: false, tags: [],
      repeatRule: nil, remarks: [])
  }
}

extension String {
  /// Without the spaces at both ends.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
