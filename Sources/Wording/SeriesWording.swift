package import Planner

/// What is said about series, and what the morning says of its answers.
package protocol SeriesWording {
  /// The keys of the question what of a series is meant: one line.
  func seriesKeys() -> String
  /// The keys of its answers, lower case.
  func seriesKey(_ key: Character) -> SeriesScope.Extent?
  /// Behind what was done to a series: how much of it.
  func extent(_ extent: SeriesScope.Extent) -> String
  /// Behind a series of which nothing is open.
  func ended() -> String
  /// «4 Mal verpasst», behind a series of which more than one occurrence was missed.
  func missed(_ count: Int) -> String
  /// Instead of a list of series.
  func nothingRepeats() -> String
  /// «kein Platz für Steuern»: where the line would stand.
  func lineBefore(_ title: String) -> String
  /// What the answers of the morning would do: today, and all others.
  func outcomes(today: String, otherwise: String) -> String
  /// The same outcome for every answer.
  func eitherWay(_ outcome: String) -> String
}

extension German: SeriesWording {
  func seriesKeys() -> String { "t nur dieses Mal · s von da an · a die ganze Serie · q Schluss" }
  func seriesKey(_ key: Character) -> SeriesScope.Extent? {
    switch key {
    case "t": .this
    case "s": .later
    case "a": .all
    default: nil
    }
  }
  func extent(_ extent: SeriesScope.Extent) -> String {
    switch extent {
    case .this: "nur dieses Mal"
    case .later: "von da an"
    case .all: "die ganze Serie"
    }
  }
  func ended() -> String { "beendet" }
  func missed(_ count: Int) -> String { "\(count) Mal verpasst" }
  func nothingRepeats() -> String { "Nichts wiederholt sich." }
  func lineBefore(_ title: String) -> String { "kein Platz für \(title)" }
  func outcomes(today: String, otherwise: String) -> String { "h heute: \(today) · s später: \(otherwise)" }
  func eitherWay(_ outcome: String) -> String { "heute oder später: \(outcome)" }
}

extension English: SeriesWording {
  func seriesKeys() -> String { "t this one · l from this one on · a the whole series · q stop" }
  func seriesKey(_ key: Character) -> SeriesScope.Extent? {
    switch key {
    case "t": .this
    case "l": .later
    case "a": .all
    default: nil
    }
  }
  func extent(_ extent: SeriesScope.Extent) -> String {
    switch extent {
    case .this: "this one only"
    case .later: "from this one on"
    case .all: "the whole series"
    }
  }
  func ended() -> String { "ended" }
  func missed(_ count: Int) -> String { "missed \(count) times" }
  func nothingRepeats() -> String { "Nothing repeats." }
  func lineBefore(_ title: String) -> String { "no room for \(title)" }
  func outcomes(today: String, otherwise: String) -> String { "t today: \(today) · l later: \(otherwise)" }
  func eitherWay(_ outcome: String) -> String { "today or later: \(outcome)" }
}
