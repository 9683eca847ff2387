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
    let imported = try read(sources, format, snapshot.settings, context)
    outcome.losses = imported.losses
    progress.show(context.words.importing(imported.tasks.count))
    // What of it is here already is looked up where nobody else can add it at the same time.
    let result = try joining(outcome.path) {
      try context.planner.importing(from: outcome.path, isTrial: outcome.isDryRun) { snapshot in
        let joined = ImportDocument(
          imported.tasks, known: try KnownTasks(context.planner, snapshot), now: context.now)
        outcome.kept = joined.kept
        progress.show(context.words.importing(nil), isLong: joined.text.utf8.count > 4_000_000)
        return joined.isEmpty ? nil : Array(joined.text.utf8)
      }
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

  /// The tasks of all files; a loss names its file where there are several.
  private static func read(
    _ sources: [SourceFiles.Source], _ format: ImportFormat, _ settings: Settings, _ context: Context
  ) throws(ExchangeFault) -> ImportedTasks {
    var imported = ImportedTasks()
    let reading = context.reading(settings)
    for source in sources {
      do {
        switch format {
        case .todotxt: TodoTxtReader(reading).read(source.text, into: &imported)
        case .taskwarrior:
          TaskwarriorReader(reading).read(try TaskwarriorObject.all(in: source.text), into: &imported)
        case .ics, .json:
          let file = sources.count > 1 ? source.path : nil
          try TodoReader(reading).read(source.text, of: file, into: &imported)
        }
      } catch {
        var fault = error
        fault.file = source.path
        throw fault
      }
    }
    return imported
  }
}

/// A document of xday's own that is to be taken in and cannot be read.
struct DamagedImport: Error {
  /// Where and what.
  let failure: StoreFailure
}
