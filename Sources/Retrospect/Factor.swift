/// How many times its estimate something took: used ÷ estimate, exact.
package struct Factor: Sendable, Comparable {
  /// The minutes that were used, or a multiple of them; 0 or more.
  package let used: Int
  /// The minutes that were estimated, or the same multiple of them; more than 0.
  package let estimated: Int

  /// Minutes used of minutes estimated, which are more than 0.
  package init(used: Int, estimated: Int) {
    (self.used, self.estimated) = (used, estimated)
  }

  /// The factor of a completed task; nil where it has no estimate or no time was spent on it.
  package init?(_ task: CompletedTask) {
    guard let estimated = task.estimatedMinutes, estimated > 0, task.usedMinutes > 0 else { return nil }
    self.init(used: task.usedMinutes, estimated: estimated)
  }

  /// In ten-thousandths, rounded.
  package var tenThousandths: Int { (20_000 * used + estimated) / (2 * estimated) }

  /// The median; of an even count the mean of the middle two; nil of none.
  package static func median(_ factors: [Factor]) -> Factor? {
    guard !factors.isEmpty else { return nil }
    let sorted = factors.sorted()
    let upper = sorted[sorted.count / 2]
    if sorted.count % 2 == 1 { return upper }
    let lower = sorted[sorted.count / 2 - 1]
    return Factor(
      used: lower.used * upper.estimated + upper.used * lower.estimated,
      estimated: 2 * lower.estimated * upper.estimated)
  }

  /// The smaller first.
  package static func < (left: Factor, right: Factor) -> Bool {
    left.used * right.estimated < right.used * left.estimated
  }

  /// Whether both are the same number, in whatever terms.
  package static func == (left: Factor, right: Factor) -> Bool {
    left.used * right.estimated == right.used * left.estimated
  }
}
