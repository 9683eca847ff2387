package import Parser

/// What the board says.
package protocol BoardWording {
  /// The name of a place.
  func name(_ place: BoardPlace) -> String
  /// What a card was put into, before its code.
  func placed(_ place: BoardPlace) -> String
  /// Instead of a board without a card.
  func boardIsEmpty() -> String
  /// Where a card that is named can go: the hint to words that name no place.
  func boardHowTo() -> String
}

extension German: BoardWording {
  func name(_ place: BoardPlace) -> String {
    switch place {
    case .soon: "Bald"
    case .doing: "In Arbeit"
    case .later: "Später"
    case .completed: "Erledigt"
    }
  }
  func placed(_ place: BoardPlace) -> String { "auf dem Board unter «\(name(place))»" }
  func boardIsEmpty() -> String {
    "Auf dem Board ist nichts: keine Aufgabe ist offen, heute ist keine erledigt."
  }
  func boardHowTo() -> String {
    "Zum Beispiel: xday board CODE doing\n"
      + "Plätze: soon (Bald), doing (In Arbeit), later (Später), done (Erledigt)\n"
      + "Dahinter, wenn gewünscht: first, last, before CODE oder after CODE"
  }
}

extension English: BoardWording {
  func name(_ place: BoardPlace) -> String {
    switch place {
    case .soon: "Soon"
    case .doing: "In progress"
    case .later: "Later"
    case .completed: "Completed"
    }
  }
  func placed(_ place: BoardPlace) -> String { "on the board under “\(name(place))”" }
  func boardIsEmpty() -> String { "Nothing is on the board: no task is open, none was completed today." }
  func boardHowTo() -> String {
    "For example: xday board CODE doing\n"
      + "Places: soon (Soon), doing (In progress), later (Later), done (Completed)\n"
      + "Behind it, if you like: first, last, before CODE or after CODE"
  }
}
