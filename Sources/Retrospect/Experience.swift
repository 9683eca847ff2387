/// What experience makes of estimates: how many times as long things took as they were thought to take.
package struct Experience: Sendable, Equatable {
  /// How many days are looked back on, today included.
  package static let days = 90
  /// The least number of completed tasks from which anything is concluded, in all and in a category.
  package static let least = 10

  /// The median factor of all samples, kept within 0.5 and 3.
  package let factor: Factor
  /// How many completed tasks it is from.
  package let samples: Int
  /// The factors of categories that have enough samples, by the tag in lower case.
  private let categories: [String: Factor]

  /// Experience out of what was completed in the last days; nil where too few have both estimate and used.
  package init?(_ completed: [CompletedTask]) {
    var all: [Factor] = []
    var byCategory: [String: [Factor]] = [:]
    for task in completed {
      guard let factor = Factor(task) else { continue }
      all.append(factor)
      if let category = task.category { byCategory[category.lowercased(), default: []].append(factor) }
    }
    guard all.count >= Self.least, let median = Factor.median(all) else { return nil }
    (factor, samples) = (Self.kept(median), all.count)
    var categories: [String: Factor] = [:]
    for (category, factors) in byCategory where factors.count >= Self.least {
      categories[category] = Factor.median(factors).map(Self.kept)
    }
    self.categories = categories
  }

  /// The factor for what has these tags: that of the first where it has enough samples, else that of all.
  package func factor(of tags: [String]) -> Factor {
    tags.first.flatMap { categories[$0.lowercased()] } ?? factor
  }

  /// The whole minutes that something will take of which so many are left by its estimate, rounded up.
  package func minutes(_ remaining: Int, tags: [String]) -> Int {
    let factor = factor(of: tags)
    return (remaining * factor.used + factor.estimated - 1) / factor.estimated
  }

  private static func kept(_ factor: Factor) -> Factor {
    min(max(factor, Factor(used: 1, estimated: 2)), Factor(used: 3, estimated: 1))
  }
}
