import Calendars
import DayBudget
import Foundation
import Store
import TestSupport
import Testing

@testable import Planner

/// A store of its own with a clock that is set, and ticks that tell.
final class ReminderDesk {
  private let folder = NSTemporaryDirectory() + "xday-remind-" + UUID().uuidString
  private var seed: UInt64 = 1
  let zone: Zone
  var now: Int

  init(_ moment: String, zone name: String = "Europe/Zurich") throws {
    zone = try #require(ZoneDatabase().zone(named: name))
    now = 0
    now = try instant(moment)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The instant of `2026-11-30T09:12`.
  func instant(_ moment: String) throws -> Int {
    let date = try #require(CivilDate(moment.prefix(10)))
    let time = try #require(ClockTime(moment.dropFirst(11)))
    return zone.instant(of: CivilDateTime(date: date, time: time))
  }

  /// Sets the clock.
  func at(_ moment: String) throws { now = try instant(moment) }

  func planner() -> DayPlanner {
    seed += 1
    var planner = DayPlanner(
      folder: folder, now: now, zone: zone, zones: ZoneDatabase(), random: SeededGenerator(seed: seed))
    planner.read()
    return planner
  }

  @discardableResult
  func add(_ title: String, _ moment: String? = nil, _ fill: (inout Task) -> Void = { _ in }) throws -> Task {
    let planner = planner()
    var random = planner.random
    return try planner.change("add") { draft in
      try draft.add(title, using: &random) { task in
        if let moment {
          (task.day, task.time) = (CivilDate(moment.prefix(10)), ClockTime(moment.dropFirst(11)))
        }
        fill(&task)
      }
    }
  }

  func change(_ id: TaskID, _ fill: (inout Task) -> Void) throws {
    _ = try planner().change("edit") { try $0.update(id, fill) }
  }

  func set(_ fill: (inout Settings) -> Void) throws {
    try planner().change("config", readsDays: true) { fill(&$0.settings) }
  }

  /// What a tick tells, and keeps as told where that is wanted; all of it, or what a filter lets through.
  func tick(isRemembered: Bool = true, telling: (Reminder) -> Bool = { _ in true }) throws -> [Reminder] {
    let planner = planner()
    let turn = try #require(try planner.takeReminders(planner.snapshot()))
    let told = turn.view.list.due.filter(telling)
    if isRemembered { try turn.remember(told) }
    return told
  }

  /// What a tick tells, as «title», «title late» where it is.
  func told() throws -> [String] {
    let start = planner().snapshotDayStart
    return try tick().map { reminder in
      let name = reminder.title.isEmpty ? reminder.kind.rawValue : reminder.title
      return name + (reminder.isLate(at: now, dayStart: start) ? " late" : "")
    }
  }
}

extension DayPlanner {
  /// When today began.
  fileprivate var snapshotDayStart: Int {
    let settings = (try? snapshot().settings) ?? Settings()
    return settings.boundary.span(of: today(settings), in: zone).start
  }
}
