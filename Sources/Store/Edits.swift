/// The records that a command has touched, by their ids.
///
/// Mostly that is one, which stands by itself: with the first `Dictionary` of a type the runtime goes through all
/// conformances of the program.
struct Edits {
  private var first: (id: RecordID, edit: Edit)?
  private var others: [RecordID: Edit] = [:]

  /// A record before the command and after it; nil where it is not there.
  struct Edit {
    let before: [UInt8]?
    var after: [UInt8]?
  }

  /// What became of a record; nil for one that was not touched.
  subscript(id: RecordID) -> Edit? {
    if let first, first.id == id { return first.edit }
    return others.isEmpty ? nil : others[id]
  }

  /// Puts an edit in the place of what there is of a record.
  mutating func set(_ edit: Edit, for id: RecordID) {
    if first == nil || first?.id == id { first = (id, edit) } else { others[id] = edit }
  }

  /// All edits in the order of their ids.
  var sorted: [(id: RecordID, edit: Edit)] {
    guard let first else { return [] }
    if others.isEmpty { return [first] }
    return (others.map { ($0.key, $0.value) } + [first]).sorted { $0.id < $1.id }
  }
}
