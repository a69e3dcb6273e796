/// A Swift expression that other text can be put behind: a name, a path, a call, or in parentheses.
struct ValueText {
  var text: String
  /// Whether it is optional by its chain alone (`profile?.tags`), so that what is put behind it still
  /// sees the value itself.
  var isChained = false
  /// Whether it is a whole expression, which takes parentheses before anything can be put behind it.
  var isWhole = false

  /// The same, with a value for nil behind it.
  func text(with fallback: ValueText?) -> String {
    guard let fallback else { return text }
    return "\(tight) ?? \(fallback.tight)"
  }

  /// So that an operator or a member can follow.
  var tight: String { isWhole ? "(\(text))" : text }
}

/// Writes conversions as Swift.
struct ConversionWriter {
  let user: MappingHead

  func text(_ conversion: Conversion, of operand: ValueText) -> String {
    switch conversion {
    case .none: operand.text
    case .call(let head, let context): call(head, context, with: operand.text)
    case .optional(let inner): optional(inner, of: operand)
    case .array(let inner): "\(operand.text).map \(closure(inner))"
    case .set(let inner): "Set(\(operand.text).map \(closure(inner)))"
    case .dictionary(let inner): "\(operand.text).mapValues \(closure(inner))"
    }
  }

  private func closure(_ inner: Conversion) -> String {
    "{ \(text(inner, of: ValueText(text: "$0"))) }"
  }

  /// Where the conversion is a method call it joins the optional chain.
  private func optional(_ inner: Conversion, of operand: ValueText) -> String {
    let link = operand.isChained ? operand.text : operand.text + "?"
    switch inner {
    case .array, .dictionary: return text(inner, of: ValueText(text: link))
    case .call(let head, let context):
      if case .function = head.form { return call(head, context, with: link) }
    case .none, .optional, .set: break
    }
    return operand.isChained
      ? "(\(operand.text)).map \(closure(inner))" : "\(operand.text).map \(closure(inner))"
  }

  private func call(_ head: MappingHead, _ context: [Parameter], with value: String) -> String {
    let forwarded = context.map { parameter in
      let name = SwiftName.escaped(parameter.name, in: .parameterName)
      let label = SwiftName.escaped(parameter.name, in: .argumentLabel)
      return parameter.isLabelled ? "\(label): \(name)" : name
    }
    switch head.form {
    case .initializer(let label, _):
      let first = label.map { "\(SwiftName.escaped($0, in: .argumentLabel)): \(value)" } ?? value
      return "\(head.target)(\(([first] + forwarded).joined(separator: ", ")))"
    case .function(let name):
      let method = SwiftName.escaped(name, in: .memberAccess)
      return "\(value).\(method)(\(forwarded.joined(separator: ", ")))"
    case .mapper(let type):
      return "\(owner(head, type))map(\(([value] + forwarded).joined(separator: ", ")))"
    }
  }

  /// A mapper of another module is named in full where the user's own is called the same.
  private func owner(_ head: MappingHead, _ type: String) -> String {
    guard head.mapperType != user.mapperType else { return "" }
    let isHidden = user.mapperType?.name == type
    let module = isHidden ? head.module.map { $0 + "." } : nil
    return "\(module ?? "")\(SwiftName.escaped(type, in: .type))()."
  }
}
