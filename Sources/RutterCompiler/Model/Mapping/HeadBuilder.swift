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
    let expressions =
      (entry.members + (entry.options.update?.members ?? [])).flatMap(\.expressions)
      + entry.options.before + entry.options.after
    return expressions.reduce(into: []) { $0.formUnion($1.expression.boundNames) }
  }
}

extension MemberEntry {
  /// Every expression that it holds.
  fileprivate var expressions: [ExpressionText] {
    let elements = conversion.elements
    var all = [defaultValue, inverse, elements.filter, elements.limit].compactMap { $0 }
    if case .from(let text) = value { all.append(text) }
    return all + elements.order.map(\.value) + conversion.context.map(\.value)
  }
}
