internal import CommandTable
internal import DayBudget
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday due [DAY]`: what is due, and whether there is time enough until then for all of it together.
enum DueCommand: CommandCode {
  static let name = CommandName.due

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .due, arguments: [declare.argument(.day, .any, kind: .suggested(PlanCommand.dayWords))],
      flags: [declare.flag(.check), declare.flag(.propose)], synonyms: ["deadlines", "deadline"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    let last = try call.arguments.isEmpty ? nil : context.day(call.text, snapshot.settings)
    let codes = { (task: Task) in snapshot.code(of: task) }
    if call.has(.propose) {
      for other in [FlagName.json, .check] where call.has(other) {
        throw CommandFailure.conflictingFlags("--propose", "--" + other.word)
      }
      let (proposals, problems) = try context.planner.dueProposals(until: last)
      let today = context.today(snapshot.settings)
      let text = ProposalText(proposals, today: today, words: context.words, codes: codes)
      return Answer(text.lines.unstyled, json: .null).admitting(problems, context, hasRow: false)
    }
    let view = try context.planner.dueView(until: last)
    let (now, zone) = (context.now, context.zone)
    var answer = Answer(
      DueText(view, until: last, context: context, codes: codes).lines,
      json: .due(view, now: now, zone: zone, codes: codes))
    if call.has(.check), view.firstShort != nil { answer.status = .no }
    return answer.admitting(view.problems, context).admitting(view.damage, context.words)
  }
}
