/// Which types links can hold in this project: those with a codec, enums that `models:` list or the app's
/// own Swift declares, and what the language knows.
struct LinkTypes {
  /// Where in a pattern a parameter stands.
  enum Place { case segment, rest, query }

  private var codecs: Set<String> = []
  private var enums: [String: [LinkType.EnumText]] = [:]
  private let declared: DeclaredModels

  init(
    _ manifests: [Manifest], _ configuration: LinkConfiguration, _ declarations: DeclarationIndex
  ) {
    declared = DeclaredModels(index: declarations)
    codecs = Set(configuration.codecs.map(\.type.canonical))
    for model in manifests.flatMap(\.models)
    where model.kind == .enum && model.cases.allSatisfy(\.payloads.isEmpty) {
      enums[model.name.string] =
        enums[model.name.string]
        ?? model.cases.map { .init(name: $0.name.string, text: $0.rawValue ?? $0.name.string) }
    }
  }

  /// What a link holds of a parameter in a place; nil if text cannot hold it there.
  func value(of parameter: Parameter, in place: Place) -> LinkValue? {
    let whole = parameter.type.bare
    let type = whole.unwrapped ?? whole
    if let own = linkType(of: type) {
      if place == .rest { return nil }
      let isNeeded = place == .segment || parameter.defaultValue == nil && !whole.isOptional
      return LinkValue(type: own, count: isNeeded ? .one : .oneOrNone)
    }
    guard place != .segment, let element = whole.arrayElement.flatMap({ linkType(of: $0) }) else {
      return nil
    }
    return LinkValue(type: element, count: .many)
  }

  private func linkType(of type: SwiftType) -> LinkType? {
    if codecs.contains(type.canonical) { return .custom(type.canonical) }
    guard let (name, arguments) = type.nominal, arguments.isEmpty else { return nil }
    return enums[name].map { .cases($0) } ?? LinkType(named: name) ?? declaredEnum(type)
  }

  /// An enum of texts, all of which can be read.
  private func declaredEnum(_ type: SwiftType) -> LinkType? {
    guard declared.index.rawType(of: type)?.canonical == "String",
      case .success(let shape)? = declared.shape(of: type)
    else { return nil }
    let texts = shape.source.cases.compactMap { own in
      own.rawLiteral.flatMap(RawValues.text).map {
        LinkType.EnumText(name: own.name.string, text: $0)
      }
    }
    return texts.count == shape.source.cases.count ? .cases(texts) : nil
  }
}

extension SwiftType {
  /// What an array, which keeps its order, holds.
  var arrayElement: SwiftType? {
    switch bare.kind {
    case .array(let type): type
    default: nominal?.name == "Array" ? element : nil
    }
  }
}
