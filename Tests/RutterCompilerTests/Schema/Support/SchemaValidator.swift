import Foundation
import RutterDiagnostics

/// A validator for the part of JSON Schema that ours is written in; any other keyword is an error.
struct SchemaValidator {
  private let root: [String: JSONValue]
  private static let annotations: Set<String> = [
    "$schema", "title", "description", "examples", "definitions",
  ]

  init(_ schema: JSONValue) { root = schema.members }

  /// Where the instance does not fit, and why; none if it does.
  func errors(in instance: JSONValue) -> [String] { check(instance, root, "") }

  /// What is wrong with an instance of a part of the schema.
  func errors(in instance: JSONValue, of schema: JSONValue) -> [String] {
    check(instance, schema.members, "")
  }

  private func check(_ value: JSONValue, _ schema: [String: JSONValue], _ path: String) -> [String]
  {
    if let reference = schema["$ref"] {
      return check(value, definition(reference.string ?? ""), path)
    }
    return schema.sorted { $0.key < $1.key }.flatMap { keyword, expected in
      Self.annotations.contains(keyword)
        ? [] : check(value, keyword, expected, schema, path)
    }
  }

  private func definition(_ reference: String) -> [String: JSONValue] {
    let place = reference.split(separator: "/").dropFirst()
    let found = place.reduce(JSONValue?.some(.object(root.map { ($0, $1) }))) { schema, name in
      schema?.members[String(name)]
    }
    return found?.members ?? ["missing definition": .string(reference)]
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ expected: JSONValue, _ schema: [String: JSONValue],
    _ path: String
  ) -> [String] {
    switch keyword {
    case "type", "enum", "pattern", "minLength", "minimum", "minItems":
      return fits(value, keyword, expected) ? [] : ["\(path): not \(keyword) \(expected.short)"]
    case "required", "properties", "patternProperties", "additionalProperties", "minProperties",
      "maxProperties":
      return value.kind == "object" ? members(value, keyword, expected, schema, path) : []
    case "propertyNames":
      return value.members.keys.sorted().flatMap { name in
        check(.string(name), expected.members, "\(path)/\(name)")
      }
    case "items":
      return value.elements.enumerated().flatMap { index, item in
        check(item, expected.members, "\(path)/\(index)")
      }
    case "allOf": return expected.elements.flatMap { check(value, $0.members, path) }
    case "anyOf", "oneOf":
      let failures = expected.elements.map { check(value, $0.members, path) }
      let fitting = failures.count { $0.isEmpty }
      if fitting == 1 || keyword == "anyOf" && fitting > 1 { return [] }
      return fitting > 1
        ? ["\(path): fits \(fitting) forms"]
        : failures.first { $0.isOfTheKind(at: path) } ?? failures.flatMap(\.self)
    case "not":
      return check(value, expected.members, path).isEmpty ? ["\(path): fits what it must not"] : []
    default: return ["\(path): unknown keyword '\(keyword)'"]
    }
  }

  private func fits(_ value: JSONValue, _ keyword: String, _ expected: JSONValue) -> Bool {
    switch keyword {
    case "type":
      let kinds = expected.string.map { [$0] } ?? expected.elements.compactMap(\.string)
      return kinds.contains(value.kind) || kinds.contains("integer") && value.kind == "number"
    case "enum": return expected.elements.contains { $0.text == value.text }
    case "pattern":
      guard let text = value.string, let pattern = expected.string else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "minLength": return value.string.map { $0.count >= expected.count } ?? true
    case "minItems": return value.kind != "array" || value.elements.count >= expected.count
    case "minimum": return value.kind != "number" || value.count >= expected.count
    default: return false
    }
  }

  private func members(
    _ value: JSONValue, _ keyword: String, _ expected: JSONValue, _ schema: [String: JSONValue],
    _ path: String
  ) -> [String] {
    let members = value.members
    switch keyword {
    case "required":
      return expected.elements.compactMap(\.string).filter { members[$0] == nil }
        .map { "\(path): has no '\($0)'" }
    case "minProperties": return members.count < expected.count ? ["\(path): too few"] : []
    case "maxProperties": return members.count > expected.count ? ["\(path): too many"] : []
    default: break
    }
    return members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      let own = schema["properties"]?.members[name]
      let patterns = (schema["patternProperties"]?.members ?? [:])
        .filter { name.range(of: $0.key, options: .regularExpression) != nil }.map(\.value)
      let place = "\(path)/\(name)"
      switch keyword {
      case "properties": return own.map { check(member, $0.members, place) } ?? []
      case "patternProperties": return patterns.flatMap { check(member, $0.members, place) }
      default:
        if own != nil || !patterns.isEmpty { return [] }
        if case .bool(false) = expected { return ["\(place): is not allowed"] }
        return check(member, expected.members, place)
      }
    }
  }
}

extension [String] {
  /// Whether the form is the one that the author meant: of the instance's kind, but wrong inside.
  fileprivate func isOfTheKind(at path: String) -> Bool {
    !contains { $0.hasPrefix("\(path): not type") || $0.hasPrefix("\(path): not enum") }
  }
}

extension JSONValue {
  var members: [String: JSONValue] {
    if case .object(let members) = self {
      Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    } else {
      [:]
    }
  }

  var elements: [JSONValue] { if case .array(let items) = self { items } else { [] } }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var count: Int { if case .number(let number) = self { number } else { 0 } }

  fileprivate var short: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
