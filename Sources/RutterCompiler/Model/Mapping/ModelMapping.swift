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
    case members(MemberBody)
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
  package let effects: MappingEffects
  /// Whether there is a method for an optional source, too.
  package let lifts: Bool
  package let body: Body
  /// Names that mean something inside the body, which a local constant must not take.
  package let namesInUse: Set<String>
  package let range: SourceRange
  /// The modules of the types that it names.
  package var modules: Set<String> = []
  /// On an inverse, both directions one after the other, if that can be checked.
  package var roundTrip: RoundTrip?
  /// What becomes of each member.
  package var coverage = MappingCoverage()
}

/// How a target with members is filled.
package struct MemberBody: Sendable {
  package var initializations: [MemberInitialization] = []
  /// Members that no initializer takes, set once there is a target.
  package var settings: [MemberInitialization] = []
  /// Whether the target has value semantics, so that setting members takes a variable.
  package var isOfValue = false
  package var update: InPlaceUpdate?
  package var before: [HookCall] = []
  package var after: [HookCall] = []
  /// The variable that holds the target, where it needs one; an extension of it has `self`.
  package var targetName = "self"
}

/// How a target that is there already is filled.
package struct InPlaceUpdate: Sendable {
  /// Whether no new targets are made.
  package let isOnly: Bool
  package let assignments: [MemberInitialization]
  /// The argument label of an extension's method.
  package let label: String?
  /// Whether the target has reference semantics.
  package let isOfClass: Bool
}

/// A call of the app's own on the way.
package struct HookCall: Sendable {
  package let text: String
  package let origin: SourceRange
  /// Whether it gets the target to change it.
  package let changesTarget: Bool
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
  /// Whether there is no target where the value is nil.
  package var isUnwrapped = false
  /// How what the member holds is filled in place, where its own mapping can do that.
  package var nested: NestedUpdate?
}

/// A member's value that is filled in place by a mapping of its own, instead of being made anew.
package struct NestedUpdate: Sendable {
  /// The value that it is filled from.
  package let source: String
  package let isSourceOptional: Bool
  package let isTargetOptional: Bool
  package let isOfClass: Bool
  /// The call, with marks in the places of the source and the target.
  let text: String

  static let sourceMark = "\u{4}"
  static let targetMark = "\u{5}"

  func call(from source: String, of target: String) -> String {
    text.replacingAll(Self.sourceMark, with: source).replacingAll(Self.targetMark, with: target)
  }

  /// Whether the member itself is never set.
  var isAlwaysInPlace: Bool { !isSourceOptional && !isTargetOptional }
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
