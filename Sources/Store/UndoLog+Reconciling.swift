import DayBudget

extension UndoLog {
  /// Puts every command where the store says that it belongs: done, taken back, or never been.
  ///
  /// The log is written before the store. So a command that could not be written stands in it and has never
  /// happened, however many came after it; one that was to be taken back when the power failed is still done.
  /// What each record is now decides, followed back through the commands that touched it.
  mutating func reconcile(with draft: inout Draft) throws(StoreFailure) {
    let commands = try lines.map { line throws(StoreFailure) in try command(line) }
    if isRestored {
      endCommands(commands, with: &draft)
      return
    }
    var signs = [Signs](repeating: Signs(), count: commands.count)
    for chain in Chain.all(of: commands).values {
      do {
        chain.read(from: try draft.state(of: chain.target), into: &signs)
      } catch {
        // It may lie in a month that is damaged; then nothing is to be seen of it, and the others do not wait.
      }
    }
    var (done, undone): ([[UInt8]], [[UInt8]]) = ([], [])
    for (index, line) in lines.enumerated() {
      let isListed = index < border
      if signs[index].holds ?? isListed {
        done.append(line)
      } else if !isListed || commands[index].isRedone {
        undone.append(line)
      }
    }
    replace(done: done.suffix(UndoLog.limit), undone: undone)
  }

  /// Leaves the commands that can be taken back one after the other from what the store is now.
  ///
  /// A copy may hold records as no command has left them, or a part of what one has done. Nothing leads back over that,
  /// and no one has edited them since: all that touched such a record is over.
  private mutating func endCommands(_ commands: [LoggedCommand], with draft: inout Draft) {
    var states: [Change.Target: [UInt8]?] = [:]
    var unknown: Set<Change.Target> = []
    var done: [[UInt8]] = []
    for (line, command) in zip(lines, commands).reversed() {
      for target in command.changes.map(\.target) where states[target] == nil {
        do throws(StoreFailure) {
          states[target] = .some(try draft.state(of: target))
        } catch {
          // It may lie in a month that is damaged.
          unknown.insert(target)
        }
      }
      let there = command.changes.filter { states[$0.target] == .some($0.after) }
      if there.count == command.changes.count, unknown.isDisjoint(with: command.changes.map(\.target)) {
        done.append(line)
        for change in there { states[change.target] = .some(change.before) }
      } else {
        unknown.formUnion(there.map(\.target))
      }
    }
    replace(done: done.reversed().suffix(UndoLog.limit), undone: [])
    isRestored = false
  }
}

/// What the records that a command touched say of it.
private struct Signs {
  var isThere = false
  var isMissing = false

  /// Whether it holds in the store; nil where nothing, or not everything alike, is to be seen of it.
  var holds: Bool? { isThere == isMissing ? nil : isThere }
}

/// The changes of one record or part by the commands of a log, in their order.
private struct Chain {
  let target: Change.Target
  private var links: [(command: Int, change: Change)] = []

  static func all(of commands: [LoggedCommand]) -> [Change.Target: Chain] {
    var chains: [Change.Target: Chain] = [:]
    for (index, command) in commands.enumerated() {
      for change in command.changes {
        chains[change.target, default: Chain(target: change.target)].links.append((index, change))
      }
    }
    return chains
  }

  private init(target: Change.Target) {
    self.target = target
  }

  /// Follows a record back from what it is now.
  func read(from current: [UInt8]?, into signs: inout [Signs]) {
    var state = current
    var rest = links[...]
    while let (command, change) = rest.popLast() {
      if change.after == state {
        signs[command].isThere = true
        state = change.before
      } else if change.before == state || rest.contains(where: { $0.change.knows(state) }) {
        signs[command].isMissing = true
      } else {
        // Someone else has written the record since; what it was before that is taken to be what it seems.
        state = change.before
      }
    }
  }
}

extension Change {
  /// Whether it leads from or to this state.
  fileprivate func knows(_ state: [UInt8]?) -> Bool {
    before == state || after == state
  }

  /// Whether the store's own file makes it doubtful that this was ever done.
  ///
  /// Quickly seen, without history: a record that is to be in this file and is not, or is still as before.
  func isDoubtful(in document: Document, _ time: Months, today: CivilDate) throws(StoreFailure) -> Bool {
    let state = try value(in: document, time).map { JSONText.onOneLine($0) }
    if state == after { return false }
    if state == before { return true }
    guard state == nil, let after, case .record = target else { return false }
    return try month(of: after, on: today) == nil
  }

  /// What it is about, as the store's own file has it; a block as the month has it that it went into.
  private func value(in document: Document, _ time: Months) throws(StoreFailure) -> [UInt8]? {
    if let value = document.value(of: target) { return value }
    guard let id, id.isBlock, let month = try month(of: after ?? before, on: CivilDate(daysSinceEpoch: 0)),
      // A damaged month says nothing of it.
      let file = try? time.document(of: month)
    else { return nil }
    return file.value(of: target)
  }
}
