#if canImport(Darwin)
  internal import Foundation
#else
  @_spi(_Unicode) internal import Swift
#endif

extension String {
  /// The text in Unicode's composed form (NFC): once, at the door, before anything compares or stores it.
  package var normalised: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      // The standard library's own, which has no public name yet; Foundation's would link all of Foundation.
      return String(String.UnicodeScalarView(_nfc))
    #endif
  }
}
