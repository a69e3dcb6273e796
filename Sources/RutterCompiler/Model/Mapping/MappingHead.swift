import RutterDiagnostics

/// What other mappings see of one: between which types it maps, and how it is called.
struct MappingHead {
  let source: SwiftType
  let target: SwiftType
  let form: ModelMapping.Form
  let sourceName: String
  let parameters: [Parameter]
  let access: Access
  let isInverse: Bool
  let place: MappingPlace
  /// The Swift module that it is generated into, where its manifest names one.
  let module: String?
  let range: SourceRange
  /// The two types, whatever they are called.
  let pair: TypePair

  /// What Swift tells two declarations apart by.
  var signature: String {
    "\(owner)(\(parameterSignatures.joined(separator: ", "))) \(pair.source) -> \(pair.target)"
  }

  /// Labels and types of what is passed in, the source's first.
  var parameterSignatures: [String] {
    let own = parameters.map { Self.signature(of: $0.isLabelled ? $0.name : nil, $0.type) }
    return switch form {
    case .initializer(let label, _): [Self.signature(of: label, source)] + own
    case .mapper: [Self.signature(of: nil, source)] + own
    case .function: own
    }
  }

  static func signature(of label: String?, _ type: SwiftType) -> String {
    "\(label ?? "_"): \(type.canonical)"
  }

  private var owner: String {
    let name =
      switch form {
      case .initializer: "init"
      case .function(let name): "func \(name)"
      case .mapper(let type): "mapper \(type)"
      }
    return "\(module ?? "") \(name)"
  }

  var mapperType: MapperType? {
    if case .mapper(let type) = form { MapperType(name: type, module: module) } else { nil }
  }

  /// How a message names the mapping.
  var title: String { "'\(source)' to '\(target)'" }
}

/// Which entry of which manifest a mapping comes from.
struct MappingPlace: Hashable {
  let manifest: Int
  let entry: Int
}

/// A mapper that is generated; two modules may each have one of a name.
struct MapperType: Hashable {
  let name: String
  let module: String?
}

/// Two types, whatever their spelling.
struct TypePair: Hashable {
  let source: String
  let target: String

  init(_ source: SwiftType, _ target: SwiftType) {
    self.source = source.canonical
    self.target = target.canonical
  }
}
