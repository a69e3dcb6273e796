/// A named function from a value and arguments to a value: `|join:", "`.
package struct Filter: Sendable {
  package let name: String
  /// What may stand before the `|`.
  package let operand: ValueKinds
  package let parameters: [Parameter]
  /// What it does, in a sentence, for the reference.
  package let summary: String
  let apply: @Sendable (FilterInput) throws(FilterFault) -> Value

  /// What a filter is given after its colon.
  package struct Parameter: Sendable {
    package let name: String
    package let kinds: ValueKinds
    /// Taken where the author writes none; nil where one must be written.
    package let fallback: Value?

    init(_ name: String, _ kinds: ValueKinds, _ fallback: Value? = nil) {
      self.name = name
      self.kinds = kinds
      self.fallback = fallback
    }
  }

  init(
    _ name: String, on operand: ValueKinds, taking parameters: [Parameter] = [], _ summary: String,
    apply: @escaping @Sendable (FilterInput) throws(FilterFault) -> Value
  ) {
    self.name = name
    self.operand = operand
    self.parameters = parameters
    self.summary = summary
    self.apply = apply
  }

  /// Every filter, in the order of the reference.
  package static let catalogue: [Filter] = general + text + swift + numbers + lists

  static let names = catalogue.map(\.name)

  static func named(_ name: String) -> Filter? { catalogue.first { $0.name == name } }

  /// Whether it answers with a Boolean, so that `!name` is its opposite.
  package var isCondition: Bool { ["contains", "hasPrefix", "hasSuffix"].contains(name) }

  /// The fewest arguments it can be called with.
  var requiredCount: Int { parameters.count { $0.fallback == nil } }
}

/// What a filter is called with: kinds and number are as the filter declares them.
struct FilterInput: Sendable {
  var value: Value
  var arguments: [Value]

  /// The operand of a filter that takes only text.
  var text: String { value.text ?? "" }

  /// The operand of a filter that takes only lists.
  var list: [Value] { value.list ?? [] }

  subscript(index: Int) -> Value { index < arguments.count ? arguments[index] : .none }

  func text(_ index: Int) -> String { self[index].text ?? "" }

  func int(_ index: Int) -> Int { if case .int(let value) = self[index] { value } else { 0 } }
}

/// Why a filter has no answer; the renderer adds the place.
struct FilterFault: Error {
  var message: String
  /// The argument at fault; nil means the operand.
  var argument: Int?
  /// Where the argument is a name nobody knows: that name and those there are.
  var unknown: (name: String, known: [String])?

  init(_ message: String, argument: Int? = nil) {
    self.message = message
    self.argument = argument
  }

  init(unknown name: String, argument: Int, known: [String], _ message: String) {
    self.init(message, argument: argument)
    unknown = (name, known)
  }

  static let tooLong = FilterFault("the text it makes is too long")
}

extension Value {
  var text: String? { if case .string(let value) = self { value } else { nil } }

  var list: [Value]? { if case .list(let value) = self { value } else { nil } }

  /// How an output writes it; nil for what has no text.
  var written: String? {
    switch self {
    case .string(let value): value
    case .int(let value): String(value)
    case .bool(let value): value ? "true" : "false"
    case .none, .list, .record: nil
    }
  }
}
