import RutterDiagnostics

/// Finds conversions between types through the mappings of the project.
struct ConversionFinder {
  let index: MappingIndex
  let user: MappingHead
  let catalog: ModelCatalog
  /// The name of the only mapping that will do.
  var name: SourceText?
  /// A function that takes the place of mappings.
  var function: FunctionCall?
  /// Values that the author gives for parameters, by their names.
  var given: [String: String] = [:]
  /// Whether elements that come to nothing are left out.
  var isCompact = false

  func conversion(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    found(from: source, to: target).flatMap { conversion in
      if let failure = conversion.failure, !target.isOptional { return .failure(failure) }
      return checked(conversion)
    }
  }

  /// To what may be nil where the source, or what is made of it, is.
  func optionalConversion(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    orNil(from: source, to: target).flatMap(checked)
  }

  private func checked(_ conversion: Conversion) -> Result<Conversion, ConversionProblem> {
    if conversion.isThrowing, !user.effects.isThrowing,
      let call = conversion.calls.first(where: \.head.effects.isThrowing)
    {
      return .failure(.mayThrow(call.head))
    }
    return .success(conversion)
  }

  private func orNil(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if let inner = source.unwrapped, source.canonical != target.canonical {
      return found(from: inner, to: target.unwrapped ?? target).map(\.lifted)
    }
    return found(from: source, to: target)
  }

  // MARK: Types

  private func found(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if let function { return lifted(function, from: source, to: target) }
    if name == nil, source.canonical == target.canonical { return .success(.none) }
    let heads = index.heads(TypePair(source, target), for: user, named: name?.string)
    if heads.count > 1 { return .failure(.severalMappings(heads)) }
    if let head = heads.first { return call(head) }
    if name == nil, let plain = plain(source, target) { return .success(plain) }
    if let wrapped = target.unwrapped {
      guard let inner = source.unwrapped else { return found(from: source, to: wrapped) }
      return found(from: inner, to: wrapped).map(\.lifted)
    }
    if let inner = source.unwrapped {
      return found(from: inner, to: target).flatMap { _ in .failure(.droppedOptional) }
    }
    return elementwise(source, target) ?? .failure(unknown(source, target))
  }

  private func unknown(_ source: SwiftType, _ target: SwiftType) -> ConversionProblem {
    name.map { .unknownMapping($0, source, target) } ?? .noMapping(source, target)
  }

  /// What Swift's own types and an enum's raw values come to without a mapping, and without a loss.
  private func plain(_ source: SwiftType, _ target: SwiftType) -> Conversion? {
    if let from = source.plainName, let to = target.plainName, NumberRange.knows(from) {
      if NumberRange.isSame(from, to) { return Conversion.none }
      if NumberRange.holds(from, in: to) { return .number(target) }
    }
    if let to = target.plainName, RawValues.isRaw(to),
      catalog.rawType(of: source)?.canonical == target.canonical
    {
      return .rawValue
    }
    if let from = source.plainName, RawValues.isRaw(from),
      catalog.rawType(of: target)?.canonical == source.canonical
    {
      return .rawCase(target)
    }
    return nil
  }

  private func elementwise(
    _ source: SwiftType, _ target: SwiftType
  ) -> Result<Conversion, ConversionProblem>? {
    if let from = source.keyAndValue, let to = target.keyAndValue {
      return element(from: from.value, to: to.value).flatMap { value in
        if from.key.canonical == to.key.canonical {
          return .success(wrapped(value) { .dictionary($0) })
        }
        let value = isCompact && value.isNone && from.value.isOptional ? .optional(value) : value
        return element(from: from.key, to: to.key).map { key in
          wrapped(key.isNone ? value : key) { _ in .entries(key: key, value: value) }
        }
      }
    }
    if let from = source.element, let to = target.element, !target.isContiguousArray {
      return element(from: from, to: to).map { inner in
        if source.isSet != target.isSet, inner.isNone {
          return target.isSet ? .set(.none) : .array(.none)
        }
        return wrapped(inner) { target.isSet ? .set($0) : .array($0) }
      }
    }
    return nil
  }

  private func wrapped(_ inner: Conversion, _ wrap: (Conversion) -> Conversion) -> Conversion {
    if isCompact { return .compact(wrap(inner)) }
    return inner.isNone ? .none : wrap(inner)
  }

  private func element(
    from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if isCompact { return orNil(from: source, to: target) }
    return found(from: source, to: target).flatMap { inner in
      if let failure = inner.failure, !target.isOptional { return .failure(failure) }
      return .success(inner)
    }
  }

  /// A function goes as deep as both sides are alike.
  private func lifted(
    _ function: FunctionCall, from source: SwiftType, to target: SwiftType
  ) -> Result<Conversion, ConversionProblem> {
    if let inner = source.unwrapped {
      guard let wrapped = target.unwrapped else { return .success(.function(function)) }
      return found(from: inner, to: wrapped).map(\.lifted)
    }
    if let wrapped = target.unwrapped, source.element != nil || source.keyAndValue != nil {
      return found(from: source, to: wrapped)
    }
    return elementwise(source, target) ?? .success(.function(function))
  }

  // MARK: Context

  /// Context is forwarded by name; what has a default value may be missing.
  private func call(_ head: MappingHead) -> Result<Conversion, ConversionProblem> {
    let context = head.parameters.compactMap { wanted -> ContextArgument? in
      if let value = given[wanted.name] {
        return ContextArgument(parameter: wanted, value: value, isForwarded: false)
      }
      guard user.parameters.contains(where: wanted.takes) else { return nil }
      let name = SwiftName.escaped(wanted.name, in: .parameterName)
      return ContextArgument(parameter: wanted, value: name, isForwarded: true)
    }
    let missing = head.parameters.filter { wanted in
      wanted.defaultValue == nil && !context.contains { $0.parameter.name == wanted.name }
    }
    return missing.isEmpty
      ? .success(.call(head, context: context)) : .failure(.missingContext(head, missing))
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
  /// The name of a type without arguments.
  fileprivate var plainName: String? {
    guard let nominal, nominal.arguments.isEmpty else { return nil }
    return nominal.name
  }

  var isSet: Bool { nominal?.name == "Set" }

  fileprivate var isContiguousArray: Bool { nominal?.name == "ContiguousArray" }
}
