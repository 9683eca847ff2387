#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An error of the system by its number.
package struct SystemError: Error {
  /// The number.
  package let code: Int32

  /// The error with this number.
  package init(code: Int32) {
    self.code = code
  }

  /// The number for what one is not allowed to do.
  package static let noPermission = EACCES

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno == 0 ? EIO : errno) }

  /// Whether there was more to read than may be.
  package var isTooLarge: Bool { code == EFBIG }

  /// The C library's words for it, «No space left on device» and the like.
  package var text: String { SystemError.text(code) }

  /// The C library's words for an error number.
  package static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
