import RutterCompiler

/// The reference of every key of the language, from the shapes that manifests are checked against.
struct KeyReference {
  /// Every kind of mapping with a fixed set of keys that a document can hold, the document first.
  static func objects(in root: ObjectShape) -> [ObjectShape] {
    var found: [ObjectShape] = []
    var pending = [root]
    while !pending.isEmpty {
      let object = pending.removeFirst()
      if found.contains(where: { $0.name == object.name }) { continue }
      found.append(object)
      pending += object.keys.flatMap { objects(in: $0.shape) }
    }
    return found
  }

  private static func objects(in shape: Shape) -> [ObjectShape] {
    (shape.mapping.map(objects) ?? []) + (shape.items.map { objects(in: $0.shape) } ?? [])
  }

  private static func objects(in mapping: MappingShape) -> [ObjectShape] {
    switch mapping {
    case .keys(let object): [object]
    case .names(let value): objects(in: value)
    case .keysOrNames(let either): [either.keys] + objects(in: either.names)
    case .anything: []
    }
  }

  static func section(of object: ObjectShape) -> String {
    let rows = object.keys.map { key in
      let value = key.isRequired ? key.shape.what + "; required" : key.shape.what
      return "| `\(key.name)` | \(value) | \(key.summary) |"
    }
    return """
      ### \(object.name.prefix(1).uppercased() + object.name.dropFirst()) keys

      \(object.summary)

      | key | value | what it is for |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))
      """
  }
}
