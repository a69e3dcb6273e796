package import RutterDiagnostics

/// Reading the app's own Swift: a `SourceFile` enters, the types it declares leave, each with the
/// place of every part, so that a manifest can be held against what the app really has.
///
/// This reads declarations, not Swift as a whole: bodies and values are skipped, and types stay the
/// text they are until somebody asks. What cannot be read is said in `gaps`; nothing is guessed.
package struct DeclarationFile: Sendable {
  package let source: SourceFile
  package var imports: [Import] = []
  package var types: [TypeDeclaration] = []
  /// What could not be read; whoever looks for something there must not conclude that it is missing.
  package var gaps: [Gap] = []

  package struct Import: Sendable {
    package let module: String
    package let range: SourceRange
  }

  /// A part of the file that could not be read, and why, as the end of a sentence.
  package struct Gap: Sendable {
    package let reason: String
    package let range: SourceRange
  }
}

/// A type, an extension of one, or another name for one.
package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`, `typealias`
  }

  package let kind: Kind
  /// With the types around it: `Outer.Inner`. Of an extension, the name it extends, as written.
  package let name: String
  package let range: SourceRange
  package let modifiers: DeclarationModifiers
  package var generics: [String] = []
  /// The superclass and the protocols, as written.
  package var inherited: [SourceRange] = []
  /// What another name stands for.
  package var aliased: SourceRange?
  package var properties: [PropertyDeclaration] = []
  package var initializers: [InitializerDeclaration] = []
  package var cases: [CaseDeclaration] = []
  /// Macros written as declarations, which may bring members that nobody sees here.
  package var macros: [SourceRange] = []
  /// Whether its end is missing or part of it could not be read.
  package var hasGaps = false
}

/// What stands before a declaration: access, attributes, and the `#if` around it.
package struct DeclarationModifiers: Sendable {
  /// As written; what goes without saying depends on where it stands.
  package var access: DeclaredAccess?
  /// Of the setter, where it has another: `private(set)`.
  package var setterAccess: DeclaredAccess?
  package var attributes: [Attribute] = []
  package var words: Set<Word> = []
  /// The `#if` conditions around it, joined.
  package var condition: String?

  package enum Word: String, Sendable {
    case `static`, `class`, final, lazy, indirect, required, convenience, override, weak, unowned
  }

  /// `@State`, `@Environment(\.openURL)`: an attribute, a property wrapper or a macro.
  package struct Attribute: Sendable {
    package let name: String
    package let hasArguments: Bool
    package let range: SourceRange
  }

  package var isStatic: Bool { words.contains(.static) || words.contains(.class) }
}

/// Swift's access levels, with `open`, which manifests do not have.
package enum DeclaredAccess: String, Sendable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

package struct PropertyDeclaration: Sendable {
  package let name: String
  package let range: SourceRange
  package let modifiers: DeclarationModifiers
  package let isLet: Bool
  /// The type as written, if it is.
  package var type: SourceRange?
  /// The initial value as written, if there is one.
  package var value: SourceRange?
  /// Whether it has a body in place of storage.
  package var isComputed = false
  /// Whether that body has a setter, and whether reading it takes `await` or `try`.
  package var hasSetter = false
  package var hasEffects = false
}

package struct InitializerDeclaration: Sendable {
  package let range: SourceRange
  package let modifiers: DeclarationModifiers
  package var isFailable = false
  package var isAsync = false
  package var isThrowing = false
  package var generics: [String] = []
  package var parameters: [ParameterDeclaration] = []
}

package struct ParameterDeclaration: Sendable {
  /// nil where the call has none (`_`).
  package let label: String?
  package let name: String
  package let range: SourceRange
  package let type: SourceRange
  package let attributes: [DeclarationModifiers.Attribute]
  package let isVariadic: Bool
  /// The default value as written, if there is one.
  package let value: SourceRange?
}

package struct CaseDeclaration: Sendable {
  package struct Payload: Sendable {
    package let label: String?
    package let type: SourceRange
    package let hasDefault: Bool
  }

  package let name: String
  package let range: SourceRange
  package let condition: String?
  package var payloads: [Payload] = []
  package var rawValue: SourceRange?
}
