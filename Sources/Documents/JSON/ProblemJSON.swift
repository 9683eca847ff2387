package import Calendars
package import Store
internal import Wording

/// A calendar's problem as a JSON document holds it; the message is English in every language.
package enum ProblemJSON {
  /// The problem as an object.
  package static func object(_ problem: CalendarProblem) -> JSONValue {
    let isZone = problem.kind == .unknownSystemZone
    return .members([
      "kind": isZone ? "zone" : "calendar",
      "calendar": isZone ? .null : .string(problem.calendar),
      "file": isZone ? .null : .string(problem.file),
      "line": .number(problem.line),
      "message": .string(Language.english.words.problem(problem.kind)),
    ])
  }

  /// A part of the store that cannot be read, as an object of the same form.
  package static func object(_ failure: StoreFailure) -> JSONValue {
    .members([
      "kind": "store",
      "calendar": .null,
      "file": .text(failure.place.file),
      "line": .number(failure.place.line),
      "message": .string(Language.english.words.store(failure, backup: nil).message),
    ])
  }
}
