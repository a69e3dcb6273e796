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
  }

  /// Nil for a type that no source declares.
  func shape(of type: SwiftType) -> Result<Shape, Obstacle>? {
    guard !index.isEmpty, let (name, arguments) = index.meant(type).nominal else { return nil }
    switch index.type(named: name) {
    case .unknown: return nil
    case .ambiguous(let places):
      return .failure(Obstacle(reason: "there are \(places.count) of that name", places: places))
    case .found(let declared):
      let generics = declared.main.declaration.generics
      let scope = DeclarationIndex.Scope(
        owner: declared.name,
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
    switch declared.kind {
    case .enum: return cases(of: declared, scope).map { Shape(source: $0, targets: [$0]) }
    case .actor:
      return .failure(
        Obstacle(reason: "an actor is read asynchronously", places: [declared.range]))
    case .struct, .class, .protocol, .extension, .typealias:
      var shape = Shape(source: readable(declared, scope))
      switch targets(of: declared, scope) {
      case .success(let targets): shape.targets = targets
      case .failure(let obstacle): shape.obstacle = obstacle
      }
      return .success(shape)
    }
  }

  // MARK: Enums

  private func cases(
    of declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> Result<ModelEntry, Obstacle> {
    var model = entry(declared, .enum)
    for written in declared.main.declaration.cases {
      if let condition = written.condition,
        condition != declared.main.declaration.modifiers.condition
      {
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
      model.cases.append(enumCase)
    }
    return .success(model)
  }

  // MARK: Reading

  /// The properties that generated code can read: the type's own, and what it inherits.
  private func readable(
    _ declared: DeclaredType, _ scope: DeclarationIndex.Scope
  ) -> ModelEntry {
    var model = entry(declared, declared.kind == .class ? .class : .struct)
    var names: Set<String> = []
    let ancestors = index.ancestors(of: declared)
    model.isOpen = !ancestors.isComplete
    for (type, scope) in [(declared, scope)] + ancestors.types.map({ ($0, .init(owner: $0.name)) })
    {
      for property in type.readableProperties({ $0.map { $0 > .fileprivate } ?? true })
      where names.insert(property.declaration.name).inserted {
        let isStored = property.isStored && type.kind != .protocol
        if !isStored { model.derived.insert(property.declaration.name) }
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
    var model = entry(declared, declared.kind == .class ? .class : .struct)
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
    guard case .success(let written) = SwiftType.parse(text), !written.isOpaque else {
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

extension SwiftType {
  /// `some P`, which is another type for every caller.
  fileprivate var isOpaque: Bool {
    if case .some = bare.kind { true } else { false }
  }
}
