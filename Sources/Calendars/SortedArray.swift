extension Array where Element: Comparable {
  /// How many elements of a sorted array are not greater than another.
  func countUp(to other: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= other { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an element is in a sorted array.
  func containsSorted(_ element: Element) -> Bool {
    let place = countUp(to: element)
    return place > 0 && self[place - 1] == element
  }

  /// The same elements sorted, each once.
  var asSortedSet: [Element] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return self }
    var result: [Element] = []
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }
}
