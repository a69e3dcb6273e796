package import RutterDiagnostics

/// A type's shape, for mappings.
package struct ModelEntry: Sendable {
  package enum Kind: String, Sendable, CaseIterable { case `struct`, `class`, actor, `enum` }

  package let name: SourceText
  package var kind: Kind
  /// The Swift module that declares it.
  package var module: SourceText?
  package var members: [ParameterEntry] = []
  package var cases: [EnumCaseEntry] = []
  /// Members that are worked out from others, so that a mapping need not read them.
  package var derived: Set<String> = []
  /// Why members that can be read cannot be set, as the end of a sentence: `is a 'let'`.
  package var unsettable: [String: String] = [:]
  /// Members that the initializer takes without a label.
  package var unlabelled: Set<String> = []
  /// Whether there may be members beside these, which nobody sees here.
  package var isOpen = false
  /// How the type is declared, where that is generated too.
  package var declaration: ModelDeclarationEntry?
}

package struct EnumCaseEntry: Sendable {
  package struct Payload: Sendable {
    package let label: SourceText?
    package let type: TypeText
  }

  package let name: SourceText
  package var payloads: [Payload] = []
  /// The raw value, where it is not the name.
  package var rawValue: String?
  /// The raw value as a Swift literal, where the app's own Swift tells it.
  package var rawLiteral: String?
}

package struct MappingEntry: Sendable {
  package enum Form: String, Sendable, CaseIterable { case `extension`, function, mapper }

  package let range: SourceRange
  package var attributes = Attributes()
  package let source: TypeText
  /// What the author calls the source, and the further sources beside it.
  package var sourceLabel: SourceText?
  package var others: [ParameterEntry] = []
  package let target: TypeText
  package var form: Form = .extension
  package var name: SourceText?
  package var label: SourceText?
  package var parameters: [ParameterEntry] = []
  package var members: [MemberEntry] = []
  package var cases: [CaseSourceEntry] = []
  package var otherwise: ExpressionText?
  package var options = MappingOptions()
  /// Severities of findings about this mapping.
  package var rules: [Configuration.RuleSeverity] = []
  package var isInverted = false
  /// The place of `inverse: true`.
  package var inverseRange: SourceRange?
  package var access: Access?
}

/// Where one member of a target comes from.
package struct MemberEntry: Sendable {
  package enum Value: Sendable {
    case from(ExpressionText)
    case constant(ExpressionText)
    case ignored(reason: SourceText)
    /// Made of the source's own members.
    case nested([MemberEntry])
    /// Paired by name; only a default or an inverse is given.
    case byName
  }

  package let name: SourceText
  package var value: Value
  package var defaultValue: ExpressionText?
  package var inverse: ExpressionText?
  package var conversion = MemberConversion()
  /// Severities for what is found about it.
  package var rules: [Configuration.RuleSeverity] = []
}

/// A target case and the source cases or literals that lead to it.
package struct CaseSourceEntry: Sendable {
  package let name: SourceText
  package let sources: [ExpressionText]
  /// What differs from pairing payloads by label.
  package var payloads: [MemberEntry] = []
}
