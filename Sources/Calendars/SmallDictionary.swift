/// A dictionary that costs little while it holds little.
///
/// The first few entries are a list, only more of them a `Dictionary`: with the first one of a type the
/// runtime goes through all conformances of the program, which takes longer than to read most calendars.
struct SmallDictionary<Key: Hashable, Value> {
  private var few: [(key: Key, value: Value)] = []
  private var more: [Key: Value] = [:]

  private static var most: Int { 8 }

  subscript(key: Key) -> Value? {
    if let entry = few.first(where: { $0.key == key }) { return entry.value }
    return more.isEmpty ? nil : more[key]
  }

  /// Adds what is not there yet.
  mutating func add(_ value: Value, for key: Key) {
    if few.count < SmallDictionary.most { few.append((key, value)) } else { more[key] = value }
  }

  /// All that it holds, in no particular order.
  var entries: [(key: Key, value: Value)] { few + more.map { $0 } }
}
