import Calendars
import DayBudget
import Foundation
import Planner
import Store
import TestSupport
import Testing

/// A store in a folder of its own, and planners over it, on Monday 30 November 2026 at 09:12 in Zurich.
final class Desk {
  let folder = NSTemporaryDirectory() + "xday-planner-" + UUID().uuidString
  let today: CivilDate
  private let zone: Zone
  private let now: Int
  private var seed: UInt64 = 1

  init() throws {
    zone = try #require(ZoneDatabase().zone(named: "Europe/Zurich"))
    today = try #require(CivilDate("2026-11-30"))
    now = zone.instant(of: CivilDateTime(date: today, secondOfDay: 9 * 3_600 + 12 * 60))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A planner that has read the store as it is now.
  func planner() -> DayPlanner {
    seed += 1
    var planner = DayPlanner(
      folder: folder, now: now, zone: zone, zones: ZoneDatabase(), random: SeededGenerator(seed: seed))
    planner.read()
    return planner
  }
}
