/// A part of the day, with the time it stands for and the half of the day it puts an hour into.
enum DayPart: Sendable {
  case morning
  case forenoon
  case noon
  case afternoon
  case evening
  /// «tonight»: the evening when no hour is named, else the night.
  case tonight
  /// «night», as in «friday night».
  case night
  /// «Nacht».
  case lateNight

  /// The time when no other is named, in minutes after midnight.
  var minutes: Int {
    switch self {
    case .morning: 8 * 60
    case .forenoon: 10 * 60
    case .noon: 12 * 60
    case .afternoon: 15 * 60
    case .evening, .tonight: 18 * 60
    case .night: 20 * 60
    case .lateNight: 22 * 60
    }
  }

  /// Whether its small hours belong to the next date.
  var isNight: Bool { self == .tonight || self == .night || self == .lateNight }

  /// A time on a twelve-hour dial as one in this part of the day: eight in the evening is 20:00.
  ///
  /// Of a night up to 30:00: one in the night of Friday is 25:00 on Friday.
  func placing(_ minutes: Int) -> Int {
    let half = 12 * 60
    switch self {
    case .morning, .forenoon: return minutes
    case .noon: return (60..<6 * 60).contains(minutes) ? minutes + half : minutes
    case .afternoon: return (60..<half).contains(minutes) ? minutes + half : minutes
    case .evening: return (60...half).contains(minutes) ? minutes + half : minutes
    case .tonight, .night, .lateNight:
      if minutes < 6 * 60 { return minutes + 2 * half }
      return minutes < half + 60 ? minutes + half : minutes
    }
  }
}
