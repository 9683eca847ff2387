internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// `xday remind install`: lets the machine start `xday remind --notify` each minute, and shows what it writes for that.
enum RemindInstallCommand: CommandCode {
  static let name = CommandName.remindInstall

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.remindInstall, flags: flags(declare), synonyms: ["enable", "setup"])
  }

  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.dryRun),
      declare.flag(
        .timer, [declare.argument(.timer, kind: .oneOf(RemindTimer.Kind.allCases.map(\.rawValue)))]),
    ]
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let timer = RemindTimer(call.value(.timer).flatMap(RemindTimer.Kind.init), in: context.surroundings)
    let isDryRun = call.has(.dryRun)
    if !isDryRun {
      do {
        for file in timer.files { try write(file) }
        try start(timer, isStart: true, context)
      } catch {
        // Half of it would start nothing and stay unnoticed.
        for file in timer.files { Files.remove(file.path) }
        throw error
      }
    }
    let words = context.commandWords
    var lines = timer.files.flatMap { file in
      [SafeText.shown(file.path) + ":"]
        + file.text.split(separator: "\n" as Character, omittingEmptySubsequences: false).dropLast().map {
          $0.isEmpty ? "" : "   " + SafeText.shown(String($0))
        }
    }
    lines += timer.commands(isStart: true, user: Int(getuid())).map { command in
      command.map(ShellText.word).joined(separator: " ")
    }
    if timer.kind == .cron { lines.append(SafeText.shown(timer.crontabLine)) }
    lines += words.timerInstalled(timer.kind, isDryRun: isDryRun)
    return Answer(lines, json: document(timer, isDryRun: isDryRun))
  }

  /// `xday.remind-timer/1`.
  static func document(_ timer: RemindTimer, isDryRun: Bool) -> JSONValue {
    .members([
      "schema": "xday.remind-timer/1", "by": .string(timer.kind.rawValue), "dryRun": .bool(isDryRun),
      "files": .array(
        timer.files.map { .members(["path": .string($0.path), "text": .string($0.text)]) }),
      "crontab": timer.kind == .cron ? .string(timer.crontabLine) : .null,
    ])
  }

  private static func write(_ file: RemindTimer.File) throws(CommandFailure) {
    do {
      try Files.makeFolders(above: file.path)
      Files.remove(file.path)
      try Files.write(file.text, to: file.path)
    } catch {
      throw .fileNotWritten(file.path, reason: SystemError.text(error.code))
    }
  }

  /// Runs what starts or ends a timer; throws where one of them does not do it.
  static func start(_ timer: RemindTimer, isStart: Bool, _ context: Context) throws {
    let environment = context.surroundings.environment
    for command in timer.commands(isStart: isStart, user: Int(getuid())) {
      let line = command.map(ShellText.word).joined(separator: " ")
      guard let path = RemindTimer.program(command[0], environment) else {
        throw CommandFailure.timerFailed(line, reason: SystemError.text(ENOENT))
      }
      let end = context.surroundings.programs?.run(
        path, Array(command.dropFirst()), variables: environment.all, seconds: 20)
      switch end {
      case .ended(0): continue
      case .interrupted: throw Interrupted()
      case .ended(let status): throw CommandFailure.timerFailed(line, reason: "status \(status)")
      case .notStarted(let code): throw CommandFailure.timerFailed(line, reason: SystemError.text(code))
      case .tookTooLong, nil: throw CommandFailure.timerFailed(line, reason: "20 s")
      }
    }
  }
}
