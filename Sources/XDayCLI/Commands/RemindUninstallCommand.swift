internal import CommandTable
internal import Documents
internal import Terminal
internal import Wording

/// `xday remind uninstall`: ends the timer and takes away all that `install` has written.
enum RemindUninstallCommand: CommandCode {
  static let name = CommandName.remindUninstall

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .remindUninstall, flags: RemindInstallCommand.flags(declare), synonyms: ["disable", "remove"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let timer = RemindTimer(call.value(.timer).flatMap(RemindTimer.Kind.init), in: context.surroundings)
    let isDryRun = call.has(.dryRun)
    let there = timer.files.map(\.path).filter(Files.exists)
    var failure: (any Error)?
    if !isDryRun, !there.isEmpty {
      do {
        try RemindInstallCommand.start(timer, isStart: false, context)
      } catch {
        failure = error
      }
      // The files go in any case: without them nothing is started after the next login.
      for path in there { Files.remove(path) }
    }
    if let failure { throw failure }
    let words = context.commandWords
    return Answer(
      words.timerRemoved(timer.kind, there.map(SafeText.shown), isDryRun: isDryRun),
      json: RemindInstallCommand.document(timer, isDryRun: isDryRun))
  }
}
