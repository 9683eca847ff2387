internal import DayBudget
internal import Planner
internal import Store
internal import Wording

/// `--demo`: a store of sample data in a folder of its own, made for one command and gone after it.
struct Demo {
  /// The folder, in the temporary one.
  let folder: String

  /// Makes the sample store and points the context to it; the real store is never opened.
  init(_ context: inout Context) throws {
    folder = try Files.makeFolder(in: context.surroundings.temporaryFolder, named: "xday-demo-")
    context.planner = DayPlanner(
      folder: folder + "/store", now: context.now, zone: context.zone, zones: context.zones,
      random: SampleGenerator(state: 1))
    try fill(context)
    context.planner.random = SampleGenerator(state: 7)
    context.planner.read()
  }

  /// Takes the folder away.
  func remove() {
    Files.remove(folder)
  }

  private func fill(_ context: Context) throws {
    let today = DayBoundary.midnight.day(of: context.now, in: context.zone)
    let calendar = folder + "/work.ics"
    try Files.write(context.words.sampleCalendar(on: today), to: calendar)
    try context.planner.fill(
      context.words.sampleTasks(), goal: context.words.sampleGoal(),
      hours: Windows.standard.weekly[.monday] ?? [],
      calendar: CalendarSetting(name: "work", path: calendar))
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
