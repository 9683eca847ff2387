/// A calendar that the person keeps elsewhere: one file, or a folder of files, that is only ever read.
package struct CalendarSource: Equatable, Sendable {
  /// The name under which the person knows it.
  package let name: String
  /// Where it lies: a file of any name, or a folder that is searched to any depth for `.ics` files.
  package let path: String
  /// What the person said about events whose standing is a matter of taste.
  package let policies: CalendarPolicies

  /// A calendar at a path.
  package init(name: String, path: String, policies: CalendarPolicies = CalendarPolicies()) {
    self.name = name
    self.path = path
    self.policies = policies
  }

  /// The paths of the files that are read, sorted; of a folder that cannot be looked into, none.
  package var files: [String] { CalendarFiles.list(path).files }
}

/// What one calendar's all-day, tentative and unanswered events do to the day.
///
/// Nil leaves the usual: an all-day event counts only where it says so itself, a tentative or unanswered
/// one counts.
package struct CalendarPolicies: Equatable, Sendable {
  /// Whether an event takes time.
  package enum Treatment: String, Equatable, Sendable {
    case busy
    case free
  }

  /// Events of whole days.
  package let allDay: Treatment?
  /// Events that are not certain yet.
  package let tentative: Treatment?
  /// Invitations to which the person has not replied.
  package let unanswered: Treatment?

  /// Policies; what is left out stays as usual.
  package init(allDay: Treatment? = nil, tentative: Treatment? = nil, unanswered: Treatment? = nil) {
    self.allDay = allDay
    self.tentative = tentative
    self.unanswered = unanswered
  }
}
