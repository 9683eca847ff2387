import Foundation
import Testing

@testable import Terminal

@Suite("Descriptors that do not block")
struct DescriptorTests {
  /// A pipe of which neither end blocks.
  static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    try #require(Foundation.pipe(&ends) == 0)
    for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    return (ends[0], ends[1])
  }

  static let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  @Test("a pipe that takes no more is waited for, and all arrives in order")
  func whole() async throws {
    let (read, write) = try Self.pipe()
    let writer = Task.detached { () -> Bool in
      defer { close(write) }
      return (try? DescriptorSink(write).write(Self.bytes)) != nil
    }
    // Nothing is there when the reader begins, and the pipe holds less than all.
    let all = try await Task.detached { try DescriptorInput(read).readAll { _ in .max } }.value
    close(read)
    #expect(await writer.value)
    #expect(all == Self.bytes)
  }

  @Test("a reader that went away is told as such, an error by its number")
  func failures() throws {
    signal(SIGPIPE, SIG_IGN)
    let (read, write) = try Self.pipe()
    close(read)
    #expect(throws: WriteFailure.closed) { try DescriptorSink(write).write(Self.bytes) }
    close(write)
    #expect(throws: WriteFailure.failed(EBADF)) { try DescriptorSink(-1).write([1]) }
    #expect(throws: ReadFailure(code: EBADF)) { try DescriptorInput(-1).readAll { _ in .max } }
  }
}
