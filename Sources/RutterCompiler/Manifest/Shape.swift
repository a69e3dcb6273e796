/// Stage 2, decode: a `Node` enters, a `Manifest` leaves, as the author wrote it, every value with its place.
///
/// What may stand where is declared once, as shapes (`ManifestShapes`, `ProjectShapes`). The structure
/// check walks a document along its shape and reports what does not fit; the decoders then read what
/// does. The reference of keys is derived from the same declaration.
///
/// A shape says what each kind of node means in one place; at most one meaning for each kind.
package struct Shape: Sendable {
  /// A noun phrase for messages: `a list of screens`.
  package let what: String
  package var scalar: ScalarRole?
  package var items: Items?
  package var mapping: MappingShape?
  /// Whether the author may leave the value out (`home:`), meaning "all defaults".
  package var allowsNothing = false
  /// What the names are, where the author chooses a mapping's keys.
  package var keys = NameRole.name

  package indirect enum Items: Sendable {
    case each(Shape)

    package var shape: Shape {
      switch self {
      case .each(let shape): shape
      }
    }
  }
}

/// What a scalar's text is read as.
package enum ScalarRole: Sendable, Equatable {
  case text
  case name
  /// A Swift type; a flow collection is read as the type its characters spell.
  case type
  /// A Swift type, and after `=` the default value.
  case parameter
  /// A Swift expression; a flow collection is read as the expression its characters spell.
  case expression
  case boolean
  case number
  case choice([String])
}

/// What the keys of the author's choosing are.
package enum NameRole: Sendable {
  /// Names that Swift can hold.
  case name
  /// Types, paths, compilation conditions.
  case text
  /// Codes of findings.
  case rule
}

/// What a mapping's keys are.
package indirect enum MappingShape: Sendable {
  /// A fixed set of keys.
  case keys(ObjectShape)
  /// Names of the author's choosing, each with a value of one shape.
  case names(Shape)
  /// Fixed keys, names of the author's choosing, or both side by side.
  case keysOrNames(KeysOrNames)
  /// Free-form, for templates alone.
  case anything
}

/// A fixed set of keys, in the order in which the reference and the formatter list them.
package struct ObjectShape: Sendable {
  /// What such a mapping is, for messages: `screen`.
  package let name: String
  package let summary: String
  package let keys: [KeyShape]

  package init(_ name: String, _ summary: String, _ keys: [KeyShape]) {
    self.name = name
    self.summary = summary
    self.keys = keys
  }

  package func key(_ name: String) -> KeyShape? { keys.first { $0.name == name } }
}

/// One key: its name, what it is for, and what its value may be.
package struct KeyShape: Sendable {
  package let name: String
  package let summary: String
  package let shape: Shape
  package var isRequired = false

  /// The only values there are, if these are few.
  var words: [String]? {
    switch shape.scalar {
    case .choice(let words): words
    case .boolean: ["true", "false"]
    default: nil
    }
  }

  package init(_ name: String, _ shape: Shape, _ summary: String, required: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    isRequired = required
  }
}

extension Shape {
  static func scalar(_ role: ScalarRole, _ what: String) -> Shape {
    Shape(what: what, scalar: role)
  }

  static let text = scalar(.text, "text")
  static let name = scalar(.name, "a name")
  static let type = scalar(.type, "a Swift type")
  static let parameter = scalar(.parameter, "a Swift type")
  static let expression = scalar(.expression, "a Swift expression")
  static let boolean = scalar(.boolean, "true or false")

  static func choice(_ values: String...) -> Shape {
    scalar(.choice(values), "one of " + values.joined(separator: ", "))
  }

  static func list(of item: Shape, _ what: String) -> Shape {
    Shape(what: what, items: .each(item))
  }

  /// One value, or a list of them.
  static func oneOrMore(_ item: Shape, _ what: String) -> Shape {
    Shape(what: what, scalar: item.scalar, items: .each(item))
  }

  static func object(_ object: ObjectShape) -> Shape {
    Shape(what: "a mapping of \(object.name) keys", mapping: .keys(object))
  }

  static func names(_ value: Shape, _ what: String) -> Shape {
    Shape(what: what, mapping: .names(value))
  }

  /// A mapping whose keys are something else than names.
  static func keyed(by keys: NameRole, _ value: Shape, _ what: String) -> Shape {
    var shape = names(value, what)
    shape.keys = keys
    return shape
  }

  /// A mapping from names to entries or, where the entries need no more than their names, a list.
  static func namesOrList(_ value: Shape, _ what: String) -> Shape {
    Shape(what: what, items: .each(.name), mapping: .names(value))
  }

  static let anything = Shape(
    what: "anything", scalar: .text, items: .each(Shape(what: "anything", scalar: .text)),
    mapping: .anything, allowsNothing: true)

  /// The same shape, which the author may also leave empty.
  var orNothing: Shape {
    var shape = self
    shape.allowsNothing = true
    return shape
  }

  /// The same shape, where a mapping of these keys serves too.
  func orKeys(_ object: ObjectShape) -> Shape {
    var shape = Shape(
      what: what + ", or a mapping of \(object.name) keys", items: items, mapping: .keys(object))
    shape.scalar = scalar
    return shape
  }

  /// The same shape, where a scalar of the given role serves too.
  func or(_ role: ScalarRole, _ what: String) -> Shape {
    var shape = Shape(what: what, items: items, mapping: mapping)
    shape.scalar = role
    shape.allowsNothing = allowsNothing
    shape.keys = keys
    return shape
  }
}
