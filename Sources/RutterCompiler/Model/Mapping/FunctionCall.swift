/// A function that an author names by its selector, with what it gets beside the value.
struct FunctionCall {
  /// In a member's text `FunctionText.value` stands for the value.
  let callee: String
  let isMember: Bool
  /// The labels and values that stand after the value, each as a whole argument.
  let label: String?
  let others: [String]
  let isThrowing: Bool

  func text(of operand: ValueText) -> String {
    if isMember { return operand.tight + callee.dropFirst(FunctionText.value.count) }
    let first =
      (label.map { SwiftName.escaped($0, in: .argumentLabel) + ": " } ?? "") + operand.text
    return "\(callee)(\(([first] + others).joined(separator: ", ")))"
  }
}

extension SourceScope {
  /// The function with its own names bound; further labels name what else it gets.
  func call(_ function: FunctionText) -> FunctionCall {
    let callee = bound(function.expression)
    guard case .labels(let labels) = function.form else {
      return FunctionCall(
        callee: callee, isMember: true, label: nil, others: [], isThrowing: function.isThrowing)
    }
    let others = labels.dropFirst().compactMap { label -> String? in
      guard let label else { return nil }
      return SwiftName.escaped(label, in: .argumentLabel) + ": " + value(named: label)
    }
    let isInitializer = callee.hasSuffix(".init")
    return FunctionCall(
      callee: isInitializer ? String(callee.dropLast(".init".count)) : callee, isMember: false,
      label: labels.first ?? nil, others: others, isThrowing: function.isThrowing)
  }

  private func value(named name: String) -> String {
    switch meaning(of: name) {
    case .member, .other: bound(name) ?? name
    default: SwiftName.escaped(name, in: .parameterName)
    }
  }
}

extension FunctionText {
  /// The labels behind the first, which name members and context.
  var namesUsed: [String] {
    guard case .labels(let labels) = form else { return [] }
    return labels.dropFirst().compactMap { $0 }
  }
}
