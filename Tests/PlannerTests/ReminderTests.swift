import DayBudget
import Store
import Testing

@testable import Planner

@Suite("Reminders")
struct ReminderTests {
  /// A desk on which telling has begun at eight.
  private func desk(lead: Int = 0, morning: Bool = false) throws -> ReminderDesk {
    let desk = try ReminderDesk("2026-11-30T08:00")
    try desk.set { settings in
      settings.remindLead = lead
      settings.isMorningReminded = morning
    }
    #expect(try desk.told().isEmpty)
    return desk
  }

  @Test("A task at 14:00 with a lead of 10 is told at 13:50, once")
  func once() throws {
    let desk = try desk(lead: 10)
    try desk.add("Zahnarzt", "2026-11-30T14:00")
    try desk.at("2026-11-30T13:49")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T13:50")
    #expect(try desk.told() == ["Zahnarzt"])
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T14:00")
    #expect(try desk.told().isEmpty)
  }

  @Test("What came due in a sleep is told after it, with since when")
  func sleep() throws {
    let desk = try desk(lead: 10)
    try desk.add("Zahnarzt", "2026-11-30T14:00")
    try desk.add("Coiffeur", "2026-11-30T15:15")
    try desk.at("2026-11-30T13:40")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T15:10")
    #expect(try desk.told() == ["Zahnarzt late", "Coiffeur"])
    #expect(try desk.told().isEmpty)
  }

  @Test(
    "What is done, moved or deleted before its time is not told; moved after it was told, it is told again")
  func changes() throws {
    let desk = try desk(lead: 10)
    let done = try desk.add("done", "2026-11-30T14:00")
    let dropped = try desk.add("dropped", "2026-11-30T14:00")
    let moved = try desk.add("moved", "2026-11-30T14:00")
    let other = try desk.add("other", "2026-11-30T14:00")
    try desk.at("2026-11-30T13:45")
    _ = try desk.planner().complete([done.id.description], on: nil)
    _ = try desk.planner().drop([dropped.id.description], SeriesChoice())
    try desk.change(other.id) { $0.day = CivilDate("2026-12-01") }
    try desk.at("2026-11-30T13:50")
    #expect(try desk.told() == ["moved"])
    try desk.at("2026-11-30T13:55")
    try desk.change(moved.id) { $0.time = ClockTime("16:00") }
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T15:50")
    #expect(try desk.told() == ["moved"])
    try desk.change(moved.id) { $0.time = ClockTime("14:00") }
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-01T13:50")
    #expect(try desk.told() == ["other"])
  }

  @Test("A clock that is set back tells nothing again, and what is new at its time")
  func setBack() throws {
    let desk = try desk()
    try desk.add("Zahnarzt", "2026-11-30T14:00")
    try desk.at("2026-11-30T14:05")
    #expect(try desk.told() == ["Zahnarzt late"])
    try desk.at("2026-11-30T13:30")
    #expect(try desk.told().isEmpty)
    try desk.add("Anruf", "2026-11-30T13:45")
    try desk.at("2026-11-30T13:45")
    #expect(try desk.told() == ["Anruf"])
    try desk.at("2026-11-30T14:10")
    #expect(try desk.told().isEmpty)
    // Far ahead and back again.
    try desk.at("2026-12-20T09:00")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T15:00")
    try desk.add("Nachher", "2026-11-30T15:30")
    try desk.at("2026-11-30T15:30")
    #expect(try desk.told() == ["Nachher"])
  }

  @Test("The first tick ever tells nothing of before it, and the minute that it is")
  func first() throws {
    let desk = try ReminderDesk("2026-11-29T08:00")
    try desk.add("vorher", "2026-11-30T07:59")
    try desk.add("jetzt", "2026-11-30T08:00")
    try desk.at("2026-11-30T08:00")
    #expect(try desk.told() == ["jetzt"])
    #expect(try desk.told().isEmpty)
  }

  @Test("Who gives a task a time that is over knows it; what is entered between lead and time is told")
  func lateEntry() throws {
    let desk = try desk(lead: 30)
    try desk.at("2026-11-30T13:45")
    try desk.add("bald", "2026-11-30T14:00")
    try desk.add("vorbei", "2026-11-30T13:00")
    #expect(try desk.told() == ["bald"])
  }

  @Test("In the gap of spring a task at 02:30 is told at 03:30")
  func gap() throws {
    let desk = try ReminderDesk("2026-03-28T20:00")
    try desk.set { $0.isMorningReminded = false }
    #expect(try desk.told().isEmpty)
    try desk.add("Bäckerei", "2026-03-29T02:30")
    try desk.at("2026-03-29T01:59")
    #expect(try desk.told().isEmpty)
    desk.now += 60 * 30
    #expect(desk.zone.civil(at: desk.now).time.description == "03:29")
    #expect(try desk.told().isEmpty)
    desk.now += 60
    #expect(try desk.told() == ["Bäckerei"])
  }

  @Test("A task's own lead, or none at all, counts before the setting, also over midnight")
  func leads() throws {
    let desk = try desk(lead: 10)
    try desk.add("eigener", "2026-12-01T00:30") { $0.reminder = .before(60) }
    try desk.add("nie", "2026-12-01T00:30") { $0.reminder = .never }
    try desk.add("zur Zeit", "2026-12-01T00:30") { $0.reminder = .before(0) }
    try desk.add("einen Tag vorher", "2026-12-02T09:00") { $0.reminder = .before(1_440) }
    for (moment, told) in [
      ("2026-11-30T23:29", []), ("2026-11-30T23:30", ["eigener"]), ("2026-12-01T00:29", []),
      ("2026-12-01T00:30", ["zur Zeit"]), ("2026-12-01T09:00", ["einen Tag vorher"]),
    ] {
      try desk.at(moment)
      #expect(try desk.told() == told, "\(moment)")
    }
  }

  @Test("Of a series each open occurrence is told, and one that is done or moved is not")
  func series() throws {
    let desk = try desk()
    let sport = try desk.add("Sport", "2026-12-01T18:00") {
      $0.repeatRule = RepeatRule(unit: .day)
    }
    try desk.at("2026-12-01T18:00")
    #expect(try desk.told() == ["Sport"])
    try desk.at("2026-12-02T10:00")
    _ = try desk.planner().complete([sport.id.description], on: CivilDate("2026-12-02"))
    _ = try desk.planner().plan(
      [sport.id.description, "2026-12-04"], SeriesChoice(extent: .this, day: CivilDate("2026-12-03")))
    try desk.at("2026-12-03T20:00")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-04T18:00")
    #expect(try desk.told() == ["Sport", "Sport"])
  }

  @Test("A due day is told at the first tick of the day, a task of before on the next one")
  func dueDays() throws {
    let desk = try desk()
    try desk.add("Steuern") { $0.due = CivilDate("2026-12-02") }
    try desk.add("heute") { $0.due = CivilDate("2026-11-30") }
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-01T23:59")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-02T07:10")
    #expect(try desk.told() == ["Steuern"])
    try desk.add("Offerte") { $0.due = CivilDate("2026-12-03") }
    try desk.at("2026-12-04T08:00")
    #expect(try desk.told() == ["Offerte late"])
  }

  @Test("A block is told of at the end of its time, again when it goes on, and after twelve hours")
  func blocks() throws {
    let desk = try desk()
    try desk.at("2026-11-30T09:00")
    _ = try desk.planner().start(BlockWhat("Text"), at: .none, for: "25min", .refuse)
    try desk.at("2026-11-30T09:24")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T09:25")
    let first = try desk.tick()
    #expect(first.map(\.kind) == [.blockEnd] && first[0].answers == [.stop, .more])
    try desk.planner().answer(.more, to: first[0].key)
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T09:50")
    #expect(try desk.tick().map(\.kind) == [.blockEnd])
    try desk.at("2026-11-30T21:00")
    let long = try desk.tick()
    #expect(long.map(\.kind) == [.longBlock])
    try desk.at("2026-11-30T21:01")
    try desk.planner().answer(.stop, to: long[0].key)
    #expect(try desk.planner().running().block == nil)
    #expect(throws: PlanFailure.self) { try desk.planner().answer(.stop, to: long[0].key) }
    _ = try desk.planner().undo()
    #expect(try desk.planner().running().block != nil)
  }

  @Test("In the morning what is left over is told, once a day, and not where it is switched off")
  func morning() throws {
    let desk = try desk(morning: true)
    try desk.add("Brief", "2026-11-30T10:00") { $0.reminder = .never }
    try desk.at("2026-12-01T00:00")
    #expect(try desk.told() == ["morning"])
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-02T11:00")
    #expect(try desk.tick().map(\.count) == [1])
    try desk.set { $0.isMorningReminded = false }
    try desk.at("2026-12-03T11:00")
    #expect(try desk.told().isEmpty)
  }

  @Test("In the evening it is asked what the day was, unless an hour is logged and nothing is open")
  func evening() throws {
    let desk = try desk()
    try desk.set { $0.eveningReminder = ClockTime("23:00") }
    try desk.at("2026-11-30T22:59")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-11-30T23:00")
    #expect(try desk.told() == ["evening"])
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-01T22:00")
    _ = try desk.planner().log([BlockWhat("Text 9-10")], .refuse)
    try desk.at("2026-12-01T23:30")
    #expect(try desk.told().isEmpty)
    try desk.at("2026-12-02T22:00")
    _ = try desk.planner().log([BlockWhat("Text 9-9:59")], .refuse)
    try desk.at("2026-12-02T23:30")
    #expect(try desk.told() == ["evening"])
    try desk.at("2026-12-03T22:00")
    _ = try desk.planner().log([BlockWhat("Text 9-12")], .refuse)
    try desk.add("offen") { $0.day = CivilDate("2026-12-03") }
    try desk.at("2026-12-03T23:30")
    #expect(try desk.told() == ["evening"])
  }

  @Test("What is put off comes again ten minutes after the click, once, unless it is over meanwhile")
  func putOff() throws {
    let desk = try desk()
    let task = try desk.add("Zahnarzt", "2026-11-30T14:00")
    try desk.at("2026-11-30T14:00")
    let told = try desk.tick()
    desk.now += 95
    try desk.planner().answer(.later, to: told[0].key)
    desk.now += 599
    #expect(try desk.told().isEmpty)
    desk.now += 1
    #expect(try desk.told() == ["Zahnarzt late"])
    desk.now += 3_600
    #expect(try desk.told().isEmpty)
    try desk.planner().answer(.later, to: told[0].key)
    _ = try desk.planner().complete([task.id.description], on: nil)
    desk.now += 3_600
    #expect(try desk.told().isEmpty)
  }

  @Test("An answer changes the store as the commands do, and undo takes it back")
  func answers() throws {
    let desk = try desk()
    let sport = try desk.add("Sport", "2026-11-30T18:00") { $0.repeatRule = RepeatRule(unit: .day) }
    try desk.add("Zahnarzt", "2026-11-30T18:00")
    try desk.at("2026-11-30T18:00")
    let told = try desk.tick().sorted { $0.title < $1.title }
    #expect(told.map(\.title) == ["Sport", "Zahnarzt"])
    try desk.planner().answer(.done, to: told[1].key)
    #expect(throws: PlanFailure.self) { try desk.planner().answer(.done, to: told[1].key) }
    #expect(try desk.planner().snapshot().completed().map(\.title) == ["Zahnarzt"])
    _ = try desk.planner().undo()
    #expect(try desk.planner().snapshot().completed().isEmpty)
    try desk.planner().answer(.tomorrow, to: told[1].key)
    #expect(try desk.told().isEmpty)
    try desk.planner().answer(.tomorrow, to: told[0].key)
    let series = try #require(try desk.planner().snapshot().task(sport.id))
    let day = try #require(CivilDate("2026-11-30"))
    #expect(series.exceptions == [day: .moved(day.adding(days: 1))])
    try desk.at("2026-12-01T18:00")
    let again = try desk.tick()
    #expect(again.map(\.title).sorted() == ["Sport", "Sport", "Zahnarzt"])
    for reminder in again where reminder.title == "Sport" {
      try desk.planner().answer(.done, to: reminder.key)
    }
    #expect(try desk.planner().snapshot().completed().map(\.title) == ["Sport", "Sport"])
  }

  @Test("What is older than the day before is told as one")
  func old() throws {
    let desk = try desk()
    for day in 1...6 { try desk.add("T\(day)", "2026-12-0\(day)T10:00") }
    try desk.at("2026-12-06T12:00")
    let planner = desk.planner()
    let list = try planner.reminders(planner.snapshot()).list
    #expect(list.due.map(\.title) == ["T1", "T2", "T3", "T4", "T5", "T6"])
    #expect(list.old.map(\.title) == ["T1", "T2", "T3", "T4"])
  }

  @Test("Urgent tasks are told as such, unless that is switched off")
  func urgent() throws {
    let desk = try desk()
    try desk.add("Herd", "2026-11-30T10:00") { $0.isUrgent = true }
    try desk.at("2026-11-30T10:00")
    #expect(try desk.tick(isRemembered: false).map(\.isUrgent) == [true])
    try desk.set { $0.hasUrgentReminders = false }
    #expect(try desk.tick().map(\.isUrgent) == [false])
  }
}
