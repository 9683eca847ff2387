import Calendars
import DayBudget
import Foundation
import Parser
import Store
import TestSupport
import Testing

@testable import Planner

/// Blocks of time in a store of its own, with a clock that is set.
final class TimeDesk {
  private let folder = NSTemporaryDirectory() + "xday-time-" + UUID().uuidString
  private var seed: UInt64 = 1
  var zone = "Europe/Zurich"
  var now = "2026-11-30T09:12:00"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A planner at the moment that the clock says.
  func planner() throws -> DayPlanner {
    seed += 1
    let zone = try #require(ZoneDatabase().zone(named: zone))
    let date = try #require(CivilDate(now.prefix(10)))
    let parts = now.dropFirst(11).split(separator: ":").compactMap { Int($0) }
    let second = parts[0] * 3_600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    var planner = DayPlanner(
      folder: folder, now: zone.instant(of: CivilDateTime(date: date, secondOfDay: second)), zone: zone,
      zones: ZoneDatabase(), random: SeededGenerator(seed: seed))
    planner.read()
    return planner
  }

  func add(_ title: String, _ fill: (inout Task) -> Void = { _ in }) throws -> Task {
    let planner = try planner()
    var random = planner.random
    return try planner.change("add") { draft in try draft.add(title, using: &random, fill) }
  }

  @discardableResult
  func log(_ text: String, _ choice: OverlapChoice = .refuse) throws -> TimeBlock {
    let outcome = try planner().log([BlockWhat(text)], choice)
    return try #require(outcome.blocks.last).block
  }

  @discardableResult
  func start(_ text: String, at moment: NamedMoment = .none, _ choice: OverlapChoice = .refuse) throws
    -> BlockOutcome
  {
    try planner().start(BlockWhat(text), at: moment, for: nil, choice)
  }

  /// All blocks as «title start–end», in their order; a placeless one as «title minutes».
  func blocks() throws -> [String] {
    let planner = try planner()
    let found = planner.store.allBlocks(try planner.snapshot())
    #expect(found.failures.isEmpty)
    return found.blocks.map { block in
      let zone = planner.zone(of: block)
      let place = block.start.map { start in
        "\(zone.civil(at: start).time)–\(block.end.map { zone.civil(at: $0).time.description } ?? "")"
      }
      return block.title + " " + (place ?? "\(block.minutes(now: 0))")
    }
  }

  /// The tasks of today with the time that was spent on them.
  func used() throws -> [String: Int] {
    let planner = try planner()
    let view = try planner.dayView(planner.today(planner.snapshot().settings), planner.snapshot())
    let tasks = view.list.map(\.task) + view.completed
    return Dictionary(tasks.map { ($0.title, $0.usedMinutes) }) { $0 + $1 }
  }
}
