package import RutterDiagnostics

/// A type with all that its declaration and its extensions say of it.
package struct DeclaredType: Sendable {
  /// A declaration or an extension, and the file it is in.
  package struct Part: Sendable {
    package let declaration: TypeDeclaration
    package let source: SourceFile
    /// The place of the file among those that were read.
    let file: Int

    func text(_ range: SourceRange) -> String { source.text(of: range) }
  }

  package let main: Part
  package let extensions: [Part]
  /// With its module's name in front where two modules have a type of the name.
  let fullName: String

  package var kind: TypeDeclaration.Kind { main.declaration.kind }
  package var name: String { main.declaration.name }
  package var range: SourceRange { main.declaration.range }
  package var parts: [Part] { [main] + extensions }

  /// Whether there may be members that were not read: in a part that has gaps, or from a macro.
  package var mayHaveMore: Bool {
    parts.contains { $0.declaration.hasGaps || !$0.declaration.macros.isEmpty }
      || main.declaration.modifiers.attributes.contains { !Self.plainAttributes.contains($0.name) }
  }

  /// Attributes of types that bring no initializer and no stored property.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Observable", "available", "frozen", "objc", "objcMembers", "usableFromInline",
    "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder", "main",
    "globalActor", "preconcurrency", "unchecked", "Model", "discardableResult", "UIApplicationMain",
  ]

  // MARK: Properties

  /// All properties of a value that can be read from where `access` reaches.
  package func readableProperties(_ isReachable: (DeclaredAccess?) -> Bool) -> [Property] {
    parts.flatMap { part in
      part.declaration.properties
        .filter { !$0.modifiers.isStatic }
        .filter { isReachable($0.modifiers.access ?? part.declaration.modifiers.access) }
        .map { Property($0, in: part) }
    }
  }

  /// A property, with its type as far as it can be told without guessing.
  package struct Property: Sendable {
    package let declaration: PropertyDeclaration
    package let type: String?

    init(_ declaration: PropertyDeclaration, in part: Part) {
      self.declaration = declaration
      type =
        declaration.type.map { part.text($0) }
        ?? declaration.value.flatMap { LiteralType.of(part.text($0)) }
    }

    /// Whether it holds a value of its own from the start.
    var isStored: Bool { !declaration.isComputed && !declaration.modifiers.words.contains(.lazy) }
  }

  // MARK: Conformances

  /// The names of what the type inherits and conforms to, as written, generic arguments left out.
  package var inheritedNames: [String] {
    parts.flatMap { part in
      part.declaration.inherited.flatMap { range in
        part.text(range).split(separator: "&").map { name in
          String(name.prefix { $0 != "<" }).split(separator: " ").last.map(String.init) ?? ""
        }
      }
    }
  }
}

/// The type of a value that is a literal.
enum LiteralType {
  static func of(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    if text == "true" || text == "false" { return "Bool" }
    if text.hasSuffix("()") { return made(by: text.dropLast(2)) }
    if first == UInt8(ascii: "\""), isOneString(text) { return "String" }
    let digits = first == UInt8(ascii: "-") ? Array(bytes.dropFirst()) : bytes
    guard let start = digits.first, DeclarationScanner.isDigit(start) else { return nil }
    if digits.allSatisfy({ DeclarationScanner.isDigit($0) || $0 == UInt8(ascii: "_") }) {
      return "Int"
    }
    let isFloat = digits.allSatisfy {
      DeclarationScanner.isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }
    return isFloat && digits.last != UInt8(ascii: ".") ? "Double" : nil
  }

  /// The type that a call without arguments makes a value of: `Date()`, `[Movie]()`.
  private static func made(by callee: Substring) -> String? {
    guard case .success(let type) = SwiftType.parse(String(callee)) else { return nil }
    switch type.kind {
    case .array, .dictionary: return type.description
    case .named(let components):
      let isType = components.allSatisfy { $0.name.first?.isUppercase == true }
      return isType ? type.description : nil
    default: return nil
    }
  }

  private static func isOneString(_ text: String) -> Bool {
    var scanner = DeclarationScanner(Array(text.utf8))
    scanner.advance()
    return scanner.isAtEnd && scanner.unclosed == nil
  }
}
