internal import DayBudget
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// Where what is due could be done, as lines for a shell: each a command, or a comment where a person has to decide.
struct ProposalText {
  private let proposals: [DueProposal]
  private let today: CivilDate
  private let words: any Words
  private let codes: (Task) -> String

  /// The text of these proposals.
  init(_ proposals: [DueProposal], today: CivilDate, words: any Words, codes: @escaping (Task) -> String) {
    self.proposals = proposals
    self.today = today
    self.words = words
    self.codes = codes
  }

  /// A line a task, what it is in a comment behind the command; days as dates, which mean the same tomorrow.
  var lines: [String] {
    if proposals.isEmpty { return ["# " + words.nothingToPropose()] }
    let lines = proposals.map { proposal -> (command: String, task: Task, remark: String) in
      let task = proposal.task
      let code = codes(task)
      return switch proposal.place {
      case .plan(let day): ("xday plan \(code) \(day)", task, "")
      case .split(let minutes, let day):
        ("# xday split \(code) \(Durations.typed(minutes)) \(day)", task, ": " + words.noDayForAll())
      case .noRoom:
        ("# \(code)", task, ": " + words.noRoomUntil(words.shortDay(task.due ?? today, today: today)))
      }
    }
    let width = lines.map { CellWidth.of($0.command) }.max() ?? 0
    return ["# " + words.proposalsHeading()]
      + lines.map { command, task, remark in
        let parts = [
          SafeText.shown(task.title), task.durationMinutes.map(Durations.text),
          task.due.map { words.due(words.shortDay($0, today: today)) },
        ]
        return CellWidth.pad(command, to: width) + "  # " + parts.compactMap(\.self).joined(separator: ", ")
          + remark
      }
  }
}
