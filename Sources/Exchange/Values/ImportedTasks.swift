/// What files of another program hold: tasks or blocks of time, and what of them xday cannot hold.
package struct ImportedTasks: Sendable {
  /// The tasks, in the order of the files.
  package internal(set) var tasks: [PlainTask] = []
  /// The blocks, in the order of the files.
  package internal(set) var blocks: [PlainBlock] = []
  /// What cannot be carried over.
  package var losses = Losses()

  private var counts: [String: Int] = [:]

  /// Nothing yet.
  package init() {}

  /// Adds a task; throws where there are as many as are taken in at once.
  mutating func add(_ task: PlainTask) throws(ExchangeFault) {
    if tasks.count == ImportLimits.tasks { throw ExchangeFault(kind: .tooManyTasks) }
    tasks.append(task)
  }

  /// A name made of what a task or a block says, for one that has none: of equal ones the first, the second …, so that
  /// the same files give the same names again.
  mutating func name(saying text: String) -> PlainTask.Name {
    let count = counts[text, default: 0] + 1
    counts[text] = count
    return .foreign(count == 1 ? text : "\(text) \(count)")
  }
}
