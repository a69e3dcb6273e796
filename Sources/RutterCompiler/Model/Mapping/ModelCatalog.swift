import RutterDiagnostics

/// The models of the whole project by their types.
struct ModelCatalog {
  private var models: [String: ModelEntry] = [:]
  /// As the authors spell them.
  private(set) var names: [String] = []

  init(_ manifests: [Manifest], into report: inout Report) {
    for model in manifests.flatMap(\.models) {
      guard case .success(let type) = SwiftType.parse(model.name.string) else { continue }
      if let first = models[type.canonical] {
        report.add(DuplicateModel.finding(model, first: first))
      } else {
        models[type.canonical] = model
        names.append(model.name.string)
      }
    }
  }

  func model(for type: SwiftType) -> ModelEntry? { models[type.canonical] }

  /// The type of a stored property, if the model of `owner` is known and declares it.
  func memberType(_ name: String, of owner: SwiftType) -> SwiftType? {
    model(for: owner)?.member(name)?.type.type
  }
}

extension ModelEntry {
  func member(_ name: String) -> ParameterEntry? { members.first { $0.name?.string == name } }

  func enumCase(_ name: String) -> EnumCaseEntry? { cases.first { $0.name.string == name } }

  var memberNames: [String] { members.compactMap { $0.name?.string } }

  var caseNames: [String] { cases.map(\.name.string) }
}
