/// Why a question about blocks of time, or a change of them, stopped.
package enum BlockFailure: Equatable {
  /// No block has this code.
  case noSuchBlock(String)
  /// More than one block of older months has this code; their ids tell them apart.
  case ambiguousBlock(String, ids: [String])
  /// Nothing says what is to change about the block.
  case nothingToEditOfBlock(code: String)
  /// Nothing runs.
  case nothingRuns
  /// Nothing was ever worked on that could begin again.
  case nothingToStart
  /// What runs is about no task that could be ticked off.
  case noTaskRuns(title: String)
  /// A block runs for so long that it has to be said when it ended.
  case stale(StaleBlock)
  /// A block would lie where another does.
  case overlap(OverlappedBlock)
  /// Time that is still to come cannot have been spent.
  case notPast
  /// A block would end before it begins, or as it begins.
  case endsBeforeStart(title: String)
  /// A block without a place on the clock has no start.
  case needsStart(title: String)
  /// A block without a place on the clock has no end.
  case needsEnd(title: String)
  /// A time at which a block is to be parted does not lie in it.
  case splitsOutside(title: String)
  /// The blocks on the clock, with these codes, are more than is to be set.
  case clockedMore(title: String, minutes: Int, codes: [String])
  /// Codes of tasks and of blocks cannot be given at once.
  case mixedCodes
}
