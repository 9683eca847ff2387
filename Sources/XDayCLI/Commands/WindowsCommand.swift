internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday windows`: shows the hours in which tasks can be done, or sets them for weekdays or one date.
enum WindowsCommand: CommandCode {
  static let name = CommandName.windows

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .windows,
      arguments: [
        declare.argument(
          .windowDays, .optional, kind: .suggested(["mon-fri"] + Weekday.allCases.map(\.code))),
        declare.argument(.windowSpans, .any, kind: .suggested(["9-12", "13-17", "off", "default"])),
      ],
      synonyms: ["hours", "window"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    guard let first = call.arguments.first else { return answer(settings, context) }
    let days = WindowsText.weekdays(first)
    let dates = try days == nil ? dates(first, settings, context) : []
    let hours = Array(call.arguments.dropFirst())
    if hours.isEmpty { return answer(settings, context) }
    let windows = WindowsText.windows(hours)
    guard windows != nil || WindowsText.isDefault(hours) else {
      throw CommandFailure.notUnderstood(
        hours.joined(separator: " "), expected: context.words.expectedHours())
    }
    let (changed, isChanged) = try context.planner.setHours(
      windows, weekdays: days ?? [], dates: dates, about: call.text)
    var result = answer(changed, context, remarksOn: windows ?? [])
    result.change = isChanged ? .command : .none
    return result
  }

  /// How many days a span of dates has at most.
  private static let longestSpan = 366

  /// The date that a text names, the days of a week or a weekend, or those from one to another: `2026-12-24..2027-01-02`.
  private static func dates(_ text: String, _ settings: Settings, _ context: Context) throws -> [CivilDate] {
    func days(_ text: String) throws(EntryFailure) -> [CivilDate] {
      try context.parser(settings).days(text.normalised)
    }
    do {
      if text.trimmed.isEmpty { throw PlanFailure.emptyCode }
      guard let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) else {
        return try days(text)
      }
      // In «24.12...2.1.» the first full stop is the date's.
      let end = text[dots...].hasPrefix("...") ? text.index(after: dots) : dots
      let first = try days(String(text[..<end]))[0]
      let last = try days(String(text[text.index(end, offsetBy: 2)...])).reduce(first, max)
      let count = last.days(since: first) + 1
      guard (1...longestSpan).contains(count) else { throw PlanFailure.emptyCode }
      return (0..<count).map { first.adding(days: $0) }
    } catch {
      // Of a word that is nearly a day it is told which.
      if let failure = error as? EntryFailure, failure.remark != nil { throw failure }
      throw CommandFailure.notUnderstood(text, expected: context.words.expectedDays())
    }
  }

  private static func answer(
    _ settings: Settings, _ context: Context, remarksOn set: [Window] = []
  ) -> Answer {
    let words = context.words
    let today = context.today(settings)
    let windows = settings.windows
    let weekdays = windows.byWeekday
    let dates = windows.dates.filter { $0.key >= today }.sorted { $0.key < $1.key }
    let labels = weekdays.map { words.weekdays($0.days) } + dates.map { words.shortDay($0.key, today: today) }
    let width = labels.map(CellWidth.of).max() ?? 0
    let lines = zip(labels, weekdays.map(\.windows) + dates.map(\.value)).map { label, windows in
      CellWidth.pad(label, to: width) + "  " + (windows.isEmpty ? words.dayOff() : WindowsText.text(windows))
    }
    let long = Window.joined(set).compactMap { window in
      window.unlikelyHours.map { (text: WindowsText.text([window]), hours: $0) }
    }
    return Answer(
      lines + long.flatMap { context.folded("    " + words.longWindow($0.text, hours: $0.hours)) },
      json: .windows(windows, dates: dates, long: long.map(\.text)))
  }
}
