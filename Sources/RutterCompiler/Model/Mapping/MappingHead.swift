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
  var effects = MappingEffects()
  /// The parameters whose members pair by name, as the source's do.
  var sourceParameters: [Parameter] = []
  /// How a target that is there already is filled, where the mapping can do that.
  var update: UpdateHead?

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

/// What other mappings see of how one fills a target in place.
struct UpdateHead {
  /// Of an extension's method; nil for none.
  let label: String?
  /// Whether the target has reference semantics.
  let isOfClass: Bool
}

/// What may happen instead of an answer.
package struct MappingEffects: Sendable, Equatable {
  /// Whether the answer may be nil.
  package var isFailable = false
  package var isThrowing = false
}

extension MappingHead {
  /// The same, for a target that is a part of the whole one.
  func filling(_ part: SwiftType) -> MappingHead {
    var head = MappingHead(
      source: source, target: part, form: form, sourceName: sourceName, parameters: parameters,
      access: access, isInverse: isInverse, place: place, module: module, range: range,
      pair: pair)
    head.effects.isThrowing = effects.isThrowing
    head.sourceParameters = sourceParameters
    return head
  }

  /// Whether an author means it by a name: that of its mapper or function, or its argument label.
  func isCalled(_ name: String) -> Bool {
    switch form {
    case .mapper(let own), .function(let own): own == name
    case .initializer(let label, _): label == name
    }
  }
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
