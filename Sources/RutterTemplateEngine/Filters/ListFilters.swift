extension Filter {
  static let lists: [Filter] = [
    Filter("first", on: .list, "The first element; absent in an empty list.") {
      $0.list.first ?? .none
    },
    Filter("last", on: .list, "The last element; absent in an empty list.") {
      $0.list.last ?? .none
    },
    Filter("reversed", on: .list, "The elements in the opposite order.") {
      .list($0.list.reversed())
    },
    Filter("unique", on: .list, "Each of equal elements once, at the place of the first.") {
      .list(unique($0.list))
    },
    Filter(
      "join", on: .list, taking: [Parameter("separator", .text, .string(""))],
      "The elements as one text, with a text between them.", apply: join),
    Filter(
      "map", on: .list, taking: [Parameter("field", .text)], "That field of each element."
    ) { input throws(FilterFault) in .list(try fields(input.text(0), of: input.list)) },
    Filter(
      "sorted", on: .list, taking: [Parameter("field", [.text, .none], Value.none)],
      "The elements, numbers or texts, in order; with a field's name, records in its order.",
      apply: sorted),
  ]

  private static func unique(_ list: [Value]) -> [Value] {
    var texts: Set<String> = []
    var others: [Value] = []
    return list.filter { element in
      if let text = element.text { return texts.insert(text).inserted }
      if others.contains(element) { return false }
      others.append(element)
      return true
    }
  }

  private static func join(_ input: FilterInput) throws(FilterFault) -> Value {
    let separator = input.text(0)
    var result = ""
    for (index, element) in input.list.enumerated() {
      guard let text = element.written else {
        throw FilterFault("cannot join \(element.kind)")
      }
      if index > 0 { result += separator }
      result += text
      guard result.utf8.count <= Limits.textBytes else { throw .tooLong }
    }
    return .string(result)
  }

  private static func fields(_ name: String, of list: [Value]) throws(FilterFault) -> [Value] {
    var values: [Value] = []
    for element in list {
      guard case .record(let record) = element else {
        throw FilterFault("\(element.kind) in the list has no fields")
      }
      guard let value = record[name] else {
        throw FilterFault(
          unknown: name, argument: 0, known: record.names,
          "an element has no field '\(name)'")
      }
      values.append(value)
    }
    return values
  }

  private static func sorted(_ input: FilterInput) throws(FilterFault) -> Value {
    let list = input.list
    let keys = try input[0].text.map { name throws(FilterFault) in try fields(name, of: list) }
    let pairs = zip(keys ?? list, list)
    let kinds = Set((keys ?? list).map(\.kind.rawValue))
    guard kinds.isSubset(of: [ValueKinds.text.rawValue]) || kinds == [ValueKinds.number.rawValue]
    else { throw FilterFault("only a list of numbers or of texts has an order") }
    let order = pairs.enumerated().sorted { a, b in
      if a.element.0.precedes(b.element.0) { return true }
      return !b.element.0.precedes(a.element.0) && a.offset < b.offset
    }
    return .list(order.map(\.element.1))
  }
}

extension Value {
  /// The order of two numbers or two texts; false for anything else.
  func precedes(_ other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): a < b
    case (.string(let a), .string(let b)): a < b
    default: false
    }
  }
}
