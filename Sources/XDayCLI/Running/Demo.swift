internal import DayBudget
internal import Planner
internal import Store
internal import Wording

/// `--demo`: a store of sample data in a folder of its own, made for one command and gone after it.
///
/// Its today is always the same Monday, so that what is written about it in a document is what anybody sees.
struct Demo {
  /// The folder, in the temporary one.
  let folder: String

  /// Makes the sample store and points the context to it; the real store is never opened.
  init(_ context: inout Context) throws {
    folder = try Files.makeFolder(in: context.surroundings.temporaryFolder, named: "xday-demo-")
    let now = context.planner.instant
    context.planner = DayPlanner(
      folder: folder + "/store", now: Self.now(in: context.zone), zone: context.zone, zones: context.zones,
      random: SampleGenerator(state: 1))
    try fill(context)
    context.planner.random = SampleGenerator(state: 7)
    context.planner.move(to: now)
    context.planner.read()
  }

  /// When it is in it unless `--now` says otherwise, in seconds since the epoch: Monday, 30 November 2026, 09:12.
  static func now(in zone: Zone) -> Int {
    zone.instant(of: CivilDateTime(date: monday, secondOfDay: (9 * 60 + 12) * 60))
  }

  private static let monday = CivilDate(year: 2026, month: 11, day: 30) ?? CivilDate(daysSinceEpoch: 0)

  /// Takes the folder away.
  func remove() {
    Files.remove(folder)
  }

  private func fill(_ context: Context) throws {
    let calendars = try context.words.sampleCalendars().map { calendar in
      let path = folder + "/" + calendar.name + ".ics"
      try Files.write(calendar.text(on: Self.monday), to: path)
      return CalendarSetting(name: calendar.name, path: path)
    }
    try context.planner.fill(
      context.words.sampleTasks(), work: context.words.sampleWork(), goal: context.words.sampleGoal(),
      calendars: calendars)
  }
}

/// A generator whose numbers are always the same, so that the sample's codes can be typed from one command to the next.
struct SampleGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
