import DayBudget

extension EventDecoder {
  /// The one time of a property.
  mutating func time(_ line: PropertyLine, _ owner: Owner) throws(Finding) -> EventTime {
    try time(line.content, line, owner)
  }

  /// A time of a property, in the zone that the property names.
  ///
  /// A TZID on a date or beside a Z means nothing, so it is not even looked up.
  mutating func time(
    _ value: ArraySlice<UInt8>, _ line: PropertyLine, _ owner: Owner
  ) throws(Finding) -> EventTime {
    guard var text = TimeText(value) else { throw bad(line, value, .dateOrTime, owner) }
    if text.form != .date, line.parameter("VALUE")?.uppercased() == "DATE" { text = text.asDate }
    switch text.form {
    case .date:
      return EventTime(civil: text.civil, isDate: true, isFloating: true, zone: viewer)
    case .utc:
      return EventTime(civil: text.civil, isDate: false, isFloating: false, zone: .utc)
    case .local:
      let name = line.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
      let zone = name.map { knownZone($0, line, owner) } ?? viewer
      return EventTime(civil: text.civil, isDate: false, isFloating: name == nil, zone: zone)
    }
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
    let text = String(decoding: value.prefix(80), as: UTF8.self)
    let kind = CalendarProblem.Kind.badValue(property: "\(line.name.text)", value: text, expected: expected)
    return Finding(line: line.number, uid: owner.uid, kind: kind)
  }

  /// The zone of a name; one that nothing explains is reported once in a file.
  private mutating func knownZone(_ name: String, _ line: PropertyLine, _ owner: Owner) -> Zone {
    let resolved = zones.resolve(name, object: owner.object)
    if resolved.origin == .unknown, unknownZones.insert(name).inserted {
      findings.append(Finding(line: line.number, uid: owner.uid, kind: .unknownZone(name)))
    }
    return resolved.zone
  }
}
