/// What an argument looks like before anything is known of the command.
///
/// Only bytes are compared, so that a combining mark behind a dash or an equals sign hides neither.
enum Token: Equatable {
  /// Two dashes: what follows is no flag.
  case end
  /// `--name` or `--name=value`.
  case long(name: String, value: String?)
  /// `-x`, or several letters of which the last one may have its value attached: `-jn2026`.
  case short(letters: [Character])
  /// Anything else, a lone dash too.
  case word

  /// Reads an argument.
  init(_ argument: String) {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else {
      self = .word
      return
    }
    let afterDash = bytes.dropFirst()
    guard afterDash.first == UInt8(ascii: "-") else {
      self = .short(letters: Array(String(Substring(afterDash))))
      return
    }
    let body = afterDash.dropFirst()
    if body.isEmpty {
      self = .end
    } else if let sign = body.firstIndex(of: UInt8(ascii: "=")) {
      let value = body[body.index(after: sign)...]
      self = .long(name: String(Substring(body[..<sign])), value: String(Substring(value)))
    } else {
      self = .long(name: String(Substring(body)), value: nil)
    }
  }
}
