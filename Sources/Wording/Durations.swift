/// Minutes as people write them, the same in both languages: `45 min`, `1 h`, `1 h 30 min`.
package enum Durations {
  /// Whole minutes, 0 or more.
  package static func text(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return String(rest) + " min" }
    return rest == 0 ? String(hours) + " h" : "\(hours) h \(rest) min"
  }
}

extension Durations {
  /// The same in as few cells as `add` reads again: `45m`, `1h`, `1h30`.
  package static func short(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    return rest == 0 ? "\(hours)h" : "\(hours)h" + (rest < 10 ? "0" : "") + String(rest)
  }

  /// The same so that it is no clock time either: `45m`, `7h`, `3h48m`.
  package static func typed(_ minutes: Int) -> String {
    let text = short(minutes)
    return minutes > 60 && minutes % 60 > 0 ? text + "m" : text
  }
}
