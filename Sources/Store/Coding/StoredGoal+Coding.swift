import DayBudget

/// A goal in the part `goals`, under its id.
extension StoredGoal {
  /// Reads the value of a member of the part; throws `badValue` for a goal that is none, or one out of its range.
  init(_ id: RecordID, reading cursor: inout JSONCursor) throws(JSONFault) {
    let start = cursor.offset
    let bad = JSONFault(offset: start, damage: .badValue(Part.goals.rawValue))
    guard cursor.peek == UInt8(ascii: "{") else { throw bad }
    var texts: [String: String] = [:]
    var target: Int?
    try cursor.members { cursor, key throws(JSONFault) in
      let name = cursor.text(of: key)
      switch name {
      case "measure", "bound", "period", "tag", "since": texts[name] = try cursor.string()
      case "target": target = try cursor.integer()
      default: try cursor.skipValue()
      }
    }
    guard let measure = texts["measure"].flatMap(Goal.Measure.init),
      let bound = texts["bound"].flatMap(Goal.Bound.init),
      let period = texts["period"].flatMap(CalendarPeriod.init),
      let since = texts["since"].flatMap({ CivilDate($0) }), since.isInRange,
      let target, (1...measure.most(in: period)).contains(target)
    else { throw bad }
    self.init(id: id, goal: Goal(measure, bound, target, per: period, tag: texts["tag"]), since: since)
  }

  /// The value of its member.
  var value: [UInt8] {
    var members = [
      Member(name: "measure", value: JSONText.string(goal.measure.rawValue)),
      Member(name: "bound", value: JSONText.string(goal.bound.rawValue)),
      Member(name: "target", value: JSONText.plain(goal.target)),
      Member(name: "period", value: JSONText.string(goal.period.rawValue)),
    ]
    if let tag = goal.tag { members.append(Member(name: "tag", value: JSONText.string(tag))) }
    members.append(Member(name: "since", value: JSONText.quoted(since)))
    return JSONText.object(members)
  }
}
