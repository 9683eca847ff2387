package import Planner

/// What `order` says, in its file and about it.
package protocol OrderWording {
  /// The comments in the file, a paragraph each, about the tasks of a day.
  func orderNotes(_ day: String) -> [String]
  /// What is expected at the beginning of a line.
  func expectedOrderLine() -> String
  /// The answers for a task whose line is gone, with their keys.
  func goneKeys() -> String
  /// What a key means there, lower case.
  func goneKey(_ key: Character) -> GoneAnswer?
  /// The keys after an error: once more, or an end.
  func editAgainKeys() -> String
  /// Where the text is that could not be carried out.
  func textKept(_ file: String) -> String
}

extension German: OrderWording {
  func orderNotes(_ day: String) -> [String] {
    [
      "\(day): eine Aufgabe je Zeile, zuerst ihr Code.",
      "Die Reihenfolge der Zeilen wird die der Aufgaben; was eine Zeit hat, steht immer nach der Uhr.",
      "Geänderte Wörter ändern die Aufgabe wie bei «xday edit». Fehlt eine Zeile, fragt xday, "
        + "was aus der Aufgabe wird.",
      "Unverändert gespeichert geschieht nichts. Zeilen mit # am Anfang zählen nicht.",
    ]
  }
  func expectedOrderLine() -> String { "ein Code aus dieser Liste, jeder nur einmal" }
  func goneKeys() -> String {
    "Die Zeile fehlt: x streichen · l in die Liste · Enter behalten · q abbrechen"
  }
  func goneKey(_ key: Character) -> GoneAnswer? {
    switch key {
    case "x": .drop
    case "l", "s": .list
    default: nil
    }
  }
  func editAgainKeys() -> String { "e weiter bearbeiten · q abbrechen" }
  func textKept(_ file: String) -> String { "Nichts ist geändert. Der Text liegt in \(file)" }
}

extension English: OrderWording {
  func orderNotes(_ day: String) -> [String] {
    [
      "\(day): one task a line, its code first.",
      "The order of the lines becomes that of the tasks; what has a time always stands by the clock.",
      "Changed words change the task as “xday edit” does. Where a line is missing, xday asks "
        + "what becomes of its task.",
      "Saved as it is, nothing happens. Lines that begin with # do not count.",
    ]
  }
  func expectedOrderLine() -> String { "a code of this list, each only once" }
  func goneKeys() -> String { "Its line is missing: x drop · l into the list · Enter keep · q stop" }
  func goneKey(_ key: Character) -> GoneAnswer? {
    switch key {
    case "x": .drop
    case "l": .list
    default: nil
    }
  }
  func editAgainKeys() -> String { "e edit again · q stop" }
  func textKept(_ file: String) -> String { "Nothing has changed. The text is in \(file)" }
}
