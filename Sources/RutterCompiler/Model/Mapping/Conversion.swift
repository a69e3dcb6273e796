import RutterDiagnostics

/// How a value of one type becomes a value of another.
indirect enum Conversion {
  /// As it is; Swift itself promotes to an optional where that is needed.
  case none
  case call(MappingHead, context: [Parameter])
  case optional(Conversion)
  case array(Conversion)
  case set(Conversion)
  case dictionary(Conversion)
}

/// Why there is no conversion.
enum ConversionProblem: Error {
  case noMapping(SwiftType, SwiftType)
  case severalMappings([MappingHead])
  case missingContext(MappingHead, [Parameter])
  case droppedOptional

  /// The mapping that would be used but for the problem.
  var call: MappingCall? {
    guard case .missingContext(let head, _) = self else { return nil }
    return MappingCall(head: head, context: head.parameters.map(\.name))
  }
}

/// That one mapping uses another, and which of its own parameters it passes on.
struct MappingCall {
  let head: MappingHead
  let context: [String]
}

/// Finds conversions between types through the mappings of the project.
struct ConversionFinder {
  let index: MappingIndex
  let user: MappingHead

  func conversion(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if source.canonical == target.canonical { return .success(.none) }
    let heads = index.heads(TypePair(source, target), for: user)
    if heads.count > 1 { return .failure(.severalMappings(heads)) }
    if let head = heads.first { return call(head) }
    if let wrapped = target.unwrapped {
      guard let inner = source.unwrapped else { return conversion(from: source, to: wrapped) }
      return conversion(from: inner, to: wrapped).map(\.lifted)
    }
    if let inner = source.unwrapped {
      return conversion(from: inner, to: target).flatMap { _ in .failure(.droppedOptional) }
    }
    return elementwise(source, target)
  }

  private func elementwise(
    _ source: SwiftType, _ target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if let from = source.keyAndValue, let to = target.keyAndValue,
      from.key.canonical == to.key.canonical
    {
      return conversion(from: from.value, to: to.value).map { $0.isNone ? .none : .dictionary($0) }
    }
    if let from = source.element, let to = target.element, source.isSet == target.isSet,
      !target.isContiguousArray
    {
      let inner = conversion(from: from, to: to)
      return inner.map { $0.isNone ? .none : source.isSet ? .set($0) : .array($0) }
    }
    return .failure(.noMapping(source, target))
  }

  /// Context is forwarded by name; what has a default value may be missing.
  private func call(_ head: MappingHead) -> Result<Conversion, ConversionProblem> {
    let forwarded = head.parameters.filter { wanted in user.parameters.contains(where: wanted.takes)
    }
    let missing = head.parameters.filter { wanted in
      wanted.defaultValue == nil && !forwarded.contains { $0.name == wanted.name }
    }
    return missing.isEmpty
      ? .success(.call(head, context: forwarded)) : .failure(.missingContext(head, missing))
  }
}

extension Parameter {
  /// Whether another parameter's value can be passed on to this one.
  fileprivate func takes(_ other: Parameter) -> Bool {
    guard name == other.name else { return false }
    return type.canonical == other.type.canonical
      || type.unwrapped?.canonical == other.type.canonical
  }
}

extension SwiftType {
  fileprivate var isSet: Bool { nominal?.name == "Set" }

  fileprivate var isContiguousArray: Bool { nominal?.name == "ContiguousArray" }
}

extension Conversion {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// The mapping it uses.
  var call: MappingCall? {
    switch self {
    case .none: nil
    case .call(let head, let context): MappingCall(head: head, context: context.map(\.name))
    case .optional(let inner), .array(let inner), .set(let inner), .dictionary(let inner):
      inner.call
    }
  }

  /// The same for a value that may be nil.
  var lifted: Conversion { isNone ? .none : .optional(self) }
}
