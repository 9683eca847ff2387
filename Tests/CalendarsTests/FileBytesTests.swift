import Foundation
import TestSupport
import Testing

@testable import Calendars

@Suite("The bytes of a file, part by part")
struct FileBytesTests {
  @Test("Any parts in any order are those of the file", arguments: 0..<20)
  func parts(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = (0..<Int.random(in: 1...500, using: &generator)).map { UInt8(truncatingIfNeeded: $0) }
    try open(bytes) { descriptor, _ in
      let file = FileBytes(descriptor, count: bytes.count, least: .random(in: 0...200, using: &generator))
      for _ in 0..<50 {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let end = Int.random(in: start...bytes.count, using: &generator)
        #expect(Array(file.part(start..<end)) == Array(bytes[start..<end]))
      }
      #expect(file.failure == nil)
    }
  }

  @Test("What a file has lost meanwhile reads as zeros, and is told")
  func shortened() throws {
    let bytes = [UInt8](repeating: 7, count: 100)
    try open(bytes) { descriptor, path in
      let file = FileBytes(descriptor, count: bytes.count, least: 10)
      #expect(Array(file.part(0..<20)) == Array(bytes[..<20]))
      #expect(truncate(path, 50) == 0)
      #expect(Array(file.part(40..<60)) == Array(bytes[..<10]) + [UInt8](repeating: 0, count: 10))
      #expect(file.failure == 0)
    }
  }

  @Test("A file larger than a block is read to its end, whatever lies at the seams", arguments: [0, 1, 2, 3])
  func large(shift: Int) throws {
    let folder = try TemporaryFolder()
    let filler = (0..<2_500).map { number in
      event("UID:\(number)", "DTSTART:20200101T090000Z", "SUMMARY:Long ago", "DESCRIPTION:past\r\n  and gone")
    }
    let last = event(
      "UID:last", "DTSTART:20261015T090000Z", "SUMMARY:Today\r\n \(String(repeating: "x", count: shift))")
    try folder.write("a.ics", calendar((filler + [last]).joined(separator: "\n")))
    let viewer = try zone("UTC")
    let reading = CalendarReader(viewer: viewer, zones: database, me: [])
      .read(
        [CalendarSource(name: "a", path: folder.path)], over: try span("2026-10-15", "2026-10-16", in: viewer)
      )
    #expect(reading.events.map(\.title) == ["Today" + String(repeating: "x", count: shift)])
    #expect(reading.problems.isEmpty)
  }

  private func open(_ bytes: [UInt8], _ body: (Int32, String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/bytes"
    try Data(bytes).write(to: URL(filePath: path))
    let handle = try #require(FileHandle(forReadingAtPath: path))
    try body(handle.fileDescriptor, path)
    try handle.close()
  }
}
