extension FileOutline {
  /// Finds the components of a file in one pass, block by block, without decoding more than their days.
  ///
  /// - Parameter block: How many bytes are looked at at once, where no line is longer.
  init(scanning file: FileBytes, block: Int = 1 << 16) {
    var scan = OutlineScan(fileSize: file.count)
    var block = block
    var (start, number) = (0, 1)
    while start < file.count {
      let bytes = file.part(start..<min(file.count, start + block))
      let isLast = start + bytes.count == file.count
      guard let end = isLast ? bytes.count : bytes.endOfWholeLines else {
        block *= 2
        continue
      }
      let hasMark = start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      scan.base = start
      var lines = LineScanner(bytes, range: (hasMark ? 3 : 0)..<end, firstLine: number)
      scan.take(&lines, of: bytes)
      (start, number) = (start + end, lines.lineNumber)
    }
    scan.finish()
    self = scan.outline
  }
}

extension Bytes {
  /// The end of the last content line of which is sure that nothing goes on from it; nil where there is none.
  fileprivate var endOfWholeLines: Int? {
    var index = count - 1
    while index > 0 {
      if isLineBreak(self[index - 1]), !isLineBreak(self[index]), !isBlank(self[index]) { return index }
      index -= 1
    }
    return nil
  }
}

/// The state of the pass over a file: what is open, and what was found so far.
private struct OutlineScan {
  private enum Kind {
    case event
    case freeBusy
    case zone
    case toDo
    case journal

    var name: StaticString {
      switch self {
      case .event: "VEVENT"
      case .freeBusy: "VFREEBUSY"
      case .zone: "VTIMEZONE"
      case .toDo: "VTODO"
      case .journal: "VJOURNAL"
      }
    }

    init?(_ bytes: Bytes, _ value: Range<Int>) {
      if value.count == 6, LineHead(bytes, at: value.lowerBound).begins(with: "VEVENT") {
        self = .event
      } else if let kind = Kind.rare.first(where: { matches($0.name, bytes, value) }) {
        self = kind
      } else {
        return nil
      }
    }

    private static let rare = [Kind.freeBusy, .zone, .toDo, .journal]
  }

  /// Where the bytes begin that are looked at.
  var base = 0
  private(set) var outline = FileOutline()
  private var object: (index: Int, line: Int, isOpen: Bool) = (-1, 0, false)
  private var component: (kind: Kind, line: Int, start: Int)?
  private var sketch = ComponentSketch()
  /// How many components are open inside the one of interest (or outside of any), where the first of them begins, and
  /// its name.
  private var inner: (depth: Int, line: Int, name: [UInt8]) = (0, 0, [])

  /// Hardly a component is shorter, so that few files need more room than is set aside for them.
  private static let leastComponent = 256

  init(fileSize: Int) {
    outline.components.reserveCapacity(fileSize / OutlineScan.leastComponent)
  }

  /// Takes the lines of some bytes.
  mutating func take(_ lines: inout LineScanner, of bytes: Bytes) {
    while let line = lines.next(where: { canMatter($0) }) {
      guard let name = line.name(in: bytes) else { continue }
      if line.isFolded {
        line.unfolded(in: bytes).withUnsafeBufferPointer { take(name, $0, $0.indices, line) }
      } else {
        take(name, bytes, line.range, line)
      }
    }
  }

  /// Whether a line that begins like this can say anything now; most lines cannot.
  @inline(__always)
  private func canMatter(_ head: LineHead) -> Bool {
    switch head.letter {
    case UInt8(ascii: "b"), UInt8(ascii: "e"): true
    case UInt8(ascii: "d"): inner.depth == 0 && !head.begins(with: "DESCRIPT")
    case UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "f"), UInt8(ascii: "m"): inner.depth == 0
    default: false
    }
  }

  /// Takes a line of which the folds are taken out, with the place where it lies in the file.
  private mutating func take(_ name: PropertyName, _ bytes: Bytes, _ text: Range<Int>, _ line: ContentLine) {
    switch name {
    case .begin: begin(bytes, trimmed(text.lowerBound + 6..<text.upperBound, in: bytes), line)
    case .end: end(bytes, trimmed(text.lowerBound + 4..<text.upperBound, in: bytes), line)
    default:
      guard inner.depth == 0 else { return }
      if component == nil {
        if name == .method, object.isOpen { noteMethod(bytes, text) }
      } else if line.isTooLong {
        sketch.noteTooLong()
      } else {
        sketch.note(name, bytes, text)
      }
    }
  }

  mutating func finish() {
    abandonComponent()
    closeObject()
  }

  private mutating func noteMethod(_ bytes: Bytes, _ text: Range<Int>) {
    let colon = bytes[text].lastIndex(of: UInt8(ascii: ":")) ?? text.lowerBound
    if outline.cancelledObjects.last != object.index,
      matches("CANCEL", bytes, trimmed(colon + 1..<text.upperBound, in: bytes))
    {
      outline.cancelledObjects.append(object.index)
    }
  }

  private mutating func begin(_ bytes: Bytes, _ name: Range<Int>, _ line: ContentLine) {
    if let kind = Kind(bytes, name) {
      abandonComponent()
      outline.isCalendar = true
      component = (kind, line.number, base + line.range.upperBound)
      sketch = ComponentSketch()
    } else if matches("VCALENDAR", bytes, name) {
      abandonComponent()
      closeObject()
      outline.isCalendar = true
      object = (object.index + 1, line.number, true)
    } else {
      if inner.depth == 0 { inner = (0, line.number, Array(bytes[name].prefix(100))) }
      inner.depth += 1
    }
  }

  private mutating func end(_ bytes: Bytes, _ name: Range<Int>, _ line: ContentLine) {
    if let component, component.kind == Kind(bytes, name) {
      if inner.depth > 0 { noteUnclosed(inner.line, quoted(inner.name.map(uppercased))) }
      close(component.kind, component.start..<base + line.range.lowerBound, line: component.line)
    } else if matches("VCALENDAR", bytes, name) {
      abandonComponent()
      object.isOpen = false
    } else {
      inner.depth = max(0, inner.depth - 1)
    }
  }

  private mutating func close(_ kind: Kind, _ range: Range<Int>, line: Int) {
    component = nil
    inner.depth = 0
    let index = object.isOpen ? object.index : -1
    switch kind {
    case .event, .freeBusy:
      outline.components.append(
        ComponentRecord(
          kind: kind == .event ? .event : .freeBusy, range: range, line: line, object: index,
          uidHash: sketch.uidHash, days: sketch.days))
    case .zone: outline.zones.append(ZoneRecord(range: range, line: line, object: index))
    case .toDo, .journal: break
    }
  }

  /// A component that is still open where it cannot be any more: said, and passed over.
  private mutating func abandonComponent() {
    if let component { noteUnclosed(component.line, "\(component.kind.name)") }
    component = nil
    inner.depth = 0
  }

  private mutating func closeObject() {
    if object.isOpen { noteUnclosed(object.line, "VCALENDAR") }
    object.isOpen = false
  }

  private mutating func noteUnclosed(_ line: Int, _ component: String) {
    outline.unclosed.add(Finding(line: line, uid: nil, kind: .unclosed(component: component)))
  }
}
