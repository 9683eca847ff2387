/// The table of what counts as busy.
///
/// Any reason against beats any reason for. Of several reasons against, the one a person would name first
/// is given: that it does not take place, that they will not be there, that it is marked as free.
enum BusyTable {
  /// Whether an event counts, and what is said about it.
  static func judge(
    _ marks: EventMarks, isAllDay: Bool, isEmpty: Bool, policies: CalendarPolicies
  ) -> (counts: Bool, reason: CalendarEvent.Reason?) {
    let isTentative = marks.isTentative || marks.busyStatus == .tentative || marks.answer == .tentative
    let isUnanswered = marks.answer == .unanswered
    let against: [(holds: Bool, reason: CalendarEvent.Reason)] = [
      (marks.isCancelled, .cancelled),
      (marks.answer == .declined, .declined),
      (marks.transparency == .transparent || marks.busyStatus == .free, .transparent),
      (isTentative && policies.tentative == .free, .tentative),
      (isUnanswered && policies.unanswered == .free, .unanswered),
      (isAllDay && !countsAllDay(marks, policies.allDay), .allDay),
      (isEmpty, .noLength),
    ]
    if let first = against.first(where: \.holds) { return (false, first.reason) }
    if isTentative { return (true, .tentative) }
    if isUnanswered { return (true, .unanswered) }
    return (true, isAllDay ? .allDay : nil)
  }

  /// Whether a whole day counts: what the calendar's policy says, else only where the event itself says so.
  private static func countsAllDay(_ marks: EventMarks, _ policy: CalendarPolicies.Treatment?) -> Bool {
    switch policy {
    case .busy: true
    case .free: false
    case nil: marks.transparency == .opaque || marks.busyStatus == .busy
    }
  }
}
