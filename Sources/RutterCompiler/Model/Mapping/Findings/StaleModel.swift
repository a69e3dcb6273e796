import RutterDiagnostics

/// What: a shape under `models:` that differs from what the app's own Swift declares.
///
/// Why: mappings believe the manifest, so what is generated fits a type that is no longer there.
///
/// Example: `User: {id: Int}` where the source says `let id: UUID`.
///
/// Fix: bring the entry in line, or delete it: the sources tell the shape.
enum StaleModel {
  static func findings(
    _ model: ModelEntry, _ shape: DeclaredModels.Shape
  ) -> [Diagnostic] {
    let source = shape.source
    guard model.kind == source.kind else {
      let kind = withArticle(source.kind.rawValue)
      return [finding("'\(model.name.string)' is \(kind) in the sources", model.name, source)]
    }
    return model.kind == .enum
      ? caseFindings(model, source)
      : model.members.compactMap { member in memberFinding(member, model, shape) }
  }

  // MARK: Members

  private static func memberFinding(
    _ member: ParameterEntry, _ model: ModelEntry, _ shape: DeclaredModels.Shape
  ) -> Diagnostic? {
    guard let name = member.name else { return nil }
    let declared = ([shape.source] + shape.targets).compactMap { $0.member(name.string) }
    guard let first = declared.first else {
      guard !shape.source.isOpen else { return nil }
      let nearest = Suggestion.nearest(to: name.string, in: shape.source.memberNames)
      return finding(
        "the sources' '\(model.name.string)' has no member '\(name.string)'", name, shape.source,
        fix: nearest.map { (name.textRange, $0) })
    }
    let type = member.type.type.canonical
    guard declared.allSatisfy({ $0.knownType.map { $0.canonical != type } ?? false }) else {
      return nil
    }
    let real = first.type.part.string
    return Diagnostic(
      .warning, .staleModel,
      "'\(name.string)' of '\(model.name.string)' is '\(excerpt(real))' in the sources",
      at: member.type.range, notes: [Note("it is declared here", at: first.range)],
      fixIts: [FixIt("write '\(excerpt(real))'", replace: member.type.range, with: real)])
  }

  // MARK: Cases

  private static func caseFindings(_ model: ModelEntry, _ source: ModelEntry) -> [Diagnostic] {
    let gone = model.cases.filter { source.enumCase($0.name.string) == nil }.map { entry in
      finding(
        "the sources' '\(model.name.string)' has no case '\(entry.name.string)'", entry.name,
        source)
    }
    let new = source.cases.filter { model.enumCase($0.name.string) == nil }.map { entry in
      Diagnostic(
        .warning, .staleModel,
        "the sources' '\(model.name.string)' has a case '\(entry.name.string)' too",
        at: model.name.range, notes: [Note("it is declared here", at: entry.name.range)],
        help: help)
    }
    return gone + new
  }

  private static func finding(
    _ message: String, _ name: SourceText, _ source: ModelEntry,
    fix: (range: SourceRange, text: String)? = nil
  ) -> Diagnostic {
    Diagnostic(
      .warning, .staleModel, message, at: name.range,
      notes: [Note("'\(source.name.string)' is declared here", at: source.name.range)],
      help: fix == nil ? help : nil,
      fixIts: fix.map { [FixIt("write '\($0.text)'", replace: $0.range, with: $0.text)] } ?? [])
  }

  private static let help = "bring it in line, or delete the entry: the sources tell the shape"
}

extension DiagnosticCode {
  static let staleModel: Self = "stale-model"
}
