import DayBudget
import Retrospect
import TestSupport
import Testing

@Suite("Heatmaps")
struct HeatmapTests {
  @Test("five days in quarters, as the page has them")
  func example() {
    let heatmap = Heatmap([10, 20, 30, 40, 50], from: day("2026-11-23"))
    #expect(heatmap.quartiles == [20, 30, 40])
    #expect(heatmap.cells.map(\.step) == [1, 1, 2, 3, 4])
    #expect(heatmap.cells[4].day == day("2026-11-27"))
  }

  @Test(
    "few days and equal ones",
    arguments: [
      ([0, 0], [], [0, 0]), ([0, 7], [7, 7, 7], [0, 1]), ([5, 5, 5], [5, 5, 5], [1, 1, 1]),
      ([1, 2], [1, 1, 2], [1, 3]), ([3, 0, 1, 2], [1, 2, 3], [3, 0, 1, 2]),
    ] as [([Int], [Int], [Int])])
  func few(values: [Int], quartiles: [Int], steps: [Int]) {
    let heatmap = Heatmap(values, from: day("2026-11-23"))
    #expect(heatmap.quartiles == quartiles)
    #expect(heatmap.cells.map(\.step) == steps)
  }

  @Test("a step says how many of the days with something stand below", arguments: 0..<40)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1..<40, using: &generator)
    let most = [2, 5, 600].randomElement(using: &generator) ?? 5
    let values = (0..<count).map { _ in Int.random(in: 0...most, using: &generator) }
    let heatmap = Heatmap(values, from: day("2026-02-20"))
    let sorted = values.filter { $0 > 0 }.sorted()
    for cell in heatmap.cells {
      // The first quarter whose end, counted in days, reaches this value.
      let step = (1...4).first { quarter in
        let place = quarter * sorted.count / 4 + (quarter * sorted.count % 4 == 0 ? 0 : 1)
        return !sorted.isEmpty && cell.value <= sorted[place - 1]
      }
      #expect(cell.step == (cell.value == 0 ? 0 : step))
    }
    #expect(heatmap.cells.map(\.value) == values)
  }
}

@Suite("Days by weeks, axes and columns")
struct ChartValueTests {
  @Test("every day stands once in a grid of weeks, under its weekday", arguments: 0..<20)
  func grid(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = day("2026-01-01").adding(days: Int.random(in: 0..<400, using: &generator))
    let count = Int.random(in: 0..<100, using: &generator)
    let grid = WeekGrid(from: first, count: count)
    var seen: [Int] = []
    for week in grid.weeks {
      #expect(week.monday.weekday == .monday)
      for (weekday, place) in week.places.enumerated() {
        guard let place else { continue }
        seen.append(place)
        #expect(week.monday.adding(days: weekday) == first.adding(days: place))
      }
      #expect(week.places.contains { $0 != nil })
    }
    #expect(seen == Array(0..<count))
    for (place, month) in grid.months {
      #expect(month.day == 1 || month == first)
      #expect(grid.weeks[place].monday <= month && month <= grid.weeks[place].monday.adding(days: 6))
    }
    let months = grid.months.map(\.week)
    #expect(zip(months, months.dropFirst()).allSatisfy { $1 - $0 >= 3 })
    #expect(months.isEmpty == (count == 0))
  }

  @Test(
    "an axis ends where all is seen, after four steps at most",
    arguments: [0, 1, 20, 21, 59, 60, 61, 239, 240, 241, 500, 1439, 1440, 1441, 9000, 100_000])
  func scale(most: Int) {
    let scale = ChartScale(minutes: most)
    #expect(scale.top >= most && scale.top > 0)
    #expect(scale.top - scale.step < max(1, most))
    #expect(scale.ticks.first == 0 && scale.ticks.last == scale.top && scale.ticks.count <= 5)
  }

  @Test(
    "columns stand for every day in its order", arguments: [1, 7, 30, 56, 57, 365, 366], [1, 20, 56, 190])
  func columns(count: Int, width: Int) {
    let columns = ChartColumns.days(count, width: width, widest: 3)
    #expect(columns.count <= width && !columns.isEmpty)
    var days: [Int] = []
    for column in columns {
      #expect(!column.isEmpty)
      for day in column where days.last != day { days.append(day) }
    }
    #expect(days == Array(0..<count))
  }

  @Test("the mean of what there is")
  func mean() {
    #expect(ChartColumns.mean([nil, 3, 4][...]) == 4)
    #expect(ChartColumns.mean([nil, nil][...]) == nil)
    #expect(ChartColumns.mean([1, 1, 2][...]) == 1)
  }
}
