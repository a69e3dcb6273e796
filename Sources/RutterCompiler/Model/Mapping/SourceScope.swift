import RutterDiagnostics

/// What a mapping's values can be made from: the source's members, the context, the source itself.
struct SourceScope {
  /// What a name in the author's text stands for.
  enum Meaning {
    /// Without its type where that is not known.
    case member(SwiftType?)
    case context(SwiftType)
    case source(SwiftType)
    /// A member of a source beside the first.
    case other(Parameter, SwiftType)
    /// The target, once there is one.
    case target(SwiftType)
    /// A member of the source and a parameter have the same name.
    case ambiguous(SourceRange)
    case unknown
  }

  let head: MappingHead
  let model: ModelEntry?
  let catalog: ModelCatalog?
  /// How an author speaks of the target, and what that is in Swift; nil while it is not there yet.
  var target: (name: String, text: String)?
  /// The target members whose constants hold what members of the source do, once these are unwrapped.
  var unwrapped: [String: String] = [:]

  func meaning(of name: String) -> Meaning {
    let parameter = head.parameters.first { $0.name == name }
    let others = others(with: name)
    if let member = model?.member(name) {
      let rival = parameter?.range ?? others.first?.member.range
      return rival.map { .ambiguous($0) } ?? .member(member.knownType)
    }
    if let parameter { return .context(parameter.type) }
    if others.count > 1 { return .ambiguous(others[1].member.range) }
    if let other = others.first { return .other(other.source, other.member.type.type) }
    if name == target?.name { return .target(head.target) }
    return isWhole(name) ? .source(head.source) : .unknown
  }

  /// The sources beside the first that have a member of this name.
  func others(with name: String) -> [(source: Parameter, member: ParameterEntry)] {
    head.sourceParameters.compactMap { source in
      guard let member = catalog?.model(for: source.type)?.member(name) else { return nil }
      return (source, member)
    }
  }

  func reference(to member: String, of other: Parameter) -> String {
    SwiftName.escaped(other.name, in: .parameterName) + "."
      + SwiftName.escaped(member, in: .memberAccess)
  }

  /// Whether an author speaks of the source as a whole: by its variable or by its type's name.
  private func isWhole(_ name: String) -> Bool {
    name == head.sourceName || name == MappingNames.value(of: head.source)
  }

  /// A member of the source as Swift text.
  func reference(to member: String) -> String {
    if case .function = head.form {
      let isHidden = head.parameters.contains { $0.name == member }
      return isHidden
        ? "self." + SwiftName.escaped(member, in: .memberAccess)
        : SwiftName.escaped(member, in: .property)
    }
    let source = SwiftName.escaped(head.sourceName, in: .parameterName)
    return source + "." + SwiftName.escaped(member, in: .memberAccess)
  }

  private var whole: String {
    if case .function = head.form { return "self" }
    return SwiftName.escaped(head.sourceName, in: .parameterName)
  }

  /// The author's text with the source put before its members.
  func bound(_ expression: SwiftExpression) -> String { expression.replacingFreeNames(bound) }

  /// What stands for a name of the author's, if that is another text.
  func bound(_ name: String) -> String? {
    switch meaning(of: name) {
    case .member: unwrapped[name].map(UnwrappedMember.mark) ?? reference(to: name)
    case .source: whole
    case .target: target?.text
    case .other(let source, _): reference(to: name, of: source)
    case .context, .ambiguous, .unknown: nil
    }
  }

  /// The members of the source that an expression reads, each once, in the order of its text.
  func membersRead(by expression: SwiftExpression) -> [String] {
    if let member = memberOfWhole(expression) { return [member] }
    var read: [String] = []
    for name in expression.freeNames.map(\.name) where !read.contains(name) {
      if case .member = meaning(of: name) { read.append(name) }
    }
    return read
  }

  /// The member that a path through the source itself reads: `user.id.value`.
  private func memberOfWhole(_ expression: SwiftExpression) -> String? {
    guard let path = expression.path, path.count > 1, case .source = meaning(of: path[0].name),
      model?.member(path[1].name) != nil
    else { return nil }
    return path[1].name
  }

  func readsWhole(_ expression: SwiftExpression) -> Bool {
    memberOfWhole(expression) == nil
      && expression.freeNames.contains {
        if case .source = meaning(of: $0.name) { true } else { false }
      }
  }

  /// The names that stay as they are.
  func namesLeft(in expression: SwiftExpression) -> [String] {
    expression.freeNames.map(\.name).filter { name in
      switch meaning(of: name) {
      case .member, .source, .target, .other: false
      case .context, .ambiguous, .unknown: true
      }
    }
  }

  func contextRead(by expression: SwiftExpression) -> [String] {
    expression.freeNames.map(\.name).filter { name in
      head.parameters.contains { $0.name == name }
    }
  }
}

// MARK: Paths

extension SourceScope {
  /// The type of what a path leads to, as far as the models tell.
  struct PathType {
    /// Nil where a model on the way is not known.
    var type: SwiftType?
    /// Optional because of a `?` on the way, not by its own type.
    var isChained = false
  }

  func type(of path: [SwiftExpression.PathComponent]) -> PathType {
    guard let root = path.first else { return PathType() }
    var result = PathType(type: rootType(root.name))
    result.enter(root)
    for component in path.dropFirst() {
      result.type = result.type.flatMap { catalog?.memberType(component.name, of: $0) }
      result.enter(component)
    }
    if result.type?.isOptional == true { result.isChained = false }
    return result
  }

  private func rootType(_ name: String) -> SwiftType? {
    switch meaning(of: name) {
    case .member(let type): unwrapped[name] == nil ? type : type?.unwrapped ?? type
    case .context(let type), .source(let type), .target(let type), .other(_, let type): type
    case .ambiguous, .unknown: nil
    }
  }
}

extension SourceScope.PathType {
  /// Goes through the `?` behind a component.
  fileprivate mutating func enter(_ component: SwiftExpression.PathComponent) {
    guard component.isOptional else { return }
    isChained = true
    type = type?.unwrapped
  }
}
