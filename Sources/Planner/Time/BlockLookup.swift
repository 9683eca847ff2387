internal import DayBudget
package import Store

/// Finds blocks by their codes, two digits or more: the one place that decides which block is meant.
extension DayPlanner {
  /// Whether a word has the form of a block's code.
  package static func isBlockCode(_ word: String) -> Bool {
    (2...BlockID.digitCount).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The block of a code, of this month and the last before older ones, or of a whole id.
  ///
  /// Throws `PlanFailure.block(.noSuchBlock)`, and `ambiguousBlock` where older months have the code more than once.
  func block(_ code: String, in draft: inout Draft) throws -> TimeBlock {
    if let id = BlockID(digits: code) {
      guard let block = try draft.block(id) else { throw PlanFailure.block(.noSuchBlock(code)) }
      return block
    }
    guard DayPlanner.isBlockCode(code) else { throw PlanFailure.block(.noSuchBlock(code)) }
    let today = today(draft.settings)
    let firstOfLast = today.adding(days: -today.day)
    var found = try draft.blocks(from: firstOfLast.adding(days: 1 - firstOfLast.day), through: today)
      .filter { $0.code == code }
    if found.isEmpty { found = try draft.newestBlocks { $0.code == code } }
    guard found.count <= 1 else {
      throw PlanFailure.block(.ambiguousBlock(code, ids: found.map(\.id.description)))
    }
    guard let block = found.first else { throw PlanFailure.block(.noSuchBlock(code)) }
    return block
  }

  /// The block of a code in the store as it is, with its tags.
  package func block(_ code: String) throws -> ShownBlock {
    var draft = try store.draft(now: instant)
    return draft.shown(try block(code, in: &draft))
  }

  /// Whether a word is the code of a block rather than a word of a title: a block has it, or no open task does.
  package func isBlock(_ word: String) -> Bool {
    guard DayPlanner.isBlockCode(word) else { return false }
    return (try? block(word)) != nil || (try? open([word])) == nil
  }

  /// The blocks of this month and the last, the newest first, as far as they can be read.
  package func recentBlocks() -> [TimeBlock] {
    guard let snapshot = try? snapshot() else { return [] }
    let today = today(snapshot.settings)
    return store.blocks(from: today.adding(days: -45), through: today, snapshot).blocks.reversed()
  }
}
