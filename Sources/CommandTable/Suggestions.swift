/// A name that can be suggested for a mistyped one.
struct Candidate {
  let name: String
  let synonyms: [String]
}

/// The names that a person probably meant, likeliest first, three at most.
package func nearest(to word: String, among names: [String]) -> [String] {
  nearest(to: word, among: names.map { Candidate(name: $0, synonyms: []) })
}

/// The names that a person probably meant, likeliest first, three at most.
///
/// First the name of which the word is a synonym, then names that begin with the word, then names one slip
/// away for every three letters typed; a slip is a letter too many, too few, wrong, or two swapped. The first
/// letter of a short word is hardly ever wrong.
///
/// - Complexity: O(n · m) in the lengths, for names of about the same length only.
func nearest(to word: String, among candidates: [Candidate]) -> [String] {
  let typed = word.lowercased()
  guard !typed.isEmpty else { return [] }
  let letters = Array(typed)
  let bound = max(1, letters.count / 3)
  let ranked = candidates.enumerated().compactMap {
    order, candidate -> (rank: Int, order: Int, name: String)? in
    if candidate.name == typed || candidate.synonyms.contains(typed) { return (0, order, candidate.name) }
    if candidate.name.hasPrefix(typed) { return (1, order, candidate.name) }
    let distance = slips(from: letters, to: Array(candidate.name), atMost: bound)
    return distance.map { (1 + $0, order, candidate.name) }
  }
  return ranked.sorted { ($0.rank, $0.order) < ($1.rank, $1.order) }.prefix(3).map(\.name)
}

/// How many slips lie between two words: the optimal string alignment distance; nil when over the bound.
///
/// A word of which every letter would have to change is over any bound.
private func slips(from typed: [Character], to name: [Character], atMost bound: Int) -> Int? {
  guard abs(typed.count - name.count) <= bound else { return nil }
  if typed.count == name.count, typed.count <= 4, typed.dropFirst() == name.dropFirst(), typed != name {
    return nil
  }
  var beforeLast: [Int] = []
  var last = Array(0...name.count)
  for (row, letter) in typed.enumerated() {
    var current = [row + 1]
    for (column, other) in name.enumerated() {
      var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == name[column - 1], typed[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  let distance = last[name.count]
  return distance <= bound && distance < min(typed.count, name.count) ? distance : nil
}
