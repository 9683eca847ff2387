package import Parser
package import Store

/// A block as a face shows it.
package struct ShownBlock {
  /// The block as it is now; a deleted one as it was.
  package let block: TimeBlock
  /// Its own tags, else those of its task.
  package let tags: [String]

  /// The first of its tags; nil where it has none.
  package var category: String? { tags.first }
}

/// What a command has changed about blocks.
package struct BlockOutcome {
  /// The blocks that are no more as they were, those that have ended first.
  package internal(set) var blocks: [ShownBlock] = []
  /// Those of them that were only in the way.
  package internal(set) var others: [BlockID] = []
  /// What there is to say, beside how the text was read.
  package internal(set) var notes: [BlockNote] = []
  /// What there is to say about how the text was read.
  package internal(set) var remarks: [Remark] = []
  /// The task that was ticked off, or whose time was set.
  package internal(set) var tasks: [ChangedTask] = []
  /// Whether anything about the store is different from before.
  package internal(set) var isChanged = true
}

/// What is said about a change of blocks, in the order in which it happened.
package enum BlockNote {
  /// The one that ran has ended.
  case ended(ShownBlock)
  /// It would have had no minute, and was dropped.
  case empty(title: String)
  /// The same runs already, and nothing was changed.
  case alreadyRuns(ShownBlock)
  /// The time of a block was given to another, wholly, or so that this remains of it.
  case replaced(title: String, isGone: Bool)
}

/// What to do where a block would lie over others.
package enum OverlapChoice: Sendable {
  /// Nothing changes, and the other is named.
  case refuse
  /// Both stay.
  case keepBoth
  /// The new one gets the time.
  case replace
}

extension TimeBlock {
  /// The block with the tags of its task where it has none of its own.
  func shown(_ task: (TaskID) -> Task?) -> ShownBlock {
    ShownBlock(block: self, tags: tags.isEmpty ? self.task.flatMap(task)?.tags ?? [] : tags)
  }
}

extension Draft {
  /// The block as a face shows it.
  mutating func shown(_ block: TimeBlock) -> ShownBlock {
    let task = block.tags.isEmpty ? block.task.flatMap { try? self.task($0) } : nil
    return block.shown { _ in task }
  }
}
