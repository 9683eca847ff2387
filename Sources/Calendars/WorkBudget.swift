import DayBudget

/// How much work may still be done, so that no file, however it was made, takes for ever or all memory.
///
/// One budget holds for all that a command reads, however many files that is: their time zones, their lists of dates,
/// their series. Each file has a share of it.
struct WorkBudget {
  /// Steps that are left, each about as long as it takes to look at one day that only its number decides; below nothing when overdrawn.
  private(set) var steps: Int

  /// What an instance costs that is kept: it is made, sorted, judged and shown.
  static let perInstance = 200
  /// What an instance costs that is only counted.
  static let perCounted = 4
  /// What a change of a zone costs that a file defines.
  static let perOnset = 16
  /// What a value of a list costs (EXDATE, RDATE, FREEBUSY).
  static let perValue = 8
  /// What a name of a zone costs that is looked up and was not found a moment ago.
  static let perZoneName = 2_000
  /// What one series may cost: some 10 000 instances.
  static let ofSeries = 2_000_000
  /// What one zone may cost that a file defines.
  static let ofZone = 500_000

  /// What every file may use, whatever those before it have cost.
  static let leastOfFile = 8_000

  /// What a period costs in which instances are chosen.
  static let perPeriod = 6

  /// A budget of so many steps.
  init(steps: Int) {
    self.steps = steps
  }

  /// What all that is read for a span may cost, before a byte is there: the more, the more days are asked about.
  init(over span: Span) {
    steps = 10_000_000 + 20_000 * (span.seconds / 86_400)
  }

  /// What one file of so many bytes may use: half of what is left and what its size adds, so that a file that costs too
  /// much leaves their part to those after it; however many of these there were, enough for a few series.
  func share(ofFile bytes: Int) -> WorkBudget {
    WorkBudget(steps: max(steps / 2, WorkBudget.leastOfFile) + 2 * bytes)
  }

  /// Whether something had to be left out.
  var isSpent: Bool { steps <= 0 }

  /// Takes what something costs.
  mutating func spend(_ cost: Int) {
    steps -= cost
  }

  /// Does something for which no more than a part of the budget may be used; false when that was not enough.
  mutating func part(of most: Int, _ work: (inout WorkBudget) -> Void) -> Bool {
    var part = WorkBudget(steps: min(most, steps))
    let allowed = part.steps
    if !part.isSpent { work(&part) }
    // What a part overdraws is not taken from the others.
    steps -= min(allowed, allowed - part.steps)
    return !part.isSpent
  }
}
