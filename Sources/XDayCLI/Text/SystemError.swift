#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An error of the system by its number.
struct SystemError: Error {
  /// The number.
  let code: Int32

  /// The number for what one is not allowed to do.
  static let noPermission = EACCES

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno == 0 ? EIO : errno) }

  /// The C library's words for it, «No space left on device» and the like.
  var text: String { SystemError.text(code) }

  /// The C library's words for an error number.
  static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
