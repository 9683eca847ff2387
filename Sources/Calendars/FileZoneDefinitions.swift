import DayBudget

/// The zones that a file defines itself, in its VTIMEZONEs.
struct FileZoneDefinitions {
  /// The zone of this name that a VCALENDAR defines, else the first that any other defines.
  func zone(named name: String, object: Int) -> Zone? {
    nil
  }
}
