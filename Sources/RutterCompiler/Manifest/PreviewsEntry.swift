package import RutterDiagnostics

/// How previews are made, as the project file says; without it there are none.
package struct PreviewsEntry: Sendable {
  package struct Value: Sendable {
    package let name: SourceText
    package let value: ExpressionText
  }

  /// The key's value.
  package let range: SourceRange
  /// The factory that makes the view models of previews.
  package var factory: ExpressionText?
  /// What stands for the routers' context values.
  package var context: [Value] = []
  /// What follows every preview's view.
  package var modifiers: [ExpressionText] = []
  package var imports: [String] = []
}

extension ProjectShapes {
  static let previewsKey = KeyShape(
    "previews", Shape.object(previews).or(.boolean, "true, or a mapping of preview keys"),
    "Generates a preview of each screen with each of its samples.")

  package static let previews = ObjectShape(
    "preview", "How previews are made.",
    [
      KeyShape(
        "factory", .expression,
        "The factory that makes their view models; default: one without properties."),
      KeyShape(
        "context", .names(.expression, "context values by name"),
        "What stands for the routers' context values."),
      KeyShape(
        "modifiers", .list(of: .expression, "a list of modifiers, each starting with a dot"),
        "What every preview gets, such as `.environment(Store.preview)`."),
      KeyShape(
        "imports", .list(of: .text, "a list of module names"),
        "Modules the files of previews import."),
    ])
}

extension ManifestDecoder {
  mutating func previews(_ node: Node?) -> PreviewsEntry? {
    guard let node else { return nil }
    guard node.kind == .mapping else {
      return boolean(node) == true ? PreviewsEntry(range: node.range) : nil
    }
    var previews = PreviewsEntry(range: node.range.firstLine(of: node))
    previews.factory = expression(node.value(for: "factory"))
    previews.context = named(
      node.value(for: "context"), in: .parameterName, what: "context value"
    )
    .compactMap { entry in
      expression(entry.value).map { PreviewsEntry.Value(name: entry.name, value: $0) }
    }
    previews.modifiers = items(node.value(for: "modifiers")).compactMap { modifier($0) }
    previews.imports = items(node.value(for: "imports")).compactMap { importName($0)?.string }
    return previews
  }
}
