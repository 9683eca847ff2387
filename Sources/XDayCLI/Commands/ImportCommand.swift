internal import CommandTable
internal import DayBudget
internal import Documents
internal import Exchange
internal import Planner
internal import Store
internal import Terminal
internal import Wording

/// `xday import FILE`: takes in another store's export or another program's tasks, all or none, and names
/// what cannot be carried over.
enum ImportCommand: CommandCode {
  static let name = CommandName.importing

  static func declaration(_ declare: Declarations) -> Command {
    let formats = ["auto"] + ImportFormat.allCases.map(\.rawValue)
    return declare.command(
      .importing, arguments: [declare.argument(.file, kind: .file)],
      flags: [
        declare.flag(.importFormat, [declare.argument(.importFormat, kind: .oneOf(formats))]),
        declare.flag(.dryRun),
      ],
      synonyms: ["load", "merge"])
  }

  static func run(_ call: Invocation, _ context: inout Context) throws -> Answer {
    let snapshot = try context.snapshot()
    var progress = Progress(context.surroundings.errors)
    defer { progress.clear() }
    let path = context.path(call.arguments[0])
    let sources = try SourceFiles.read(path, input: context.surroundings.input)
    let format = try format(call, sources)
    var outcome = ImportOutcome(path: path, format: format, isDryRun: call.has(.dryRun))
    if format == .json {
      let text = sources[0].text
      progress.show(context.words.importing(nil), isLong: text.utf8.count > 4_000_000)
      outcome.add(
        try joining(outcome.path) {
          try context.planner.importing(Array(text.utf8), from: outcome.path, isTrial: outcome.isDryRun)
        })
      return context.answer(outcome)
    }
    let texts = sources.map { (path: $0.path, text: $0.text) }
    let imported = try context.planner.imported(texts, as: format, snapshot.settings)
    outcome.losses = imported.losses
    progress.show(context.words.importing(imported.tasks.count + imported.blocks.count))
    if !imported.blocks.isEmpty {
      let joined = try context.planner.importing(
        blocks: imported.blocks, from: outcome.path, isTrial: outcome.isDryRun
      ) { progress.show(context.words.importing(nil), isLong: $0 > 4_000_000) }
      for loss in joined.losses { outcome.losses.add(loss) }
      outcome.keep(blocks: joined.kept)
      outcome.add(joined.result)
      return context.answer(outcome)
    }
    let result = try joining(outcome.path) {
      let joined = try context.planner.importing(
        imported.tasks, from: outcome.path, isTrial: outcome.isDryRun
      ) { progress.show(context.words.importing(nil), isLong: $0 > 4_000_000) }
      outcome.kept = joined.kept
      return joined.result
    }
    outcome.add(result)
    return context.answer(outcome)
  }

  /// Names what is damaged in a document as a fault of that document, not of the store.
  private static func joining(_ path: String, _ join: () throws -> ImportResult) throws -> ImportResult {
    do {
      return try join()
    } catch let failure as StoreFailure {
      guard case .damaged(path, _, _, _) = failure else { throw failure }
      throw DamagedImport(failure: failure)
    }
  }

  private static func format(_ call: Invocation, _ sources: [SourceFiles.Source]) throws(ExchangeFault)
    -> ImportFormat
  {
    if let named = call.value(.importFormat).flatMap(ImportFormat.init) { return named }
    if sources.count > 1 { return .ics }
    guard let format = ImportFormat.detected(in: sources[0].text, named: sources[0].path) else {
      throw ExchangeFault(file: sources[0].path, kind: .unknownFormat)
    }
    return format
  }
}

/// A document of xday's own that is to be taken in and cannot be read.
struct DamagedImport: Error {
  /// Where and what.
  let failure: StoreFailure
}
