import RutterDiagnostics

extension FilterUse {
  /// Checks the number of arguments and the kind of those that are literals, and puts defaults in.
  init(_ filter: Filter, _ arguments: [Expression], at range: SourceRange) throws(Fault) {
    self.filter = filter
    self.range = range
    self.arguments = arguments
    guard filter.requiredCount...filter.parameters.count ~= arguments.count else {
      throw Self.wrongCount(filter, arguments.count, at: range)
    }
    for (parameter, argument) in zip(filter.parameters, arguments) {
      guard case .literal(let value) = argument.form else { continue }
      try parameter.check(value, of: filter, at: argument.range)
    }
    for parameter in filter.parameters.dropFirst(arguments.count) {
      self.arguments.append(
        Expression(form: .literal(parameter.fallback ?? .none), range: range))
    }
  }

  private static func wrongCount(_ filter: Filter, _ count: Int, at range: SourceRange) -> Fault {
    let least = filter.requiredCount
    let most = filter.parameters.count
    let wanted = least == most ? "\(most)" : "\(least) to \(most)"
    let noun = wanted == "1" ? "argument" : "arguments"
    return Fault(
      .filterArguments, "filter '\(filter.name)' takes \(wanted) \(noun), not \(count)", at: range,
      help: most == 0 ? nil : "write '\(filter.usage)'")
  }
}

extension Filter {
  /// How it is written, with the names of its arguments: `replace:from,to`.
  package var usage: String {
    parameters.isEmpty ? name : name + ":" + parameters.map(\.name).joined(separator: ",")
  }
}

extension Filter.Parameter {
  func check(_ value: Value, of filter: Filter, at range: SourceRange) throws(Fault) {
    guard !kinds.contains(value.kind) else { return }
    throw Fault(
      .filterArguments,
      "argument '\(name)' of filter '\(filter.name)' must be \(kinds), not \(value.kind)",
      at: range)
  }
}
