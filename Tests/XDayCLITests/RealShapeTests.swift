import Foundation
import Testing

@Suite("Files in the shapes of other programs")
struct RealShapeTests {
  /// A file, what its tasks become, and what is listed of it.
  struct Shape: CustomTestStringConvertible, Sendable {
    let file: String
    /// `title · day time · due · minutes · #tags · what else`, sorted.
    let tasks: [String]
    /// `line field reason`.
    let losses: [String]

    var testDescription: String { file }
  }

  static let shapes: [Shape] = [
    Shape(
      file: "sleek-todo.txt",
      tasks: [
        "Buy milk · done 2026-11-26",
        "Call the plumber about 14:30 · 2026-12-01 · due 2026-12-02 · urgent · #house · #phone",
        "Draft report see https://example.org/report?id=7:8 · 120 min · #work",
        "Notes: first line second line",
        "Pay rent · due 2026-11-30 · urgent · #house · done 2026-11-27",
        "Water the plants · 2026-12-04 · #home · every 1 unit week",
      ],
      losses: ["3 pm noSuchField", "4 rec doneSeries", "6 h noSuchField"]),
    Shape(
      file: "taskwarrior-2.6.json",
      tasks: [
        "Blumen giessen · 2026-11-23 · done 2026-11-30",
        "Blumen giessen · 2026-11-23 · every 1 unit week until 2027-06-30 · 2026-11-23 done",
        "Erledigt · done 2026-11-30",
        "Folgt",
        "Lesen \"Buch\" \\ Seite / 3 · #abend · #lesen",
        "Miete · 2026-12-31 · every 1 unit month",
        "Nachtschicht melden · 2026-12-02 01:30",
        "Offerte Meier · 2026-12-02 · due 2026-12-04 · 180 min · #arbeit-kunden",
        "Warten auf Post",
        "Zahnarzt: Kontrolle · due 2026-12-01 · 45 min · urgent · #arzt · note Krankenkasse fragen|Karte mitnehmen",
      ],
      losses: [
        "2 due changed", "3 project changed", "3 start noSuchField", "5 wait noSuchField",
        "8 pages noSuchField", "9 depends noSuchField", "15 status deleted",
      ]),
    Shape(
      file: "taskwarrior-3.json",
      tasks: [
        "Altpapier · done 2026-11-27",
        "Artikel lesen · #lesen · #zu_hause",
        "Rechnung · 2026-12-21 · due 2026-12-31 · 90 min · note Konto prüfen",
        "Sitzung vorbereiten · 2026-12-02 09:00 · urgent · #verein · every 2 unit week",
      ],
      losses: ["4 wait noSuchField", "5 depends noSuchField"]),
    Shape(
      file: "nextcloud.ics",
      tasks: [
        "Belege sammeln · due 2026-12-02 · done 2026-11-28",
        "Steuererklärung · 2026-12-01 · due 2026-12-18 · urgent · #finanzen · #zu-hause · note Belege sammeln|Konto, Lohn",
      ],
      losses: [
        "12 STATUS noSuchField", "11 PERCENT-COMPLETE noSuchField", "15 CATEGORIES changed",
        "18 LOCATION noSuchField", "19 URL noSuchField", "28 DUE changed", "27 RELATED-TO noSuchField",
        "32 VALARM noSuchField",
      ]),
    Shape(
      file: "tasksorg.ics",
      tasks: [
        "Altglas · done 2026-11-28",
        "Blumen giessen · 2026-11-30 · every 1 unit week weekdays [\"mon\"]",
        "Zahnarzt · 2026-12-01 10:00 · due 2026-12-01 · #gesundheit",
      ],
      losses: []),
    Shape(
      file: "apple.ics",
      tasks: [
        "Miete · 2026-12-31 · every 1 monthDay 31 unit month",
        "Mutter anrufen · 2026-12-03 18:30 · due 2026-12-03 · urgent",
      ],
      losses: ["37 VALARM noSuchField", "53 RRULE clamped"]),
    Shape(
      file: "evolution.ics",
      tasks: [
        "Offerte schreiben · 2026-12-09 09:00 · due 2026-12-11 · 180 min · #arbeit · note Erster Entwurf",
        "Paket abholen · done 2026-11-25",
      ],
      losses: []),
    Shape(
      file: "homeassistant.ics",
      tasks: [
        "Batterien kaufen · due 2026-12-04 · note Additional detail",
        "Filter wechseln · done 2026-11-24",
        "Heizung prüfen · due 2026-12-04",
      ],
      losses: ["28 DUE changed"]),
  ]

  @Test("what came of each field, and the same again", arguments: shapes)
  func shape(_ shape: Shape) throws {
    let session = Session()
    let path = ImportTests.fixture("real/" + shape.file)
    let document = try ImportTests.imported(session, path)
    let tasks = try RoundTripTests.records(session).values.map(Self.line).sorted()
    #expect(tasks == shape.tasks)
    #expect(ImportTests.losses(document) == shape.losses)
    session.now = "2026-12-05T10:00"
    let again = try ImportTests.imported(session, path)
    #expect(again["added"] as? Int == 0 && again["changed"] as? Int == 0)
  }

  /// A record on one line, what is empty left out.
  private static func line(_ record: NSDictionary) -> String {
    let text = { (key: String) in record[key].map { "\($0)" } }
    var parts = [text("title") ?? ""]
    let when = [text("day"), text("time")].compactMap(\.self).joined(separator: " ")
    parts.append(when)
    parts.append(text("due").map { "due \($0)" } ?? "")
    parts.append(text("durationMinutes").map { "\($0) min" } ?? "")
    if record["urgent"] != nil { parts.append("urgent") }
    parts += (record["tags"] as? [String] ?? []).map { "#" + $0 }
    if let rule = record["repeat"] as? [String: Any] {
      parts.append(rule.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " "))
    }
    for (day, fate) in (record["exceptions"] as? [String: String] ?? [:]).sorted(by: { $0.key < $1.key }) {
      parts.append("\(day) \(fate)")
    }
    parts.append(text("notes").map { "note " + $0.replacing("\n", with: "|") } ?? "")
    parts.append(text("completedDay").map { "done \($0)" } ?? "")
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
