internal import DayBudget
internal import Store

/// `--demo`: a store of sample data in a folder of its own, made for one command and gone after it.
struct Demo {
  /// The folder, in the temporary one.
  let folder: String

  /// Makes the sample store and points the context to it; the real store is never opened.
  init(_ context: inout Context) throws {
    folder = try Files.makeFolder(in: context.surroundings.temporaryFolder, named: "xday-demo-")
    context.store = TaskStore(folder: folder + "/store")
    try fill(context)
    context.surroundings.random = SampleGenerator(state: 7)
    context.loaded = .snapshot(try context.store.read())
  }

  /// Takes the folder away.
  func remove() {
    Files.remove(folder)
  }

  private func fill(_ context: Context) throws {
    let today = DayBoundary.midnight.day(of: context.now, in: context.zone)
    let calendar = folder + "/work.ics"
    try Files.write(context.words.sampleCalendar(on: today), to: calendar)
    var random = SampleGenerator(state: 1)
    // Every day has the same windows, so that the sample looks the same on a Sunday.
    let label = CommandLabel(name: CommandName.add.rawValue, text: "")
    try context.store.write(as: label, now: context.now, today: today) { draft in
      for day in Weekday.allCases { draft.settings.windows.weekly[day] = Windows.standard.weekly[.monday] }
      draft.settings.calendars.append(CalendarSetting(name: "work", path: calendar))
      for sample in context.words.sampleTasks() {
        try draft.add(sample.title, using: &random) { task in
          task.day = sample.daysAhead.map { today.adding(days: $0) }
          task.time = sample.hour.flatMap { ClockTime(hour: $0) }
          task.durationMinutes = sample.minutes
          task.tags = sample.tags
          if sample.isDone { task.complete(at: context.now, on: today) }
        }
      }
    }
  }
}

/// A task of the sample data.
struct SampleTask {
  var title: String
  /// Days from today, nil for the List.
  var daysAhead: Int? = 0
  var hour: Int?
  var minutes: Int?
  var tags: [String] = []
  var isDone = false
}

/// A generator whose numbers are always the same, so that the sample's codes can be typed from one command to the next.
struct SampleGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
