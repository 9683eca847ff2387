import DayBudget

extension EventDecoder {
  /// The one time of a property.
  mutating func time(_ line: PropertyLine, _ owner: Owner) throws(Finding) -> EventTime {
    try time(line.content, line, owner)
  }

  /// A time of a property, in the zone that the property names.
  ///
  /// The value's own form says what it is, whatever VALUE claims: programs write `VALUE=DATE` before a time. A
  /// TZID on a date or beside a Z means nothing, so it is not even looked up.
  mutating func time(
    _ value: ArraySlice<UInt8>, _ line: PropertyLine, _ owner: Owner
  ) throws(Finding) -> EventTime {
    guard let text = TimeText(value) else { throw bad(line, value, .dateOrTime, owner) }
    switch text.form {
    case .date:
      return EventTime(civil: text.civil, isDate: true, isFloating: true, zone: viewer)
    case .utc:
      return EventTime(civil: text.civil, isDate: false, isFloating: false, zone: .utc)
    case .local:
      let (zone, isFloating) = zone(of: line, owner)
      return EventTime(civil: text.civil, isDate: false, isFloating: isFloating, zone: zone)
    }
  }

  /// The zone that a line names, the viewer's where it names none.
  private mutating func zone(of line: PropertyLine, _ owner: Owner) -> (zone: Zone, isFloating: Bool) {
    if let known = lineZone, known.line == line.number { return (known.zone, known.isFloating) }
    let name = line.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
    let zone = name.map { knownZone($0, line, owner) } ?? viewer
    lineZone = (line.number, zone, name == nil)
    return (zone, name == nil)
  }

  /// A time alone, or a period: a start with an end or a duration behind a slash.
  mutating func period(
    _ value: ArraySlice<UInt8>, _ line: PropertyLine, _ owner: Owner
  ) throws(Finding) -> Recurrence.AddedDate {
    let parts = value.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let start = try time(parts[0], line, owner)
    guard parts.count > 1 else { return Recurrence.AddedDate(time: start, length: nil) }
    guard parts.count == 2 else { throw bad(line, value, .period, owner) }
    if let length = EventLength(duration: parts[1])?.ifForward {
      return Recurrence.AddedDate(time: start, length: length)
    }
    let end = try time(parts[1], line, owner)
    guard let length = EventLength(from: start, to: end) else { throw bad(line, value, .period, owner) }
    return Recurrence.AddedDate(time: start, length: length)
  }

  /// A finding about a value, which is cut where it is long.
  func bad(
    _ line: PropertyLine, _ value: ArraySlice<UInt8>, _ expected: CalendarProblem.Expectation,
    _ owner: Owner
  ) -> Finding {
    let kind = CalendarProblem.Kind.badValue(
      property: "\(line.name.text)", value: quoted(value), expected: expected)
    return Finding(line: line.number, uid: owner.uid, kind: kind)
  }

  /// The zone of a name; one that nothing explains is reported once in a file.
  private mutating func knownZone(_ name: String, _ line: PropertyLine, _ owner: Owner) -> Zone {
    let resolved = zones.resolve(name, object: owner.object, budget: &budget)
    if resolved.origin == .unknown, unknownZones.insert(name).inserted {
      let text = quoted(name.utf8)
      let kind = zones.areKnown ? CalendarProblem.Kind.unknownZone(text) : .zoneWithoutFiles(text)
      findings.add(Finding(line: line.number, uid: owner.uid, kind: kind))
    }
    return resolved.zone
  }
}
