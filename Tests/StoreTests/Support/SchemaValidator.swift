import Foundation

/// Checks JSON against the part of JSON Schema 2020-12 that the repository's own schemas use.
///
/// A keyword that it does not know is a complaint, so that no schema says more than is checked.
struct SchemaValidator {
  private let schemas: [String: [String: Any]]

  /// The schemas of a folder, by file name.
  init(folder: URL) throws {
    var schemas: [String: [String: Any]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".json")
    {
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appendingPathComponent(name)))
      schemas[name] = json as? [String: Any]
    }
    self.schemas = schemas
  }

  /// What is wrong with a document under the schema of this name; empty when nothing is.
  func complaints(about bytes: [UInt8], under name: String) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    guard let schema = schemas[name] else { return ["no schema \(name)"] }
    return check(json, schema, in: name, at: "$")
  }

  private func check(_ value: Any, _ schema: [String: Any], in file: String, at path: String) -> [String] {
    schema.flatMap { keyword, rule in check(value, keyword, rule, schema, in: file, at: path) }
  }

  private func check(
    _ value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], in file: String, at path: String
  ) -> [String] {
    switch (keyword, rule) {
    case ("$schema", _), ("title", _), ("$defs", _): []
    case ("$ref", let name as String): refer(value, to: name, in: file, at: path)
    case ("allOf", let parts as [[String: Any]]): parts.flatMap { check(value, $0, in: file, at: path) }
    case ("const", let rule): complain(unless: "\(value)" == "\(rule)", "const", path)
    case ("enum", let rule as [String]):
      complain(unless: (value as? String).map(rule.contains) ?? false, "enum", path)
    case ("type", let type as String): complain(unless: isType(value, type), "type \(type)", path)
    case ("minimum", let rule as Int): complain(unless: (value as? Int ?? rule) >= rule, "minimum", path)
    case ("maximum", let rule as Int): complain(unless: (value as? Int ?? rule) <= rule, "maximum", path)
    case ("minLength", let rule as Int):
      complain(unless: ((value as? String)?.count ?? rule) >= rule, "minLength", path)
    case ("minItems", let rule as Int):
      complain(unless: ((value as? [Any])?.count ?? rule) >= rule, "minItems", path)
    case ("maxItems", let rule as Int):
      complain(unless: ((value as? [Any])?.count ?? rule) <= rule, "maxItems", path)
    case ("pattern", let rule as String): complain(unless: matches(value, rule), "pattern \(rule)", path)
    case ("required", let names as [String]):
      names.flatMap { complain(unless: (value as? [String: Any])?[$0] != nil, "required \($0)", path) }
    case ("items", let rule as [String: Any]):
      (value as? [Any] ?? []).enumerated().flatMap { check($1, rule, in: file, at: "\(path)[\($0)]") }
    case ("properties", _), ("patternProperties", _), ("additionalProperties", _):
      members(of: value, schema, in: file, at: path)
    default: ["unknown keyword \(keyword) at \(path)"]
    }
  }

  private func members(of value: Any, _ schema: [String: Any], in file: String, at path: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let patterns = schema["patternProperties"] as? [String: [String: Any]] ?? [:]
    return (value as? [String: Any] ?? [:]).flatMap { name, member in
      let rules =
        [properties[name]].compactMap(\.self) + patterns.filter { matches(name, $0.key) }.map(\.value)
      let others = rules.isEmpty ? schema["additionalProperties"] : nil
      let refused = complain(unless: others as? Bool != false, "additional \(name)", path)
      return refused
        + (rules + [others as? [String: Any]].compactMap(\.self)).flatMap {
          check(member, $0, in: file, at: "\(path).\(name)")
        }
    }
  }

  private func refer(_ value: Any, to name: String, in file: String, at path: String) -> [String] {
    if let schema = schemas[name] { return check(value, schema, in: name, at: path) }
    let definitions = schemas[file]?["$defs"] as? [String: [String: Any]]
    guard let schema = definitions?[String(name.dropFirst("#/$defs/".count))] else { return ["no \(name)"] }
    return check(value, schema, in: file, at: path)
  }

  private func complain(unless isGood: Bool, _ what: String, _ path: String) -> [String] {
    isGood ? [] : ["\(what) at \(path)"]
  }

  private func isType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    default: false
    }
  }

  private func matches(_ value: Any, _ pattern: String) -> Bool {
    guard let text = value as? String else { return false }
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}
