import DayBudget
import Testing

@testable import Parser

/// A change whose only word was to be a part is no new title.
@Suite("Mistyped changes")
struct MistypedChangeTests {
  /// Monday 2026-11-30, 09:00.
  static let parser = EntryParser(
    now: CivilDateTime(date: CivilDate(daysSinceEpoch: 20_787), secondOfDay: 9 * 3600))

  @Test(
    "what would be a part elsewhere is refused as a title",
    arguments: [
      ("14 bis 15", Remark.Kind.bareSpan), ("14 to 15", .bareSpan), ("14-15", .bareSpan),
      ("Mo und Mi", .severalDays), ("mon and wed", .severalDays), ("Mo, Mi, Fr", .severalDays),
      ("Sontg", .nearWord), ("Freitg", .nearWord), ("31.11.", .impossible),
    ])
  func refused(_ text: String, _ kind: Remark.Kind) {
    do throws(EntryFailure) {
      Issue.record("\(text): \(try Self.parser.change(text).title)")
    } catch {
      #expect(error.kind == .onlyMisread && error.remark?.kind == kind, "\(text): \(error)")
    }
  }

  @Test(
    "words of their own are a title", arguments: ["Dienst", "Money", "Mona", "Mond", "Und weiter", "Steuern"])
  func taken(_ text: String) throws {
    #expect(try Self.parser.change(text).title == text)
  }

  @Test("a day that no calendar has is told as one", arguments: ["31.11.", "KW 54", "29.2.2027"])
  func noDay(_ text: String) {
    do throws(EntryFailure) {
      Issue.record("\(try Self.parser.day(text))")
    } catch {
      #expect(error.kind == .notADay && error.remark?.isOfCalendar == true)
    }
  }
}
