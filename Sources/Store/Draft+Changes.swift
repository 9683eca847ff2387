import DayBudget

extension Draft {
  /// What the command has changed, records by id and then parts; nothing that is as it was.
  func changes() throws(StoreFailure) -> [Change] {
    let records = edits.sorted.map { id, edit in
      Change(target: .record(id), before: edit.before, after: edit.after)
    }
    let parts =
      replacedParts.isEmpty
      ? try partChanges()
      : replacedParts.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { part, value in
          Change(target: .part(part), before: snapshot.document.value(of: part), after: value)
        }
    return (records + parts).filter { $0.before != $0.after }
  }

  private func partChanges() throws(StoreFailure) -> [Change] {
    if settings == snapshot.settings { return [] }
    do throws(JSONFault) {
      var alsoEdited: [String] = []
      var changes: [Change] = []
      if settings.calendars != snapshot.settings.calendars {
        alsoEdited.append(Part.calendars.rawValue)
        // An empty list is left out of the file, like any other empty field.
        changes.append(try change(of: .calendars, to: settings.calendars.isEmpty ? nil : try calendars()))
      }
      changes.append(try change(of: .windows, to: try patched(.windows)))
      changes.append(try change(of: .goals, to: try patched(.goals)))
      changes.append(try change(of: .settings, to: try patched(.settings, alsoEdited: alsoEdited)))
      return changes
    } catch {
      throw StoreFailure(error, in: [], of: file)
    }
  }

  private func change(of part: Part, to value: [UInt8]?) throws(JSONFault) -> Change {
    Change(target: .part(part), before: snapshot.document.value(of: part), after: value)
  }

  /// A part with the members that changed, each marked with the instant of its edit.
  private func patched(_ part: Part, alsoEdited: [String] = []) throws(JSONFault) -> [UInt8]? {
    let (before, after) = (snapshot.settings.values(of: part), settings.values(of: part))
    let changed = Register.changes(from: before, to: after)
    let raw = snapshot.document.value(of: part)
    if changed.isEmpty && alsoEdited.isEmpty { return raw }
    let old = try raw.map(Members.read) ?? []
    var instants = try Members.edits(in: old)
    for name in changed + alsoEdited {
      instants[name] = max(now, instants[name].map { $0 + 1 } ?? now)
    }
    var new = Dictionary(uniqueKeysWithValues: changed.map { ($0, after[$0]) })
    new[Field.edited.rawValue] = JSONText.edits(instants)
    return JSONText.object(Members.patch(old, with: new, order: part.order(of: old.map(\.name) + changed)))
  }

  /// The calendars; members of theirs that are not known stay with the calendar of that name.
  private func calendars() throws(JSONFault) -> [UInt8] {
    var known: [String: [Member]] = [:]
    if let raw = snapshot.document.value(of: .calendars) {
      for (calendar, element) in zip(
        snapshot.settings.calendars, try raw.withUnsafeBufferPointer(Members.elements))
      {
        known[calendar.name] = try Members.read(element)
      }
    }
    let lines = settings.calendars.map { calendar in
      JSONText.object(
        Members.patch(known[calendar.name] ?? [], with: calendar.values, order: CalendarSetting.order))
    }
    return JSONText.array(lines)
  }
}

extension Part {
  /// The order in which the members of a part stand: known ones first, then others by name, then the edits.
  func order(of names: some Sequence<String>) -> [String] {
    let known: [String] =
      switch self {
      case .settings: ["budget", "language", "me", "dayStart"]
      case .windows: Weekday.allCases.map(\.code)
      case .calendars, .goals: []
      }
    let edited = Field.edited.rawValue
    let others = Set(names).subtracting(known).subtracting([edited])
    return known + others.sorted() + [edited]
  }
}
