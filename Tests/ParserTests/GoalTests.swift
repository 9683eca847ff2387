import DayBudget
import Testing

@testable import Parser

@Suite("Goals")
struct GoalTests {
  @Test(
    "A goal in every wording",
    arguments: [
      ("5h/week #sport", "5h/week #sport"), ("5h/Woche #sport", "5h/week #sport"),
      ("30min am Tag #lesen", "30min/day #lesen"), ("höchstens 2h am Tag #medien", "at most 2h/day #medien"),
      ("at most 10h/week #meetings", "at most 10h/week #meetings"),
      ("3 mal pro Woche #sport", "3 times/week #sport"), ("10 Aufgaben/Woche", "10 tasks/week"),
      ("2 tasks a day #haus", "2 tasks/day #haus"), ("#sport 5h pro Woche", "5h/week #sport"),
      ("täglich 30min #lesen", "30min/day #lesen"), ("30min daily +read", "30min/day #read"),
      ("max 90min/day #media", "at most 90min/day #media"), ("max. 1h/Tag", "at most 1h/day"),
      ("mindestens 5 Stunden die Woche #sport", "5h/week #sport"), ("at least 1h30 a day", "90min/day"),
      ("anderthalb Stunden am Tag", "90min/day"), ("an hour a day", "1h/day"),
      ("half an hour every day #read", "30min/day #read"), ("jede Woche 5h", "5h/week"),
      ("twice a week #sport", "2 times/week #sport"), ("zweimal pro Woche #sport", "2 times/week #sport"),
      ("3x/week", "3 times/week"), ("3 days a week #sport", "3 times/week #sport"),
      ("drei Tage pro Woche", "3 times/week"), ("once a month #zahnarzt", "1 time/month #zahnarzt"),
      ("100h/year", "100h/year"), ("20 Stunden im Monat #garten", "20h/month #garten"),
      ("no more than 3 tasks a day", "at most 3 tasks/day"), ("≤ 2h/day", "at most 2h/day"),
      ("nicht mehr als 2h am Tag", "at most 2h/day"), ("5 hours of #sport per week", "5h/week #sport"),
      ("5 Stunden in der Woche für #sport", "5h/week #sport"), ("monthly 10 tasks", "10 tasks/month"),
    ])
  func wording(text: String, wanted: String) throws {
    let goal = try GoalParser.goal(text)
    #expect(goal.typed == wanted)
    #expect(try GoalParser.goal(goal.typed) == goal)
  }

  @Test(
    "No goal, and where",
    arguments: [
      ("", ""), ("5h", "5h"), ("#sport", "#sport"), ("pro Woche", "pro Woche"), ("5h/week Sport", "Sport"),
      ("5h/week 3h", "3"), ("5h/week #a #b", "#"), ("5h/week/day", "/"), ("5h/Weche", "/"),
      ("every day", "every day"), ("at most 5h least/week", "least"), ("werktags 5h", "werktags"),
    ])
  func none(text: String, place: String) {
    let failure = #expect(throws: EntryFailure.self) { try GoalParser.goal(text) }
    #expect(failure?.kind == .notAGoal)
    let range = failure?.range ?? 0..<0
    #expect(String(Array(text)[range]) == place)
  }

  @Test(
    "More than a period can hold, or nothing",
    arguments: [
      ("25h/day", "25h", Goal.Measure.minutes, 1_440), ("169h/week", "169h", .minutes, 10_080),
      ("8 times a week", "8 times", .days, 7), ("0 tasks/day", "0 tasks", .tasks, 9_999),
      ("0min/day #a", "0min", .minutes, 1_440), ("2 mal am Tag", "2 mal", .days, 1),
    ])
  func range(text: String, place: String, measure: Goal.Measure, most: Int) {
    let failure = #expect(throws: EntryFailure.self) { try GoalParser.goal(text) }
    #expect(failure?.kind == .goalOutOfRange(measure, most: most))
    #expect(String(Array(text)[failure?.range ?? 0..<0]) == place)
  }
}
