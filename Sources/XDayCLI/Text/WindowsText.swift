internal import DayBudget
internal import Terminal
internal import Wording

/// The small language in which windows are typed and shown: `mon-fri 9-12 13-17:30`.
enum WindowsText {
  /// Weekdays that were named: `mon`, `mon-fri`, `sat-mon`, `mon,wed`, `weekend`, in German or English; nil for
  /// anything else.
  static func weekdays(_ text: String) -> [Weekday]? {
    var result: [Weekday] = []
    for part in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" }).map
      { weekday(String($0)) }
      switch ends.count {
      case 1 where part == "weekend" || part == "wochenende": result += [.saturday, .sunday]
      case 1:
        guard let day = ends[0] else { return nil }
        result.append(day)
      case 2:
        guard let first = ends[0], let last = ends[1] else { return nil }
        // A range may run over the weekend: sat-mon.
        let length = (last.rawValue - first.rawValue + 7) % 7
        result += (0...length).map { Weekday.allCases[(first.rawValue - 1 + $0) % 7] }
      default: return nil
      }
    }
    return result.isEmpty ? nil : Set(result).sorted()
  }

  /// The windows of one day: each `9-12`, `13:00-17:30`, `22-2`, `0-24`; none for `off`; nil for anything else.
  ///
  /// Windows that overlap are fine and count once.
  static func windows(_ words: [String]) -> [Window]? {
    if words.count == 1, ["off", "aus", "frei", "none"].contains(words[0].lowercased()) { return [] }
    guard !words.isEmpty else { return nil }
    var result: [Window] = []
    for word in words {
      let ends = word.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" }).map(
        clock)
      guard ends.count == 2, let start = ends[0], let end = ends[1],
        let window = Window(start: start, end: end)
      else { return nil }
      result.append(window)
    }
    return result.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Whether the hours are to be what they were before they were set.
  static func isDefault(_ words: [String]) -> Bool {
    words.count == 1 && ["default", "standard", "normal"].contains(words[0].lowercased())
  }

  /// `9-12, 13-17:30`, in the form that is typed.
  static func text(_ windows: [Window]) -> String {
    windows.map { "\(short($0.start))–\(short($0.end))" }.joined(separator: ", ")
  }

  private static func short(_ time: ClockTime) -> String {
    time.minute == 0 ? String(time.hour) : "\(time.hour):\(time.description.suffix(2))"
  }

  /// `9`, `9:30`, `09:30`, `24`.
  private static func clock(_ text: Substring) -> ClockTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({
        (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }),
      let hour = Int(parts[0]), let minute = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    guard parts.count == 1 || parts[1].utf8.count == 2 else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }

  private static func weekday(_ name: String) -> Weekday? {
    guard name.count >= 2 else { return nil }
    let names: [(Weekday, [String])] = [
      (.monday, ["montag", "monday"]), (.tuesday, ["dienstag", "tuesday"]),
      (.wednesday, ["mittwoch", "wednesday"]),
      (.thursday, ["donnerstag", "thursday"]), (.friday, ["freitag", "friday"]),
      (.saturday, ["samstag", "sonnabend", "saturday"]), (.sunday, ["sonntag", "sunday"]),
    ]
    // «so» is Sunday; Saturday's other German name begins with it too.
    let found = names.filter { _, names in
      names.contains { $0.hasPrefix(name) && ($0 != "sonnabend" || name.count > 4) }
    }
    return found.count == 1 ? found[0].0 : nil
  }
}
