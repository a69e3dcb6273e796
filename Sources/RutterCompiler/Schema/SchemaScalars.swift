import RutterDiagnostics

/// What texts, names, types and expressions may look like to a parser of YAML or JSON.
enum SchemaScalars {
  /// Letters, digits and `_`, with anything beyond ASCII counted as a letter; regular expressions of
  /// every dialect read it alike.
  static let name = "^\(first)\(rest)*$"

  private static let first = #"[^\x00-\x40\x5B-\x5E\x60\x7B-\x7F]"#
  private static let rest = #"[^\x00-\x2F\x3A-\x40\x5B-\x5E\x60\x7B-\x7F]"#

  static func reference(to role: ScalarRole, isBesideItems: Bool) -> [SchemaBuilder.Member] {
    let name =
      switch role {
      case .name: "name"
      case .type, .parameter: isBesideItems ? "plainType" : "type"
      case .expression: isBesideItems ? "plainExpression" : "expression"
      case .text, .boolean, .number, .choice: "text"
      }
    return [("$ref", .string("#/definitions/" + name))]
  }

  static let definitions: [SchemaBuilder.Member] = [
    ("text", ["title": "text", "type": ["string", "number", "boolean"]]),
    ("name", ["title": "a name", "type": "string", "pattern": .string(qualifiedName)]),
    ("plainType", ["title": "a Swift type", "type": "string", "minLength": 1]),
    (
      "type",
      ["title": "a Swift type", "oneOf": [reference("plainType"), reference("bracketedType")]]
    ),
    ("bracketedType", bracketedType),
    (
      "plainExpression",
      ["title": "a Swift expression", "type": ["string", "number", "boolean"], "minLength": 1]
    ),
    (
      "expression",
      ["title": "a Swift expression", "oneOf": [reference("plainExpression"), ["type": "array"]]]
    ),
  ]

  /// A module's name may have dots.
  private static let qualifiedName = "^\(first)\(rest)*(\\.\(first)\(rest)*)*$"

  /// `[Movie]`, `[String: Int]` and these inside each other, which YAML reads as lists; `[Pair<A, B>]`
  /// is one of two items to it.
  private static let bracketedType: JSONValue = [
    "title": "a Swift type in brackets", "type": "array", "minItems": 1,
    "items": [
      "oneOf": [
        reference("type"),
        [
          "type": "object", "minProperties": 1, "maxProperties": 1,
          "additionalProperties": reference("type"),
        ],
      ]
    ],
  ]

  private static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/" + name)]
  }
}
