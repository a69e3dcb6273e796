import RutterCompiler
import RutterDiagnostics

/// What was read of a Swift file, a line a declaration, for tests to compare.
enum DeclarationText {
  static func of(_ swift: String) -> String {
    let file = read(swift)
    let types = file.types.sorted { $0.range.start < $1.range.start }
    return (types.flatMap { lines($0, file.source) } + file.gaps.map { "gap: \($0.reason)" })
      .joined(separator: "\n")
  }

  static func read(_ swift: String) -> DeclarationFile {
    DeclarationReader.read(SourceFile(id: FileID(0), path: "App/File.swift", text: swift))
  }

  private static func lines(_ type: TypeDeclaration, _ source: SourceFile) -> [String] {
    func text(_ range: SourceRange) -> String { source.text(of: range) }
    var head = prefix(type.modifiers) + "\(type.kind) \(type.name)"
    if !type.generics.isEmpty { head += "<\(type.generics.joined(separator: ", "))>" }
    if !type.inherited.isEmpty { head += ": " + type.inherited.map(text).joined(separator: ", ") }
    if let aliased = type.aliased { head += " = " + text(aliased) }
    return [head] + type.properties.map { "  " + property($0, text) }
      + type.initializers.map { "  " + initializer($0, text) }
      + type.cases.map { "  " + enumCase($0, text) } + type.macros.map { "  " + text($0) }
  }

  private static func prefix(_ modifiers: DeclarationModifiers) -> String {
    let condition = modifiers.condition.map { "[\($0)] " } ?? ""
    let attributes = modifiers.attributes.map { "@\($0.name)\($0.hasArguments ? "(…)" : "") " }
    let words = modifiers.words.map { "\($0.rawValue) " }.sorted()
    return condition + attributes.joined() + (modifiers.access.map { "\($0) " } ?? "")
      + words.joined()
  }

  private static func property(
    _ property: PropertyDeclaration, _ text: (SourceRange) -> String
  ) -> String {
    prefix(property.modifiers) + (property.isLet ? "let " : "var ") + property.name
      + (property.type.map { ": " + text($0) } ?? "")
      + (property.value.map { " = " + text($0) } ?? "") + (property.isComputed ? " {}" : "")
  }

  private static func initializer(
    _ initializer: InitializerDeclaration, _ text: (SourceRange) -> String
  ) -> String {
    let parameters = initializer.parameters.map { parameter in
      let names =
        parameter.label == parameter.name
        ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      return names + ": " + text(parameter.type) + (parameter.isVariadic ? "..." : "")
        + (parameter.value.map { " = " + text($0) } ?? "")
    }
    return prefix(initializer.modifiers) + "init" + (initializer.isFailable ? "?" : "")
      + "(\(parameters.joined(separator: ", ")))" + (initializer.isAsync ? " async" : "")
      + (initializer.isThrowing ? " throws" : "")
  }

  private static func enumCase(
    _ declared: CaseDeclaration, _ text: (SourceRange) -> String
  ) -> String {
    let payloads = declared.payloads.map { payload in
      (payload.label.map { "\($0): " } ?? "") + text(payload.type)
        + (payload.hasDefault ? " = …" : "")
    }
    return (declared.condition.map { "[\($0)] " } ?? "") + "case \(declared.name)"
      + (payloads.isEmpty ? "" : "(\(payloads.joined(separator: ", ")))")
      + (declared.rawValue.map { " = " + text($0) } ?? "")
  }
}
