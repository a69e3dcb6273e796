extension SwiftName {
  /// Why a name cannot be used at all, not even in backticks.
  package struct Problem: Equatable, Sendable {
    package let message: String
    /// A name near it that can, where there is one.
    package let suggestion: String?
  }

  package static func problem(with name: String, in position: Position) -> Problem? {
    if PlainName.isPlain(name) { return problemOfMeaning(name, in: position) }
    if name.isEmpty { return Problem(message: "a name is missing", suggestion: nil) }
    if let message = spellingProblem(name) {
      return Problem(message: message, suggestion: respelled(name, in: position))
    }
    return problemOfMeaning(name, in: position)
  }

  private static func problemOfMeaning(_ name: String, in position: Position) -> Problem? {
    guard isUnusable(name, in: position) else { return nil }
    let other = name == "Type" && position == .enumCase ? "type" : name + "Value"
    return Problem(
      message: name == "_" ? "'_' is not a name" : "'\(name)' has a meaning of its own in Swift",
      suggestion: name == "_" ? nil : fitted(other, to: position))
  }

  // MARK: Spelling

  private static func spellingProblem(_ name: String) -> String? {
    if name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
      return "'\(name)' needs no backticks here: they are added where they are due"
    }
    if let scalar = name.unicodeScalars.first(where: SwiftCharacters.isInvisible) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "a name cannot hold the invisible character U+\(code)"
    }
    if isIdentifier(name) { return nil }
    if name.unicodeScalars.allSatisfy(SwiftCharacters.continuesOperator) {
      return "'\(name)' is an operator, not a name"
    }
    guard let bad = name.unicodeScalars.first(where: { !SwiftCharacters.continuesIdentifier($0) })
    else {
      return startsWithDigit(name)
        ? "'\(name)' begins with a digit" : "'\(name)' begins with an accent that has no letter"
    }
    if bad.properties.isWhitespace { return "'\(name)' is not one word" }
    return "a name cannot hold '\(bad)'"
  }

  private static func startsWithDigit(_ name: String) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private static func respelled(_ name: String, in position: Position) -> String? {
    let visible = String(
      String.UnicodeScalarView(name.unicodeScalars.filter { !SwiftCharacters.isInvisible($0) }))
    let legal = isIdentifier(visible) ? visible : camelCased(visible)
    guard !legal.isEmpty else { return nil }
    let fitted = fitted(startsWithDigit(legal) ? "_" + legal : legal, to: position)
    return problem(with: fitted, in: position) == nil ? fitted : nil
  }

  private static func fitted(_ name: String, to position: Position) -> String {
    switch position {
    case .type: uppercasedFirst(name)
    case .argumentLabel, .declaredLabel, .enumCase, .function, .parameterName, .property:
      lowercasedFirst(name)
    case .memberAccess: name
    }
  }

  // MARK: Meaning

  private static func isUnusable(_ name: String, in position: Position) -> Bool {
    if name == "_" { return true }
    switch position {
    case .enumCase: return name == "Type" || name == "Protocol"
    case .type: return ["Any", "Protocol", "Self", "Type", "self"].contains(name)
    case .function, .parameterName, .property: return name == "self"
    case .argumentLabel, .declaredLabel, .memberAccess: return false
    }
  }
}
