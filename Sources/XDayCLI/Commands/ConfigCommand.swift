internal import CommandTable
internal import DayBudget
internal import Documents
internal import Parser
internal import Planner
internal import Store
internal import Terminal
internal import Wording

extension SettingName {
  /// Values that completions offer.
  var offeredValues: [String] {
    switch self {
    case .budget, .pager, .experience, .remindMorning, .urgentReminders: ["on", "off"]
    case .remindLead: ["0", "10min", "30min"]
    case .remindEvening: ["23:00", "off"]
    case .language: ["de", "en", "auto"]
    case .me: ["none"]
    case .dayStart: ["00:00", "04:00"]
    case .pdfEngine: ["auto"]
    }
  }
}

/// `xday config [KEY [VALUE…]]`: shows or changes a setting.
enum ConfigCommand: CommandCode {
  static let name = CommandName.config

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .config,
      arguments: [
        declare.argument(.configKey, .optional, kind: .oneOf(SettingName.allCases.map(\.rawValue))),
        declare.argument(.configValue, .any, kind: .dynamic("config")),
      ],
      synonyms: ["settings", "set"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let settings = try context.snapshot().settings
    let name = call.arguments.first.flatMap(SettingName.init)
    var values = Array(call.arguments.dropFirst())
    guard let name, !values.isEmpty else {
      return answer(settings, names: name.map { [$0] } ?? SettingName.allCases, context)
    }
    if name == .pdfEngine, values.count == 1, values[0] != "auto" { values[0] = context.path(values[0]) }
    var wanted = settings
    let parser = context.parser(settings)
    guard set(name, values, in: &wanted, parser) else {
      throw CommandFailure.notUnderstood(
        values.joined(separator: " "), expected: context.words.expectedSetting(name))
    }
    let (changed, isChanged) = try context.planner.configure(about: call.text) {
      _ = set(name, values, in: &$0, parser)
    }
    var result = answer(changed, names: [name], context)
    result.change = isChanged ? .command : .none
    return result
  }

  /// Sets a value; false when it is none that the setting can have.
  private static func set(
    _ name: SettingName, _ values: [String], in settings: inout Settings, _ parser: EntryParser
  ) -> Bool {
    let value = values[0].lowercased()
    switch name {
    case .budget, .pager, .experience, .remindMorning, .urgentReminders:
      guard values.count == 1, let isOn = ["on": true, "ein": true, "off": false, "aus": false][value]
      else { return false }
      switch name {
      case .budget: settings.isBudgetOn = isOn
      case .pager: settings.isPagerOn = isOn
      case .experience: settings.isExperienceOn = isOn
      case .remindMorning: settings.isMorningReminded = isOn
      default: settings.hasUrgentReminders = isOn
      }
    case .language:
      guard values.count == 1, ["de", "en", "auto"].contains(value) else { return false }
      settings.language = value
    case .me:
      if values.count == 1, ["none", "off", "-"].contains(value) {
        settings.me = []
      } else {
        guard values.allSatisfy({ $0.contains("@") && !$0.contains(where: \.isWhitespace) }) else {
          return false
        }
        settings.me = values.map { $0.normalised }
      }
    case .dayStart:
      guard values.count == 1, let time = ClockTime(value.count == 4 ? "0" + value : value), time < .endOfDay
      else { return false }
      settings.dayStart = time
    case .remindLead:
      guard let minutes = try? parser.lead(value == "off" ? "0" : values.joined(separator: " ")) else {
        return false
      }
      settings.remindLead = minutes
    case .remindEvening:
      let time = ClockTime(value.utf8.count == 4 ? "0" + value : value)
      guard values.count == 1, value == "off" || value == "aus" || time.map({ $0 < .endOfDay }) ?? false
      else {
        return false
      }
      settings.eveningReminder = time
    case .pdfEngine:
      let path = values[0] == "auto" ? "" : Files.absolute(values[0])
      guard values.count == 1, path.isEmpty || Files.isProgram(path) else { return false }
      settings.pdfEngine = path
    }
    return true
  }

  private static func answer(_ settings: Settings, names: [SettingName], _ context: Context) -> Answer {
    let nameWidth = max(10, names.map { CellWidth.of($0.rawValue) }.max() ?? 0)
    let lines = names.map { name in
      let value =
        switch name {
        case .budget: settings.isBudgetOn ? "on" : "off"
        case .pager: settings.isPagerOn ? "on" : "off"
        case .experience: settings.isExperienceOn ? "on" : "off"
        case .remindLead: settings.remindLead == 0 ? "0" : Durations.text(settings.remindLead)
        case .remindMorning: settings.isMorningReminded ? "on" : "off"
        case .remindEvening: settings.eveningReminder?.description ?? "off"
        case .urgentReminders: settings.hasUrgentReminders ? "on" : "off"
        case .language: settings.language
        case .me:
          settings.me.isEmpty ? context.words.none() : settings.me.map(SafeText.shown).joined(separator: " ")
        case .dayStart: settings.dayStart.description
        case .pdfEngine: settings.pdfEngine.isEmpty ? "auto" : SafeText.shown(settings.pdfEngine)
        }
      return CellWidth.pad(name.rawValue, to: nameWidth) + "  " + value
    }
    return Answer(lines, json: .config(settings))
  }
}
