import RutterDiagnostics
import RutterTemplateEngine

/// What the template prints of an enum's way to saved data and back: the names of routes and
/// parameters as keys, so that neither their order nor added parameters with defaults matter.
struct CodingContext {
  let names: Value
  let locator: Locator
  let router: Router

  /// None for an enum that is not saved.
  func record(_ routes: [Route]) -> Value {
    let saved = routes.filter(\.isSaved)
    guard router.isCoded, !saved.isEmpty else { return .none }
    let names = Set(saved.flatMap(\.parameters).map(\.name))
    return .record(
      Record([
        "conformance": .string(conformance), "names": self.names,
        "encodes": .bool(conformance != "Decodable"), "decodes": .bool(conformance != "Encodable"),
        "isDeprecated": .bool(
          saved.contains { $0.deprecated != nil && router.replacements[$0.name] == nil }),
        "otherwise": .string(CallText.negated(saved.map(\.conditions))),
        "leavesOut": .bool(saved.count < routes.count),
        "container": .string(Self.free("container", names)),
        "parameters": .list(parameters(saved)),
        "cases": .list(routes.map { .record(codedCase($0)) }),
        "parts": .list(parts(routes).map { .record($0) }),
      ]))
  }

  /// The parts of the `switch` that encodes, which the Swift compiler cannot check as a whole where it is
  /// large.
  private func parts(_ routes: [Route]) -> [Record] {
    let parts = RouteContext.split(routes, where: \.conditions.isEmpty)
    return parts.enumerated().map { index, part in
      Record([
        "cases": .list(part.map { .record(codedCase($0)) }), "isFirst": .bool(index == 0),
        "isOnly": .bool(parts.count == 1), "name": .string("encode\(index + 1)"),
        "next": .optional(index + 1 < parts.count ? "encode\(index + 2)" : nil),
      ])
    }
  }

  // MARK: Names

  /// `Codable`, or the half of it that the author asks for.
  private var conformance: String {
    let asked = router.codableConformances.map { String($0.split(separator: ".").last ?? "") }
    return router.restoration == nil && asked.count == 1 ? asked[0] : "Codable"
  }

  /// A local name that no parameter has.
  private static func free(_ name: String, _ taken: Set<String>) -> String {
    var name = name
    while taken.contains(name) { name = "route" + SwiftName.upperCamelCase(name) }
    return name
  }

  /// The keys of all parameters, each once, in order of appearance.
  private func parameters(_ routes: [Route]) -> [Value] {
    var seen: Set<String> = []
    return routes.flatMap(\.parameters).filter { seen.insert($0.name).inserted }
      .map { .string(SwiftName.escaped($0.name, in: .enumCase)) }
  }

  private func key(_ parameter: Parameter) -> String {
    "." + SwiftName.escaped(parameter.name, in: .memberAccess)
  }

  // MARK: Cases

  private func codedCase(_ route: Route) -> Record {
    let names = Set(route.parameters.map(\.name))
    let values = Self.free("values", names)
    return Record(
      [
        "name": .string(SwiftName.escaped(route.name, in: .enumCase)),
        "member": .string("." + SwiftName.escaped(route.name, in: .memberAccess)),
        "pattern": .string(
          CallText.pattern(route.name, route.parameters, used: route.isSaved ? names : [])),
        "isSaved": .bool(route.isSaved),
        "hasValues": .bool(!route.parameters.isEmpty), "label": .string(route.name),
        "endsLocation": .bool(location(route) != .none),
        "decoding": .record(decoding(route, router.replacements[route.name], values)),
        "statements": .list(statements(route)),
        "values": .string(values),
        "condition": .string(CallText.condition(route.conditions)),
      ], origin: route.range)
  }

  /// The first parameter whose type only the app knows: the compiler may find fault with it.
  private func ownType(_ route: Route) -> Parameter? {
    route.parameters.first { $0.type.canBeCodable == .unknown }
  }

  private func location(_ route: Route) -> Value {
    ownType(route).map { locator.location($0.range) } ?? .none
  }

  private func statements(_ route: Route) -> [Value] {
    let own = ownType(route)?.name
    return route.parameters.map { parameter in
      .record(
        Record([
          "text": .string(encoded(parameter)),
          "location": parameter.name == own ? locator.location(parameter.range) : .none,
        ]))
    }
  }

  private func encoded(_ parameter: Parameter) -> String {
    let method =
      parameter.type.isOptional && !hasOtherDefault(parameter) ? "encodeIfPresent" : "encode"
    let name = SwiftName.escaped(parameter.name, in: .parameterName)
    return "\(method)(\(name), forKey: \(key(parameter)))"
  }

  // MARK: Decoding

  private func decoding(
    _ route: Route, _ replacement: Replacement?, _ values: String
  ) -> Record {
    guard let replacement else {
      return Record([
        "readsValues": .bool(!route.parameters.isEmpty), "values": .string("values"),
        "bindings": .list([]), "assignment": .string("self = " + decoded(route)),
        "location": location(route),
      ])
    }
    let used = route.parameters.filter { replacement.uses.contains($0.name) }
    let arguments = replacement.arguments.map { CallText.label($0.label) + $0.text }
    return Record([
      "readsValues": .bool(!used.isEmpty), "values": .string(values),
      "bindings": .list(
        used.map { parameter in
          let name = SwiftName.escaped(parameter.name, in: .parameterName)
          return .string("let \(name) = try \(decoded(parameter, from: values))")
        }),
      "assignment": .string("self = " + CallText.caseValue(replacement.route, arguments)),
      "location": locator.location(replacement.range),
    ])
  }

  private func decoded(_ route: Route) -> String {
    let arguments = route.parameters.map { parameter in
      CallText.label(parameter.isLabelled ? parameter.name : nil)
        + decoded(parameter, from: "values")
    }
    let call = CallText.caseValue(route.name, arguments)
    return arguments.isEmpty ? call : "try " + call
  }

  /// The value, or the default where nothing was saved under the parameter's name.
  private func decoded(_ parameter: Parameter, from values: String) -> String {
    let type = parameter.type.unwrapped ?? parameter.type
    if parameter.type.isOptional {
      guard hasOtherDefault(parameter) else {
        return "\(values).decodeIfPresent(\(type.asMetatype), forKey: \(key(parameter)))"
      }
      return "\(values).contains(\(key(parameter)))"
        + " ? \(values).decodeIfPresent(\(type.asMetatype), forKey: \(key(parameter)))"
        + " : \(operand(parameter.defaultValue ?? "nil"))"
    }
    guard let value = parameter.defaultValue else {
      return "\(values).decode(\(type.asMetatype), forKey: \(key(parameter)))"
    }
    return "\(values).decodeIfPresent(\(type.asMetatype), forKey: \(key(parameter)))"
      + " ?? \(operand(value))"
  }

  /// Whether nil has to be told from a missing value.
  private func hasOtherDefault(_ parameter: Parameter) -> Bool {
    parameter.defaultValue.map { $0 != "nil" && $0 != ".none" } ?? false
  }

  private func operand(_ text: String) -> String {
    guard case .success(let expression) = SwiftExpression.parse(text) else { return "(\(text))" }
    return expression.asOperand
  }
}

extension SwiftType {
  /// The type as a value: `Int.self`, `[Int].self`.
  fileprivate var asMetatype: String {
    switch bare.kind {
    case .named, .array, .dictionary, .optional, .member: bare.asStored + ".self"
    default: "(\(asStored)).self"
    }
  }
}
