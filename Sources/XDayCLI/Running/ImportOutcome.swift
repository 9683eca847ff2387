internal import Documents
internal import Exchange
internal import Store
internal import Terminal
internal import Wording

/// What an import did, or would do: `xday.import/1`.
struct ImportOutcome {
  /// The path as it was given.
  let path: String
  /// What was read.
  let format: ImportFormat
  /// Whether nothing was stored.
  let isDryRun: Bool
  /// How many tasks came new.
  private(set) var added = 0
  /// How many were here and are not as they were.
  private(set) var changed = 0
  /// How many were here and are as they were.
  var kept = 0
  /// Tasks that were deleted on one side and edited later on the other.
  private(set) var revived: [TaskID] = []
  /// The copy of the store as it was before.
  private(set) var backup: String?
  /// What cannot be carried over.
  var losses = Losses()

  init(path: String, format: ImportFormat, isDryRun: Bool) {
    self.path = path
    self.format = format
    self.isDryRun = isDryRun
  }

  /// Enters what the store has made of it.
  mutating func add(_ result: ImportResult) {
    added += result.added
    changed += result.changed
    kept += result.kept
    revived += result.revived
    backup = result.backup
  }
}

extension Context {
  /// The outcome in words and as a document.
  func answer(_ outcome: ImportOutcome) -> Answer {
    let isChange = outcome.added + outcome.changed > 0
    let first = words.imported(added: outcome.added, changed: outcome.changed, kept: outcome.kept)
    let ending = outcome.isDryRun ? words.dryRun() : isChange ? words.howToUndo() : nil
    var lines = [first + (ending.map { style.dim(" · " + $0) } ?? .empty)]
    if !outcome.revived.isEmpty { lines.append(StyledText(words.revived(outcome.revived.count))) }
    if let backup = outcome.backup { lines.append(StyledText(words.backupKept(SafeText.shown(backup)))) }
    if !outcome.losses.isEmpty {
      lines.append(StyledText(words.lossesTitle(outcome.losses.count)))
      lines += outcome.losses.listed.map { StyledText("   " + line($0)) }
      lines += outcome.losses.more.map { more in
        let field = CellWidth.cut(SafeText.shown(more.kind.field), to: 40)
        return StyledText(
          "   " + words.moreLosses(more.count, field: field, reason: words.loss(more.kind.reason)))
      }
      if outcome.losses.rest > 0 { lines.append(StyledText("   " + words.moreLosses(outcome.losses.rest))) }
    }
    var answer = Answer(
      lines,
      json: .members([
        "schema": "xday.import/1",
        "file": .string(outcome.path),
        "format": .string(outcome.format.rawValue),
        "dryRun": .bool(outcome.isDryRun),
        "added": .int(outcome.added),
        "changed": .int(outcome.changed),
        "kept": .int(outcome.kept),
        "revived": .array(outcome.revived.map { .string($0.description) }),
        "backup": .text(outcome.backup),
        "losses": .array(outcome.losses.listed.map(json)),
        "lossCount": .int(outcome.losses.count),
        "moreLosses": .array(
          outcome.losses.more.map { more in
            .members([
              "field": .string(more.kind.field), "reason": .string(more.kind.reason.name),
              "count": .int(more.count),
            ])
          }),
      ]))
    answer.change = isChange && !outcome.isDryRun ? .command : .none
    return answer
  }

  /// «12: Zahnarzt · wait 20261203T230000Z: gibt es in xday nicht».
  private func line(_ loss: Loss) -> String {
    let place = [loss.file, loss.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let value = loss.value.isEmpty ? "" : " " + CellWidth.cut(SafeText.shown(loss.value), to: 60)
    let what = "\(SafeText.shown(loss.field))\(value): \(words.loss(loss.reason))"
    let head = place.isEmpty ? "" : SafeText.shown(place) + ": "
    return head + (loss.title.isEmpty ? "" : CellWidth.cut(SafeText.shown(loss.title), to: 40) + " · ") + what
  }

  private func json(_ loss: Loss) -> JSONValue {
    .members([
      "file": .text(loss.file),
      "line": .number(loss.line),
      "title": .string(loss.title),
      "field": .string(loss.field),
      "value": .string(loss.value),
      "reason": .string(loss.reason.name),
      "message": .string(Language.english.words.loss(loss.reason)),
    ])
  }
}

extension Loss.Reason {
  /// The word for scripts.
  fileprivate var name: String {
    switch self {
    case .noSuchField: "noSuchField"
    case .unreadable: "unreadable"
    case .outOfRange: "outOfRange"
    case .changed: "changed"
    case .noTitle: "noTitle"
    case .titleTooLong: "titleTooLong"
    case .deleted: "deleted"
    case .notATask: "notATask"
    case .otherDateCounts: "otherDateCounts"
    case .noFirstDay: "noFirstDay"
    case .doneSeries: "doneSeries"
    case .clamped: "clamped"
    case .noCompletionDay: "noCompletionDay"
    }
  }
}
