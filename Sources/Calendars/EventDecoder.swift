import DayBudget

/// Turns the lines of a file's components into values, and collects what is wrong with them.
struct EventDecoder {
  /// The component whose lines are being read.
  struct Owner {
    let object: Int
    let uid: String?
  }

  let file: FileBytes
  let outline: FileOutline
  let viewer: Zone
  let person: Addresses
  var zones: FileZones
  var budget: WorkBudget
  var findings = Findings()
  /// The zone names that were already reported as unknown.
  var unknownZones: Set<String> = []
  /// The zone of the line that was read last: a list has many times and one zone.
  var lineZone: (line: Int, zone: Zone, isFloating: Bool)?

  /// When the event at a place of the outline is; nil when that cannot be read, which is then a finding.
  mutating func event(at index: Int) -> EventComponent? {
    let record = outline.components[index]
    let lines = properties(of: record, where: \.isTiming)
    let owner = owner(of: lines, record)
    do throws(Finding) {
      return try event(record, order: index, lines: lines, owner: owner)
    } catch {
      findings.add(error)
      return nil
    }
  }

  /// What the event at a place of the outline is; nil when that cannot be read, which is then a finding.
  mutating func details(at index: Int) -> EventDetails? {
    let record = outline.components[index]
    let lines = properties(of: record) { $0 == .uid || !$0.isTiming }
    if let finding = tooLong(lines, owner(of: lines, record)) {
      findings.add(finding)
      return nil
    }
    let isCancelled = outline.cancelledObjects.containsSorted(record.object)
    return EventDetails(
      title: lines.first { $0.name == .summary }?.unescapedText ?? "",
      marks: EventMarks(lines, of: person, isCancelledObject: isCancelled))
  }

  /// The periods of a free-busy component.
  ///
  /// One that names neither whose time it is nor the range it speaks of publishes nobody's time
  /// (RFC 5546 §3.3.1) and has none.
  mutating func periods(at index: Int) -> [BusyPeriod] {
    let record = outline.components[index]
    let lines = properties(of: record) { $0.isTiming || $0 == .organizer }
    guard lines.contains(where: { [.start, .finish, .organizer].contains($0.name) }) else { return [] }
    let owner = owner(of: lines, record)
    if let finding = tooLong(lines, owner) {
      findings.add(finding)
      return []
    }
    var periods: [BusyPeriod] = []
    for line in lines where line.name == .freeBusy {
      let marks = BusyPeriod.marks(of: line)
      let values = collect(line, owner) { decoder, value throws(Finding) in
        try decoder.period(value, line, owner)
      }
      for period in values {
        let start = period.time.instant
        let end = period.length?.end(from: start, period.time.civil, in: period.time.zone)
        periods.append(BusyPeriod(span: Span(start: start, end: end ?? start), marks: marks))
      }
    }
    return periods
  }

  /// Some of the lines of a component, those of components inside it left out.
  private func properties(
    of record: ComponentRecord, where isWanted: (PropertyName) -> Bool
  ) -> [PropertyLine] {
    var lines: [PropertyLine] = []
    var depth = 0
    let bytes = file.part(record.range)
    var scanner = LineScanner(bytes, range: bytes.indices, firstLine: record.line)
    while let line = scanner.next() {
      guard let name = line.name(in: bytes) else { continue }
      switch name {
      case .begin: depth += 1
      case .end: depth = max(0, depth - 1)
      default:
        guard depth == 0, isWanted(name), let property = PropertyLine(name, line, in: bytes) else { continue }
        lines.append(property)
      }
    }
    return lines
  }

  private func owner(of lines: [PropertyLine], _ record: ComponentRecord) -> Owner {
    Owner(object: record.object, uid: lines.first { $0.name == .uid && !$0.value.isEmpty }?.text)
  }

  private func tooLong(_ lines: [PropertyLine], _ owner: Owner) -> Finding? {
    lines.first(where: \.isTooLong).map { line in
      Finding(line: line.number, uid: owner.uid, kind: .lineTooLong(property: "\(line.name.text)"))
    }
  }

  private mutating func event(
    _ record: ComponentRecord, order: Int, lines: [PropertyLine], owner: Owner
  ) throws(Finding) -> EventComponent {
    if let finding = tooLong(lines, owner) { throw finding }
    guard let startLine = lines.first(where: { $0.name == .start }) else {
      let kind = CalendarProblem.Kind.missingProperty(component: "VEVENT", property: "DTSTART")
      throw Finding(line: record.line, uid: owner.uid, kind: kind)
    }
    let start = try time(startLine, owner)
    let replaced = try replaced(lines, owner)
    let sequence = lines.first { $0.name == .sequence }.flatMap { digitsValue($0.content) }
    let stamp = lines.first { $0.name == .stamp }.flatMap { TimeText($0.content) }
    return EventComponent(
      uid: owner.uid, order: order, line: record.line, start: start,
      length: try length(lines, from: start, owner),
      sequence: sequence ?? 0, stamp: stamp?.civil.secondsAsUTC ?? 0, replaced: replaced,
      // A rule inside an override has no meaning: the series' own goes on.
      recurrence: replaced == nil ? recurrence(lines, of: start, owner) : Recurrence())
  }

  private mutating func replaced(
    _ lines: [PropertyLine], _ owner: Owner
  ) throws(Finding) -> EventComponent.ReplacedInstance? {
    guard let line = lines.first(where: { $0.name == .recurrenceID }) else { return nil }
    return EventComponent.ReplacedInstance(
      time: try time(line, owner), andFuture: line.parameter("RANGE")?.uppercased() == "THISANDFUTURE")
  }

  /// How long an event lasts, by its DTEND, else its DURATION, else as long as its kind of start says.
  private mutating func length(
    _ lines: [PropertyLine], from start: EventTime, _ owner: Owner
  ) throws(Finding) -> EventLength {
    if let line = lines.first(where: { $0.name == .finish }) {
      let end = try time(line, owner)
      if start.isDate != end.isDate { findings.add(bad(line, line.content, .sameTypeAsStart, owner)) }
      return EventLength(from: start, to: end) ?? noLength(start, line, owner)
    }
    guard let line = lines.first(where: { $0.name == .duration }) else {
      return start.isDate ? .days(1) : .exact(0)
    }
    guard let length = EventLength(duration: line.content) else {
      throw bad(line, line.content, .duration, owner)
    }
    return (start.isDate ? length.wholeDays : length.ifForward) ?? noLength(start, line, owner)
  }

  private mutating func noLength(_ start: EventTime, _ line: PropertyLine, _ owner: Owner) -> EventLength {
    findings.add(Finding(line: line.number, uid: owner.uid, kind: .endBeforeStart))
    return start.isDate ? .days(0) : .exact(0)
  }

  /// The rules and dates of a series.
  ///
  /// What is unreadable among them costs that rule or date alone.
  private mutating func recurrence(
    _ lines: [PropertyLine], of start: EventTime, _ owner: Owner
  ) -> Recurrence {
    var recurrence = Recurrence()
    for line in lines {
      switch line.name {
      case .rule: recurrence.rules += rule(line, start, owner)
      case .exceptionRule: recurrence.exceptionRules += rule(line, start, owner)
      case .date:
        recurrence.dates += collect(line, owner) { decoder, value throws(Finding) in
          try decoder.period(value, line, owner)
        }
      case .exceptionDate:
        recurrence.exceptionDates += collect(line, owner) { decoder, value throws(Finding) in
          try decoder.time(value, line, owner)
        }
      default: break
      }
    }
    return recurrence
  }

  /// The values of a line, without those that cannot be read, and those that are too many.
  private mutating func collect<Value>(
    _ line: PropertyLine, _ owner: Owner,
    _ decode: (inout EventDecoder, ArraySlice<UInt8>) throws(Finding) -> Value
  ) -> [Value] {
    var values: [Value] = []
    for text in line.contentWithoutBlanks.split(separator: UInt8(ascii: ",")) {
      budget.spend(WorkBudget.perValue)
      if budget.isSpent {
        findings.add(Finding(line: line.number, uid: owner.uid, kind: .tooManyInstances))
        break
      }
      do throws(Finding) {
        values.append(try decode(&self, text))
      } catch {
        findings.add(error)
      }
    }
    return values
  }

  private mutating func rule(_ line: PropertyLine, _ start: EventTime, _ owner: Owner) -> [RecurrenceRule] {
    do throws(RuleFailure) {
      let rule = try RecurrenceRule(parsing: line.contentWithoutBlanks)
      try rule.check(onDates: start.isDate)
      return [rule]
    } catch {
      let kind = CalendarProblem.Kind.unusableRule(value: quoted(line.content, most: 200), fault: error.fault)
      findings.add(Finding(line: line.number, uid: owner.uid, kind: kind))
      return []
    }
  }
}
