internal import Calendars
internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Makes the context of a run from the flags of every command and the surroundings.
enum ContextBuilder {
  /// The context of a command.
  ///
  /// Throws `CommandFailure` for a `--now` or `--zone` that cannot be understood; a store that cannot be
  /// read is no error yet, since not every command needs it.
  static func context(_ invocation: Invocation, in surroundings: Surroundings) throws -> Context {
    var context = try withoutStore(invocation, in: surroundings)
    if invocation.has(.demo) { return context }
    context.planner.read()
    let setting = (try? context.snapshot())?.settings.language
    context.words = language(setting: setting, in: surroundings).words
    return context
  }

  /// The context of a command that asks nothing of the store.
  static func withoutStore(_ invocation: Invocation, in surroundings: Surroundings) throws -> Context {
    let words = language(setting: nil, in: surroundings).words
    let folder = surroundings.environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
    let zones = ZoneDatabase(root: surroundings.zoneRoot, folder: folder)
    let choice = try ZoneChoice(flag: invocation.value(.zone), in: surroundings, database: zones)
    let clock = invocation.has(.demo) ? Demo.now(in: choice.zone) : surroundings.clock
    let now = try invocation.value(.now).map { text throws(CommandFailure) in
      guard let now = MomentText.instant(text, zone: choice.zone, clock: clock) else {
        throw .notUnderstood(text, expected: words.expectedMoment())
      }
      return now
    }
    let odd = choice.oddValue.map {
      words.language.commandWords.oddTimeZone($0, used: choice.zone.identifier)
    }
    return Context(
      planner: DayPlanner(
        folder: storeFolder(surroundings.environment), now: now ?? clock, zone: choice.zone,
        isZoneUnknown: choice.isUnknown, zones: zones, random: surroundings.random),
      words: words, width: width(surroundings), style: style(invocation, surroundings),
      wantsJSON: invocation.has(.json),
      notes: odd.map { [$0] } ?? [], surroundings: surroundings)
  }

  /// The language of the setting, else of the environment.
  static func language(setting: String?, in surroundings: Surroundings) -> Language {
    if let setting, let language = Language(rawValue: setting) { return language }
    let names = ["XDAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    return Language.named(by: names.compactMap { surroundings.environment[$0] })
  }

  /// The folder of the store: `$XDAY_HOME`, else `$XDG_DATA_HOME/xday`, else `~/.local/share/xday`; empty where
  /// nothing says where a person's files lie.
  static func storeFolder(_ environment: Environment) -> String {
    if let home = environment["XDAY_HOME"], !home.isEmpty { return home }
    // The XDG specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/xday" }
    guard let home = environment["HOME"], !home.isEmpty else { return "" }
    return home + "/.local/share/xday"
  }

  /// The cells of a line: the terminal's, else those that COLUMNS names, else 80.
  static func width(_ surroundings: Surroundings) -> Int {
    let named = surroundings.environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let width = surroundings.output.isTerminal ? surroundings.output.columns ?? named : named
    return min(max(width ?? 80, 16), 1_000)
  }

  private static func style(_ invocation: Invocation, _ surroundings: Surroundings) -> Style {
    if invocation.has(.noColor) { return Style(isOn: false) }
    switch invocation.value(.color) {
    case "always": return Style(isOn: true)
    case "never": return Style(isOn: false)
    default:
      let noColor = surroundings.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      let isDumb = surroundings.environment["TERM"] == "dumb"
      return Style(isOn: surroundings.output.isTerminal && !noColor && !isDumb)
    }
  }
}

/// The forms in which `--now` names a moment.
enum MomentText {
  /// `2026-11-30T09:12`, with seconds, with `Z` or an offset, or `9:12` for today; nil for anything else.
  static func instant(_ text: String, zone: Zone, clock: Int) -> Int? {
    if let time = ClockTime(text) ?? ClockTime("0" + text) {
      return zone.instant(of: CivilDateTime(date: zone.civil(at: clock).date, time: time))
    }
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let date = CivilDate(text.prefix(10)), date.isInRange,
      let time = ClockTime(text.dropFirst(11).prefix(5))
    else { return nil }
    var rest = text.dropFirst(16)
    var seconds = 0
    if rest.hasPrefix(":") {
      guard let value = ClockTime("00:" + rest.dropFirst().prefix(2)) else { return nil }
      seconds = value.minutes
      rest = rest.dropFirst(3)
    }
    let civil = CivilDateTime(date: date, secondOfDay: time.minutes * 60 + seconds)
    if rest.isEmpty { return zone.instant(of: civil) }
    if rest == "Z" { return civil.secondsAsUTC }
    guard let sign = rest.first, sign == "+" || sign == "-", let offset = ClockTime(rest.dropFirst()) else {
      return nil
    }
    return civil.secondsAsUTC - (sign == "-" ? -offset.minutes : offset.minutes) * 60
  }
}
