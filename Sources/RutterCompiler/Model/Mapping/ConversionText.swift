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

  /// So that what follows sees the value, if it is there.
  var link: String { isChained ? text : tight + "?" }

  /// So that a method of the optional itself can follow.
  var asOptional: String { isChained ? "(\(text))" : tight }
}

extension Conversion {
  /// Whether what is made of an element is an optional.
  fileprivate var mayComeToNothing: Bool {
    if case .optional = self { return true }
    return mayBeNil || isThrowing
  }
}

/// Writes conversions as Swift.
struct ConversionWriter {
  let user: MappingHead

  /// With `try` in front where something in it may throw.
  func text(_ conversion: Conversion, of operand: ValueText) -> String {
    (conversion.isThrowing ? "try " : "") + bare(conversion, of: operand)
  }

  private func bare(_ conversion: Conversion, of operand: ValueText) -> String {
    switch conversion {
    case .none: operand.text
    case .call(let head, let context): call(head, context, with: operand)
    case .function(let function): function.text(of: operand)
    case .number(let type): "\(type)(\(operand.text))"
    case .rawValue: "\(operand.tight).rawValue"
    case .rawCase(let type): "\(type)(rawValue: \(operand.text))"
    case .optional(.none): operand.text
    case .optional(let inner): optional(inner, of: operand)
    case .array(.none): "Array(\(operand.text))"
    case .array(let inner): "\(operand.tight).map \(closure(inner))"
    case .set(.none): "Set(\(operand.text))"
    case .set(let inner): "Set(\(operand.tight).map \(closure(inner)))"
    case .dictionary(let inner): "\(operand.tight).mapValues \(closure(inner))"
    case .entries(let key, let value): entries(key, value, of: operand)
    case .compact(.array(let inner)): "\(operand.tight).compactMap \(filter(inner))"
    case .compact(.set(let inner)): "Set(\(operand.tight).compactMap \(filter(inner)))"
    case .compact(.dictionary(let inner)): "\(operand.tight).compactMapValues \(filter(inner))"
    case .compact(.entries(let key, let value)): someEntries(key, value, of: operand)
    case .compact(let other): bare(other, of: operand)
    }
  }

  /// Of two keys that come to the same one stays.
  private func entries(
    _ key: Conversion, _ value: Conversion, of operand: ValueText
  ) -> String {
    let pair = "(\(text(key, of: "$0.key")), \(text(value, of: "$0.value")))"
    return unique("\(operand.tight).map { \(pair) }")
  }

  private func someEntries(
    _ key: Conversion, _ value: Conversion, of operand: ValueText
  ) -> String {
    let own = filtered(key, of: "entry.key")
    let other = filtered(value, of: "entry.value")
    let pair =
      switch (key.mayComeToNothing, value.mayComeToNothing) {
      case (true, true):
        "\(grouped(own)).flatMap { key in \(grouped(other)).map { (key, $0) } }"
      case (true, false): "\(grouped(own)).map { ($0, \(other)) }"
      case (false, true): "\(grouped(other)).map { (\(own), $0) }"
      case (false, false): "(\(own), \(other))"
      }
    return unique("\(operand.tight).compactMap { entry in \(pair) }")
  }

  private func grouped(_ text: String) -> String {
    text.hasPrefix("try") ? "(\(text))" : text
  }

  private func unique(_ pairs: String) -> String {
    "Dictionary(\(pairs), uniquingKeysWith: { first, _ in first })"
  }

  private func text(_ conversion: Conversion, of operand: String) -> String {
    text(conversion, of: ValueText(text: operand))
  }

  func closure(_ inner: Conversion) -> String {
    "{ \(text(inner, of: ValueText(text: "$0"))) }"
  }

  /// A closure that answers nil for what is left out.
  func filter(_ inner: Conversion, of element: String = "$0") -> String {
    "{ \(filtered(inner, of: element)) }"
  }

  func filtered(_ inner: Conversion, of element: String) -> String {
    (inner.isThrowing ? "try? " : "") + bare(inner, of: ValueText(text: element))
  }

  /// Where the conversion is a method call it joins the optional chain.
  private func optional(_ inner: Conversion, of operand: ValueText) -> String {
    let link = ValueText(text: operand.link)
    switch inner {
    case .rawValue, .dictionary, .compact(.array), .compact(.dictionary):
      return bare(inner, of: link)
    case .array(let element):
      if !element.isNone { return bare(inner, of: link) }
    case .call(let head, _):
      if case .function = head.form { return bare(inner, of: link) }
    case .function(let function):
      if function.isMember { return bare(inner, of: link) }
    case .none, .number, .rawCase, .optional, .set, .entries, .compact: break
    }
    return "\(operand.asOptional).\(inner.mayBeNil ? "flatMap" : "map") \(closure(inner))"
  }

  private func call(
    _ head: MappingHead, _ context: [ContextArgument], with operand: ValueText
  ) -> String {
    let others = arguments(context)
    let value = operand.text
    switch head.form {
    case .initializer(let label, _):
      let first = label.map { "\(SwiftName.escaped($0, in: .argumentLabel)): \(value)" } ?? value
      return "\(head.target)(\(([first] + others).joined(separator: ", ")))"
    case .function(let name):
      let method = SwiftName.escaped(name, in: .memberAccess)
      return "\(operand.tight).\(method)(\(others.joined(separator: ", ")))"
    case .mapper(let type):
      return "\(owner(head, type))map(\(([value] + others).joined(separator: ", ")))"
    }
  }

  /// The mapping's method that fills a target in place, with marks for the source and the target.
  func update(_ head: MappingHead, _ update: UpdateHead, _ context: [ContextArgument]) -> String {
    let others = arguments(context)
    let (source, target) = (NestedUpdate.sourceMark, NestedUpdate.targetMark)
    switch head.form {
    case .initializer:
      let label = update.label.map { SwiftName.escaped($0, in: .argumentLabel) + ": " } ?? ""
      return "\(target).update(\(([label + source] + others).joined(separator: ", ")))"
    case .function: return "\(source).update(\(([target] + others).joined(separator: ", ")))"
    case .mapper(let type):
      let all = [source, "to: " + target] + others
      return "\(owner(head, type))map(\(all.joined(separator: ", ")))"
    }
  }

  private func arguments(_ context: [ContextArgument]) -> [String] {
    context.map { argument in
      let label = SwiftName.escaped(argument.parameter.name, in: .argumentLabel)
      return argument.parameter.isLabelled ? "\(label): \(argument.value)" : argument.value
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
