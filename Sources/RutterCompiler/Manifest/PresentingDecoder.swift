import RutterDiagnostics

/// How a screen is shown.
extension ManifestDecoder {
  mutating func presentation(_ node: Node?) -> Presentation? {
    guard let node, node.kind == .mapping else { return choice(node) }
    let value = node.value(for: "modifier")
    guard let name = name(value, in: .function, what: "modifier") else { return nil }
    if let word = Presentation(rawValue: name.string) {
      report.error(
        .badPresentation, "'\(name.string)' is no modifier of the app's own", at: name.range,
        fixIts: [FixIt("write '\(name.string)'", replace: node.range, with: name.string)])
      return word
    }
    if SwiftName.isUnescapedIdentifier(name.string) { return .modifier(name.string) }
    report.error(
      .badName, "'\(name.string)' cannot be the name of a modifier: it is a keyword",
      at: name.range, help: "choose another name")
    return nil
  }

  mutating func presenting(_ node: Node) -> PresentingEntry {
    let stack = node.value(for: "stack")
    return PresentingEntry(
      macOS: macOS(node.value(for: "macOS")),
      stack: boolean(stack).flatMap { value in
        stack.map { Located(value: value, range: $0.range) }
      },
      zoom: zoom(node.value(for: "zoom")),
      onDismiss: expression(node.value(for: "onDismiss")))
  }

  mutating func located(_ node: Node?) -> Located<Presentation>? {
    guard let node, let presentation = presentation(node) else { return nil }
    let range = node.kind == .mapping ? node.range.firstLine(of: node) : node.range
    return Located(value: presentation, range: range)
  }

  private mutating func macOS(_ node: Node?) -> Located<Presentation>? {
    guard let node, let presentation = located(node) else { return nil }
    guard presentation.value == .fullScreenCover else { return presentation }
    report.error(
      .badPresentation, "macOS has no full-screen covers", at: presentation.range,
      fixIts: [FixIt("write 'sheet'", replace: node.textRange, with: "sheet")])
    return nil
  }

  private mutating func zoom(_ node: Node?) -> ZoomEntry? {
    guard let node, node.kind == .mapping else { return nil }
    let source = expression(node.value(for: "source"))
    let namespace = expression(node.value(for: "in"))
    guard let source, let namespace else { return nil }
    return ZoomEntry(source: source, namespace: namespace)
  }
}

extension DiagnosticCode {
  static let badPresentation: Self = "bad-presentation"
}
