import RutterDiagnostics

/// The shapes of the types that the app's own Swift declares, as mappings need them.
///
/// What cannot be told from a declaration is said, and nothing is put in its place.
struct DeclaredModels {
  let index: DeclarationIndex

  /// A type from both sides of a mapping.
  struct Shape {
    /// What can be read of a value, or an enum's cases.
    let source: ModelEntry
    /// What each initializer that generated code can call takes.
    var targets: [ModelEntry] = []
    /// Why there are no `targets`.
    var obstacle: Obstacle?
  }

  /// Why a shape cannot be told.
  struct Obstacle: Error {
    /// The end of a sentence: `a macro may add to it`.
    let reason: String
    let places: [SourceRange]
    /// The names in full of what may be meant.
    var choices: [String] = []
  }

  /// Nil for a type that no source declares.
  func shape(of type: SwiftType) -> Result<Shape, Obstacle>? {
    guard !index.isEmpty, let (name, arguments) = index.meant(type).nominal else { return nil }
    switch index.type(named: name) {
    case .unknown: return nil
    case .ambiguous(let places):
      return .failure(
        Obstacle(
          reason: "there are \(places.count) of that name", places: places,
          choices: index.fullNames(of: name)))
    case .found(let declared):
      let generics = declared.main.declaration.generics
      let scope = DeclarationIndex.Scope(
        declared,
        arguments: generics.count == arguments.count
          ? Dictionary(zip(generics, arguments.map(\.description))) { a, _ in a } : [:])
      return shape(of: declared, scope)
    }
  }

  private func shape(
    of declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> Result<Shape, Obstacle> {
    if let part = declared.parts.first(where: \.declaration.hasGaps) {
      return .failure(
        Obstacle(reason: "part of it could not be read", places: [part.declaration.range]))
    }
    if let obstacle = obstacle(to: declared) { return .failure(obstacle) }
    switch declared.kind {
    case .enum: return cases(of: declared, scope).map { Shape(source: $0, targets: [$0]) }
    case .struct, .class, .actor, .protocol, .extension, .typealias:
      var shape = Shape(source: readable(declared, scope))
      switch targets(of: declared, scope) {
      case .success(let targets): shape.targets = targets
      case .failure(let obstacle): shape.obstacle = obstacle
      }
      return .success(shape)
    }
  }

  /// Why generated code, in a file of its own, cannot have values of a type.
  private func obstacle(to declared: DeclaredType) -> Obstacle? {
    let modifiers = declared.main.declaration.modifiers
    if let access = modifiers.access, access <= .fileprivate {
      return Obstacle(reason: "it is '\(access.rawValue)'", places: [declared.range])
    }
    if declared.inheritedNames.contains("~Copyable") {
      return Obstacle(reason: "it cannot be copied", places: [declared.range])
    }
    return nil
  }

  // MARK: Enums

  private func cases(
    of declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> Result<ModelEntry, Obstacle> {
    var model = entry(declared, .enum)
    var rawValues = index.rawType(of: declared).map(RawValues.init)
    for written in declared.main.declaration.cases {
      if let condition = written.condition, declared.isConditional(condition) {
        return .failure(
          Obstacle(reason: "a case of it is there only '#if \(condition)'", places: [written.range])
        )
      }
      var enumCase = EnumCaseEntry(name: SourceText(written.name, in: written.range))
      enumCase.payloads = written.payloads.map { payload in
        EnumCaseEntry.Payload(
          label: payload.label.map { SourceText($0, in: payload.type) },
          type: type(declared.main.text(payload.type), at: payload.type, scope).text)
      }
      let literal = written.rawValue.map(declared.main.text)
      enumCase.rawLiteral = rawValues?.literal(of: written.name, written: literal)
      model.cases.append(enumCase)
    }
    return .success(model)
  }

  // MARK: Reading

  /// The properties that generated code can read: the type's own, and what it inherits.
  private func readable(
    _ declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> ModelEntry {
    var model = entry(declared, declared.modelKind)
    var names: Set<String> = []
    let ancestors = index.ancestors(of: declared)
    model.isOpen = !ancestors.isComplete
    for (type, scope) in [(declared, scope)] + ancestors.types.map({ ($0, .init($0)) }) {
      for property in type.readableProperties({ $0.map { $0 > .fileprivate } ?? true })
      where !property.declaration.hasEffects && names.insert(property.declaration.name).inserted {
        let name = property.declaration.name
        if type.isConditional(property.declaration.modifiers.condition) {
          model.isOpen = true
          continue
        }
        let isStored = property.isStored && type.kind != .protocol
        if !isStored { model.derived.insert(name) }
        model.unsettable[name] = property.obstacleToSetting
        model.members.append(member(property, scope))
      }
    }
    return model
  }

  private func member(
    _ property: DeclaredType.Property, _ scope: DeclarationIndex.Scope
  ) -> ParameterEntry {
    let declaration = property.declaration
    return parameter(
      declaration.name, at: declaration.range,
      property.type.map { type($0, at: declaration.type ?? declaration.range, scope) })
  }

  // MARK: Filling

  private func targets(
    of declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> Result<[ModelEntry], Obstacle> {
    guard declared.kind != .protocol else {
      return .failure(Obstacle(reason: "a protocol has no values", places: [declared.range]))
    }
    guard let all = declared.initializers(in: index) else {
      return .failure(
        Obstacle(
          reason: "its superclass or a macro may bring initializers", places: [declared.range]))
    }
    let stored = declared.main.declaration.properties.filter { !$0.isComputed }
    if all.contains(where: \.isMemberwise),
      let own = stored.first(where: { declared.isConditional($0.modifiers.condition) })
    {
      return .failure(
        Obstacle(
          reason: "'\(own.name)' of it is there only '#if \(own.modifiers.condition ?? "")'",
          places: [own.range]))
    }
    let callable = all.filter(\.isCallable)
    guard !callable.isEmpty else {
      return .failure(
        Obstacle(
          reason: "it has no initializer that can be called from another file and always succeeds",
          places: all.isEmpty ? [declared.range] : all.map(\.range)))
    }
    return .success(callable.map { filled(by: $0, of: declared, scope) })
  }

  private func filled(
    by initializer: DeclaredInitializer, of declared: DeclaredType,
    _ scope: DeclarationIndex.Scope
  ) -> ModelEntry {
    var model = entry(declared, declared.modelKind)
    for parameter in initializer.parameters {
      let name = parameter.label ?? parameter.name
      if parameter.label == nil { model.unlabelled.insert(name) }
      let type = parameter.isVariadic ? nil : parameter.type
      model.members.append(
        self.parameter(
          name, at: parameter.range, type.map { self.type($0, at: parameter.range, scope) },
          hasDefault: parameter.need != .required))
    }
    return model
  }

  // MARK: Entries

  private func entry(_ declared: DeclaredType, _ kind: ModelEntry.Kind) -> ModelEntry {
    ModelEntry(name: SourceText(declared.name, in: declared.range), kind: kind)
  }

  /// Without a type it is one that nothing is known of.
  private func parameter(
    _ name: String, at range: SourceRange, _ type: (text: TypeText, isKnown: Bool)?,
    hasDefault: Bool = false
  ) -> ParameterEntry {
    let type = type ?? (Self.unknown(at: range), false)
    return ParameterEntry(
      name: SourceText(name, in: range), type: type.text, defaultValue: nil,
      isTyped: type.isKnown, isDefaulted: hasDefault)
  }

  private func type(
    _ text: String, at range: SourceRange, _ scope: DeclarationIndex.Scope
  ) -> (text: TypeText, isKnown: Bool) {
    guard case .success(let written) = SwiftType.parse(text), !written.isOpaque,
      text.firstRange(of: "each ") == nil
    else {
      return (Self.unknown(at: range), false)
    }
    let part = TextPart(text: SourceText(text, in: range), offsets: 0..<text.utf8.count)
    return (TypeText(type: index.meant(written, in: scope), part: part), true)
  }

  private static func unknown(at range: SourceRange) -> TypeText {
    TypeText(
      type: .nothing, part: TextPart(text: SourceText("", in: range), offsets: 0..<0))
  }
}

extension DeclaredInitializer {
  /// Whether generated code, in a file of its own, can call it and is sure to get a value.
  fileprivate var isCallable: Bool {
    access > .fileprivate && !isFailable && !isAsync && !isThrowing && !isGeneric
      && condition == nil && !parameters.contains { Self.coders.contains($0.type ?? "") }
  }

  private static let coders: Set<String> = [
    "Decoder", "any Decoder", "Swift.Decoder", "any Swift.Decoder", "NSCoder",
  ]
}

extension DeclaredType {
  /// Whether a member is there only where the whole type need not be.
  fileprivate func isConditional(_ condition: String?) -> Bool {
    condition.map { $0 != main.declaration.modifiers.condition } ?? false
  }

  fileprivate var modelKind: ModelEntry.Kind {
    switch kind {
    case .class: .class
    case .actor: .actor
    default: .struct
    }
  }
}

extension DeclaredType.Property {
  /// Why code in another file cannot set it; nil where it can.
  fileprivate var obstacleToSetting: String? {
    if declaration.isLet { return "is a 'let'" }
    if declaration.isComputed, !declaration.hasSetter { return "has no setter" }
    guard let access = declaration.modifiers.setterAccess, access <= .fileprivate else {
      return nil
    }
    return "has a setter that is '\(access.rawValue)'"
  }
}

extension SwiftType {
  /// `some P`, which is another type for every caller.
  fileprivate var isOpaque: Bool {
    if case .some = bare.kind { true } else { false }
  }
}
