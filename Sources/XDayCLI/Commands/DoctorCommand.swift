internal import CommandTable
internal import Documents
internal import Exchange
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday doctor`: checks store, calendars, time zone and terminal, and names the command that mends each
/// fault; `--restore` puts a backup in the place of the store.
enum DoctorCommand: CommandCode {
  static let name = CommandName.doctor

  static func declaration(_ declare: Declarations) -> Command {
    declare.command(
      .doctor, flags: [declare.flag(.restore, [declare.argument(.backup, kind: .file)])],
      synonyms: ["diagnose", "repair", "fsck"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    guard let backup = call.value(.restore) else { return answer(examine(context), context) }
    let path = context.path(backup)
    guard Files.exists(path) else {
      throw ExchangeFault(file: path, kind: .missing)
    }
    let kept = try context.planner.restore(path)
    context.planner.read()
    let words = context.commandWords
    var answer = answer(examine(context), context, restored: (path, kept))
    let told = words.restored(SafeText.shown(path), kept: kept.map(SafeText.shown))
    let findings = answer.text
    answer.text = { told.map { $0 + "\n" }.joined() + "\n" + findings() }
    return answer
  }

  private static func examine(_ context: Context) -> [Finding] {
    StoreCheck(context).findings + OutsideCheck(context).findings
  }

  private static func answer(
    _ findings: [Finding], _ context: Context, restored: (from: String, kept: String?)? = nil
  ) -> Answer {
    var answer = Answer(
      lines(findings, context),
      json: .members([
        "schema": "xday.doctor/1",
        "findings": .array(findings.map(json)),
        "restored": restored.map {
          .members(["from": .string($0.from), "kept": .text($0.kept)])
        } ?? .null,
      ]))
    let faults = findings.filter { $0.level == .fault }.map(\.area)
    answer.status = faults.contains(.store) ? .store : faults.isEmpty ? .done : .incomplete
    return answer
  }

  /// A heading an area; under each finding the command that mends it.
  ///
  /// Nothing is broken into lines, so that
  /// paths and commands can be copied.
  private static func lines(_ findings: [Finding], _ context: Context) -> [StyledText] {
    let words = context.commandWords
    let labels = findings.map { words.doctorArea($0.area) }
    let labelWidth = (labels.map(CellWidth.of).max() ?? 0) + 2
    let indent = String.spaces(labelWidth)
    return Finding.Area.allCases.flatMap { area in
      findings.filter { $0.area == area }.enumerated().flatMap { index, finding -> [StyledText] in
        let label = index == 0 ? CellWidth.pad(words.doctorArea(area), to: labelWidth) : indent
        let told = context.style.dim(label) + words.finding(finding.kind)
        return [told] + (finding.remedy.map { [StyledText(indent + "  " + words.remedy($0))] } ?? [])
      }
    }
  }

  private static func json(_ finding: Finding) -> JSONValue {
    .members([
      "area": .string(finding.area.rawValue),
      "level": .string(finding.level.rawValue),
      "kind": .string(finding.name),
      "message": .string(EnglishCommands().finding(finding.kind)),
      "remedy": .text(finding.remedy),
      "file": .text(finding.file),
      "line": .number(finding.line),
    ])
  }
}
