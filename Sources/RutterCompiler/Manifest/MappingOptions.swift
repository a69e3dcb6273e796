package import RutterDiagnostics

/// A model's type that is generated, not only described.
package struct ModelDeclarationEntry: Sendable {
  /// The place of `generate: true`.
  package let range: SourceRange
  package var conformances: [TypeText] = []
  package var access: Access?
  package var attributes = Attributes()
}

/// What a mapping does beside making a target that is always whole.
package struct MappingOptions: Sendable {
  /// Where `optional: true`, `throws: true` and `lifts: true` stand.
  package var optional: SourceRange?
  package var throwing: SourceRange?
  package var lifts: SourceRange?
  package var update: UpdateEntry?
  /// What is called before the source is read and once the target is filled.
  package var before: [ExpressionText] = []
  package var after: [ExpressionText] = []
}

/// That a target that is there already is filled anew.
package struct UpdateEntry: Sendable {
  /// Whether targets are only ever updated, so that none is made.
  package let isOnly: Bool
  package let range: SourceRange
  /// What differs from making one.
  package var members: [MemberEntry] = []
}

/// How a member's value becomes one of its type, beyond what the types tell.
package struct MemberConversion: Sendable {
  package var function: FunctionText?
  /// Whether what the author wrote for it cannot be read, which has been said.
  package var isBroken = false
  /// The name of the mapping to use.
  package var mapping: SourceText?
  /// Values for the parameters of the mapping that is used, by their names.
  package var context: [(name: SourceText, value: ExpressionText)] = []
  /// Where it says that there is no target without the value.
  package var required: SourceRange?
  package var elements = ElementsEntry()
}

extension MemberConversion {
  var saysSomething: Bool {
    function != nil || isBroken || mapping != nil || !context.isEmpty || required != nil
      || elements.isShaping
      || elements.compact != nil
  }
}

/// Which elements of a collection are taken, and in which order.
package struct ElementsEntry: Sendable {
  package var filter: ExpressionText?
  package var order: [SortKeyEntry] = []
  package var limit: ExpressionText?
  /// The parameter of the elements' mapping that gets an element's place.
  package var index: SourceText?
  /// Where it says that elements that come to nothing are left out.
  package var compact: SourceRange?

  /// Whether it is about one collection as a whole, and not about collections at any depth.
  var isShaping: Bool { filter != nil || !order.isEmpty || limit != nil || index != nil }
}

package struct SortKeyEntry: Sendable {
  package let value: ExpressionText
  package let isDescending: Bool
}

/// A function of one value as a selector names it: `URL.init(string:)`, `images.poster(for:size:)`,
/// where further labels name what else it gets; or a member of the value: `.absoluteString`.
package struct FunctionText: Sendable {
  package enum Form: Sendable {
    case labels([String?])
    case member
  }

  /// What is called; for a member, an expression in which `FunctionText.value` stands for the value.
  package let expression: SwiftExpression
  package let form: Form
  package let isThrowing: Bool
  package let part: TextPart

  /// No manifest can mean anything by it.
  static let value = "__value"
}
