import Foundation

/// Checks a JSON document against a JSON Schema, as far as the schemas of docs/schema use it:
/// type, required, properties, additionalProperties, items, enum, const, pattern, minimum, maximum.
struct SchemaCheck {
  /// What is wrong, each with the path to it; empty for a document that fits.
  private(set) var faults: [String] = []

  /// Checks the document of a command against the schema that it names.
  init(_ document: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    guard let object = value as? [String: Any], let name = object["schema"] as? String else {
      faults = ["no schema named in \(document.prefix(80))"]
      return
    }
    let file = name.replacing("xday.", with: "").replacing("/1", with: "") + ".json"
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Repository.file("docs/schema/" + file)))
    check(value, against: schema as? [String: Any] ?? [:], at: name)
  }

  private mutating func check(_ value: Any, against schema: [String: Any], at path: String) {
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    let type = SchemaCheck.type(of: value)
    // Every integer is a number (JSON Schema 2020-12, validation, 6.1.1).
    let isKnown = types.contains(type) || type == "integer" && types.contains("number")
    guard types.isEmpty || isKnown else {
      faults.append("\(path) is \(type), not \(types.joined(separator: " or "))")
      return
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { SchemaCheck.same($0, value) }) {
      faults.append("\(path) is none of the possible values: \(value)")
    }
    if let constant = schema["const"], !SchemaCheck.same(constant, value) {
      faults.append("\(path) is \(value)")
    }
    switch value {
    case let object as [String: Any]: check(object, against: schema, at: path)
    case let array as [Any]:
      guard let items = schema["items"] as? [String: Any] else { return }
      for (index, item) in array.enumerated() { check(item, against: items, at: "\(path)[\(index)]") }
    case let text as String:
      if let pattern = schema["pattern"] as? String,
        text.range(of: pattern, options: .regularExpression) == nil
      {
        faults.append("\(path) has the wrong form: \(text)")
      }
    case let number as NSNumber where type == "integer":
      if let minimum = schema["minimum"] as? Int, number.intValue < minimum {
        faults.append("\(path) is \(number)")
      }
      if let maximum = schema["maximum"] as? Int, number.intValue > maximum {
        faults.append("\(path) is \(number)")
      }
    default: break
    }
  }

  private mutating func check(_ object: [String: Any], against schema: [String: Any], at path: String) {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      faults.append("\(path).\(name) is missing")
    }
    for (name, value) in object {
      if let property = properties[name] as? [String: Any] {
        check(value, against: property, at: "\(path).\(name)")
      } else if let rest = schema["additionalProperties"] as? [String: Any] {
        check(value, against: rest, at: "\(path).\(name)")
      } else {
        faults.append("\(path).\(name) is not in the schema")
      }
    }
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber:
      // A Boolean is a number too for this parser; only its description tells.
      number.isBoolean ? "boolean" : number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
    default: "unknown"
    }
  }

  private static func same(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject) == (right as? NSObject)
  }
}

extension NSNumber {
  /// Whether it stands for true or false in what Foundation's JSON parser returned.
  fileprivate var isBoolean: Bool {
    String(cString: objCType) == String(cString: NSNumber(value: true).objCType)
  }
}

/// Files of the repository, found from the place of this source file.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
