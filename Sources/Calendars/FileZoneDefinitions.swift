import DayBudget

/// The zones that a file defines itself, in its VTIMEZONEs.
///
/// Nothing is read before a name is asked for that is explained nowhere else, and each definition once.
struct FileZoneDefinitions {
  private let file: FileBytes
  private let records: [ZoneRecord]
  private let end: CivilDate
  /// The places of the records by name, once they were read.
  private var places: [String: [Int]]?
  /// What became of the definitions that were asked for, by their place.
  private var zones = SmallDictionary<Int, Zone?>()

  /// The definitions of a file, which will hold up to the given instant.
  init(_ file: FileBytes, _ records: [ZoneRecord], through end: Int) {
    self.file = file
    self.records = records
    // A year more holds the change before and after whatever lies near the end.
    self.end = CivilDate(daysSinceEpoch: CivilDate.floorDivide(end, 86_400) + 366)
  }

  /// The zone of this name that a VCALENDAR defines, else the first that any other defines.
  ///
  /// The names are compared as the text they stand for, so that a backslash before a comma does not matter.
  mutating func zone(named name: String, object: Int, budget: inout WorkBudget) -> Zone? {
    if records.isEmpty { return nil }
    if places == nil { places = namePlaces() }
    let plain = unescaped(ArraySlice(name.utf8))
    guard let places = places?[name] ?? places?[plain],
      let place = places.first(where: { records[$0].object == object }) ?? places.first
    else { return nil }
    if let known = zones[place] { return known }
    let zone = ZoneDefinition(lines(of: records[place])).zone(named: name, through: end, budget: &budget)
    zones.add(zone, for: place)
    return zone
  }

  private func namePlaces() -> [String: [Int]] {
    var places: [String: [Int]] = [:]
    for index in records.indices {
      let name = lines(of: records[index]).first { $0.name == .zoneID }?.unescapedText
      if let name { places[name, default: []].append(index) }
    }
    return places
  }

  private func lines(of record: ZoneRecord) -> [PropertyLine] {
    var lines: [PropertyLine] = []
    let bytes = file.part(record.range)
    var scanner = LineScanner(bytes, range: bytes.indices, firstLine: record.line)
    while let line = scanner.next() {
      let property = line.name(in: bytes).flatMap { PropertyLine($0, line, in: bytes) }
      if let property { lines.append(property) }
    }
    return lines
  }
}
