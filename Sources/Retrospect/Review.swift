/// Estimates against what was used.
package struct Review: Sendable {
  /// What tasks are grouped by; the raw values are those of the JSON contract.
  package enum Kind: String, Sendable {
    /// The first tag.
    case category
    /// The estimate.
    case size
  }

  /// A group of tasks with enough of them to say something.
  package struct Group: Sendable {
    /// What it is one of.
    package let kind: Kind
    /// The category, nil for tasks without a tag; or the size: `15`, `30`, `60`, `120`, `longer`.
    package let key: String?
    /// How many tasks.
    package let count: Int
    /// Their median factor.
    package let median: Factor
  }

  /// The least number of tasks of a group.
  package static let least = 5

  /// The tasks with both estimate and used above 0, in the order given.
  package let tasks: [CompletedTask]
  /// The median factor of all of them; nil without any.
  package let median: Factor?
  /// Categories, the most tasks first, ties by key, no tag last; then sizes, the smallest first.
  package let groups: [Group]
  /// How many completed tasks had no estimate.
  package let withoutEstimate: Int
  /// On how many completed tasks no time was spent.
  package let withoutBlocks: Int

  /// Reviews what was completed.
  package init(_ completed: [CompletedTask]) {
    tasks = completed.filter { Factor($0) != nil }
    median = Factor.median(tasks.compactMap(Factor.init))
    withoutEstimate = completed.count { $0.estimatedMinutes == nil }
    withoutBlocks = completed.count { $0.usedMinutes == 0 }
    groups = Review.categories(tasks) + Review.sizes(tasks)
  }

  /// The sizes by their largest estimate in minutes.
  private static let bounds = [15, 30, 60, 120]

  private static func sizes(_ tasks: [CompletedTask]) -> [Group] {
    var factors = [[Factor]](repeating: [], count: bounds.count + 1)
    for task in tasks {
      guard let factor = Factor(task), let estimated = task.estimatedMinutes else { continue }
      factors[bounds.firstIndex { estimated <= $0 } ?? bounds.count].append(factor)
    }
    return factors.indices.compactMap { index in
      group(.size, index < bounds.count ? String(bounds[index]) : "longer", factors[index])
    }
  }

  private static func categories(_ tasks: [CompletedTask]) -> [Group] {
    var places: [String: Int] = [:]
    var found: [(key: String?, factors: [Factor])] = []
    for task in tasks {
      guard let factor = Factor(task) else { continue }
      // A tag counts whatever its case, in the spelling it was first met in; no tag is empty.
      let name = task.category?.lowercased() ?? ""
      let place = places[name] ?? found.count
      if place == found.count {
        places[name] = place
        found.append((task.category, []))
      }
      found[place].factors.append(factor)
    }
    found.sort { left, right in
      guard let first = left.key, let second = right.key else { return left.key != nil && right.key == nil }
      return left.factors.count == right.factors.count
        ? first < second : left.factors.count > right.factors.count
    }
    return found.compactMap { group(.category, $0.key, $0.factors) }
  }

  private static func group(_ kind: Kind, _ key: String?, _ factors: [Factor]) -> Group? {
    guard factors.count >= least, let median = Factor.median(factors) else { return nil }
    return Group(kind: kind, key: key, count: factors.count, median: median)
  }
}
