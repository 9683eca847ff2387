internal import DayBudget
internal import Retrospect
package import Store

/// A tag with all that bears it.
package struct TagUse {
  /// The tag in the spelling it was first met in, without the number sign.
  package let name: String
  /// How many open tasks have it.
  package internal(set) var tasks = 0
  /// How many blocks have it, of their own or from their task.
  package internal(set) var blocks = 0
  /// The plain sum of their minutes, the one that runs up to now.
  package internal(set) var minutes = 0
  /// Its colour.
  package let color: TagColor?
}

extension DayPlanner {
  /// Every tag: those that are asked to come first, then by time, by tasks and by name; and what could not be read.
  package func tags(_ snapshot: Snapshot) -> (tags: [TagUse], failures: [StoreFailure]) {
    let settings = snapshot.settings
    var tags: [String: TagUse] = [:]
    func note(_ name: String, _ change: (inout TagUse) -> Void) {
      let key = name.lowercased()
      change(&tags[key, default: TagUse(name: name, color: settings.tagColors[key])])
    }
    let open = snapshot.readableOpen()
    for tag in open.tasks.flatMap(\.tags) { note(tag) { $0.tasks += 1 } }
    let found = workedBlocks(from: nil, through: today(settings), snapshot)
    for block in found.blocks {
      for tag in block.tags {
        note(tag) { ($0.blocks, $0.minutes) = ($0.blocks + 1, $0.minutes + block.minutes) }
      }
    }
    let places = settings.tagPlaces
    let sorted = tags.sorted { left, right in
      let (first, second) = (places[left.key] ?? .max, places[right.key] ?? .max)
      if first != second { return first < second }
      let (one, other) = (left.value, right.value)
      if one.minutes != other.minutes { return one.minutes > other.minutes }
      return one.tasks == other.tasks ? left.key < right.key : one.tasks > other.tasks
    }
    return (sorted.map(\.value), open.failures + found.failures)
  }
}
