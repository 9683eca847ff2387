import DayBudget

/// Reads one file: from bytes to the occurrences that touch a stretch of time.
struct FileReader {
  /// An occurrence with what it is an occurrence of.
  struct Found {
    let occurrence: Occurrence
    let details: EventDetails
  }

  private let outline: FileOutline
  private var decoder: EventDecoder
  /// The file's share of the budget before anything was read.
  private let share: WorkBudget
  /// What the files before it had left.
  private let total: WorkBudget

  /// A reader of a file for a span; the zones that the file defines will hold up to its end.
  ///
  /// - Parameter budget: What was left over by the files before it.
  init(
    _ file: FileBytes, viewer: Zone, database: ZoneDatabase, person: Addresses, over span: Span,
    within budget: WorkBudget
  ) {
    (share, total) = (budget.share(ofFile: file.count), budget)
    outline = FileOutline(scanning: file)
    let definitions = FileZoneDefinitions(file, outline.zones, through: span.end)
    let zones = FileZones(definitions, database: database, viewer: viewer)
    decoder = EventDecoder(
      file: file, outline: outline, viewer: viewer, person: person, zones: zones,
      budget: share)
  }

  /// What is left over for the files after it.
  var budget: WorkBudget { WorkBudget(steps: total.steps - (share.steps - decoder.budget.steps)) }

  /// What is wrong with the file as a whole, and with what was read of it so far.
  var findings: [Finding] {
    guard outline.isCalendar else { return [Finding(line: 1, uid: nil, kind: .notACalendar)] }
    return (outline.unclosed.all + decoder.findings.all).sorted { $0.line < $1.line }
  }

  /// The occurrences that touch the span, in the order of the file.
  mutating func occurrences(touching span: Span) -> [Found] {
    var found: [Found] = []
    var events: [EventComponent] = []
    for index in outline.candidates(touching: span) {
      switch outline.components[index].kind {
      case .event:
        if let event = decoder.event(at: index) { events.append(event) }
      case .freeBusy:
        for period in decoder.periods(at: index) {
          let occurrence = Occurrence(span: period.span, allDay: nil, order: index)
          guard occurrence.touches(span) else { continue }
          found.append(Found(occurrence: occurrence, details: EventDetails(title: "", marks: period.marks)))
        }
      }
    }
    found += describe(expand(events, touching: span))
    return found.sorted { $0.occurrence.order < $1.occurrence.order }
  }

  /// The occurrences of each series that stays within its budget; any other is passed over, and what does not
  /// repeat is there in any case.
  private mutating func expand(_ events: [EventComponent], touching span: Span) -> [Occurrence] {
    var occurrences: [Occurrence] = []
    for series in EventSeries.group(events) {
      var own: [Occurrence] = []
      var unlimited = WorkBudget(steps: .max)
      if series.hasRules {
        let isComplete = decoder.budget.part(of: WorkBudget.ofSeries) { budget in
          own = series.occurrences(touching: span, budget: &budget)
        }
        guard isComplete else {
          decoder.findings.add(Finding(line: series.line, uid: nil, kind: .tooManyInstances))
          continue
        }
      } else {
        own = series.occurrences(touching: span, budget: &unlimited)
      }
      occurrences += own.lazy.filter { $0.touches(span) }
    }
    return occurrences
  }

  /// Adds what each occurrence is; of most events in a file nobody needs to know.
  private mutating func describe(_ occurrences: [Occurrence]) -> [Found] {
    var last: (order: Int, details: EventDetails?)?
    return occurrences.sorted { $0.order < $1.order }.compactMap { occurrence in
      if last?.order != occurrence.order {
        last = (occurrence.order, decoder.details(at: occurrence.order))
      }
      return last?.details.map { Found(occurrence: occurrence, details: $0) }
    }
  }

  /// Decodes everything, whatever its day, and says what there is; a series that costs too much to follow up to the
  /// span is a finding here as it is where days are read.
  mutating func survey(through span: Span) -> (events: Int, series: Int, zones: [ZoneReport], moreZones: Int)
  {
    var events: [EventComponent] = []
    for (index, record) in outline.components.enumerated() {
      switch record.kind {
      case .event:
        if let event = decoder.event(at: index), decoder.details(at: index) != nil { events.append(event) }
      case .freeBusy:
        _ = decoder.periods(at: index)
      }
    }
    let groups = EventSeries.group(events)
    _ = expand(events, touching: span)
    let zones = decoder.zones.reports
    let named = zones.prefix(FileReport.mostZones)
    return (groups.count, groups.count { $0.repeats }, Array(named), zones.count - named.count)
  }
}

extension FileOutline {
  /// The components that must be read to know what happens in a span: those that could touch it, and
  /// whatever shares a UID with one of them.
  func candidates(touching span: Span) -> [Int] {
    // Wall clocks differ by up to 26 hours, so two days more on either side hold every zone's.
    let first = CivilDate.floorDivide(span.start, 86_400) - 2
    let last = CivilDate.floorDivide(span.end, 86_400) + 2
    let days = Int32(clamping: first)...Int32(clamping: last)
    let touching = components.indices.filter { components[$0].touches(days) }
    let shared = touching.map { components[$0].uidHash }.filter { $0 != 0 }.sorted()
    if shared.isEmpty { return touching }
    // Of most hashes a few bits say that they are not among them.
    var bits = [Bool](repeating: false, count: 1 << 12)
    for hash in shared { bits[Int(hash >> 52)] = true }
    return components.indices.filter { index in
      let hash = components[index].uidHash
      return components[index].touches(days) || bits[Int(hash >> 52)] && shared.containsSorted(hash)
    }
  }
}
