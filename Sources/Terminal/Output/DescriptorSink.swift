#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file descriptor to write to: the one throwing writer for all output.
package final class DescriptorSink: Sink {
  private let descriptor: Int32

  /// A sink on an open descriptor, 1 for the answer, 2 for everything else.
  package init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is behind it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width, nil where there is none to know.
  package var columns: Int? { size.map { Int($0.ws_col) } }

  /// The terminal's height, nil where there is none to know.
  package var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return size
  }

  /// Writes all of the bytes, in pieces where the other side takes no more at once.
  ///
  /// A pipe or terminal that was set not to block by whoever holds its other end is waited for.
  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: Descriptor.wait(descriptor, for: POLLOUT)
      case EPIPE: throw .closed
      default: throw .failed(errno)
      }
    }
  }
}

/// Output that was closed before the program started.
package final class ClosedSink: Sink {
  /// No terminal.
  package let isTerminal = false
  /// Closed.
  package let isClosed = true
  /// Of no width.
  package let columns: Int? = nil

  /// An output that takes nothing.
  package init() {}

  /// Throws always.
  package func write(_ bytes: [UInt8]) throws(WriteFailure) {
    throw .failed(EBADF)
  }
}

/// What reading and writing have in common.
enum Descriptor {
  /// Waits until a descriptor that does not block can be read or written again, or has come to its end.
  static func wait(_ descriptor: Int32, for events: some BinaryInteger) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = poll(&entry, 1, -1)
  }

  /// Writes what a terminal is asked to do; one that is gone needs it no more.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) {
    try? DescriptorSink(descriptor).write(bytes)
  }
}
