import RutterDiagnostics

/// Makes schemas of shapes, and a definition of each kind of mapping that it comes by.
///
/// What a scalar's text means is YAML's business here: `title: 404` is a number to a validator and text
/// to rutter, and `movies: [Movie]` a list and a Swift type.
struct SchemaBuilder {
  typealias Member = (name: String, value: JSONValue)

  private var objects: [Member?] = []
  private var places: [String: Int] = [:]

  /// In the order of their first use, the scalars' last.
  var definitions: [Member] { objects.compactMap(\.self) + SchemaScalars.definitions }

  // MARK: Mappings with fixed keys

  mutating func object(_ object: ObjectShape) -> [Member] {
    var members: [Member] = [
      ("type", "object"), ("description", .string(object.summary)),
      ("properties", .object(object.keys.map { ($0.name, property($0, of: object)) })),
    ]
    let required = object.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    return members + [("additionalProperties", .bool(false))]
  }

  /// Beside a reference nothing counts in draft 7, so the description wraps it.
  private mutating func property(_ key: KeyShape, of object: ObjectShape) -> JSONValue {
    var members: [Member] = [("description", .string(key.summary))]
    if let example = SchemaExamples.example(of: key.name, in: object.name) {
      members.append(("examples", [example]))
    }
    let schema = schema(of: key.shape)
    let isReference = schema.first?.name == "$ref"
    return .object(members + (isReference ? [("allOf", [.object(schema)])] : schema))
  }

  private mutating func reference(to object: ObjectShape) -> [Member] {
    let name = SwiftName.camelCased(object.name)
    if places[name] == nil {
      let place = objects.count
      places[name] = place
      objects.append(nil)
      objects[place] = (name, .object(self.object(object)))
    }
    return [("$ref", .string("#/definitions/" + name))]
  }

  // MARK: Values

  /// The forms of a value are of different kinds, so that exactly one fits.
  private mutating func schema(of shape: Shape) -> [Member] {
    if case .anything? = shape.mapping { return [] }
    var forms = scalar(shape).map { [$0] } ?? []
    if let items = shape.items {
      forms.append([("type", "array"), ("items", .object(schema(of: items.shape)))])
    }
    forms += mapping(shape)
    if shape.allowsNothing { forms.append([("type", "null")]) }
    return forms.count == 1 ? forms[0] : [("oneOf", .array(forms.map(JSONValue.object)))]
  }

  private func scalar(_ shape: Shape) -> [Member]? {
    guard let role = shape.scalar else { return nil }
    switch role {
    case .boolean: return [("type", "boolean")]
    case .number: return [("type", "integer"), ("minimum", 0)]
    case .choice(let values): return [("enum", .array(values.map(JSONValue.string)))]
    case .text, .name, .type, .parameter, .expression:
      return SchemaScalars.reference(to: role, isBesideItems: shape.items != nil)
    }
  }

  private mutating func mapping(_ shape: Shape) -> [[Member]] {
    switch shape.mapping {
    case .keys(let object): return [reference(to: object)]
    case .names(let value): return [names(value, shape.keys)]
    case .keysOrNames(let either): return keysOrNames(either, shape.keys)
    case .anything, nil: return []
    }
  }

  /// One form for each `KeysOrNames.Meaning`, of which exactly one fits.
  private mutating func keysOrNames(_ either: KeysOrNames, _ role: NameRole) -> [[Member]] {
    let keys = reference(to: either.keys)
    let isWhole = either.whole.map { JSONValue.object([("required", [.string($0)])]) }
    let isMarked = either.marks.map { mark($0, of: either.keys) }
    let isLong = JSONValue.object([("anyOf", .array(isWhole + isMarked))])
    let hasNoNames = JSONValue.object([("anyOf", .array(isWhole + [.object(keys)]))])
    return [
      [("allOf", [.object(keys), isLong])],
      keysAmongNames(either) + [("anyOf", .array(isMarked)), ("not", hasNoNames)],
      names(either.names, role) + [("not", isLong)],
    ]
  }

  private mutating func keysAmongNames(_ either: KeysOrNames) -> [Member] {
    let object = "#/definitions/\(SwiftName.camelCased(either.keys.name))/properties/"
    let properties = either.keys.keys.map { key in
      (key.name, JSONValue.object([("$ref", .string(object + key.name))]))
    }
    return [
      ("type", "object"), ("properties", .object(properties)),
      ("propertyNames", .object([("pattern", .string(SchemaScalars.name))])),
      ("additionalProperties", .object(schema(of: either.names))),
    ]
  }

  /// What `KeysOrNames.isMark` asks of one mark.
  private mutating func mark(_ name: String, of object: ObjectShape) -> JSONValue {
    let required: Member = ("required", [.string(name)])
    guard let key = object.key(name), key.words != nil else { return .object([required]) }
    let value = JSONValue.object(schema(of: key.shape))
    return .object([required, ("properties", .object([(name, value)]))])
  }

  private mutating func names(_ value: Shape, _ role: NameRole) -> [Member] {
    let value = JSONValue.object(schema(of: value))
    switch role {
    case .text: return [("type", "object"), ("additionalProperties", value)]
    case .name:
      let pattern = SchemaScalars.name
      return [
        ("type", "object"), ("patternProperties", .object([(pattern, value)])),
        ("additionalProperties", .bool(false)),
      ]
    case .rule:
      let rules = RuleCatalogue.pages.filter(\.isAdjustable).map { page in
        (
          page.code.description,
          JSONValue.object([("description", .string(page.what)), ("allOf", [value])])
        )
      }
      return [
        ("type", "object"), ("properties", .object(rules)), ("additionalProperties", .bool(false)),
      ]
    }
  }
}
