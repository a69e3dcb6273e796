import RutterDiagnostics

/// What mappings and their members may say beyond where values come from.
extension ManifestDecoder {
  mutating func mappingOptions(_ node: Node) -> MappingOptions {
    var options = MappingOptions()
    options.optional = place(of: "optional", in: node)
    options.throwing = place(of: "throws", in: node)
    options.lifts = place(of: "lifts", in: node)
    options.update = update(node)
    options.before = expressions(node.value(for: "before"))
    options.after = expressions(node.value(for: "after"))
    return options
  }

  /// Where `key: true` stands.
  private func place(of key: String, in node: Node) -> SourceRange? {
    guard let value = node.value(for: key), boolean(value) == true else { return nil }
    return value.range
  }

  private mutating func update(_ node: Node) -> UpdateEntry? {
    let members = node.value(for: "onUpdate")
    let isOnly = boolean(node.value(for: "create")) == false
    guard let range = place(of: "update", in: node) else {
      let misplaced = node.entries.first {
        $0.key.text == "onUpdate" || $0.key.text == "create" && isOnly
      }
      if let key = misplaced?.key {
        report.error(
          .conflictingKeys, "nothing is updated in place", at: key.range,
          help: "add 'update: true'")
      }
      return nil
    }
    return UpdateEntry(
      isOnly: isOnly, range: range,
      members: named(members, in: .property, what: "member").compactMap {
        member($0.name, $0.value)
      }
    )
  }

  /// The source and what stands beside it, each with the name the author gives it.
  mutating func sources(_ node: Node?) -> [ParameterEntry] {
    guard let node else { return [] }
    if node.kind == .mapping {
      if node.entries.isEmpty {
        report.error(
          .wrongKind, "'from' names no source", at: node.range,
          help: "write the source's type, or several by name: '{user: User, age: Int}'")
      }
      return named(node, in: .parameterName, what: "source").compactMap { entry in
        type(entry.value).map { ParameterEntry(name: entry.name, type: $0, defaultValue: nil) }
      }
    }
    let nodes = node.kind == .sequence && node.items.count > 1 ? Array(node.items) : [node]
    return nodes.compactMap { node in
      type(node).map { ParameterEntry(name: nil, type: $0, defaultValue: nil) }
    }
  }

  mutating func expressions(_ node: Node?) -> [ExpressionText] {
    guard let node else { return [] }
    let nodes = node.kind == .sequence ? items(node) : [node]
    return nodes.compactMap { expression($0) }
  }

  // MARK: Models

  mutating func declaration(_ node: Node) -> ModelDeclarationEntry? {
    guard let range = place(of: "generate", in: node) else {
      let misplaced = node.entries.first { ["conforms", "access"].contains($0.key.text) }
      if let key = misplaced?.key {
        report.error(
          .conflictingKeys, "the type is not generated", at: key.range, help: "add 'generate: true'"
        )
      }
      return nil
    }
    return ModelDeclarationEntry(
      range: range, conformances: items(node.value(for: "conforms")).compactMap { type($0) },
      access: choice(node.value(for: "access")), attributes: attributes(node))
  }

  // MARK: Members

  mutating func memberConversion(_ node: Node) -> MemberConversion {
    var conversion = MemberConversion()
    conversion.function = function(node.value(for: "by"))
    conversion.isBroken = conversion.function == nil && node.value(for: "by") != nil
    conversion.mapping = text(node.value(for: "using"))
    conversion.context = named(node.value(for: "with"), in: .parameterName, what: "parameter")
      .compactMap { entry in expression(entry.value).map { (name: entry.name, value: $0) } }
    conversion.required = place(of: "required", in: node)
    conversion.elements.filter = expression(node.value(for: "where"), ofElement: true)
    conversion.elements.order = sortKeys(node.value(for: "sortedBy"))
    conversion.elements.limit = expression(node.value(for: "limit"))
    conversion.elements.index = name(
      node.value(for: "index"), in: .parameterName, what: "parameter")
    conversion.elements.compact = place(of: "compact", in: node)
    if conversion.function != nil, let mapping = conversion.mapping {
      report.error(
        .conflictingKeys, "'by' and 'using' both say how the value is converted", at: mapping.range,
        help: "'by' names a function of the app's, 'using' a mapping of a manifest's: keep one")
    }
    return conversion
  }

  private mutating func sortKeys(_ node: Node?) -> [SortKeyEntry] {
    guard let node else { return [] }
    guard node.kind == .mapping else {
      return expression(node, ofElement: true).map {
        [SortKeyEntry(value: $0, isDescending: false)]
      } ?? []
    }
    return node.entries.compactMap { entry in
      expression(entry.key, ofElement: true).map {
        SortKeyEntry(value: $0, isDescending: entry.value.text == "descending")
      }
    }
  }

  // MARK: Functions

  private mutating func function(_ node: Node?) -> FunctionText? {
    guard let text = swiftText(node) else { return nil }
    let part = wholeOf(text)
    var name = part.string
    let isThrowing = name.hasPrefix("try ")
    if isThrowing { name = String(name.dropFirst(4).drop { $0 == " " }) }
    let selector = Selector(name)
    let form: FunctionText.Form = selector.isMember ? .member : .labels(selector.labels)
    switch SwiftExpression.parse(selector.callee) {
    case .success(let expression) where selector.isMember || expression.namesFunction:
      return FunctionText(expression: expression, form: form, isThrowing: isThrowing, part: part)
    case .success, .failure:
      report.error(
        .badExpression, "'\(excerpt(part.string))' does not name a function", at: part.range,
        help: "write its selector, such as 'URL.init(string:)', or a member: '.absoluteString'")
      return nil
    }
  }
}

/// The parts of a function's name.
private struct Selector {
  let callee: String
  var labels: [String?] = [nil]
  let isMember: Bool

  init(_ name: String) {
    isMember = name.hasPrefix(".")
    guard !isMember else {
      callee = FunctionText.value + name
      return
    }
    guard name.hasSuffix(":)"), let open = name.firstIndex(of: "(") else {
      callee = name
      return
    }
    callee = String(name[..<open])
    let inside = name[name.index(after: open)...].dropLast(2)
    labels = inside.split(separator: ":", omittingEmptySubsequences: false)
      .map { $0 == "_" ? nil : String($0) }
  }
}

extension SwiftExpression {
  /// Whether it can stand before the parentheses of a call: `URL.init`, `images.url`.
  fileprivate var namesFunction: Bool {
    path != nil || (call == nil && !isLiteral && asOperand == text && !text.contains("{"))
  }
}
