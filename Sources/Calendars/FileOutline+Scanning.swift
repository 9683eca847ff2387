extension FileOutline {
  /// Finds the components of a file in one pass, without decoding more than their days.
  init(scanning bytes: [UInt8]) {
    var scan = OutlineScan()
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var lines = LineScanner(bytes, range: (hasMark ? 3 : 0)..<bytes.count)
    while let line = lines.next() {
      guard let property = PropertyLine(line, in: bytes) else { continue }
      switch property.name {
      case .begin: scan.begin(property.word, line)
      case .end: scan.end(property.word, line)
      default: scan.note(property, line)
      }
    }
    scan.finish()
    self = scan.outline
  }
}

/// The state of the pass over a file: what is open, and what was found so far.
private struct OutlineScan {
  private struct Open {
    let name: String
    let line: Int
    let start: Int
    var sketch = ComponentSketch()
  }

  private(set) var outline = FileOutline()
  private var object: (index: Int, line: Int, isOpen: Bool) = (-1, 0, false)
  private var component: Open?
  /// How many components are open inside the one of interest (or outside of any), and the first of them.
  private var inner: (depth: Int, name: String, line: Int) = (0, "", 0)

  mutating func begin(_ name: String, _ line: ContentLine) {
    switch name {
    case "VCALENDAR":
      closeObject()
      outline.isCalendar = true
      object = (object.index + 1, line.number, true)
    case "VEVENT", "VFREEBUSY", "VTIMEZONE", "VTODO", "VJOURNAL":
      abandonComponent()
      outline.isCalendar = true
      component = Open(name: name, line: line.number, start: line.range.upperBound)
    default:
      if inner.depth == 0 { inner = (0, name, line.number) }
      inner.depth += 1
    }
  }

  mutating func end(_ name: String, _ line: ContentLine) {
    if name == "VCALENDAR" {
      abandonComponent()
      object.isOpen = false
    } else if let open = component, open.name == name {
      if inner.depth > 0 { outline.unclosed.append((inner.line, inner.name)) }
      inner.depth = 0
      component = nil
      close(open, before: line.range.lowerBound)
    } else {
      inner.depth = max(0, inner.depth - 1)
    }
  }

  mutating func note(_ property: PropertyLine, _ line: ContentLine) {
    guard inner.depth == 0 else { return }
    if component != nil {
      component?.sketch.note(property)
    } else if property.name == .method, property.word == "CANCEL", object.isOpen {
      outline.cancelledObjects.insert(object.index)
    }
  }

  mutating func finish() {
    abandonComponent()
    closeObject()
  }

  private mutating func close(_ open: Open, before end: Int) {
    let index = object.isOpen ? object.index : -1
    switch open.name {
    case "VEVENT", "VFREEBUSY":
      outline.components.append(
        ComponentRecord(
          kind: open.name == "VEVENT" ? .event : .freeBusy, range: open.start..<end, line: open.line,
          object: index, uidHash: open.sketch.uidHash, days: open.sketch.days))
    case "VTIMEZONE":
      outline.zones.append(ZoneRecord(range: open.start..<end, line: open.line, object: index))
    default: break
    }
  }

  /// A component that is still open where it cannot be any more: said, and passed over.
  private mutating func abandonComponent() {
    if let component { outline.unclosed.append((component.line, component.name)) }
    component = nil
    inner.depth = 0
  }

  private mutating func closeObject() {
    if object.isOpen { outline.unclosed.append((object.line, "VCALENDAR")) }
    object.isOpen = false
  }
}
