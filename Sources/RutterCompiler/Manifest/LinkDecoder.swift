import RutterDiagnostics

/// Links, from nodes to entries.
extension ManifestDecoder {
  mutating func link(_ node: Node?) -> LinkEntry? {
    guard let node, node.kind != .mapping, !node.isMissing else { return nil }
    if node.textEquals("none") {
      return LinkEntry(patterns: [])
    }
    let nodes = node.kind == .sequence ? items(node) : [node]
    return LinkEntry(patterns: nodes.compactMap { pattern($0) })
  }

  private mutating func pattern(_ node: Node) -> LinkPatternText? {
    guard let text = text(node) else { return nil }
    let result = LinkPatternParser.parse(text.string)
    for problem in result.problems {
      report.error(
        .badLink, problem.message, at: text.range(of: problem.range),
        notes: problem.first.map { [Note("it is here already", at: text.range(of: $0))] } ?? [],
        help: problem.help,
        fixIts: problem.fix.map {
          [FixIt($0.message, replace: text.range(of: $0.range), with: $0.replacement)]
        } ?? [])
    }
    guard result.problems.isEmpty else { return nil }
    return LinkPatternText(pattern: result.pattern, text: text, places: result.places)
  }

  mutating func beneath(_ node: Node?) -> [BeneathEntry]? {
    guard let node, node.kind != .scalar else { return nil }
    return named(node, in: .enumCase, what: "route").map { entry in
      BeneathEntry(
        name: entry.name,
        arguments: entry.value.kind == .mapping
          ? arguments(entry.value.value(for: "arguments")) : nil)
    }
  }
}

// MARK: The project's links

extension ManifestDecoder {
  mutating func links(_ node: Node?) -> LinkConfiguration {
    var links = LinkConfiguration()
    guard let node, node.kind == .mapping else { return links }
    links.places = places(node, default: LinkPlaces())
    for entry in node.value(for: "configurations").map({ Array($0.entries) }) ?? [] {
      guard entry.value.kind == .mapping, let condition = condition(entry.key) else { continue }
      links.configurations.append(
        .init(
          condition: condition.string, places: places(entry.value, default: links.places),
          range: condition.range))
    }
    links.codecs = named(node.value(for: "codecs"), typeNamed: "type")
      .compactMap { codec($0.name, $0.value) }
    links.hasChecks = boolean(node.value(for: "checks")) ?? false
    links.module = typeName(node.value(for: "module"), what: "module")?.string
    links.access = choice(node.value(for: "access"))
    links.associations = associations(node.value(for: "associations"))
    return links
  }

  /// What a configuration does not mention holds there as everywhere.
  private mutating func places(_ node: Node, default other: LinkPlaces) -> LinkPlaces {
    var places = other
    if let schemes = node.value(for: "schemes") {
      places.schemes = items(schemes).compactMap { scheme($0) }
    }
    if let hosts = node.value(for: "hosts") {
      places.hosts = items(hosts).compactMap { host($0) }
    }
    return places
  }

  private mutating func scheme(_ node: Node) -> String? {
    guard let text = text(node) else { return nil }
    if Self.isScheme(text.string), !["http", "https"].contains(text.string) { return text.string }
    let name = String(text.string.prefix { $0 != ":" && $0 != "/" }).lowercased()
    let isWeb = ["http", "https"].contains(name)
    report.error(
      .badLinkPlace,
      isWeb
        ? "'\(name)' is not a scheme of the app's own"
        : "'\(excerpt(text.string))' is not a URL scheme",
      at: text.range,
      help: isWeb
        ? "name the host under 'hosts:': its links are https links"
        : "write lowercase letters, digits, '+', '-' and '.', starting with a letter, without '://'",
      fixIts: isWeb || !Self.isScheme(name) || name == text.string
        ? [] : [FixIt("write '\(name)'", replace: node.textRange, with: name)])
    return nil
  }

  private static func isScheme(_ text: String) -> Bool {
    text.utf8.first.map { $0.isLowercaseLetter } == true
      && text.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit || "+.-".utf8.contains($0) }
  }

  private mutating func host(_ node: Node) -> String? {
    guard let text = text(node) else { return nil }
    if Self.isHost(text.string) { return text.string }
    // Of a URL, its host.
    let url = text.string.lowercased().split(separator: "://", maxSplits: 1)
    let name = url.last.map { String($0.prefix { $0 != "/" && $0 != "?" }) } ?? ""
    report.error(
      .badLinkPlace, "'\(excerpt(text.string))' is not a host", at: text.range,
      help: "write its name alone, in lowercase, such as 'movies.example'",
      fixIts: Self.isHost(name)
        ? [FixIt("write '\(name)'", replace: node.textRange, with: name)] : [])
    return nil
  }

  private static func isHost(_ text: String) -> Bool {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    let labels = (halves.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return halves.count <= 2
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      }
      && (halves.count == 1 || !halves[1].isEmpty && halves[1].utf8.allSatisfy(\.isDigit))
  }

  private mutating func codec(_ name: SourceText, _ node: Node) -> LinkCodec? {
    guard node.kind == .mapping, case .success(let type) = SwiftType.parse(name.string) else {
      return nil
    }
    let parse = codecExpression(node.value(for: "parse"), over: "text")
    let print = codecExpression(node.value(for: "print"), over: "value")
    guard let parse, let print else { return nil }
    return LinkCodec(type: type, parse: parse, print: print, range: name.range)
  }

  private mutating func codecExpression(_ node: Node?, over name: String) -> ExpressionText? {
    guard let expression = expression(node) else { return nil }
    if expression.expression.freeNames.contains(where: { $0.name == name }) { return expression }
    report.error(
      .badExpression, "the expression does not use '\(name)'", at: expression.range,
      help: name == "text"
        ? "write the value that 'text' stands for, such as 'Money(code: text)'"
        : "write the text that stands for 'value', such as 'value.code'")
    return nil
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension DiagnosticCode {
  static let badLink: Self = "bad-link"
  static let badLinkPlace: Self = "bad-link-place"
}
