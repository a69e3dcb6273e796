import RutterDiagnostics

/// Works out under which names a mapping, and its inverse, are called.
struct HeadBuilder {
  let entry: MappingEntry
  let access: Access
  let place: MappingPlace
  let module: String?
  let catalog: ModelCatalog

  var forward: MappingHead {
    var head = head(isInverse: false, others + parameters)
    head.sourceParameters = others
    if entry.options.update != nil {
      let isOfClass = catalog.model(for: head.target)?.kind == .class
      head.update = UpdateHead(label: updateLabel, isOfClass: isOfClass)
    }
    return head
  }

  /// The inverse takes those of the parameters that it needs.
  func inverse(_ isNeeded: (String) -> Bool) -> MappingHead {
    head(isInverse: true, parameters.filter { isNeeded($0.name) })
  }

  private func head(isInverse: Bool, _ parameters: [Parameter]) -> MappingHead {
    let source = isInverse ? entry.target.type : entry.source.type
    let target = isInverse ? entry.source.type : entry.target.type
    let label = label(of: source, isInverse: isInverse)
    return MappingHead(
      source: source, target: target, form: form(to: target, label: label, isInverse: isInverse),
      sourceName: sourceName(MappingNames.variable(label, of: source), parameters),
      parameters: parameters, access: access, isInverse: isInverse, place: place, module: module,
      range: isInverse ? entry.inverseRange ?? entry.target.range : entry.target.range,
      pair: catalog.pair(source, target), effects: isInverse ? MappingEffects() : effects)
  }

  private var updateLabel: String? {
    guard entry.form == .extension, let own = entry.label?.string else { return "from" }
    return own == "_" ? nil : own
  }

  private var effects: MappingEffects {
    MappingEffects(
      isFailable: entry.options.optional != nil, isThrowing: entry.options.throwing != nil)
  }

  /// A label of the author's is the forward direction's alone, unless it says that there is none.
  private func label(of source: SwiftType, isInverse: Bool) -> String? {
    let own = entry.form == .extension ? entry.label?.string : nil
    if own == "_" { return nil }
    let value = MappingNames.value(of: source)
    return isInverse ? value : own ?? entry.sourceLabel?.string ?? value
  }

  private func form(
    to target: SwiftType, label: String?, isInverse: Bool
  ) -> ModelMapping.Form {
    switch entry.form {
    case .extension:
      let isClass = catalog.model(for: target)?.kind == .class
      return .initializer(label: label, isConvenience: isClass)
    case .function:
      let name = isInverse ? nil : entry.name?.string
      return .function(name: name ?? MappingNames.value(of: target))
    case .mapper:
      return .mapper(type: entry.name?.string ?? MappingNames.mapper(to: entry.target.type))
    }
  }

  /// The sources beside the first.
  private var others: [Parameter] {
    entry.others.map { other in
      Parameter(
        name: other.name?.string ?? MappingNames.value(of: other.type.type), isLabelled: true,
        type: other.type.type, defaultValue: nil, range: other.range)
    }
  }

  private var parameters: [Parameter] {
    entry.parameters.enumerated().map { place, parameter in
      Parameter(
        name: Self.name(of: parameter, at: place), isLabelled: parameter.name != nil,
        type: parameter.type.type, defaultValue: parameter.defaultValue?.text,
        range: parameter.range)
    }
  }

  /// A parameter without a label is called by its place.
  static func name(of parameter: ParameterEntry, at place: Int) -> String {
    parameter.name?.string ?? "param\(place)"
  }

  /// The variable's name, which neither a parameter nor a name inside an expression may hide.
  private func sourceName(_ wanted: String, _ parameters: [Parameter]) -> String {
    let bound = boundNames
    func isTaken(_ name: String) -> Bool {
      bound.contains(name) || parameters.contains { $0.name == name }
    }
    return isTaken(wanted) ? MappingNames.free("source", taken: isTaken) : wanted
  }

  /// Names that closures and the like inside the author's expressions give.
  private var boundNames: Set<String> {
    var names: Set<String> = []
    func add(_ text: ExpressionText) {
      if !text.expression.boundNames.isEmpty { names.formUnion(text.expression.boundNames) }
    }
    for index in entry.members.indices { entry.members[index].forEachExpression(add) }
    for member in entry.options.update?.members ?? [] { member.forEachExpression(add) }
    for text in entry.options.before + entry.options.after { add(text) }
    return names
  }
}

extension MemberEntry {
  fileprivate func forEachExpression(_ body: (ExpressionText) -> Void) {
    if case .from(let text) = value { body(text) }
    if let defaultValue { body(defaultValue) }
    if let inverse { body(inverse) }
    if let filter = conversion.elements.filter { body(filter) }
    if let limit = conversion.elements.limit { body(limit) }
    for key in conversion.elements.order { body(key.value) }
    for (_, value) in conversion.context { body(value) }
  }
}
