import Foundation
import Testing

@Suite("What goes out comes back")
struct RoundTripTests {
  /// A session whose store is a random one.
  static func session(seed: UInt64, tasks: Int = 40) throws -> Session {
    let session = Session()
    var random = RandomStore(seed: seed)
    _ = try session.write(random.text(tasks), to: "store/xday.json")
    return session
  }

  /// All records of a session by id, from its export, without what only the codes need.
  static func records(_ session: Session) throws -> [String: NSDictionary] {
    let result = session.run("export")
    let document = try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any]
    #expect(try SchemaCheck(result.out).faults == [])
    let store = try #require(document?["store"] as? [String: Any])
    let months = try #require(document?["history"] as? [String: [String: Any]])
    var records: [String: NSDictionary] = [:]
    for part in [store] + months.values {
      for record in part["tasks"] as? [[String: Any]] ?? [] {
        let known = record.filter { $0.key != "codeLength" }
        records[record["id"] as? String ?? ""] = NSDictionary(dictionary: known)
      }
    }
    return records
  }

  @Test(
    "an .ics file of xday's own brings back every task with everything it had, wherever the day begins",
    arguments: 1...4 as ClosedRange<UInt64>, ["00:00", "04:00", "23:00"])
  func iCalendar(seed: UInt64, dayStart: String) throws {
    let session = try Self.session(seed: seed)
    session.run("config", "day-start", dayStart)
    let before = try Self.records(session)
    try #require(before.count == 40)
    let path = session.folder + "/all.ics"
    #expect(session.run("export", "--format", "ics", "-o", path).status == 0)
    let other = Session()
    other.run("config", "day-start", dayStart)
    let imported = try ImportTests.imported(other, path)
    #expect(imported["lossCount"] as? Int == 0, "\(imported)")
    let after = try Self.records(other)
    for (id, record) in before where after[id] != record {
      Issue.record("seed \(seed): \(record) came back as \(String(describing: after[id]))")
    }
    #expect(after.count == before.count)
    let again = try ImportTests.imported(other, path)
    #expect(again["kept"] as? Int == 40, "seed \(seed): \(again)")
  }

  @Test("an export as JSON into an empty store gives the same store", arguments: 1...4 as ClosedRange<UInt64>)
  func json(seed: UInt64) throws {
    let session = try Self.session(seed: seed)
    session.run("windows", "sat", "10-12")
    let path = session.folder + "/all.json"
    #expect(session.run("export", "-o", path).status == 0)
    let other = Session()
    #expect(other.run("import", path).status == 0)
    #expect(other.run("export").out == session.run("export").out)
    let again = try ImportTests.imported(other, path)
    #expect(again["kept"] as? Int == 40, "seed \(seed): \(again)")
  }

  @Test(
    "a CSV table has every text exactly, with the guard and without", arguments: 1...4 as ClosedRange<UInt64>)
  func csv(seed: UInt64) throws {
    let session = try Self.session(seed: seed)
    let records = try Self.records(session)
    for isRaw in [false, true] {
      let result = session.run(["export", "--format", "csv"] + (isRaw ? ["--raw"] : []))
      var rows = Self.rows(result.out)
      let header = rows.removeFirst()
      #expect(rows.count == records.count)
      for row in rows {
        let cells = Dictionary(uniqueKeysWithValues: zip(header, row))
        let record = try #require(records[cells["id"] ?? ""])
        for field in ["title", "notes"] {
          let cell = cells[field] ?? ""
          if !isRaw, let first = cell.unicodeScalars.first {
            #expect(!"=+-@\t\r".unicodeScalars.contains(first), "seed \(seed): \(cell)")
          }
          let isGuarded = !isRaw && cell.unicodeScalars.first == "'"
          let text = isGuarded ? String(cell.unicodeScalars.dropFirst()) : cell
          #expect(
            Array(text.unicodeScalars) == Array((record[field] as? String ?? "").unicodeScalars),
            "seed \(seed)")
        }
        #expect(cells["durationMinutes"] == (record["durationMinutes"] as? Int).map(String.init) ?? "")
      }
    }
  }

  /// The rows of a CSV file (RFC 4180), read byte by byte.
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = [[]]
    var cell: [UInt8] = []
    var isQuoted = false
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isQuoted {
        if byte == UInt8(ascii: "\""), next == byte {
          cell.append(byte)
          index += 1
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        } else {
          cell.append(byte)
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: ",") || byte == 13 && next == 10 {
        rows[rows.count - 1].append(String(decoding: cell, as: UTF8.self))
        cell = []
        if byte == 13 {
          rows.append([])
          index += 1
        }
      } else {
        cell.append(byte)
      }
      index += 1
    }
    return rows.dropLast()
  }
}

/// Python 3 with its readers, as another program that reads what xday writes.
enum Python {
  /// Whether Python is here with what the tests ask of it.
  static let isReady = (try? run("import csv, icalendar", [])) != nil

  /// What a Python program prints; throws unless it ends well.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let out = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Failed: Error {}
    guard process.terminationStatus == 0 else { throw Failed() }
    return String(decoding: out, as: UTF8.self)
  }
}

@Suite("Other programs read what goes out", .enabled(if: Python.isReady))
struct OtherReaderTests {
  /// The titles of the random store by id.
  private static func titles(_ session: Session) throws -> [String: String] {
    try RoundTripTests.records(session).mapValues { $0["title"] as? String ?? "" }
  }

  @Test("Python's icalendar reads every VTODO, and no property of it is faulty")
  func iCalendar() throws {
    let session = try RoundTripTests.session(seed: 5)
    let path = session.folder + "/all.ics"
    session.run("export", "--format", "ics", "-o", path)
    let out = try Python.run(
      """
      import icalendar, json, sys
      calendar = icalendar.Calendar.from_ical(open(sys.argv[1], "rb").read())
      titles = {}
      for todo in calendar.walk("VTODO"):
          assert not todo.errors, todo.errors
          for name in ("DUE", "DTSTART", "CREATED", "LAST-MODIFIED", "DTSTAMP", "COMPLETED", "DURATION"):
              if name in todo: todo.decoded(name)
          assert not ("DURATION" in todo and "DTSTART" not in todo)
          assert not ("DUE" in todo and "DURATION" in todo)
          if "RRULE" in todo: assert todo["RRULE"].to_ical() and "DTSTART" in todo
          titles[str(todo["UID"]).removesuffix("@xday")] = str(todo["SUMMARY"])
      print(json.dumps(titles))
      """, [path])
    let read = try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: String]
    let titles = try Self.titles(session)
    #expect(read?.count == titles.count)
    for (id, title) in titles {
      #expect(read?[id]?.unicodeScalars.elementsEqual(title.unicodeScalars) == true, "\(title)")
    }
  }

  @Test("Python's csv reads the same rows, and no text cell runs as a formula")
  func csv() throws {
    let session = try RoundTripTests.session(seed: 6)
    let path = session.folder + "/all.csv"
    session.run("export", "--format", "csv", "-o", path)
    let out = try Python.run(
      """
      import csv, json, sys
      rows = list(csv.DictReader(open(sys.argv[1], encoding="utf-8", newline=""), strict=True))
      for row in rows:
          assert None not in row and None not in row.values()
          for name in ("title", "notes", "tags"):
              assert not row[name].startswith(("=", "+", "-", "@", "\\t", "\\r"))
      print(json.dumps({row["id"]: row["title"].removeprefix("'") for row in rows}))
      """, [path])
    let read = try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: String]
    let titles = try Self.titles(session)
    #expect(read?.count == titles.count)
    for (id, title) in titles {
      #expect(read?[id]?.unicodeScalars.elementsEqual(title.unicodeScalars) == true, "\(title)")
    }
  }
}
