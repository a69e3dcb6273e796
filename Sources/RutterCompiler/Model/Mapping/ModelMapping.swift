package import RutterDiagnostics

// Stages 3 and 4 of model mappings. The `models` and `mappings` of all manifests enter; for each
// manifest a list of `ModelMapping`s leaves, in the author's order, an inverse right behind its
// forward one. Every name is bound: members are paired, types converted through the project's other
// mappings, values are Swift text that only has to be printed. What cannot be bound is reported and
// left out. The findings themselves are in `Findings`.

/// How one model is made from another, bound and complete.
package struct ModelMapping: Sendable {
  /// What the mapping is declared as.
  package enum Form: Sendable, Equatable {
    /// `init(label name: Source)` in an extension of the target; without a label, `init(_ name:)`.
    case initializer(label: String?, isConvenience: Bool)
    /// `func name() -> Target` in an extension of the source.
    case function(name: String)
    /// `func map(_ name: Source) -> Target` in a struct of its own.
    case mapper(type: String)
  }

  package enum Body: Sendable {
    case members([MemberInitialization])
    case cases([CaseTranslation], otherwise: CaseTranslation?)
  }

  package let source: SwiftType
  package let target: SwiftType
  package let form: Form
  /// The variable that holds the source; a function has `self` instead.
  package let sourceName: String
  package let parameters: [Parameter]
  package let access: Access
  package let attributes: Attributes
  package let isInverse: Bool
  package let body: Body
  /// Names that mean something inside the body, which a local constant must not take.
  package let namesInUse: Set<String>
  package let range: SourceRange
  /// On an inverse, both directions one after the other, if that can be checked.
  package var roundTrip: RoundTrip?
  /// What becomes of each member.
  package var coverage = MappingCoverage()
}

/// A member of the target and the Swift expression it is initialized with.
package struct MemberInitialization: Sendable {
  package let name: String
  /// Whether the initializer takes it under its name.
  package var isLabelled = true
  package let type: SwiftType
  package let value: String
  /// Whether the value tells its type by itself: `Identifier(value: id)`.
  package let isTyped: Bool
  /// Where the author wrote the value, if only swiftc can tell whether it is right.
  package let origin: SourceRange?
  /// Where the target's model declares the member.
  package let declaration: SourceRange
}

/// A branch of the switch that translates one enum, or a literal, into another.
package struct CaseTranslation: Sendable {
  /// Empty for the branch that takes everything else.
  package var patterns: [String]
  package let value: String
  /// Whether it is made of cases without payloads and of literals that no type of the app's takes part
  /// in, so that it may be used from any actor.
  package var isFree = false
  /// Where the author wrote the value, if only swiftc can tell whether it is right.
  package let origin: SourceRange?
}
