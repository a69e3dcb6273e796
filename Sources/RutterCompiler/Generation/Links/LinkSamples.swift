/// Prints routes with values that are hard on links, for a test of the app's.
struct LinkSamples {
  let screen: Screen

  /// Statements that add routes to `routes`; none if a value of the app's own type has no sample.
  func statements(_ route: Route) -> [String] {
    guard let pattern = route.link?.patterns.first, route.deprecated == nil else { return [] }
    var firsts: [String] = []
    var others: [(place: Int, values: String)] = []
    for (place, parameter) in route.parameters.enumerated() {
      guard let value = pattern.value(of: parameter.name) else {
        firsts.append(parameter.defaultValue ?? "nil")
        continue
      }
      guard let samples = samples(of: parameter, value) else { return [] }
      firsts.append(samples.first)
      if let values = samples.others { others.append((place: place, values: values)) }
    }
    return ["routes.append(\(call(route, firsts)))"]
      + others.map { other in
        var values = firsts
        values[other.place] = "$0"
        return "routes += \(other.values).map { \(call(route, values)) }"
      }
  }

  private func call(_ route: Route, _ values: [String]) -> String {
    let arguments = zip(route.parameters, values).map { parameter, value in
      CallText.label(parameter.isLabelled ? parameter.name : nil) + value
    }
    return CallText.caseValue(route.name, arguments)
  }

  private typealias Samples = (first: String, others: String?)

  private func samples(of parameter: Parameter, _ value: LinkValue) -> Samples? {
    let type = parameter.type.unwrapped ?? parameter.type
    guard let one = samples(of: value.type, type.arrayElement ?? type, parameter) else {
      return nil
    }
    switch value.count {
    case .one: return one
    case .oneOrNone:
      return parameter.type.isOptional ? ("nil", one.others ?? "[\(one.first)]") : one
    case .many:
      let all = one.others.map { ", \($0)" } ?? ""
      return ("[\(one.first)]", "([[]\(all)] as [\(type.asStored)])")
    }
  }

  private func samples(
    of type: LinkType, _ swift: SwiftType, _ parameter: Parameter
  ) -> Samples? {
    switch type {
    case .text: ("\"a\"", "DeepLink.samples")
    case .integer: ("0", "([.min, .max] as [\(swift.asStored)])")
    case .boolean: ("false", "[true]")
    case .double, .float: ("0", "([-1.5, .greatestFiniteMagnitude] as [\(swift.asStored)])")
    case .uuid: ("UUID()", nil)
    case .url: ("URL(fileURLWithPath: \"/a b\")", nil)
    case .cases(let cases): named(cases.map(\.name), swift)
    case .custom: given(parameter)
    }
  }

  private func named(_ names: [String], _ type: SwiftType) -> Samples? {
    let members = names.map { "." + SwiftName.escaped($0, in: .memberAccess) }
    guard let first = members.first else { return nil }
    let rest = members.dropFirst().joined(separator: ", ")
    return (first, rest.isEmpty ? nil : "([\(rest)] as [\(type.asStored)])")
  }

  /// The values that the manifest's samples have for the parameter.
  private func given(_ parameter: Parameter) -> Samples? {
    let values = screen.samples.flatMap(\.values).filter { $0.parameter.name == parameter.name }
      .map(\.expression.text)
    guard parameter.type.arrayElement == nil, let first = values.first, first != "nil" else {
      return nil
    }
    return (first, nil)
  }
}

extension TypedLinkPattern {
  /// What the pattern holds of a parameter; nil if it leaves it out.
  fileprivate func value(of parameter: String) -> LinkValue? {
    if let index = pattern.path.firstIndex(where: { $0.parameter == parameter }) {
      return path[index].type.map { LinkValue(type: $0) }
    }
    if pattern.rest == parameter { return rest.map { LinkValue(type: $0, count: .many) } }
    return pattern.query.firstIndex { $0.value.parameter == parameter }.flatMap { index in
      query[index].piece.type.map { LinkValue(type: $0, count: query[index].count) }
    }
  }
}

extension LinkPiece {
  fileprivate var type: LinkType? {
    if case .value(let type) = self { type } else { nil }
  }
}
