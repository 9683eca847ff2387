/// The fields of a task in the order in which they stand in the file.
enum Field: String, CaseIterable {
  case id
  case codeLength
  case title
  case day
  case time
  case due
  case durationMinutes
  case urgent
  case stage
  case remind
  case tags
  case repeatRule = "repeat"
  case exceptions
  case openFrom
  case series
  case worked
  case notes
  case created
  case modified
  case completed
  case completedDay
  case rank
  case deleted
  case edited

  /// The field whose name stands at a place, found without making a string of it; nil for any other key.
  init?(_ key: Range<Int>, in cursor: JSONCursor) {
    switch key.count {
    case 2 where cursor.spells(key, "id"): self = .id
    case 3 where cursor.spells(key, "day"): self = .day
    case 3 where cursor.spells(key, "due"): self = .due
    case 4 where cursor.spells(key, "time"): self = .time
    case 4 where cursor.spells(key, "tags"): self = .tags
    case 4 where cursor.spells(key, "rank"): self = .rank
    case 5 where cursor.spells(key, "title"): self = .title
    case 5 where cursor.spells(key, "notes"): self = .notes
    case 5 where cursor.spells(key, "stage"): self = .stage
    case 6 where cursor.spells(key, "urgent"): self = .urgent
    case 6 where cursor.spells(key, "remind"): self = .remind
    case 6 where cursor.spells(key, "repeat"): self = .repeatRule
    case 6 where cursor.spells(key, "series"): self = .series
    case 6 where cursor.spells(key, "edited"): self = .edited
    case 6 where cursor.spells(key, "worked"): self = .worked
    case 7 where cursor.spells(key, "created"): self = .created
    case 7 where cursor.spells(key, "deleted"): self = .deleted
    case 8 where cursor.spells(key, "openFrom"): self = .openFrom
    case 8 where cursor.spells(key, "modified"): self = .modified
    case 9 where cursor.spells(key, "completed"): self = .completed
    case 10 where cursor.spells(key, "codeLength"): self = .codeLength
    case 10 where cursor.spells(key, "exceptions"): self = .exceptions
    case 12 where cursor.spells(key, "completedDay"): self = .completedDay
    case 15 where cursor.spells(key, "durationMinutes"): self = .durationMinutes
    default: return nil
    }
  }
}
