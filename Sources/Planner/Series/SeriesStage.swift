internal import DayBudget
internal import Store

/// The mark of a series on the board, where it is one card: that of the occurrence which a person means without a day.
extension Task {
  /// Whether the mark of the series is this occurrence's: the one that stands on the board or, where that was missed,
  /// another that was missed before it.
  func marks(_ occurrence: SeriesDay, today: CivilDate) -> Bool {
    guard stage != nil, let card = occurrenceMeant(today: today) else { return false }
    return card == occurrence || max(card.shown, occurrence.shown) < today
  }

  /// Takes the mark away that is this occurrence's: the next one begins without.
  mutating func unmark(_ occurrence: SeriesDay, today: CivilDate) {
    if marks(occurrence, today: today) { stage = nil }
  }
}
