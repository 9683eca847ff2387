internal import DayBudget
package import Planner
internal import Retrospect
internal import Store
package import Wording

extension Report {
  /// The rows of the table of estimates: as many as leave a month its two pages.
  private static let reviewedRows = 12

  /// The report on a period in a language; `command` shows all estimates of it.
  package init(_ view: ReportView, _ words: any Words, command: String) {
    let parts = ReportParts(view, words)
    title = words.reportTitle()
    period =
      view.first == view.last
      ? words.fullDay(view.first) : words.fullDay(view.first) + " – " + words.fullDay(view.last)
    made = words.reportMade(view.today)
    language = words.language.rawValue
    figures = parts.figures
    var sections: [ReportSection] = []
    if view.sum.minutes > 0 {
      sections.append(parts.time)
      sections.append(parts.categories)
      sections.append(parts.heatmap)
      sections.append(parts.trend)
    }
    if let kept = parts.kept { sections.append(kept) }
    if !view.reviewed.isEmpty { sections.append(parts.review(Report.reviewedRows, command: command)) }
    self.sections = sections
  }
}

/// Makes the parts of a report out of its figures.
struct ReportParts {
  let view: ReportView
  let words: any Words

  /// The parts of a report on these figures.
  init(_ view: ReportView, _ words: any Words) { (self.view, self.words) = (view, words) }

  /// The figures at the beginning.
  var figures: ReportTable {
    var rows = [[words.label(ReportLabel.completed), String(view.completed)]]
    if view.sum.minutes > 0 {
      rows =
        [
          [words.label(ReportLabel.time), Durations.text(view.sum.minutes)],
          [words.label(ReportLabel.daysWithTime), String(view.sum.days)],
          [words.label(ReportLabel.meanADay), Durations.text(view.sum.perDayMinutes)],
        ] + rows
      if let best = view.trend.points.max(by: { $0.minutes < $1.minutes }) {
        // Of equals the earliest.
        let first = view.trend.points.first { $0.minutes == best.minutes } ?? best
        rows.append([
          words.label(ReportLabel.bestDay),
          words.longDay(first.day, today: view.today) + " · " + Durations.text(first.minutes),
        ])
      }
    } else {
      rows.insert([words.label(ReportLabel.time), words.nothingSpent()], at: 0)
    }
    if let median = Factor.median(view.reviewed.map(ReportParts.factor)) {
      rows.append([words.label(ReportLabel.medianFactor), words.factor(median)])
    }
    return ReportTable(caption: words.heading(.figures), columns: ["", ""], rows: rows)
  }

  /// Used ÷ estimate.
  private static func factor(_ task: Task) -> Factor {
    Factor(used: task.usedMinutes, estimated: max(1, task.durationMinutes ?? 1))
  }

  /// The time of each day, week or month.
  var time: ReportSection {
    let days = view.trend.points.count
    let kind: SpentBy = days <= 62 ? .day : days <= 400 ? .week : .month
    var bars: [(key: SpentKey, minutes: Int)] = []
    for point in view.trend.points {
      let key: SpentKey =
        switch kind {
        case .day: .day(point.day)
        case .week: .week(point.day.monday)
        default: .month(point.day.firstOfMonth)
        }
      if bars.last?.key == key {
        bars[bars.count - 1].minutes += point.minutes
      } else {
        bars.append((key, point.minutes))
      }
    }
    let named = bars.map { bar in
      (label: short(bar.key), name: words.label(bar.key, of: kind, today: view.today), minutes: bar.minutes)
    }
    let heading = words.heading(.time)
    // The days are in the table of the weeks; longer stretches have one of their own.
    let tables =
      kind == .day
      ? [weekTable(heading, withSum: true) { ReportParts.cell($0.minutes) }]
      : [
        ReportTable(
          caption: heading,
          columns: [
            words.label(kind == .week ? ReportLabel.calendarWeek : .month), words.label(ReportLabel.time),
          ],
          rows: named.map { [$0.name, Durations.text($0.minutes)] })
      ]
    return ReportSection(
      heading: heading, charts: [.bars(title: heading, named)], tables: tables, beginsPage: false)
  }

  private func short(_ key: SpentKey) -> String {
    switch key {
    case .day(let day): String(day.day) + "."
    case .week(let monday): words.dayAndMonth(monday)
    case .month(let first): words.shortMonth(first.month)
    default: ""
    }
  }

  /// The time by category.
  var categories: ReportSection {
    let rows = view.sum.rows.filter { $0.minutes > 0 }
    let count = rows.count > ReportParts.categories ? ReportParts.categories - 1 : rows.count
    var named = rows.prefix(count).enumerated().map { place, row in
      (
        name: words.label(row.key, of: .category, today: view.today), value: Durations.text(row.minutes),
        share: row.share, color: color(of: row.key, at: place)
      )
    }
    let rest = rows.dropFirst(count)
    if !rest.isEmpty {
      named.append(
        (
          name: words.otherCategories(rest.count), value: Durations.text(rest.reduce(0) { $0 + $1.minutes }),
          share: rest.reduce(0) { $0 + $1.share }, color: TagColor.allCases.count - 1
        ))
    }
    var cells = named.enumerated().map { place, row in
      ["\(place + 1)  \(row.name)", row.value, words.tenths((row.share + 5) / 10) + " %"]
    }
    if view.sum.doubleMinutes > 0 {
      cells.append([words.doubleLabel(), "−" + Durations.text(view.sum.doubleMinutes), ""])
    }
    let heading = words.heading(.categories)
    return ReportSection(
      heading: heading, charts: [.ring(title: heading, named)],
      tables: [
        ReportTable(
          caption: heading,
          columns: [ReportLabel.category, .time, .share].map { words.label($0) }, rows: cells)
      ], beginsPage: false)
  }

  /// How many categories are told apart, the last of them what is left: more would not fit beside the ring.
  private static let categories = 7

  private func color(of key: SpentKey, at place: Int) -> Int {
    guard case .tag(let tag) = key, let color = view.tagColors[tag.lowercased()],
      let index = TagColor.allCases.firstIndex(of: color)
    else { return place % TagColor.allCases.count }
    return index
  }

  /// The days in five steps.
  var heatmap: ReportSection {
    let heading = words.heading(.heatmap)
    let map = view.heatmap
    let grid = WeekGrid(from: view.first, count: map.cells.count)
    let legend = (0...4).map { step in
      words.heatmapStep(
        step, upTo: step == 0 || step > map.quartiles.count ? nil : map.quartiles[step - 1], of: .minutes)
    }
    let chart = ReportChart.heatmap(
      title: heading, map,
      names: map.cells.map {
        words.shortDay($0.day, today: view.today) + ": " + Durations.text($0.value)
      },
      weekdays: Weekday.allCases.map(words.shortWeekday),
      months: grid.months.map { ($0.week, words.shortMonth($0.day.month)) }, legend: legend)
    return ReportSection(
      heading: heading, charts: [chart],
      tables: [weekTable(heading, withSum: false) { ReportParts.cell($0.minutes) }], beginsPage: false)
  }

  /// The running mean and the moods.
  var trend: ReportSection {
    let heading = words.heading(.trend)
    let chart = ReportChart.trend(
      title: heading, view.trend.points.map { (words.dayAndMonth($0.day), $0) },
      time: words.minutesADay(), mean: words.runningMean(), mood: view.trend.hasMood ? words.moodADay() : nil)
    var tables = [
      weekTable(words.runningMean(), withSum: false) { ReportParts.cell(($0.mean + 5) / 10) }
    ]
    if view.trend.hasMood {
      tables.append(
        weekTable(words.moodADay(), withSum: false) { $0.mood.map { words.tenths($0) } ?? "–" })
    }
    return ReportSection(heading: heading, charts: [chart], tables: tables, beginsPage: true)
  }

  /// Minutes as they stand in a narrow column.
  private static func cell(_ minutes: Int) -> String { minutes == 0 ? "–" : Durations.short(minutes) }

  /// A row a week with a cell a day.
  private func weekTable(
    _ caption: String, withSum: Bool, _ text: (Trend.Point) -> String
  ) -> ReportTable {
    let points = view.trend.points
    let rows = WeekGrid(from: view.first, count: points.count).weeks.map { week in
      [words.dayAndMonth(week.monday)] + week.places.map { $0.map { text(points[$0]) } ?? "" }
        + (withSum
          ? [ReportParts.cell(week.places.compactMap(\.self).reduce(0) { $0 + points[$1].minutes })] : [])
    }
    return ReportTable(
      caption: caption,
      columns: [words.label(ReportLabel.week)] + Weekday.allCases.map(words.shortWeekday)
        + (withSum ? [words.label(ReportLabel.sum)] : []), rows: rows)
  }

  /// Goals and streaks beside each other; nil where there are none.
  var kept: ReportSection? {
    let goals = view.goals.map { row in
      let (progress, period) = (row.progress, row.progress.goal.period)
      let longest = progress.streaks.longest.count
      return [
        words.goal(progress.goal), words.reached(progress.metPeriods, of: progress.periods, period),
        longest == 0 ? "–" : words.count(longest, of: period),
      ]
    }
    let streaks = view.streaks.prefix(ReportParts.categories).map { row in
      let longest = row.streaks.longest
      return [
        words.streakLabel(row.kind), words.count(longest.count, of: row.unit),
        longest.days.map { words.period($0.lowerBound, $0.upperBound, today: view.today) } ?? "",
      ]
    }
    let longest = words.streakHeadings().longest
    let tables = [
      ReportTable(
        caption: words.label(.goals), columns: ["", words.label(ReportLabel.reached), longest], rows: goals),
      ReportTable(
        caption: words.label(.streaks), columns: ["", longest, ""], rows: Array(streaks), texts: [2]),
    ].filter { !$0.rows.isEmpty }
    if tables.isEmpty { return nil }
    return ReportSection(heading: words.heading(.kept), charts: [], tables: tables, beginsPage: false)
  }

  /// Estimates against what was used, so many tasks at most: those that took longest.
  func review(_ most: Int, command: String) -> ReportSection {
    let heading = words.heading(.review)
    let sorted = view.reviewed.enumerated().sorted {
      ($1.element.usedMinutes, $0.offset) < ($0.element.usedMinutes, $1.offset)
    }.map(\.element)
    let rows = sorted.prefix(most).map { task in
      [
        words.label(.title(task.title), of: .task, today: view.today),
        task.completedDay.map { words.shortDay($0, today: view.today) } ?? "",
        Durations.text(task.durationMinutes ?? 0), Durations.text(task.usedMinutes),
        words.factor(ReportParts.factor(task)),
      ]
    }
    let rest = sorted.count - rows.count
    return ReportSection(
      heading: heading, charts: [],
      tables: [
        ReportTable(
          caption: heading,
          columns: [ReportLabel.task, .day, .estimated, .used, .factor].map { words.label($0) },
          rows: Array(rows), texts: [1],
          note: rest > 0 ? words.moreReviewed(rest, command: command) : nil)
      ], beginsPage: false)
  }
}
