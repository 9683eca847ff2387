extension FileOutline {
  /// Finds the components of a file in one pass, without decoding more than their days.
  init(scanning bytes: Bytes) {
    var scan = OutlineScan(file: bytes)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var lines = LineScanner(bytes, range: (hasMark ? 3 : 0)..<bytes.count)
    while let line = lines.next(where: { scan.canMatter($0) }) {
      guard let name = line.name(in: bytes) else { continue }
      if line.isFolded {
        line.unfolded(in: bytes).withUnsafeBufferPointer { scan.take(name, $0, $0.indices, line) }
      } else {
        scan.take(name, bytes, line.range, line)
      }
    }
    scan.finish()
    self = scan.outline
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

  private let file: Bytes
  private(set) var outline = FileOutline()
  private var object: (index: Int, line: Int, isOpen: Bool) = (-1, 0, false)
  private var component: (kind: Kind, line: Int, start: Int)?
  private var sketch = ComponentSketch()
  /// How many components are open inside the one of interest (or outside of any), and where the first of
  /// them begins.
  private var inner: (depth: Int, begin: ContentLine?) = (0, nil)

  /// Hardly a component is shorter, so that few files need more room than is set aside for them.
  private static let leastComponent = 256

  init(file: Bytes) {
    self.file = file
    outline.components.reserveCapacity(file.count / OutlineScan.leastComponent)
  }

  /// Whether a line that begins like this can say anything now; most lines cannot.
  @inline(__always)
  func canMatter(_ head: LineHead) -> Bool {
    switch head.letter {
    case UInt8(ascii: "b"), UInt8(ascii: "e"): true
    case UInt8(ascii: "d"): inner.depth == 0 && !head.begins(with: "DESCRIPT")
    case UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "f"), UInt8(ascii: "m"): inner.depth == 0
    default: false
    }
  }

  /// Takes a line of which the folds are taken out, with the place where it lies in the file.
  mutating func take(_ name: PropertyName, _ bytes: Bytes, _ text: Range<Int>, _ line: ContentLine) {
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
      component = (kind, line.number, line.range.upperBound)
      sketch = ComponentSketch()
    } else if matches("VCALENDAR", bytes, name) {
      abandonComponent()
      closeObject()
      outline.isCalendar = true
      object = (object.index + 1, line.number, true)
    } else {
      if inner.depth == 0 { inner.begin = line }
      inner.depth += 1
    }
  }

  private mutating func end(_ bytes: Bytes, _ name: Range<Int>, _ line: ContentLine) {
    if let component, component.kind == Kind(bytes, name) {
      if inner.depth > 0, let begin = inner.begin {
        noteUnclosed(begin.number, nameOfBegun(begin))
      }
      close(component.kind, component.start..<line.range.lowerBound, line: component.line)
    } else if matches("VCALENDAR", bytes, name) {
      abandonComponent()
      object.isOpen = false
    } else {
      inner.depth = max(0, inner.depth - 1)
    }
  }

  /// The name of the component that a BEGIN line begins.
  private func nameOfBegun(_ line: ContentLine) -> String {
    line.unfolded(in: file).withUnsafeBufferPointer { text in
      let name = trimmed(text.indices.dropFirst(6), in: text)
      return quoted(text[name].prefix(100).map(uppercased))
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
