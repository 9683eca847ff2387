internal import CommandTable
internal import Documents
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday tags list`: every tag with its open tasks, blocks and time.
enum TagsListCommand: CommandCode {
  static let name = CommandName.tagsList

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(.tagsList, synonyms: ["show"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let found = context.planner.tags(try context.snapshot())
    let (words, style, width) = (context.words, context.style, context.width)
    return Answer(
      lines: { lines(found.tags, words, style, width: width) },
      json: .tags(found.tags, problems: found.failures)
    ).lacking(found.failures, context)
  }

  private static func lines(_ tags: [TagUse], _ words: any Words, _ style: Style, width: Int) -> [StyledText]
  {
    if tags.isEmpty { return [StyledText(words.noTags())] }
    let names = tags.map { "#" + SafeText.shown($0.name) }
    let nameWidth = min(names.map(CellWidth.of).max() ?? 0, max(8, width / 2))
    let times = tags.map { $0.minutes == 0 ? "" : Durations.text($0.minutes) }
    let timeWidth = times.map(CellWidth.of).max() ?? 0
    return tags.indices.map { index in
      let mark = TagMark(tags[index].color)
      let name = CellWidth.pad(CellWidth.cut(names[index], to: nameWidth), to: nameWidth)
      let time = timeWidth == 0 ? "" : "  " + .spaces(timeWidth - CellWidth.of(times[index])) + times[index]
      let use = words.tagUse(tasks: tags[index].tasks, blocks: tags[index].blocks)
      let beside = style.dim("  " + CellWidth.cut(use, to: max(4, width - nameWidth - timeWidth - 8)))
      return
        (mark.styled(tags[index].color == nil ? " " : String(mark.pattern), style) + " " + name + time
        + beside)
        .withoutTrailingSpaces
    }
  }
}
