import RutterDiagnostics

// A model of a generic type, `Page<T>`, stands for each of its specializations: `Page<Movie>`.

extension SwiftType {
  /// Its name and how many arguments it has, if it has any.
  var genericKey: String? {
    guard let nominal, !nominal.arguments.isEmpty else { return nil }
    return "\(nominal.name)<\(nominal.arguments.count)>"
  }

  /// Whether all its arguments are names that only parameters have: `T`, `Element`.
  var isGenericPattern: Bool {
    guard let arguments = nominal?.arguments, !arguments.isEmpty else { return false }
    return arguments.allSatisfy { argument in
      guard let (name, inner) = argument.nominal, inner.isEmpty else { return false }
      return name.utf8.count == 1 || Self.parameterNames.contains(name)
    }
  }

  private static let parameterNames: Set<String> = [
    "Content", "Element", "Failure", "Item", "Key", "Output", "Success", "Value", "Wrapped",
  ]
}

extension ModelEntry {
  /// The model with its parameters replaced by the arguments of a type.
  func specialized(for type: SwiftType) -> ModelEntry? {
    guard case .success(let pattern) = SwiftType.parse(name.string),
      let parameters = pattern.nominal?.arguments, let arguments = type.nominal?.arguments
    else { return nil }
    let pairs = zip(parameters, arguments).map { ($0.description, $1) }
    let replacements = Dictionary(pairs) { first, _ in first }
    var model = self
    model.members = members.map { member in
      ParameterEntry(
        name: member.name, type: member.type.replacing(replacements),
        defaultValue: member.defaultValue)
    }
    model.cases = cases.map { own in
      var own = own
      own.payloads = own.payloads.map {
        EnumCaseEntry.Payload(label: $0.label, type: $0.type.replacing(replacements))
      }
      return own
    }
    return model
  }
}

extension TypeText {
  /// The type with other types in the place of names, still knowing where it was written.
  fileprivate func replacing(_ replacements: [String: SwiftType]) -> TypeText {
    let bytes = Array(type.description.utf8)
    var text: [UInt8] = []
    var position = 0
    for name in type.names {
      let range =
        name.range.lowerBound - type.range.lowerBound..<name.range.upperBound
        - type.range.lowerBound
      guard let other = replacements[name.name], range.lowerBound >= position,
        range.upperBound <= bytes.count
      else { continue }
      text += bytes[position..<range.lowerBound] + Array(other.asArgument.utf8)
      position = range.upperBound
    }
    text += bytes[position...]
    guard case .success(let replaced) = SwiftType.parse(String(decoding: text, as: UTF8.self))
    else {
      return self
    }
    return TypeText(type: replaced, part: part)
  }
}

extension SwiftType {
  /// In parentheses where a mark behind it would reach into it.
  fileprivate var asArgument: String {
    switch kind {
    case .function, .any, .some, .composition: "(\(self))"
    default: description
    }
  }
}
