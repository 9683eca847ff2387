internal import CommandTable
internal import Exchange
internal import Store
internal import Terminal

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
    let document: String
    if format == .json {
      document = sources[0].text
    } else {
      let imported = try read(sources, format, snapshot.settings, context)
      progress.show(context.words.importing(imported.tasks.count))
      let joined = ImportDocument(
        imported.tasks, known: try KnownTasks(context.store, snapshot), now: context.now)
      outcome.losses = imported.losses
      outcome.kept = joined.kept
      document = joined.text
      if joined.isEmpty { return context.answer(outcome) }
    }
    progress.show(context.words.importing(nil), isLong: document.utf8.count > 4_000_000)
    outcome.add(try join(document, outcome, snapshot, context))
    return context.answer(outcome)
  }

  /// Joins a document with the store, or works out what that would do.
  private static func join(
    _ document: String, _ outcome: ImportOutcome, _ snapshot: Snapshot, _ context: Context
  ) throws -> ImportResult {
    do {
      return try context.store.importing(
        Array(document.utf8), from: outcome.path,
        as: CommandLabel(name: CommandName.importing.rawValue, text: outcome.path), now: context.now,
        today: context.today(snapshot.settings), isTrial: outcome.isDryRun)
    } catch let failure as StoreFailure {
      guard case .damaged(outcome.path, _, _, _) = failure else { throw failure }
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
