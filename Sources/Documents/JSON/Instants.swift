package import DayBudget

/// Instants as text, without the platform's formatters: fixed forms, no locale.
package enum Instants {
  /// RFC 3339 with the offset in force in the zone, `2026-11-30T09:12:00+01:00`.
  package static func rfc3339(_ instant: Int, in zone: Zone) -> String {
    let offset = zone.offset(instant)
    let civil = CivilDateTime(secondsAsUTC: instant + offset)
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return text(civil, offset: sign + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60))
  }

  /// RFC 3339 in UTC, `2026-11-30T08:12:00Z`.
  package static func utc(_ instant: Int) -> String {
    text(Zone.utc.civil(at: instant), offset: "Z")
  }

  private static func text(_ civil: CivilDateTime, offset: String) -> String {
    var text = TextBuilder()
    text += civil.date.description
    text.append(UInt8(ascii: "T"))
    text += civil.time.description
    text.append(UInt8(ascii: ":"))
    text += twoDigits(civil.secondOfDay % 60)
    text += offset
    return text.text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0" + String(number) : String(number)
  }
}
