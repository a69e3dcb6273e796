/// Prints how a pattern is read from a `DeepLink`, and how a route's values are printed into one.
struct LinkReading {
  let codecs: [String: LinkCodec]

  init(_ configuration: LinkConfiguration) {
    codecs = Dictionary(
      configuration.codecs.map { ($0.type.canonical, $0) }, uniquingKeysWith: { a, _ in a })
  }

  // MARK: Matching

  /// `(3, "movies") where link.path[2] == "cast"`
  func casePattern(_ pattern: TypedLinkPattern, guards: [String]) -> String {
    let count = "\(pattern.path.count)" + (pattern.rest == nil ? "" : "...")
    var conditions: [String] = []
    for (index, piece) in pattern.path.enumerated().dropFirst() {
      if case .literal(let text) = piece {
        conditions.append("link.path[\(index)] == \(quoted(text))")
      }
    }
    conditions += queryConditions(pattern) + guards
    let first = pattern.path.first?.literal.map(quoted) ?? "_"
    return "(\(count), \(first))"
      + (conditions.isEmpty ? "" : " where " + conditions.joined(separator: " && "))
  }

  /// A condition for a pattern without parameters.
  func condition(_ pattern: TypedLinkPattern) -> String {
    let path = pattern.path.compactMap(\.literal).map(quoted).joined(separator: ", ")
    let isPath = path.isEmpty ? "link.path.isEmpty" : "link.path == [\(path)]"
    return ([isPath] + queryConditions(pattern)).joined(separator: " && ")
  }

  private func queryConditions(_ pattern: TypedLinkPattern) -> [String] {
    pattern.query.compactMap { item in
      item.piece.literal.map { "link.has(\(quoted(item.name)), \(quoted($0)))" }
    }
  }

  /// Whether each text is a value of its type, where nothing else tells two patterns apart.
  func guards(_ pattern: TypedLinkPattern, _ parameters: [Parameter]) -> [String] {
    parameters.compactMap { parameter in
      guard let read = read(parameter, in: pattern), read.throwing else { return nil }
      let isOptional = read.count == .oneOrNone
      let type = valueType(parameter, read.count)
      return isOptional
        ? "(try? [\(read.text) as \(type)?]) != nil" : "(try? \(read.text) as \(type)) != nil"
    }
  }

  private func valueType(_ parameter: Parameter, _ count: LinkValue.Count) -> String {
    count == .many
      ? parameter.type.asStored : (parameter.type.unwrapped ?? parameter.type).asStored
  }

  // MARK: Reading

  private struct Read {
    let text: String
    let count: LinkValue.Count
    let throwing: Bool
  }

  /// The route's case with its values: `.detail(id: link.value("id", at: 1))`, and whether reading
  /// them may fail.
  func value(_ route: Route, _ pattern: TypedLinkPattern) -> (text: String, throwing: Bool) {
    var throwing = false
    let arguments = route.parameters.map { parameter -> String in
      let label = CallText.label(parameter.isLabelled ? parameter.name : nil)
      guard let read = read(parameter, in: pattern) else {
        return label + (parameter.defaultValue ?? "nil")
      }
      throwing = throwing || read.throwing
      let isDefaulted = read.count == .oneOrNone && !parameter.type.isOptional
      return label + read.text + (isDefaulted ? " ?? \(parameter.defaultValue ?? "nil")" : "")
    }
    return (CallText.caseValue(route.name, arguments), throwing)
  }

  /// Nil if the pattern does not hold the parameter.
  private func read(_ parameter: Parameter, in pattern: TypedLinkPattern) -> Read? {
    let name = quoted(parameter.name)
    if let index = pattern.pattern.path.firstIndex(where: { $0.parameter == parameter.name }),
      case .value(let type) = pattern.path[index]
    {
      return Read(
        text: call("value", "\(name), at: \(index)", type, parameter), count: .one, throwing: true)
    }
    if pattern.pattern.rest == parameter.name, let type = pattern.rest {
      return Read(
        text: call("rest", "\(name), from: \(pattern.path.count)", type, parameter), count: .many,
        throwing: true)
    }
    guard
      let index = pattern.pattern.query.firstIndex(where: { $0.value.parameter == parameter.name }),
      case .value(let type) = pattern.query[index].piece
    else { return nil }
    let item = pattern.query[index]
    let key = item.name == parameter.name ? name : "\(name), in: \(quoted(item.name))"
    let method =
      switch item.count {
      case .one: "needed"
      case .oneOrNone: "item"
      case .many: "items"
      }
    return Read(text: call(method, key, type, parameter), count: item.count, throwing: true)
  }

  private func call(
    _ method: String, _ arguments: String, _ type: LinkType, _ parameter: Parameter
  ) -> String {
    let plain = "link.\(method)(\(arguments))"
    switch type {
    case .text, .integer, .boolean: return plain
    case .double, .float: return "link.\(method)(\(arguments), parse: DeepLink.finite)"
    case .uuid: return "link.\(method)(\(arguments), parse: UUID.init(uuidString:))"
    case .url: return "link.\(method)(\(arguments), parse: DeepLink.address)"
    case .cases:
      return "link.\(method)(\(arguments), parse: \(elementType(parameter)).init(rawValue:))"
    case .custom(let name):
      return plain + codecs[name].map { " { text in \($0.parse.text) }" }.orEmpty
    }
  }

  private func elementType(_ parameter: Parameter) -> String {
    let type = parameter.type.unwrapped ?? parameter.type
    return (type.arrayElement ?? type).asStored
  }

  // MARK: Printing

  /// `DeepLink.url(path: ["movies", "\(id)"], query: ["tag": tags])`
  func url(_ route: Route, _ pattern: TypedLinkPattern) -> String {
    var segments = zip(pattern.pattern.path, pattern.path).map { part, piece -> String in
      switch piece {
      case .literal(let text): quoted(text)
      case .value(let type): text(of: local(part.parameter ?? ""), type)
      }
    }.joined(separator: ", ")
    segments = "[\(segments)]"
    if let rest = pattern.pattern.rest, let type = pattern.rest {
      segments =
        (pattern.path.isEmpty ? "" : segments + " + ") + mapped(local(rest), type)
    }
    let query = zip(pattern.pattern.query, pattern.query).map { item, typed in
      quoted(item.name) + ": " + queryValue(item, typed, route)
    }
    return "DeepLink.url(path: \(segments)"
      + (query.isEmpty ? "" : ", query: [\(query.joined(separator: ", "))]") + ")"
  }

  private func queryValue(_ item: LinkPattern.Item, _ typed: LinkItem, _ route: Route) -> String {
    switch typed.piece {
    case .literal(let text): return "[\(quoted(text))]"
    case .value(let type):
      let parameter = route.parameters.first { $0.name == item.value.parameter }
      let name = local(item.value.parameter ?? "")
      if typed.count == .many { return mapped(name, type) }
      guard parameter?.type.isOptional == true, type != .text else {
        return "[\(text(of: name, type))]"
      }
      return "[\(name).map { \(text(of: "$0", type)) }]"
    }
  }

  private func mapped(_ name: String, _ type: LinkType) -> String {
    type == .text ? name : "\(name).map { \(text(of: "$0", type)) }"
  }

  private func text(of name: String, _ type: LinkType) -> String {
    switch type {
    case .text: name
    case .integer, .boolean, .double, .float: "\"\\(\(name))\""
    case .uuid: name + ".uuidString"
    case .url: name + ".absoluteString"
    case .cases: name + ".rawValue"
    case .custom(let type):
      codecs[type].map { CallText.text($0.print.expression, replacing: ["value": name]) } ?? name
    }
  }

  /// What a route must be for its link to hold it.
  func printGuards(_ route: Route, _ pattern: TypedLinkPattern) -> [String] {
    let inPath = Set(pattern.pattern.path.compactMap(\.parameter))
    return route.parameters.flatMap { parameter -> [String] in
      guard pattern.pattern.parameters.contains(parameter.name) else { return [] }
      let name = local(parameter.name)
      var guards: [String] = []
      let isUnwrapped = parameter.type.isOptional && inPath.contains(parameter.name)
      if isUnwrapped { guards.append("let \(name)") }
      let type = parameter.type.unwrapped ?? parameter.type
      let element = type.arrayElement ?? type
      if ["Double", "Float"].contains(element.canonical), codecs[element.canonical] == nil {
        guards.append(
          type.arrayElement != nil
            ? "\(name).allSatisfy(\\.isFinite)"
            : parameter.type.isOptional && !isUnwrapped
              ? "\(name)?.isFinite != false" : "\(name).isFinite")
      }
      return guards
    }
  }

  private func local(_ name: String) -> String { SwiftName.escaped(name, in: .parameterName) }

  /// Literals hold no character that would need an escape.
  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}

extension LinkPiece {
  package var literal: String? {
    if case .literal(let text) = self { text } else { nil }
  }
}
