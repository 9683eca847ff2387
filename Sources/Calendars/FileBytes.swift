#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a calendar file, of which a part at a time lies in memory.
///
/// They are copied, never mapped: whoever shortens a mapped file ends the program that looks at it. What becomes of a
/// file that changes between two parts is for who opened it to find out; what is missing of it then reads as zeros.
final class FileBytes {
  /// How many bytes the file has.
  let count: Int
  /// The least that is read at a time, so that small things beside each other are read together.
  private let least: Int
  /// The file; nil where all of it lies in memory.
  private let descriptor: Int32?
  private var memory: UnsafeMutableBufferPointer<UInt8>
  /// The part that lies in memory.
  private var held: Range<Int>
  /// Why not everything could be read: an error number of the system, 0 where the file has become shorter.
  private(set) var failure: Int32?

  /// The bytes of an open file of this length.
  init(_ descriptor: Int32, count: Int, least: Int = 4096) {
    (self.descriptor, self.count, self.least) = (descriptor, count, least)
    (memory, held) = (UnsafeMutableBufferPointer(start: nil, count: 0), 0..<0)
  }

  /// Bytes in memory, which must outlive this.
  init(_ bytes: Bytes) {
    (descriptor, count, least) = (nil, bytes.count, 0)
    (memory, held) = (UnsafeMutableBufferPointer(mutating: bytes), bytes.indices)
  }

  deinit {
    if descriptor != nil { memory.deallocate() }
  }

  /// A part of the file, which is there until the next is asked for.
  func part(_ range: Range<Int>) -> Bytes {
    if let descriptor, range.lowerBound < held.lowerBound || range.upperBound > held.upperBound {
      load(range.lowerBound..<min(count, max(range.upperBound, range.lowerBound + least)), from: descriptor)
    }
    let start = range.lowerBound - held.lowerBound
    return Bytes(rebasing: memory[start..<start + range.count])
  }

  private func load(_ range: Range<Int>, from descriptor: Int32) {
    if memory.count < range.count {
      memory.deallocate()
      memory = .allocate(capacity: range.count)
    }
    held = range
    var filled = 0
    while filled < range.count {
      let place = memory.baseAddress.map { $0 + filled }
      let got = pread(descriptor, place, range.count - filled, off_t(range.lowerBound + filled))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else {
        failure = failure ?? (got < 0 ? errno : 0)
        memory[filled..<range.count].update(repeating: 0)
        return
      }
      filled += got
    }
  }
}
