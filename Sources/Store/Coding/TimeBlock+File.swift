package import DayBudget

extension TimeBlock {
  /// A block that comes from outside, with what the store alone keeps track of otherwise.
  ///
  /// - Parameters:
  ///   - codeLength: The length of its code, 2…12.
  ///   - zone: The identifier of the zone of its wall clock.
  package init(
    id: BlockID, codeLength: Int, title: String, day: CivilDate, zone: String, created: Int
  ) {
    self.init(id: id, title: title, day: day, zone: zone, created: created)
    self.codeLength = codeLength
  }

  /// A store's own file with these blocks and no task, as `TaskStore.importing` takes it in.
  package static func file(of blocks: [TimeBlock]) -> [UInt8] {
    var text = DocumentText(capacity: blocks.count * 256)
    text.add("tasks", lines: [[UInt8]](), always: true)
    // Places are small things to sort, which blocks are not.
    let order = blocks.indices.sorted { blocks[$0].id < blocks[$1].id }
    text.add("blocks", lines: order.map { blocks[$0].record })
    return text.finished()
  }
}
