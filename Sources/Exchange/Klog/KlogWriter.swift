package import DayBudget

/// Blocks as a klog file: a record a day by the wall clock, ranges, then what has no place on the clock.
///
/// A range is written only where the clock shows as many minutes as have passed: over a change of the clock, in an hour
/// that it repeats, and past the end of the next day, minutes are. The mood is a tag with a value, the note stands below its entry.
package struct KlogWriter {
  private let zone: (String?) -> Zone

  /// A writer; `zone` finds the zone of a block by its name.
  package init(zone: @escaping (String?) -> Zone) {
    self.zone = zone
  }

  /// The whole file; blocks of a day in the order given.
  package func text(_ blocks: [PlainBlock]) -> String {
    var records: [CivilDate: [String]] = [:]
    for block in blocks {
      let (day, value) = when(block)
      records[day, default: []].append(entry(value, block))
    }
    return records.sorted { $0.key < $1.key }.map { day, entries in
      "\(day)\n" + entries.joined()
    }.joined(separator: "\n")
  }

  private func when(_ block: PlainBlock) -> (CivilDate, value: String) {
    switch block.when {
    case .day(let day, let minutes): return (day, KlogWriter.minutes(minutes))
    case .clock(let start, let end):
      let zone = zone(block.zone)
      let from = zone.civil(at: start)
      guard let end else { return (from.date, KlogWriter.time(from) + " - ?") }
      let to = zone.civil(at: end)
      let shown = to.secondsAsUTC - from.secondsAsUTC
      let days = to.date.days(since: from.date)
      // A time that a repeated hour has twice means the first.
      let isPlain = zone.instant(of: from) == start && zone.instant(of: to) == end
      guard isPlain, shown == end - start, days <= 1 else {
        return (from.date, KlogWriter.minutes((end - start) / 60))
      }
      return (from.date, KlogWriter.time(from) + " - " + KlogWriter.time(to) + (days == 1 ? ">" : ""))
    }
  }

  private func entry(_ value: String, _ block: PlainBlock) -> String {
    var words = [value]
    if !block.title.isEmpty { words.append(Title.onOneLine(block.title)) }
    words += block.tags.map { "#" + $0 }
    if let mood = block.mood { words.append("#mood=\(mood)") }
    let note = (block.note ?? "").split(whereSeparator: \.isNewline).filter { Title.isVisible(String($0)) }
    return "    " + words.joined(separator: " ") + "\n"
      + note.map { "        " + Title.onOneLine(String($0)) + "\n" }.joined()
  }

  private static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest)m" }
    return rest == 0 ? "\(hours)h" : "\(hours)h\(rest)m"
  }

  /// `9:05`.
  private static func time(_ moment: CivilDateTime) -> String {
    let minute = moment.time.minute
    return "\(moment.time.hour):" + (minute < 10 ? "0" : "") + String(minute)
  }
}
