package import Store

/// What is said about tags.
package protocol TagWording {
  /// «3 Aufgaben · 12 Blöcke», what there is of them.
  func tagUse(tasks: Int, blocks: Int) -> String
  /// There is no tag.
  func noTags() -> String
  /// How many tasks and blocks have a new tag.
  func tagRenamed(_ old: String, _ new: String, tasks: Int, blocks: Int) -> String
  /// A tag has this colour now, or none.
  func tagColored(_ tag: String, _ color: TagColor?) -> String
  /// These tags come first now, or none.
  func tagsOrdered(_ tags: [String]) -> String
  /// A colour's name.
  func name(_ color: TagColor) -> String
}

extension German: TagWording {
  func tagUse(tasks: Int, blocks: Int) -> String {
    [
      tasks == 0 ? nil : count(tasks), blocks == 0 ? nil : blocks == 1 ? "1 Block" : "\(blocks) Blöcke",
    ].compactMap(\.self).joined(separator: " · ")
  }
  func noTags() -> String { "keine Tags" }
  func tagRenamed(_ old: String, _ new: String, tasks: Int, blocks: Int) -> String {
    "#\(old) heisst #\(new): \(tagUse(tasks: tasks, blocks: blocks))"
  }
  func tagColored(_ tag: String, _ color: TagColor?) -> String {
    color.map { "#\(tag) ist \(name($0))" } ?? "#\(tag) hat keine Farbe"
  }
  func tagsOrdered(_ tags: [String]) -> String {
    tags.isEmpty
      ? "Tags stehen nach Grösse"
      : "zuerst " + tags.map { "#" + $0 }.joined(separator: " ") + ", dann nach Grösse"
  }
  func name(_ color: TagColor) -> String {
    switch color {
    case .blue: "blau"
    case .green: "grün"
    case .amber: "bernstein"
    case .red: "rot"
    case .violet: "violett"
    case .teal: "petrol"
    case .brown: "braun"
    case .olive: "oliv"
    case .rose: "rosa"
    case .grey: "grau"
    }
  }
}

extension English: TagWording {
  func tagUse(tasks: Int, blocks: Int) -> String {
    [
      tasks == 0 ? nil : count(tasks), blocks == 0 ? nil : blocks == 1 ? "1 block" : "\(blocks) blocks",
    ].compactMap(\.self).joined(separator: " · ")
  }
  func noTags() -> String { "no tags" }
  func tagRenamed(_ old: String, _ new: String, tasks: Int, blocks: Int) -> String {
    "#\(old) is called #\(new): \(tagUse(tasks: tasks, blocks: blocks))"
  }
  func tagColored(_ tag: String, _ color: TagColor?) -> String {
    color.map { "#\(tag) is \(name($0))" } ?? "#\(tag) has no colour"
  }
  func tagsOrdered(_ tags: [String]) -> String {
    tags.isEmpty
      ? "tags stand by size" : "first " + tags.map { "#" + $0 }.joined(separator: " ") + ", then by size"
  }
  func name(_ color: TagColor) -> String { color.rawValue }
}
