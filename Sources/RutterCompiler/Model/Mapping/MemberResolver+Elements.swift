import RutterDiagnostics

// A collection of which some elements are taken, in some order.
extension MemberResolver {
  mutating func shaped(_ reading: Reading, _ wish: Wish) -> ConvertedValue? {
    let collection = reading.type.map { $0.unwrapped ?? $0 }
    let own = collection?.element
    guard let wanted = wish.core.element, collection == nil || own != nil else {
      report.add(
        NotACollection.finding(
          wish.place, collection.flatMap { $0.element == nil ? $0 : nil } ?? wish.core))
      return nil
    }
    let elements = wish.options.elements
    if collection?.isSet == true, elements.order.isEmpty,
      elements.limit != nil || elements.index != nil
    {
      report.add(NotACollection.unordered(wish.place))
    }
    let isDropped = reading.isOptional && !wish.takesNil
    if isDropped, !wish.isFailable {
      report.add(wish.place.finding(.droppedOptional))
      return nil
    }
    guard checkElements(elements, own),
      let conversion = elementConversion(own, wanted, wish)
    else { return nil }
    let scope = ElementScope(
      outer: self.scope, model: own.flatMap { self.scope.catalog?.model(for: $0) })
    let chain = ElementChain(
      elements: elements, scope: scope, conversion: conversion, own: own, wish: wish.core,
      writer: ConversionWriter(user: plan.head))
    let text = chain.text(of: reading.operand, isNilable: reading.isOptional)
    let fallback = wish.fallback.map { Reading($0, text: self.scope.bound($0.expression)).operand }
    return ConvertedValue(
      text: ValueText(text: text).text(with: fallback), isUnwrapped: isDropped)
  }

  private mutating func elementConversion(
    _ own: SwiftType?, _ wanted: SwiftType, _ wish: Wish
  ) -> Conversion? {
    var finder = finder(for: wish.options)
    if let index = wish.options.elements.index {
      finder.given[index.string] = SwiftName.escaped(index.string, in: .parameterName)
    }
    guard let own else { return finder.function.map { .function($0) } ?? Conversion.none }
    let result =
      finder.isCompact
      ? finder.optionalConversion(from: own, to: wanted) : finder.conversion(from: own, to: wanted)
    switch result {
    case .success(let conversion):
      note(conversion, given: finder.given, wish)
      return conversion
    case .failure(let problem):
      calls += [problem.call].compactMap { $0 }
      report.add(wish.place.finding(problem))
      return nil
    }
  }

  // MARK: Names

  private mutating func checkElements(_ elements: ElementsEntry, _ own: SwiftType?) -> Bool {
    let model = own.flatMap { self.scope.catalog?.model(for: $0) }
    let scope = ElementScope(outer: self.scope, model: model)
    if let limit = elements.limit { noteReads(limit.expression) }
    let texts = [elements.filter].compactMap { $0 } + elements.order.map(\.value)
    var isSound = true
    for text in texts {
      for name in scope.outerNames(in: text.expression) {
        if case .member = self.scope.meaning(of: name) { membersRead.insert(name) }
        if case .context = self.scope.meaning(of: name) { contextRead.insert(name) }
      }
      if let model, let root = text.expression.path?.first, scope.isUnknown(root.name) {
        let nearest = Suggestion.nearest(to: root.name, in: model.memberNames)
        report.add(UnknownSourceMember.finding(text, root, in: model, nearest: nearest))
        isSound = false
      }
    }
    for key in elements.order {
      guard let path = key.value.expression.path, let model,
        let type = SourceScope(head: plan.head, model: model, catalog: self.scope.catalog).type(
          of: path
        ).type
      else { continue }
      if type.isOptional || type.nominal?.name == "Bool" {
        report.add(UnsortableMember.finding(key.value, type))
        isSound = false
      }
    }
    return isSound
  }
}

/// What names mean in an expression about an element: its members first, then what is around it.
struct ElementScope {
  let outer: SourceScope
  let model: ModelEntry?

  /// The expression about the element called `element`.
  func bound(_ expression: SwiftExpression, to element: String) -> String {
    let text = expression.replacingFreeNames { name in
      if isOwn(name) { return element + "." + SwiftName.escaped(name, in: .memberAccess) }
      return outer.bound(name)
    }
    return element == "$0" ? text : Self.replacingElement(in: text, with: element)
  }

  /// `$0` of the expression itself; within a closure of the author's it is that closure's.
  private static func replacingElement(in text: String, with element: String) -> String {
    var depth = 0
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0, rest.hasPrefix("$0") {
        result += element
        rest = rest.dropFirst(2)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  func outerNames(in expression: SwiftExpression) -> [String] {
    expression.freeNames.map(\.name).filter { !isOwn($0) }
  }

  func isUnknown(_ name: String) -> Bool {
    guard !isOwn(name), case .unknown = outer.meaning(of: name) else { return false }
    return name.first?.isUppercase != true
  }

  /// Of a type without a model, a name that means nothing else.
  private func isOwn(_ name: String) -> Bool {
    if let model { return model.member(name) != nil }
    guard case .unknown = outer.meaning(of: name) else { return false }
    return name.first?.isUppercase != true
  }
}

/// The calls behind a collection that take and convert its elements.
private struct ElementChain {
  let elements: ElementsEntry
  let scope: ElementScope
  let conversion: Conversion
  let own: SwiftType?
  let wish: SwiftType
  let writer: ConversionWriter

  func text(of operand: ValueText, isNilable: Bool) -> String {
    let prefix = conversion.isThrowing && elements.compact == nil ? "try " : ""
    guard let collection else {
      return prefix + (isNilable ? operand.link : operand.tight) + calls
    }
    return isNilable
      ? "\(prefix)\(operand.asOptional).map { \(prefix)\(collection)($0\(calls)) }"
      : "\(prefix)\(collection)(\(operand.tight)\(calls))"
  }

  /// The type that is made of the calls' result, where that is none of its own.
  private var collection: String? {
    if wish.isSet { return "Set" }
    return last.isEmpty && elements.limit != nil ? "Array" : nil
  }

  private var calls: String {
    filter + order + (elements.limit.map { ".prefix(\(scope.outer.bound($0.expression)))" } ?? "")
      + last
  }

  private var filter: String {
    guard let condition = elements.filter?.expression else { return "" }
    let name = elementName
    guard condition.text.contains("{") else {
      return ".filter { \(scope.bound(condition, to: "$0")) }"
    }
    return ".filter { \(name) in \(scope.bound(condition, to: name)) }"
  }

  private var order: String {
    if elements.order.isEmpty { return "" }
    let hasClosure = elements.order.contains { $0.value.text.contains("{") }
    let names = hasClosure ? ("left", "right") : ("$0", "$1")
    var sides: (left: [String], right: [String]) = ([], [])
    for key in elements.order {
      let left = scope.bound(key.value.expression, to: names.0)
      let right = scope.bound(key.value.expression, to: names.1)
      sides.left.append(key.isDescending ? right : left)
      sides.right.append(key.isDescending ? left : right)
    }
    let comparison = "\(Self.tuple(sides.left)) < \(Self.tuple(sides.right))"
    let isCompound = elements.order.count == 1 && !elements.order[0].value.expression.isOperand
    let text = isCompound ? "(\(sides.left[0])) < (\(sides.right[0]))" : comparison
    return ".sorted { \(hasClosure ? "left, right in " : "")\(text) }"
  }

  private static func tuple(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }

  private var last: String {
    let method = elements.compact == nil ? "map" : "compactMap"
    if let index = elements.index {
      let name = elementName
      let value =
        elements.compact == nil
        ? writer.text(conversion, of: ValueText(text: name))
        : writer.filtered(conversion, of: name)
      let place = SwiftName.escaped(index.string, in: .parameterName)
      return ".enumerated().\(method) { \(place), \(name) in \(value) }"
    }
    if elements.compact != nil { return ".compactMap \(writer.filter(conversion))" }
    return conversion.isNone ? "" : ".map \(writer.closure(conversion))"
  }

  private var elementName: String {
    let name = own.map(MappingNames.value) ?? "element"
    return SwiftName.escaped(
      MappingNames.free(name) { taken in
        taken == elements.index?.string || taken == scope.outer.head.sourceName || taken == "value"
          || scope.outer.head.parameters.contains { $0.name == taken }
          || elements.filter?.expression.boundNames.contains(taken) == true
      }, in: .parameterName)
  }
}

extension SwiftExpression {
  /// Whether operators beside it do not reach into it.
  fileprivate var isOperand: Bool { asOperand == text }
}
