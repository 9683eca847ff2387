internal import Foundation

extension String {
  /// The text in Unicode's composed form (NFC): once, at the door, before anything compares or stores it.
  var normalised: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}
