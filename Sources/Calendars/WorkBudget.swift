/// How much work may still be done, so that no file, however it was made, takes for ever or all memory.
struct WorkBudget {
  /// Days that may still be looked at; an instance costs as much as several of them.
  var steps: Int

  /// What an instance costs: it takes room, a day that is only looked at does not.
  static let stepsPerInstance = 16
  /// What one series may cost: some 125 000 instances.
  static let ofSeries = 2_000_000
  /// What all series of a file together may cost.
  static let ofFile = 20_000_000

  /// Whether something had to be left out.
  var isSpent: Bool { steps <= 0 }
}
