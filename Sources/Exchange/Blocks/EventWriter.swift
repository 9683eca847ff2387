import DayBudget

/// Blocks as VEVENT components of an iCalendar object (RFC 5545 §3.6.1) that make nobody busy.
///
/// Instants are written in UTC; one without a place on the clock is of its whole day, its minutes beside its title. The
/// running one has no end and is left out.
package struct EventWriter {
  private let version: String
  private let now: Int

  /// A writer; `version` is that of the program, `now` the stamp of what does not say when it was written.
  package init(version: String, now: Int) {
    (self.version, self.now) = (version, now)
  }

  /// The whole object.
  package func text(_ blocks: [PlainBlock]) -> String {
    var text = ICalendarText()
    text.line("BEGIN", "VCALENDAR")
    text.line("VERSION", "2.0")
    text.line("PRODID", "-//xday//xday \(version)//EN")
    for block in blocks where !block.isRunning { write(block, to: &text) }
    text.line("END", "VCALENDAR")
    return text.text
  }

  private func write(_ block: PlainBlock, to text: inout ICalendarText) {
    let tags = block.tags.map { "#" + $0 }.joined(separator: " ")
    let title = block.title.isEmpty ? tags : block.title
    text.line("BEGIN", "VEVENT")
    text.line("UID", "block-" + TodoWriter.id(block.name) + TodoWriter.domain)
    text.line("DTSTAMP", ICalendarText.instant(block.modified ?? now))
    switch block.when {
    case .clock(let start, let end):
      text.line("DTSTART", ICalendarText.instant(start))
      text.line("DTEND", ifPresent: end.map(ICalendarText.instant))
      text.line("SUMMARY", ICalendarText.escaped(title))
    case .day(let day, let minutes):
      text.line("DTSTART;VALUE=DATE", ICalendarText.date(day))
      text.line("SUMMARY", ICalendarText.escaped("\(title) (\(minutes) min)"))
      text.line("X-XDAY-MINUTES", String(minutes))
    }
    text.line("DESCRIPTION", ifPresent: block.note.map(ICalendarText.escaped))
    if !block.tags.isEmpty {
      text.line("CATEGORIES", block.tags.map(ICalendarText.escaped).joined(separator: ","))
    }
    text.line("TRANSP", "TRANSPARENT")
    text.line("END", "VEVENT")
  }
}
