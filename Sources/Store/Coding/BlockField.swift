/// The fields of a block of time in the order in which they stand in the file.
enum BlockField: String, CaseIterable {
  case id
  case codeLength
  case day
  case start
  case end
  case minutes
  case title
  case task
  case occurrence
  case tags
  case note
  case mood
  case zone
  case endsAt
  case created
  case modified
  case deleted
  case edited

  /// The field whose name stands at a place, found without making a string of it; nil for any other key.
  init?(_ key: Range<Int>, in cursor: JSONCursor) {
    switch key.count {
    case 2 where cursor.spells(key, "id"): self = .id
    case 3 where cursor.spells(key, "day"): self = .day
    case 3 where cursor.spells(key, "end"): self = .end
    case 4 where cursor.spells(key, "zone"): self = .zone
    case 4 where cursor.spells(key, "task"): self = .task
    case 4 where cursor.spells(key, "tags"): self = .tags
    case 4 where cursor.spells(key, "note"): self = .note
    case 4 where cursor.spells(key, "mood"): self = .mood
    case 5 where cursor.spells(key, "start"): self = .start
    case 5 where cursor.spells(key, "title"): self = .title
    case 6 where cursor.spells(key, "edited"): self = .edited
    case 6 where cursor.spells(key, "endsAt"): self = .endsAt
    case 7 where cursor.spells(key, "created"): self = .created
    case 7 where cursor.spells(key, "minutes"): self = .minutes
    case 7 where cursor.spells(key, "deleted"): self = .deleted
    case 8 where cursor.spells(key, "modified"): self = .modified
    case 10 where cursor.spells(key, "codeLength"): self = .codeLength
    case 10 where cursor.spells(key, "occurrence"): self = .occurrence
    default: return nil
    }
  }
}
