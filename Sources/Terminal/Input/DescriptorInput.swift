#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A place to read from as a whole.
package protocol Input: AnyObject {
  /// Whether a person types there.
  var isTerminal: Bool { get }
  /// All that is left of it, as bytes; throws «file too large» where that is more than may be, which is asked as it
  /// comes in.
  func readAll(most: ([UInt8]) -> Int) throws(ReadFailure) -> [UInt8]
}

/// Why the input could not be read: the system's error number.
package struct ReadFailure: Error, Equatable {
  /// The number.
  package let code: Int32

  /// Whether there was more of it than may be.
  package var isTooLarge: Bool { code == EFBIG }
}

/// An open descriptor to read from.
package final class DescriptorInput: Input {
  private let descriptor: Int32

  /// An input on an open descriptor, 0 for standard input.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is behind it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// All that is left, waiting for what is not there yet; throws what the system says, and «file too large».
  package func readAll(most: ([UInt8]) -> Int) throws(ReadFailure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      if let chunk = Descriptor.read(descriptor, 65_536) {
        if chunk.isEmpty { return all }
        all += chunk
        if all.count > most(all) { throw ReadFailure(code: EFBIG) }
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: Descriptor.wait(descriptor, for: POLLIN)
      default: throw ReadFailure(code: errno)
      }
    }
  }
}

extension Descriptor {
  /// What can be read at once, so many bytes at most: none at the end, nil where `errno` says why not.
  static func read(_ descriptor: Int32, _ size: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      #if canImport(Darwin)
        let got = Darwin.read(descriptor, buffer.baseAddress, size)
      #elseif canImport(Glibc)
        let got = Glibc.read(descriptor, buffer.baseAddress, size)
      #else
        let got = Musl.read(descriptor, buffer.baseAddress, size)
      #endif
      failed = got < 0
      count = max(0, got)
    }
    return failed ? nil : bytes
  }
}
