internal import Terminal
internal import Wording

/// What starts `xday remind --notify` each minute.
struct RemindTimer {
  /// What the machine has for that.
  enum Kind: String, CaseIterable {
    case systemd
    case launchd
    case cron
  }

  /// A file of it.
  struct File {
    let path: String
    let text: String
  }

  let kind: Kind
  private let program: String
  private let home: String
  private let variables: [(name: String, value: String)]
  private let configFolder: String

  /// The timer of this machine, or the one that is asked for.
  init(_ kind: Kind?, in surroundings: Surroundings) {
    let environment = surroundings.environment
    self.kind = kind ?? RemindTimer.here(environment)
    program = surroundings.programPath
    home = environment["HOME"] ?? ""
    configFolder =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    // What says where the store is and how it speaks; launchd and cron know hardly any folder of programs either.
    let names =
      ["XDAY_HOME", "XDG_DATA_HOME", "XDAY_LANG", "TZ"] + (self.kind == .systemd ? [] : ["PATH"])
    variables = names.compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : (name: name, value: $0) }
    }
  }

  private static func here(_ environment: Environment) -> Kind {
    #if canImport(Darwin)
      return .launchd
    #else
      let hasSystemd = Files.isFolder("/run/systemd/system") && program("systemctl", environment) != nil
      return hasSystemd ? .systemd : .cron
    #endif
  }

  /// The path of a program by its name; nil where it is in no folder of PATH.
  static func program(_ name: String, _ environment: Environment) -> String? {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":" as Character)
    return folders.map { "\($0)/\(name)" }.first(where: Files.isProgram)
  }

  /// The files that it consists of; cron has none of one's own.
  var files: [File] {
    switch kind {
    case .systemd:
      let folder = configFolder + "/systemd/user/"
      return [
        File(path: folder + RemindTimer.service, text: serviceText),
        File(path: folder + RemindTimer.timer, text: timerText),
      ]
    case .launchd:
      return [File(path: home + "/Library/LaunchAgents/\(RemindTimer.label).plist", text: plistText)]
    case .cron: return []
    }
  }

  private static let service = "xday-remind.service"
  private static let timer = "xday-remind.timer"
  private static let label = "xday.remind"

  /// The command lines that start it, and those that end it; each a program and its arguments.
  func commands(isStart: Bool, user: Int) -> [[String]] {
    switch kind {
    case .systemd:
      let reload = ["systemctl", "--user", "daemon-reload"]
      return isStart
        ? [reload, ["systemctl", "--user", "enable", "--now", RemindTimer.timer]]
        : [["systemctl", "--user", "disable", "--now", RemindTimer.timer]]
    case .launchd:
      return isStart
        ? [["launchctl", "bootstrap", "gui/\(user)", files[0].path]]
        : [["launchctl", "bootout", "gui/\(user)/\(RemindTimer.label)"]]
    case .cron: return []
    }
  }

  /// The line for `crontab -e`; a percent sign would end it.
  var crontabLine: String {
    let settings = variables.map { $0.name + "=" + ShellText.word($0.value) + " " }.joined()
    let line = settings + ShellText.word(program) + " remind --notify"
    return "* * * * * XDG_RUNTIME_DIR=/run/user/$(id -u) " + line.flatMap { $0 == "%" ? "\\%" : String($0) }
  }

  private var serviceText: String {
    let settings = variables.map { "Environment=" + quoted($0.name + "=" + $0.value) + "\n" }.joined()
    // What waits for a click outlives the tick that has started it.
    return """
      [Unit]
      Description=Reminders of xday
      Documentation=man:xday(1)

      [Service]
      Type=oneshot
      KillMode=process
      LogLevelMax=warning
      \(settings)ExecStart=\(quoted(program, isCommand: true)) remind --notify

      """
  }

  private var timerText: String {
    """
    [Unit]
    Description=Reminders of xday, each minute

    [Timer]
    OnCalendar=*-*-* *:*:00
    AccuracySec=1s
    Persistent=false

    [Install]
    WantedBy=timers.target

    """
  }

  private var plistText: String {
    let settings = variables.map {
      "    <key>\($0.name)</key>\n    <string>\(escaped($0.value))</string>\n"
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(RemindTimer.label)</string>
        <key>ProgramArguments</key>
        <array>
          <string>\(escaped(program))</string>
          <string>remind</string>
          <string>--notify</string>
        </array>
        <key>EnvironmentVariables</key>
        <dict>
      \(settings)  </dict>
        <key>AbandonProcessGroup</key>
        <true/>
        <key>StartCalendarInterval</key>
        <dict>
        </dict>
      </dict>
      </plist>

      """
  }

  /// A word of a unit file (systemd.syntax(7)): in quotes, with what is special in them, and in a command line also the
  /// dollar sign, written so that it means itself.
  private func quoted(_ text: String, isCommand: Bool = false) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"", "\\": quoted += "\\" + String(character)
      case "%": quoted += "%%"
      case "$" where isCommand: quoted += "$$"
      case "\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
