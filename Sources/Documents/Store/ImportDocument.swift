internal import Exchange
package import Planner
internal import Store
internal import Wording

extension JSONValue {
  /// `xday.import/1`: what an import did, and what of the source could not be carried over.
  package static func imported(_ outcome: ImportOutcome) -> JSONValue {
    .members([
      "schema": "xday.import/1",
      "file": .string(outcome.path),
      "format": .string(outcome.format.rawValue),
      "dryRun": .bool(outcome.isDryRun),
      "added": .int(outcome.added),
      "changed": .int(outcome.changed),
      "kept": .int(outcome.kept),
      "blocks": .members([
        "added": .int(outcome.blocks.added), "changed": .int(outcome.blocks.changed),
        "kept": .int(outcome.blocks.kept),
      ]),
      "revived": .array(outcome.revived.map { .string($0.description) }),
      "backup": .text(outcome.backup),
      "losses": .array(outcome.losses.listed.map(loss)),
      "lossCount": .int(outcome.losses.count),
      "moreLosses": .array(
        outcome.losses.more.map { more in
          .members([
            "field": .string(more.kind.field), "reason": .string(more.kind.reason.name),
            "count": .int(more.count),
          ])
        }),
    ])
  }

  private static func loss(_ loss: Loss) -> JSONValue {
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
    case .tooShort: "tooShort"
    case .future: "future"
    case .negative: "negative"
    case .monthFirst: "monthFirst"
    case .running: "running"
    case .noSuchTask: "noSuchTask"
    case .noCompletionDay: "noCompletionDay"
    }
  }
}
