/// The places of the board, in which people sort work without planning it.
package enum BoardPlace: CaseIterable, Sendable {
  /// What has a day, or is marked to be taken up soon.
  case soon
  /// What is marked as in progress.
  case doing
  /// All else that is open.
  case later
  /// What was completed today.
  case completed
}

extension BoardPlace {
  /// The place that words begin with, in German or English, and how many of them name it; nil where they begin otherwise.
  package static func leading(_ words: ArraySlice<String>) -> (place: BoardPlace, count: Int)? {
    let typed = words.prefix(2).map { $0.lowercased() }
    if typed == ["in", "arbeit"] || typed == ["in", "progress"] { return (.doing, 2) }
    switch typed.first {
    case "soon", "bald": return (.soon, 1)
    case "doing", "in arbeit", "in progress": return (.doing, 1)
    case "later", "später", "spaeter": return (.later, 1)
    case "done", "completed", "erledigt": return (.completed, 1)
    default: return nil
    }
  }
}
