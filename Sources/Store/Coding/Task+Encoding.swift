import DayBudget

extension Task {
  /// The fields that are not empty, in the order of the file.
  var members: [Member] {
    Field.allCases.compactMap { field in
      value(of: field).map { Member(name: field.rawValue, value: $0) }
    }
  }

  func value(of field: Field) -> [UInt8]? {
    switch field {
    case .id: JSONText.quoted(id)
    case .codeLength: codeLength == 2 ? nil : JSONText.plain(codeLength)
    case .title: JSONText.string(title)
    case .day: day.map(JSONText.quoted)
    case .time: time.map(JSONText.quoted)
    case .due: due.map(JSONText.quoted)
    case .durationMinutes: durationMinutes.map(JSONText.plain)
    case .urgent: isUrgent ? JSONText.plain(true) : nil
    case .stage: stage.map { JSONText.string($0.rawValue) }
    case .remind: reminder?.json
    case .tags: tags.isEmpty ? nil : JSONText.strings(tags)
    case .repeatRule: repeatRule?.json
    case .exceptions: exceptions.isEmpty ? nil : JSONText.exceptions(exceptions)
    case .openFrom: openFrom.map(JSONText.quoted)
    case .series: series?.json
    case .worked: worked.isEmpty ? nil : JSONText.strings(worked)
    case .notes: notes.map(JSONText.string)
    case .created: JSONText.instant(created)
    case .modified: JSONText.instant(modified)
    case .completed: completed.map(JSONText.instant)
    case .completedDay: completedDay.map(JSONText.quoted)
    case .rank: JSONText.string(rank.text)
    case .deleted: deleted.map(JSONText.instant)
    case .edited: edited.isEmpty ? nil : JSONText.edits(edited)
    }
  }
}
