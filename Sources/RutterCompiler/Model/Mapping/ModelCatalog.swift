import RutterDiagnostics

/// The models of the whole project by their types: those of `models:`, and what the app's own Swift
/// declares.
struct ModelCatalog {
  private var models: [String: ModelEntry] = [:]
  private var modules = ModelModules()
  /// As the authors spell them.
  private(set) var names: [String] = []
  let declared: DeclaredModels
  /// What the sources declare of the types that mappings are between.
  private var shapes: [String: Result<DeclaredModels.Shape, DeclaredModels.Obstacle>] = [:]
  /// Models of generic types, by name and number of arguments.
  private var generics: [String: ModelEntry] = [:]

  init(_ manifests: [Manifest], _ declarations: DeclarationIndex, into report: inout Report) {
    declared = DeclaredModels(index: declarations)
    let entries = manifests.flatMap(\.models)
    modules = ModelModules(entries, ofManifests: manifests.compactMap(\.module?.string))
    for model in entries {
      guard case .success(let type) = SwiftType.parse(model.typeName) else { continue }
      if let first = models[type.canonical] {
        report.add(DuplicateModel.finding(model, first: first))
      } else {
        let model = meant(model)
        models[type.canonical] = model
        if type.isGenericPattern, let key = type.genericKey { generics[key] = model }
        names.append(model.typeName)
        if case .success(let shape)? = declared.shape(of: type) {
          for finding in StaleModel.findings(model, shape) { report.add(finding) }
        }
      }
    }
    for type in manifests.flatMap(\.mappings).flatMap({ [$0.source.type, $0.target.type] })
    where models[type.canonical] == nil && shapes[type.canonical] == nil {
      shapes[type.canonical] = declared.shape(of: type)
    }
  }

  /// What can be read of a type, or its cases.
  func model(for type: SwiftType) -> ModelEntry? {
    if let model = described(type) { return model }
    guard case .success(let shape)? = shape(of: type) else { return nil }
    return shape.source
  }

  /// What fills a type: of several initializers the one that what is at hand fits best.
  func target(
    for type: SwiftType, filledFrom names: @autoclosure () -> Set<String>
  ) -> ModelEntry? {
    if let model = described(type) { return model }
    guard case .success(let shape)? = shape(of: type) else { return nil }
    let names = names()
    return shape.targets.enumerated().min { a, b in
      let (first, second) = (a.element.misfit(with: names), b.element.misfit(with: names))
      return first == second ? a.offset < b.offset : first < second
    }?.element
  }

  /// The properties that the sources declare of a type, whatever its initializers take.
  func properties(of type: SwiftType) -> ModelEntry? {
    guard case .success(let shape)? = shape(of: type), shape.source.kind != .enum else {
      return nil
    }
    return shape.source
  }

  /// What fills a type that is never made anew: its properties, where the sources tell them.
  func updated(_ type: SwiftType) -> ModelEntry? {
    guard described(type) == nil, var model = properties(of: type) else {
      return target(for: type, filledFrom: [])
    }
    model.members.removeAll { member in
      guard let name = member.name?.string else { return true }
      return model.derived.contains(name) || model.unsettable[name] != nil
    }
    return model
  }

  /// What manifests say of a type, or of the generic one that it specializes.
  private func described(_ type: SwiftType) -> ModelEntry? {
    if let model = models[type.canonical] { return model }
    let type = modules.meant(type)
    return models[type.canonical]
      ?? type.genericKey.flatMap { generics[$0] }?.specialized(for: type)
  }

  /// Why a type that the sources or several models declare has no model; nil for one that they do not.
  func obstacle(to type: SwiftType) -> DeclaredModels.Obstacle? {
    let choices = modules.choices(for: type.canonical)
    if choices.count > 1 {
      return DeclaredModels.Obstacle(
        reason: "\(choices.count) models have that name",
        places: choices.compactMap { models[$0]?.name.range }, choices: choices)
    }
    return switch shape(of: type) {
    case .failure(let obstacle): obstacle
    case .success(let shape): shape.obstacle
    case nil: nil
    }
  }

  private func shape(
    of type: SwiftType
  ) -> Result<DeclaredModels.Shape, DeclaredModels.Obstacle>? {
    shapes[type.canonical] ?? declared.shape(of: type)
  }

  /// The type of a stored property, if the model of `owner` is known and declares it.
  func memberType(_ name: String, of owner: SwiftType) -> SwiftType? {
    model(for: owner)?.member(name)?.knownType
  }

  /// The type of an enum's raw values.
  func rawType(of type: SwiftType) -> SwiftType? {
    let own = described(type)?.declaration?.conformances.first?.type
    if let own, own.nominal.map({ RawValues.isRaw($0.name) }) == true { return own }
    return declared.index.rawType(of: type)
  }

  // MARK: Meaning

  /// What mappings are told apart by, whatever their types are called.
  func pair(_ source: SwiftType, _ target: SwiftType) -> TypePair {
    TypePair(meant(source), meant(target))
  }

  /// The modules of the types that a text names, where it names them or the models do.
  func modules(of types: [SwiftType]) -> Set<String> {
    types.flatMap(\.names).reduce(into: []) { found, name in
      let first = String(name.name.prefix { $0 != "." })
      if let module = modules.module(of: name.name) { found.insert(module) }
      if first != name.name, modules.contains(first) || declared.index.isModule(first) {
        found.insert(first)
      }
    }
  }

  private func meant(_ type: SwiftType) -> SwiftType {
    modules.meant(declared.index.meant(type))
  }

  /// The model with the types that its members' types stand for.
  private func meant(_ model: ModelEntry) -> ModelEntry {
    guard !declared.index.isEmpty || !modules.isEmpty else { return model }
    var model = model
    for index in model.members.indices {
      let member = model.members[index]
      let own = modules.meant(member.type.type, in: model.module?.string)
      let type = TypeText(type: declared.index.meant(own), part: member.type.part)
      model.members[index] = ParameterEntry(
        name: member.name, type: type, defaultValue: member.defaultValue)
    }
    for index in model.cases.indices {
      model.cases[index].payloads = model.cases[index].payloads.map { payload in
        let own = modules.meant(payload.type.type, in: model.module?.string)
        let type = TypeText(type: declared.index.meant(own), part: payload.type.part)
        return EnumCaseEntry.Payload(label: payload.label, type: type)
      }
    }
    return model
  }
}

extension ModelEntry {
  func member(_ name: String) -> ParameterEntry? {
    members.firstIndex { $0.name?.string == name }.map { members[$0] }
  }

  func enumCase(_ name: String) -> EnumCaseEntry? { cases.first { $0.name.string == name } }

  var memberNames: [String] { members.compactMap { $0.name?.string } }

  /// What is not worked out from others.
  var storedNames: [String] { memberNames.filter { !derived.contains($0) } }

  var caseNames: [String] { cases.map(\.name.string) }

  /// How badly an initializer fits what is at hand: first by what it lacks, then by what it leaves over.
  fileprivate func misfit(with names: Set<String>) -> Misfit {
    let own = Set(memberNames)
    let lacking = members.count {
      !$0.hasDefault && !names.contains($0.name?.string ?? "")
    }
    return Misfit(lacking: lacking, unused: names.subtracting(own).count)
  }
}

private struct Misfit: Comparable {
  let lacking: Int
  let unused: Int

  static func < (a: Self, b: Self) -> Bool { (a.lacking, a.unused) < (b.lacking, b.unused) }
}
