internal import CommandTable
internal import Planner
internal import Wording

/// `xday stop`: ends the block that runs, or forgets it.
enum StopCommand: CommandCode {
  static let name = CommandName.stop

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .stop,
      flags: NamedMoment.flags(declare) + [
        declare.flag(.note, [declare.argument(.text)], synonyms: ["notes"]),
        declare.flag(.mood, [declare.argument(.mood)]), declare.flag(.doneOfStop), declare.flag(.discard),
      ],
      synonyms: ["end", "pause"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    guard call.has(.discard) else {
      var parts = StopParts()
      (parts.note, parts.mood) = (call.value(.note)?.normalised, try call.mood())
      parts.isDone = call.has(.doneOfStop)
      return context.answer(
        .stop, .ended, try context.ending(NamedMoment(call)) { try context.planner.stop(at: $0, parts) })
    }
    for other in [FlagName.doneOfStop, .at, .ago, .note, .mood] where call.has(other) {
      throw CommandFailure.conflictingFlags("--discard", "--" + other.word)
    }
    return context.answer(.stop, .dropped, try context.planner.discard())
  }
}
