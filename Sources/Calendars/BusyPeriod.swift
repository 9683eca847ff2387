import DayBudget

/// A period of a VFREEBUSY, which has no title and no series.
struct BusyPeriod {
  /// When it is.
  let span: Span
  /// What bears on whether it counts.
  let marks: EventMarks

  /// The marks that a FREEBUSY line stands for; without a type, or with an unknown one, it is busy time
  /// (RFC 5545 §3.2.9).
  static func marks(of line: PropertyLine) -> EventMarks {
    var marks = EventMarks()
    switch line.parameter("FBTYPE")?.uppercased() {
    case "FREE": marks.transparency = .transparent
    case "BUSY-TENTATIVE": marks.isTentative = true
    default: break
    }
    return marks
  }
}
