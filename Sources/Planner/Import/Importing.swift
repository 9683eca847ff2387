internal import Calendars
package import Exchange
internal import Parser
package import Store

/// Tasks of other programs, on their way into the store.
extension DayPlanner {
  /// The tasks of texts in one format; a loss names its file where there are several.
  ///
  /// Throws the fault of the first text that is broken; then nothing is taken in.
  package func imported(
    _ sources: [(path: String, text: String)], as format: ImportFormat, _ settings: Settings
  ) throws(ExchangeFault) -> ImportedTasks {
    var imported = ImportedTasks()
    let reading = reading(settings)
    for source in sources {
      do {
        switch format {
        case .todotxt: try TodoTxtReader(reading).read(source.text, into: &imported)
        case .taskwarrior:
          try TaskwarriorReader(reading).read(TaskwarriorObject.all(in: source.text), into: &imported)
        case .timewarrior:
          let reader = TimewarriorReader(reading)
          try ForeignObject.each(in: source.text, orElse: .notTimewarrior) { object throws(ExchangeFault) in
            try reader.read([object], into: &imported)
          }
        case .watson:
          let reader = WatsonReader(reading)
          try ForeignValue.each(in: source.text, orElse: .notWatson) { frame throws(ExchangeFault) in
            try reader.read([frame], into: &imported)
          }
        case .klog: try KlogReader(reading).read(source.text, into: &imported)
        case .toggl: try TimesheetReader(.toggl, reading).read(source.text, into: &imported)
        case .clockify: try TimesheetReader(.clockify, reading).read(source.text, into: &imported)
        case .csv: try BlockTableReader(reading).read(source.text, into: &imported)
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

  /// Joins tasks with the store; returns what it did, and how many are here already and stay as they are.
  ///
  /// What of them is here already is looked up where nobody else can add it at the same time.
  ///
  /// - Parameter joining: Told before the joining how many bytes are to be joined.
  package func importing(
    _ tasks: [PlainTask], from file: String, isTrial: Bool, joining: (_ bytes: Int) -> Void
  ) throws -> (result: ImportResult, kept: Int) {
    var kept = 0
    let result = try importing(from: file, isTrial: isTrial) { snapshot in
      let incoming = IncomingTasks(tasks, known: try KnownTasks(self, snapshot), now: now)
      kept = incoming.kept
      if incoming.records.isEmpty { return nil }
      let bytes = Task.file(of: incoming.records)
      joining(bytes.count)
      return bytes
    }
    return (result, kept)
  }

  /// Takes blocks into the store; returns what it did, how many are here already, and what could not be taken in.
  ///
  /// - Parameter joining: Told before the joining how many bytes are to be joined.
  package func importing(
    blocks: [PlainBlock], from file: String, isTrial: Bool, joining: (_ bytes: Int) -> Void
  ) throws -> (result: ImportResult, kept: Int, losses: [Loss]) {
    var (kept, losses) = (0, [Loss]())
    let result = try importing(from: file, isTrial: isTrial) { snapshot in
      let incoming = try IncomingBlocks(blocks, self, snapshot)
      (kept, losses) = (incoming.kept, incoming.losses)
      if incoming.records.isEmpty { return nil }
      let bytes = TimeBlock.file(of: incoming.records)
      joining(bytes.count)
      return bytes
    }
    return (result, kept, losses)
  }

  /// All blocks that can be read, by day and start.
  func allBlocks(_ snapshot: Snapshot) -> [TimeBlock] { store.allBlocks(snapshot).blocks }

  /// What the readers of other programs' formats have to know.
  private func reading(_ settings: Settings) -> ReadingContext {
    let (zones, parser) = (zones, parser(settings))
    return ReadingContext(
      zone: zone, boundary: settings.boundary, today: today(settings), now: now,
      zoneNamed: { zones.zone(named: $0) }, spokenMinutes: { try? parser.duration($0.normalised) },
      composed: \.normalised)
  }
}
