import RutterDiagnostics

/// The models of the whole project by their types: those of `models:`, and what the app's own Swift
/// declares.
struct ModelCatalog {
  private var models: [String: ModelEntry] = [:]
  /// As the authors spell them.
  private(set) var names: [String] = []
  let declared: DeclaredModels
  /// What the sources declare of the types that mappings are between.
  private var shapes: [String: Result<DeclaredModels.Shape, DeclaredModels.Obstacle>] = [:]
  /// Models of generic types, by name and number of arguments.
  private var generics: [String: ModelEntry] = [:]

  init(_ manifests: [Manifest], _ declarations: DeclarationIndex, into report: inout Report) {
    declared = DeclaredModels(index: declarations)
    for model in manifests.flatMap(\.models) {
      guard case .success(let type) = SwiftType.parse(model.name.string) else { continue }
      if let first = models[type.canonical] {
        report.add(DuplicateModel.finding(model, first: first))
      } else {
        let model = meant(model)
        models[type.canonical] = model
        if type.isGenericPattern, let key = type.genericKey { generics[key] = model }
        names.append(model.name.string)
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

  /// What manifests say of a type, or of the generic one that it specializes.
  private func described(_ type: SwiftType) -> ModelEntry? {
    models[type.canonical] ?? type.genericKey.flatMap { generics[$0] }?.specialized(for: type)
  }

  /// Why a type that the sources declare has no model; nil for one that they do not.
  func obstacle(to type: SwiftType) -> DeclaredModels.Obstacle? {
    switch shape(of: type) {
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

  // MARK: Meaning

  /// What mappings are told apart by, whatever their types are called.
  func pair(_ source: SwiftType, _ target: SwiftType) -> TypePair {
    TypePair(declared.index.meant(source), declared.index.meant(target))
  }

  /// The model with the types that its members' types stand for.
  private func meant(_ model: ModelEntry) -> ModelEntry {
    guard !declared.index.isEmpty else { return model }
    var model = model
    for index in model.members.indices {
      let member = model.members[index]
      let type = TypeText(type: declared.index.meant(member.type.type), part: member.type.part)
      model.members[index] = ParameterEntry(
        name: member.name, type: type, defaultValue: member.defaultValue)
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
