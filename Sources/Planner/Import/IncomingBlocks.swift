internal import DayBudget
package import Exchange
internal import Store

/// Blocks of another program as records that the store takes in.
///
/// A block that is here already, or was deleted here, is left as it is: its id is made of its name. So is one of our own
/// tables that says what a block here says, whatever its id is.
struct IncomingBlocks {
  /// The records to take in, in no order.
  private(set) var records: [TimeBlock] = []
  /// How many of the source are here already.
  private(set) var kept = 0
  /// What cannot be taken in.
  private(set) var losses: [Loss] = []

  /// What a block says, by which one of our own tables is known again.
  private struct Content: Hashable {
    let when: PlainBlock.When
    let title: String
  }

  /// The records of these blocks for a planner whose store was found so.
  init(_ blocks: [PlainBlock], _ planner: DayPlanner, _ snapshot: Snapshot) throws {
    let ids = try KnownIDs(planner.export())
    let here = planner.allBlocks(snapshot)
    let contents = Set(here.map { Content(when: $0.when, title: $0.title) })
    let today = planner.today(snapshot.settings)
    var codes = BlockCodes(here, today: today)
    var running = try snapshot.running() != nil
    var seen: Set<BlockID> = []
    for block in blocks {
      let id = BlockID(ofBlock: block.name)
      let content = Content(when: block.when, title: block.title)
      let isOurs = if case .foreign(let name) = block.name { name.hasPrefix("csv:") } else { true }
      guard seen.insert(id).inserted, !ids.blocks.contains(id), !(isOurs && contents.contains(content)) else {
        kept += 1
        continue
      }
      if block.isRunning, running {
        losses.append(Loss(line: nil, title: block.title, field: "end", value: "", reason: .running))
        continue
      }
      running = running || block.isRunning
      let day = block.day(snapshot.settings.boundary, in: planner.zone)
      var record = TimeBlock(
        id: id, codeLength: codes.length(of: id, on: day), title: block.title, day: day,
        zone: planner.zone.identifier, created: planner.now)
      switch block.when {
      case .clock(let start, let end): (record.start, record.end) = (start, end)
      case .day(_, let minutes): record.placelessMinutes = minutes
      }
      (record.tags, record.note, record.mood) = (block.tags, block.note, block.mood)
      if let text = block.task {
        record.task = TaskID(text).flatMap { ids.tasks.contains($0) ? $0 : nil }
        if record.task == nil {
          losses.append(Loss(line: nil, title: block.title, field: "Task", value: text, reason: .noSuchTask))
        }
      }
      records.append(record)
    }
  }
}

/// Every id that stands somewhere in an export, those of what was deleted too.
private struct KnownIDs {
  private(set) var tasks: Set<TaskID> = []
  private(set) var blocks: Set<BlockID> = []

  init(_ export: [UInt8]) {
    let mark = Array("\"id\": \"".utf8)
    for place in export.indices where export[place] == mark[0] && export[place...].starts(with: mark) {
      let letters = export[(place + mark.count)...].prefix { $0 != mark[0] }
      let text = String(decoding: letters, as: UTF8.self)
      if let id = TaskID(text) {
        tasks.insert(id)
      } else if let id = BlockID(digits: text) {
        blocks.insert(id)
      }
    }
  }
}

/// The codes that are taken, by month.
private struct BlockCodes {
  private var taken: [Int: Set<String>] = [:]
  private let latest: [Int]

  init(_ blocks: [TimeBlock], today: CivilDate) {
    latest = [today, today.adding(days: -today.day)].map(BlockCodes.month)
    for block in blocks { taken[BlockCodes.month(block.day), default: []].insert(block.code) }
  }

  /// The shortest length at which the code of an id is that of no block of its month, of this one and of the last.
  mutating func length(of id: BlockID, on day: CivilDate) -> Int {
    let month = BlockCodes.month(day)
    let length = (2..<BlockID.digitCount).first { length in
      let code = id.prefix(length)
      return (latest + [month]).allSatisfy { taken[$0]?.contains(code) != true }
    }
    taken[month, default: []].insert(id.prefix(length ?? BlockID.digitCount))
    return length ?? BlockID.digitCount
  }

  private static func month(_ day: CivilDate) -> Int { day.year * 12 + day.month }
}

extension PlainBlock {
  /// The day that it belongs to.
  fileprivate func day(_ boundary: DayBoundary, in zone: Zone) -> CivilDate {
    switch when {
    case .clock(let start, _): boundary.day(of: start, in: zone)
    case .day(let day, _): day
    }
  }
}

extension TimeBlock {
  /// When it was, in plain values.
  fileprivate var when: PlainBlock.When {
    start.map { .clock(start: $0, end: end) } ?? .day(day, minutes: placelessMinutes ?? 0)
  }
}

extension BlockID {
  /// The id of a block by its name: the same at every import, so that nothing comes in twice.
  init(ofBlock name: PlainTask.Name) {
    let text =
      switch name {
      case .own(let text), .foreign(let text): text
      }
    let drawn = RecordID.drawn(text) % 1_000_000_000_000
    let digits = String(drawn)
    let zeros = String(repeating: "0", count: BlockID.digitCount - digits.utf8.count)
    guard let id = BlockID(digits: text) ?? BlockID(digits: zeros + digits) else {
      preconditionFailure("12 digits spell an id")
    }
    self = id
  }

  /// FNV-1a of a name, then one draw of SplitMix64.
  private static func drawn(_ name: String) -> UInt64 {
    let state = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var value = state &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension PlainBlock {
  /// A block of the store in plain values, with the tags that it has now.
  package init(_ shown: ShownBlock) {
    let block = shown.block
    self.init(.own(block.id.description), title: block.title, when: block.when)
    task = block.task?.description
    (tags, note, mood) = (shown.tags, block.note, block.mood)
    (zone, modified) = (block.zone, block.modified)
  }
}
