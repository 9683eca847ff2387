internal import DayBudget
internal import Planner
internal import Terminal
internal import Wording

/// Reminders as they are told, on a desktop or a line each.
struct ReminderText {
  let words: any Words
  let zone: Zone
  /// Now, and when today began, in seconds since the epoch.
  let instant: Int
  let dayStart: Int
  private let today: CivilDate

  /// Reminders of a list, as they are told at this moment.
  init(_ list: ReminderList, _ context: Context) {
    (words, zone, instant) = (context.words, context.zone, context.planner.instant)
    dayStart = list.dayStart
    today = zone.civil(at: instant).date
  }

  /// What is read first.
  func title(_ reminder: Reminder) -> String {
    words.reminderTitle(reminder, title: SafeText.shown(reminder.title))
  }

  /// What stands below it.
  func body(_ reminder: Reminder) -> String {
    let when = reminder.kind == .dueDay ? day(reminder.moment) : moment(reminder.moment)
    return words.reminderBody(
      reminder, when: when, isLate: reminder.isLate(at: instant, dayStart: dayStart))
  }

  /// The reminder on one line, its code first.
  func line(_ reminder: Reminder) -> String {
    [reminder.code, title(reminder)].compactMap(\.self).joined(separator: "  ") + " · " + body(reminder)
  }

  /// Several on one line.
  func line(_ sum: [Reminder], areOld: Bool) -> String {
    words.reminderSum(sum.count, areOld: areOld) + ": " + titles(sum)
  }

  /// One as a notification; with buttons where it can be answered.
  func notification(_ reminder: Reminder, hasButtons: Bool) -> Notification {
    Notification(
      title: title(reminder), body: body(reminder), isCritical: reminder.isUrgent,
      buttons: hasButtons
        ? reminder.answers.map { .init(key: $0.rawValue, label: words.reminderButton($0)) } : [])
  }

  /// Several as one notification, which breaks through where one of them does.
  func notification(_ sum: [Reminder], areOld: Bool) -> Notification {
    Notification(
      title: words.reminderSum(sum.count, areOld: areOld), body: titles(sum),
      isCritical: sum.contains(where: \.isUrgent))
  }

  /// When a reminder comes, its day too where that is not today.
  func when(_ reminder: Reminder) -> String { moment(reminder.at) }

  private func titles(_ sum: [Reminder]) -> String {
    words.reminderSum(sum.prefix(3).map(title), more: max(0, sum.count - 3))
  }

  private func moment(_ instant: Int) -> String {
    let time = Clocks.text(instant, in: zone)
    return zone.civil(at: instant).date == today ? time : day(instant) + " " + time
  }

  private func day(_ instant: Int) -> String {
    words.shortDay(zone.civil(at: instant).date, today: today)
  }
}
