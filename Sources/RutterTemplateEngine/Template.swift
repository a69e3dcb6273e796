import RutterDiagnostics

/// One file, ready to be rendered.
struct Template: Sendable {
  let name: String
  let file: SourceFile
  /// The template this one extends.
  var parent: Reference?
  var body: [Node] = []
  /// Every block of the file, in the order of their ends.
  var blocks: [Block] = []
  var macros: [Macro] = []
  var calls: [Call] = []
  /// Templates named by text in `include`.
  var includes: [Reference] = []
  /// Templates whose macros and variables this one takes in.
  var imports: [Reference] = []
  /// Blocks that are written once more.
  var repeats: [Reference] = []

  /// This template, the one it extends and so on, as indices into the library.
  var lineage: [Int] = []
  /// The template that is rendered under this one's name: another one where a project's own stands
  /// in for it.
  var successor = 0
  /// For each block of the lineage its definitions, the nearest first.
  var definitions: [Symbol: [Block]] = [:]
  /// What each of the calls means; nil after an error.
  var callees: [Callee?] = []

  /// Whether it speaks of a standard template that another one stands in for.
  func namesStandard(_ name: String) -> Bool {
    let references = [parent].compactMap { $0 } + includes + imports
    return self.name == name && parent?.name == name
      || references.contains { $0.name == TemplateLibrary.standardPrefix + name }
  }

  init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }

  /// Another template, named in this one.
  struct Reference: Sendable {
    var name: String
    var range: SourceRange
    /// The whole tag.
    var tag: SourceRange
  }
}
