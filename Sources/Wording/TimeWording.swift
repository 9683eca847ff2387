package import DayBudget
package import Planner
package import Store
internal import Terminal

/// What is said about time that was spent.
package protocol TimeWording {
  /// Before what a command did to a block: «begonnen», «beendet».
  func did(_ change: BlockChange) -> String
  /// «seit 09:10», of what runs; with its day where that is not today.
  func since(_ moment: String) -> String
  /// «bis 09:35», when it should end.
  func until(_ time: String) -> String
  /// «40 min von 2 h», or the time alone where there is no estimate.
  func used(_ minutes: Int, of estimate: Int?) -> String
  /// «12 min drüber»: past the estimate.
  func past(_ minutes: Int) -> String
  /// Nothing runs.
  func nothingRuns() -> String
  /// What there is to say about a change; nil where the line of the block says it.
  func note(_ note: BlockNote) -> String?
  /// It runs for so long that when it ended has to be said.
  func stale(_ block: StaleBlock) -> String
  /// When did it end? With what can be answered.
  func askEnd(_ block: StaleBlock) -> String
  /// «Blöcke: 12 neu, 3 geändert, 40 wie sie waren».
  func imported(_ blocks: ImportResult.Counts) -> String
  /// «gebraucht 1 h 20 min».
  func used(_ minutes: Int) -> String
  /// Over the column of what was used.
  func usedHeading(isNarrow: Bool) -> String
  /// The name of a part of a block, where all is shown that is known of it.
  func label(_ part: BlockPart) -> String
}

/// What a command did to a block.
package enum BlockChange: Sendable {
  case begun
  case ended
  case logged
  case changed
  case dropped
  case split
}

/// A part of a block that `show` names.
package enum BlockPart: CaseIterable, Sendable {
  case title
  case day
  case time
  case duration
  case task
  case tags
  case mood
  case note
  case zone
  case code
  case id
}

extension German: TimeWording {
  func did(_ change: BlockChange) -> String {
    switch change {
    case .begun: "begonnen"
    case .ended: "beendet"
    case .logged: "eingetragen"
    case .changed: "geändert"
    case .dropped: "gestrichen"
    case .split: "geteilt"
    }
  }
  func since(_ moment: String) -> String { "seit \(moment)" }
  func until(_ time: String) -> String { "bis \(time)" }
  func used(_ minutes: Int, of estimate: Int?) -> String {
    Durations.text(minutes) + (estimate.map { " von \(Durations.text($0))" } ?? "")
  }
  func past(_ minutes: Int) -> String { "\(Durations.text(minutes)) drüber" }
  func nothingRuns() -> String { "nichts läuft" }
  func note(_ note: BlockNote) -> String? {
    switch note {
    case .ended: nil
    case .empty(let title): "«\(SafeText.shown(title))» hatte keine Minute und ist gestrichen"
    case .alreadyRuns: "läuft schon"
    case .replaced(let title, let isGone):
      "«\(SafeText.shown(title))» \(isGone ? "ist ersetzt" : "ist gekürzt")"
    }
  }
  func stale(_ block: StaleBlock) -> String {
    let day = block.day == block.today ? "" : shortDay(block.day, today: block.today) + " "
    let since = block.day == block.today.adding(days: -1) ? "gestern " : day
    return
      "«\(SafeText.shown(block.title))» läuft seit \(since)\(block.time), \(Durations.text(block.minutes))"
  }
  func askEnd(_ block: StaleBlock) -> String { stale(block) + ". Zu Ende war es um (17:30, jetzt):" }
  func imported(_ blocks: ImportResult.Counts) -> String {
    "Blöcke: \(blocks.added) neu, \(blocks.changed) geändert, \(blocks.kept) unverändert"
  }
  func used(_ minutes: Int) -> String { "gebraucht \(Durations.text(minutes))" }
  func usedHeading(isNarrow: Bool) -> String { isNarrow ? "Zeit" : "gebraucht" }
  func label(_ part: BlockPart) -> String {
    switch part {
    case .title: "Titel"
    case .day: "Tag"
    case .time: "Zeit"
    case .duration: "Dauer"
    case .task: "Aufgabe"
    case .tags: "Tags"
    case .mood: "Stimmung"
    case .note: "Notiz"
    case .zone: "Zone"
    case .code: "Code"
    case .id: "Id"
    }
  }
}

extension English: TimeWording {
  func did(_ change: BlockChange) -> String {
    switch change {
    case .begun: "started"
    case .ended: "stopped"
    case .logged: "logged"
    case .changed: "changed"
    case .dropped: "dropped"
    case .split: "split"
    }
  }
  func since(_ moment: String) -> String { "since \(moment)" }
  func until(_ time: String) -> String { "until \(time)" }
  func used(_ minutes: Int, of estimate: Int?) -> String {
    Durations.text(minutes) + (estimate.map { " of \(Durations.text($0))" } ?? "")
  }
  func past(_ minutes: Int) -> String { "\(Durations.text(minutes)) over" }
  func nothingRuns() -> String { "nothing runs" }
  func note(_ note: BlockNote) -> String? {
    switch note {
    case .ended: nil
    case .empty(let title): "“\(SafeText.shown(title))” had no minute and is dropped"
    case .alreadyRuns: "runs already"
    case .replaced(let title, let isGone):
      "“\(SafeText.shown(title))” is \(isGone ? "replaced" : "cut")"
    }
  }
  func stale(_ block: StaleBlock) -> String {
    let day = block.day == block.today ? "" : shortDay(block.day, today: block.today) + " "
    let since = block.day == block.today.adding(days: -1) ? "yesterday " : day
    return
      "“\(SafeText.shown(block.title))” runs since \(since)\(block.time), \(Durations.text(block.minutes))"
  }
  func askEnd(_ block: StaleBlock) -> String { stale(block) + ". It ended at (17:30, now):" }
  func imported(_ blocks: ImportResult.Counts) -> String {
    "blocks: \(blocks.added) new, \(blocks.changed) changed, \(blocks.kept) unchanged"
  }
  func used(_ minutes: Int) -> String { "\(Durations.text(minutes)) used" }
  func usedHeading(isNarrow: Bool) -> String { "used" }
  func label(_ part: BlockPart) -> String {
    switch part {
    case .title: "Title"
    case .day: "Day"
    case .time: "Time"
    case .duration: "Duration"
    case .task: "Task"
    case .tags: "Tags"
    case .mood: "Mood"
    case .note: "Note"
    case .zone: "Zone"
    case .code: "Code"
    case .id: "Id"
    }
  }
}

extension Words {
  /// A block's parts, each a piece of its receipt: when it was, how long, its tags.
  ///
  /// - Parameters:
  ///   - zone: The zone in which it was written.
  ///   - today: The day that is not named.
  package func parts(_ shown: ShownBlock, now: Int, in zone: Zone, today: CivilDate) -> [String] {
    let block = shown.block
    let minutes = Durations.text(block.minutes(now: now))
    let tags = shown.tags.map { "#" + SafeText.shown($0) }
    func moment(_ instant: Int) -> String {
      let civil = zone.civil(at: instant)
      return (civil.date == today ? "" : shortDay(civil.date, today: today) + " ") + civil.time.description
    }
    guard let start = block.start else {
      return (block.day == today ? [] : [shortDay(block.day, today: today)]) + [minutes] + tags
    }
    guard let end = block.end else {
      let ending = block.endsAt.map { until(Clocks.text($0, in: zone)) }
      let length = block.minutes(now: now) == 0 ? [] : [minutes]
      return [since(moment(start))] + length + [ending].compactMap(\.self) + tags
    }
    return ["\(moment(start))–\(Clocks.text(end, in: zone))", minutes] + tags
  }

  /// «▸ Steuern 0:50» for a status bar; nil where nothing runs.
  package func shortRunning(_ view: RunningView) -> String? {
    view.block.map { shown in
      let (hours, minutes) = view.minutes.quotientAndRemainder(dividingBy: 60)
      return "\(runningSign) \(title(shown)) \(hours):\(minutes < 10 ? "0" : "")\(minutes)"
    }
  }

  /// What a block is called where it stands among others: its title, else its tags.
  package func title(_ shown: ShownBlock) -> String {
    shown.block.title.isEmpty
      ? shown.tags.map { "#" + SafeText.shown($0) }.joined(separator: " ") : SafeText.shown(shown.block.title)
  }

  /// A line for a block that was changed: what was done, and the block as it is now.
  package func receipt(
    _ shown: ShownBlock, _ change: BlockChange, now: Int, in zone: Zone, today: CivilDate
  ) -> String {
    let sign = shown.block.isRunning ? runningSign + " " : ""
    let title = "\(did(change)): \(shown.block.code)  \(sign)\(title(shown))"
    return ([title] + parts(shown, now: now, in: zone, today: today)).joined(separator: " · ")
  }
}

/// Before the title of what runs.
package let runningSign = "▸"
