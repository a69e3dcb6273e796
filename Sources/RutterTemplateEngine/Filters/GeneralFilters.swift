import RutterDiagnostics

extension Filter {
  static let general: [Filter] = [
    Filter(
      "default", on: .any, taking: [Parameter("value", .any)],
      "The value itself, or the argument where it is undefined or absent."
    ) { $0.value == .none ? $0[0] : $0.value },
    Filter(
      "count", on: [.text, .list, .record],
      "The number of elements, of characters or of fields."
    ) { .int($0.value.count) },
    Filter(
      "contains", on: [.text, .list], taking: [Parameter("element", .present)],
      "Whether a text holds another one, or a list an element."
    ) { input throws(FilterFault) in
      guard let text = input.value.text else { return .bool(input.list.contains(input[0])) }
      guard let part = input[0].text else {
        throw FilterFault("a text can contain only text", argument: 0)
      }
      return .bool(text.firstPlace(of: part) != nil)
    },
    Filter(
      "filter", on: .any, taking: [Parameter("name", .text)],
      "What the filter of that name makes of the value: for filters named by a variable.",
      apply: applyNamed),
    Filter("json", on: .any, "The value as JSON, with the fields of a record in their order.") {
      input throws(FilterFault) in
      let text = String(input.value.json.text.dropLast())
      guard text.utf8.count <= Limits.textBytes else { throw .tooLong }
      return .string(text)
    },
  ]

  private static func applyNamed(_ input: FilterInput) throws(FilterFault) -> Value {
    let name = input.text(0)
    guard let filter = named(name) else {
      throw FilterFault(
        unknown: name, argument: 0, known: names, "unknown filter '\(name)'")
    }
    guard filter.requiredCount == 0 else {
      throw FilterFault("filter '\(name)' needs arguments", argument: 0)
    }
    guard filter.operand.contains(input.value.kind) else {
      throw FilterFault("filter '\(name)' takes \(filter.operand), not \(input.value.kind)")
    }
    let arguments = filter.parameters.map { $0.fallback ?? .none }
    return try filter.apply(FilterInput(value: input.value, arguments: arguments))
  }
}

extension Value {
  /// How many elements, characters or fields there are; 0 for what has none.
  var count: Int {
    switch self {
    case .none, .bool, .int: 0
    case .string(let value): value.count
    case .list(let value): value.count
    case .record(let value): value.count
    }
  }
}

extension String {
  /// Where `part` first stands, byte by byte; the empty text stands nowhere but in an empty one.
  func firstPlace(of part: String, from start: Index? = nil) -> Range<Index>? {
    guard let first = part.utf8.first else { return isEmpty ? startIndex..<endIndex : nil }
    var rest = utf8[(start ?? startIndex)...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: part.utf8) {
        return index..<utf8.index(index, offsetBy: part.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The pieces between the places where `part` stands.
  func pieces(separatedBy part: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    while !part.isEmpty, start < endIndex, let range = firstPlace(of: part, from: start) {
      pieces.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return pieces + [self[start...]]
  }
}
