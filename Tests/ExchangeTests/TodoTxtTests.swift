import DayBudget
import Testing

@testable import Exchange

@Suite("todo.txt")
struct TodoTxtTests {
  static let titles: [(line: String, title: String)] = [
    ("meet at 14:30 by the fountain", "meet at 14:30 by the fountain"),
    ("read http://example.org/a:b?c=d today", "read http://example.org/a:b?c=d today"),
    ("open C:\\Users\\me now", "open C:\\Users\\me now"), ("Note: call back", "Note: call back"),
    ("note:this is a word", "note:this is a word"), ("id:card at the counter", "id:card at the counter"),
    ("p:/home/me/list goes", "p:/home/me/list goes"), ("ratio 3:2 due:2026-12-01 mix", "ratio 3:2 mix"),
    ("buy est:20min milk", "buy milk"), ("due:soon pay the rent", "due:soon pay the rent"),
    ("est:much write t:2026-12-01 it", "est:much write it"), ("h:1 hidden pm:3 timer", "hidden timer"),
    ("rec:monthly sweep", "rec:monthly sweep"), ("pri:high paint", "pri:high paint"),
    ("due:2026-12-01", "due:2026-12-01"), ("due:2026-12-01T24:00 x y", "due:2026-12-01T24:00 x y"),
    ("one\u{10}two", "one two"), ("a re:zero fan", "a re:zero fan"),
  ]

  @Test("only pairs that are known leave their place", arguments: titles)
  func title(line: String, title: String) throws {
    #expect(try todoTxt(line).tasks.map(\.title) == [title])
  }

  static let done: [(line: String, title: String, day: String, isUrgent: Bool, losses: [String])] = [
    ("x 2026-11-20 2026-11-01 (A) Call", "Call", "2026-11-20", true, []),
    ("x (A) 2026-11-20 Call", "Call", "2026-11-20", true, []),
    ("x 2026-11-20 2026-11-01 (A)", "(A)", "2026-11-20", false, []),
    ("x 2026-11-20 Call pri:A", "Call", "2026-11-20", true, []),
    ("x 2026-11-20 Water rec:1w due:2026-11-20", "Water", "2026-11-20", false, ["rec doneSeries"]),
    ("x Old", "Old", "2026-11-30", false, ["x noCompletionDay"]),
  ]

  @Test("completed lines: the day, the priority wherever it stands, a repetition that ends", arguments: done)
  func completed(line: String, title: String, day: String, isUrgent: Bool, losses: [String]) throws {
    let tasks = try todoTxt(line)
    let task = try #require(tasks.tasks.first)
    #expect(task.title == title && task.isUrgent == isUrgent && task.repeatRule == nil)
    #expect(task.completedDay?.description == day)
    #expect(tasks.lossTexts == losses)
  }

  static let numbers: [(line: String, loss: String)] = [
    ("x1 rec:1000w due:2026-12-01", "rec outOfRange(Exchange.Loss.Limit.interval)"),
    ("x1 rec:999999999999999999d due:2026-12-01", "rec outOfRange(Exchange.Loss.Limit.interval)"),
    ("x1 rec:99999999999999999999d due:2026-12-01", "rec outOfRange(Exchange.Loss.Limit.interval)"),
    ("x1 est:1441", "est outOfRange(Exchange.Loss.Limit.duration)"),
    ("x1 est:0", "est outOfRange(Exchange.Loss.Limit.duration)"),
    ("x1 due:0001-01-01", "due outOfRange(Exchange.Loss.Limit.year)"),
    ("x1 due:9999-12-31", "due outOfRange(Exchange.Loss.Limit.year)"),
    ("x1 rec:2b due:2026-12-01", "rec unreadable"),
  ]

  @Test("every number has a range, and what lies outside is named", arguments: numbers)
  func number(line: String, loss: String) throws {
    #expect(try todoTxt(line).lossTexts == [loss])
  }

  @Test("of equal lines the first, the second …: the same names again", arguments: [0, 4, 23])
  func names(dayStart: Int) throws {
    let text = "Milk\nMilk\nx Milk\n2026-11-01 Milk\n"
    let names = try todoTxt(text, dayStart: dayStart).tasks.map(\.name)
    #expect(Set(names).count == 4)
    #expect(try todoTxt(text, dayStart: dayStart).tasks.map(\.name) == names)
  }

  @Test("a completion lies on its day, wherever the day begins", arguments: [0, 4, 12, 13, 23])
  func noon(dayStart: Int) throws {
    let task = try #require(try todoTxt("x 2026-11-20 a", dayStart: dayStart).tasks.first)
    let context = try context(dayStart: dayStart)
    let instant = try #require(task.completed)
    #expect(context.boundary.day(of: instant, in: context.zone) == task.completedDay)
  }
}
