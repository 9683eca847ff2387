internal import CommandTable
internal import Planner
internal import Store
internal import Wording

/// The half of `edit` that is about blocks: `xday edit BLOCK "…"`, in the grammar of `log`.
enum EditBlock {
  /// The flags that only a block has, for the table.
  static func flags(_ declare: Declarations) -> [Flag] {
    [
      declare.flag(.task, [declare.argument(.code, kind: .dynamic("tasks"))]), declare.flag(.noTask),
      declare.flag(.mood, [declare.argument(.mood)]),
    ] + OverlapChoice.flags(declare)
  }

  /// What may stand beside the code of a block.
  private static let allowed: [FlagName] = [
    .task, .noTask, .mood, .overlap, .replace, .tag, .noTag, .note, .noNote, .title,
  ]

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let words = call.codes
    for use in call.uses
    where FlagName(rawValue: use.name).map({ $0.isOfTask && !allowed.contains($0) }) ?? false {
      throw CommandFailure.notUnderstood(
        "--" + use.name, expected: allowed.map { "--" + $0.word }.joined(separator: ", "))
    }
    for (first, second) in [(FlagName.task, FlagName.noTask), (.note, .noNote)]
    where call.has(first) && call.has(second) {
      throw CommandFailure.conflictingFlags("--" + first.word, "--" + second.word)
    }
    var edit = BlockEdit()
    edit.text = words.dropFirst().joined(separator: " ")
    edit.task = call.value(.task).map { [$0.normalised] }
    edit.isWithoutTask = call.has(.noTask)
    edit.tags = try call.values(.tag).map { try TaskParts.tag($0) }
    edit.clearedTags = try call.values(.noTag).map { try TaskParts.tag($0) }
    edit.title = try call.value(.title).map { text in
      try context.parser(context.snapshot().settings).literal(text.normalised)
    }
    edit.note = call.has(.noNote) ? "" : call.value(.note)?.normalised
    edit.mood = try call.mood()
    let outcome = try context.planner.edit(block: words[0], edit, OverlapChoice(call))
    return context.answer(.edit, .changed, outcome)
  }
}

extension FlagName {
  /// Whether it says something about a task, and not about how the command is to run.
  fileprivate var isOfTask: Bool {
    switch self {
    case .json, .now, .zone, .demo, .color, .noColor, .noPager, .help, .version: false
    default: true
    }
  }
}
